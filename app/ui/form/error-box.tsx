import type { MouseEvent, RefObject } from 'react';

import { fieldId } from './form-id';

interface FormProblem {
  field: string;
  message: string;
  /** Whether the form has a control for it, to which the message leads. */
  hasControl: boolean;
}

interface ErrorBoxProps {
  /** The form's id, which begins the ids of its controls. */
  formId: string;
  problems: readonly FormProblem[];
  /** Whoever shows the box gives it the focus. */
  box: RefObject<HTMLDivElement>;
  /** Called before a control takes the focus, which may be hidden. */
  reveal?: ((field: string) => void) | undefined;
}

/** What is wrong with a form, each message linked to its control. */
export function ErrorBox({ formId, problems, box, reveal }: ErrorBoxProps) {
  // Not by the address: that would bring the focus back to the box.
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
      // Without JavaScript this is what tells a screen reader that the form came back.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      role="alert"
      aria-labelledby={`${formId}-problem`}
    >
      <h2 id={`${formId}-problem`}>There is a problem</h2>
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
