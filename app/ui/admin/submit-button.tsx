import { useIsSubmitting } from 'remix-validated-form';

interface SubmitButtonProps {
  name: string;
  /** What it reads while the form is on its way. */
  busy?: string;
  look?: 'primary' | 'plain' | 'danger';
}

const LOOKS = { primary: 'btn btn--primary', plain: 'btn', danger: 'btn btn--danger' };

/** The button of a form of staff; a second press while it is sent does nothing. */
export function SubmitButton({ name, busy = name, look = 'primary' }: SubmitButtonProps) {
  const isSubmitting = useIsSubmitting();
  return (
    <p className="form-submit">
      <button type="submit" className={LOOKS[look]} disabled={isSubmitting}>
        {isSubmitting ? busy : name}
      </button>
    </p>
  );
}
