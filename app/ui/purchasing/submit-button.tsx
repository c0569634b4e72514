import type { ReactNode } from 'react';
import { useIsSubmitting } from 'remix-validated-form';

/** Sends the form that it stands in; while that is on its way it takes no second press. */
export function SubmitButton({ isDanger = false, children }: { isDanger?: boolean; children: ReactNode }) {
  const isSubmitting = useIsSubmitting();
  return (
    <button
      type="submit"
      className={isDanger ? 'btn btn--danger' : 'btn btn--primary'}
      disabled={isSubmitting}
    >
      {children}
    </button>
  );
}
