import type { MouseEvent, RefObject } from 'react';

import { fieldId } from './form-context';
import { Trans } from '~/i18n/trans';

interface FormProblem {
  field: string;
  message: string;
  /** Whether the message links to a control of the form that doesn't follow at once. */
  hasControl: boolean;
}

interface ErrorBoxProps {
  /** The form's id, which begins the ids of its controls. */
  formId: string;
  problems: readonly FormProblem[];
  /** For the caller to focus the box. */
  box: RefObject<HTMLDivElement>;
  /** Called before a control, which may be hidden, takes the focus. */
  reveal?: ((field: string) => void) | undefined;
}

/** The errors of a form, each linked to its control. */
export function ErrorBox({ formId, problems, box, reveal }: ErrorBoxProps) {
  // Following the link would change the URL, and the focus would return to the box.
  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault();
    reveal?.(field);
    document.getElementById(fieldId(formId, field))?.focus();
  };
  return (
    <div
      className="error-summary"
      ref={box}
      tabIndex={-1}
      // Without JavaScript, this is how a screen reader announces the errors.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      role="alert"
      aria-labelledby={`${formId}-problem`}
    >
      <h2 id={`${formId}-problem`}>
        <Trans>There is a problem</Trans>
      </h2>
      <ul>
        {problems.map(({ field, message, hasControl }) => (
          <li key={field}>
            {hasControl ? (
              <a href={`#${fieldId(formId, field)}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
