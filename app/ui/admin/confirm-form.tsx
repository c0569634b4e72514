import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';

import { ButtonLink } from './links';
import { HiddenFields } from '../form/hidden-fields';

interface ConfirmFormProps {
  intent: string;
  button: string;
  look?: 'primary' | 'danger';
  /** The link that leaves without doing it. */
  back: { name: string; to: string };
  fields?: Record<string, string | number>;
  /** Leaves out the button where the action is impossible. */
  isPossible?: boolean;
  /** Alternatives. */
  children?: ReactNode;
}

/** The button that confirms an action, beside the link back. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { intent, button, look = 'danger', back, fields = {}, isPossible = true, children } = props;
  return (
    <Form method="post" className="cluster">
      <HiddenFields fields={fields} />
      {isPossible && (
        <button type="submit" className={`btn btn--${look}`} name="intent" value={intent}>
          {button}
        </button>
      )}
      {children}
      <ButtonLink to={back.to}>{back.name}</ButtonLink>
    </Form>
  );
}
