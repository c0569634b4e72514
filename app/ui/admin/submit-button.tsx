import { SubmitButton as Button } from '../form/submit-button';

interface SubmitButtonProps {
  name: string;
  /** What it reads while the form is on its way. */
  busy?: string;
  look?: 'primary' | 'plain' | 'danger';
}

/** The button of a form of staff, on a line of its own. */
export function SubmitButton({ name, busy = name, look = 'primary' }: SubmitButtonProps) {
  return (
    <p className="form-submit">
      <Button name={name} busyName={busy} look={look} />
    </p>
  );
}
