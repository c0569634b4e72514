import type { ReactNode } from 'react';
import { useIsSubmitting } from 'remix-validated-form';

interface SubmitButtonProps {
  /** What it says, and what it says while the form is being sent; the same where nothing is given. */
  name: ReactNode;
  busyName?: string;
  /** 'primary' is what the form is there for; 'plain' stands beside it, 'danger' takes something away. */
  look?: keyof typeof LOOKS;
  isWide?: boolean;
}

const LOOKS = { primary: 'btn btn--primary', plain: 'btn', danger: 'btn btn--danger' } as const;

/** The button of a StoreForm. It is off while the form is being sent, and never before. */
export function SubmitButton({ name, busyName, look = 'primary', isWide = false }: SubmitButtonProps) {
  const isSubmitting = useIsSubmitting();
  return (
    <button
      type="submit"
      className={isWide ? `${LOOKS[look]} btn--wide` : LOOKS[look]}
      disabled={isSubmitting}
    >
      {isSubmitting ? (busyName ?? name) : name}
    </button>
  );
}
