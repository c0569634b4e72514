import type { ReactNode } from 'react';
import type { Validator } from 'remix-validated-form';
import { Form } from '@remix-run/react';

import { Breadcrumb, type Crumb } from '../breadcrumb';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { ButtonLink } from './links';
import { PageHead } from './page-head';
import { HiddenFields } from '../form/hidden-fields';

interface ConfirmPageProps {
  id?: string;
  crumbs: Crumb[];
  title: ReactNode;
  badge?: ReactNode;
  facts?: ReactNode;
  /** Why it cannot be done; shown instead of the form. */
  refusal?: ReactNode;
  text: ReactNode;
  validator: Validator<Record<string, unknown>>;
  /** Hidden fields, such as the version that the page shows. */
  fields: Record<string, string | number>;
  button: string;
  look?: 'primary' | 'danger';
  /** The link that leaves without doing it. */
  back: { name: string; to: string };
  /** Fields, such as one for a reason, and their labels. */
  labels?: Record<string, string>;
  defaultValues?: Record<string, unknown>;
  children?: ReactNode;
}

/** Says what an action does, and asks before doing it. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { crumbs, title, badge, facts, refusal, text, validator, fields, children } = props;
  const { id = 'confirm', button, look = 'danger', back, labels = { reason: 'Reason' } } = props;
  const { defaultValues = {} } = props;
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={title} badge={badge} />
      {facts}
      {refusal !== undefined && refusal !== false ? (
        <p className="notice">{refusal}</p>
      ) : (
        <section className="panel narrow">
          <p>{text}</p>
          <StoreForm
            id={id}
            className="order-form"
            validator={validator}
            labels={labels}
            defaultValues={defaultValues}
          >
            <HiddenFields fields={fields} />
            {children}
            <div className="cluster">
              <SubmitButton name={button} look={look} />
              <ButtonLink to={back.to}>{back.name}</ButtonLink>
            </div>
          </StoreForm>
        </section>
      )}
    </>
  );
}

interface ConfirmFormProps {
  intent: string;
  button: string;
  look?: 'primary' | 'danger';
  /** The link that leaves without doing it. */
  back: { name: string; to: string };
  fields?: Record<string, string | number>;
  /** Leaves out the button where the action is impossible. */
  isPossible?: boolean;
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
