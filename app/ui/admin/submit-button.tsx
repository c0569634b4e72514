import { SubmitButton as Button } from '../form/submit-button';

interface SubmitButtonProps {
  name: string;
  /** Label while submitting. */
  busy?: string;
  look?: 'primary' | 'plain' | 'danger';
}

/** The submit button of a form, on its own line. */
export function SubmitButton({ name, busy = name, look = 'primary' }: SubmitButtonProps) {
  return (
    <p className="form-submit">
      <Button name={name} busyName={busy} look={look} />
    </p>
  );
}
