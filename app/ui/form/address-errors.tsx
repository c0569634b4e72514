import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type MouseEvent } from 'react';

import { fieldId } from './form-id';

interface AddressErrorsProps {
  /** Field name → message, in the order of the form. */
  errors: Record<string, string>;
  /** The form's id, which begins the ids of its controls. */
  formId: string;
  /** Fields that the form has no control for. */
  general: readonly string[];
}

/**
 * The error summary of a form that asks by the page's address, as ErrorSummary is that of a StoreForm. The page's title
 * says it by `pageTitle`.
 */
export function AddressErrors({ errors, formId, general }: AddressErrorsProps) {
  const { key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors);
  const count = names.length;
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count, key]);
  // Not by the address: that would bring the focus back to the summary.
  const goToField = (event: MouseEvent, name: string) => {
    event.preventDefault();
    document.getElementById(fieldId(formId, name))?.focus();
  };
  if (count === 0) return null;
  return (
    <div
      className="error-summary"
      ref={box}
      tabIndex={-1}
      // Without JavaScript this is what tells a screen reader that the form came back.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      role="alert"
      aria-labelledby={`${formId}-problem`}
    >
      <h2 id={`${formId}-problem`}>There is a problem</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {general.includes(name) ? (
              errors[name]
            ) : (
              <a href={`#${fieldId(formId, name)}`} onClick={(event) => goToField(event, name)}>
                {errors[name]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
