import type { ReactNode } from 'react';
import { useIsSubmitting } from 'remix-validated-form';

interface SubmitButtonProps {
  /** Label, and label while submitting; the same by default. */
  name: ReactNode;
  busyName?: string;
  /** 'primary' is the main action, 'plain' a secondary one, 'danger' destructive. */
  look?: keyof typeof LOOKS;
  isWide?: boolean;
}

const LOOKS = { primary: 'btn btn--primary', plain: 'btn', danger: 'btn btn--danger' } as const;

/** The submit button of a StoreForm, disabled only while submitting. */
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
