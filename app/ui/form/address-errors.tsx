import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { ErrorBox } from './error-box';

interface AddressErrorsProps {
  /** Field name → message, in the order of the form. */
  errors: Record<string, string>;
  /** The form's id, which begins the ids of its controls. */
  formId: string;
  /** Fields without a control in the form. */
  general: readonly string[];
}

/**
 * The error summary of a GET form, whose values are in the URL. For a StoreForm, use ErrorSummary. `formatPageTitle`
 * adds the error to the page's title.
 */
export function AddressErrors({ errors, formId, general }: AddressErrorsProps) {
  const { key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const problems = Object.entries(errors).map(([field, message]) => ({
    field,
    message,
    hasControl: !general.includes(field),
  }));
  const count = problems.length;
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count, key]);
  return count === 0 ? null : <ErrorBox box={box} formId={formId} problems={problems} />;
}
