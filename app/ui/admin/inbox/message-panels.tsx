import { Form } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';
import type { ReactNode } from 'react';

import { AssignSchema } from '../../../domain/selling/inbox/thread.schema';
import type { InboxMessage } from '../../../domain/selling/inbox/messages.queries.server';
import { paths } from '../../../paths';
import { SelectField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { ForRole } from '../customers/for-role';
import { TextLink } from '../links';

const assignValidator = withZod(AssignSchema);

/** Who wrote, what, and what it names. */
export function MessageFacts({ message }: { message: InboxMessage }) {
  const { email, phone, company, product, location, quote } = message;
  return (
    <section className="panel stack">
      <h2>Message</h2>
      <dl className="fact-list">
        <Fact name="From">
          {message.firstName} {message.lastName}
          {company !== '' && `, ${company}`}
        </Fact>
        <Fact name="E-mail">
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        {phone !== '' && (
          <Fact name="Phone">
            <a className="link" href={`tel:${phone}`}>
              {phone}
            </a>
          </Fact>
        )}
        {location !== undefined && <Fact name="Preferred location">{location}</Fact>}
        {product !== undefined && (
          <Fact name="Product">
            <TextLink to={paths.product(product.slug)}>{product.name}</TextLink>{' '}
            <span className="part-number muted">{product.sku}</span>
          </Fact>
        )}
        {quote !== undefined && (
          <Fact name="Quote">
            <TextLink className="part-number" to={paths.admin.quote(quote.id)}>
              {quote.number}
            </TextLink>
          </Fact>
        )}
      </dl>
      {message.message !== '' && <p className="request-message">{message.message}</p>}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface MessageCareProps {
  message: InboxMessage;
  assignees: { id: number; name: string }[];
  /** The id of whoever looks at it. */
  ownId: number;
}

/** Who has the message, and whether there is anything left to do. */
export function MessageCare({ message, assignees, ownId }: MessageCareProps) {
  const { assignee, status, isUnread } = message;
  return (
    <section className="panel stack">
      <h2>Handling</h2>
      <p>{assignee === undefined ? 'Nobody has it yet.' : `${assignee.name} has it.`}</p>
      <ForRole permission="inbox.answer">
        <StoreForm
          // The form library keeps the defaults of a form by its id: with another assignee it is another form.
          id={`assign-${assignee?.id ?? 0}`}
          key={assignee?.id ?? 0}
          className="assign-form"
          validator={assignValidator}
          labels={{ staffId: 'Give it to' }}
          defaultValues={{ staffId: assignee === undefined ? '' : String(assignee.id) }}
          hasSummary={false}
        >
          <input type="hidden" name="intent" value="assign" />
          <SelectField name="staffId" label="Give it to">
            <option value="">Nobody</option>
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <button type="submit" className="btn">
            Assign
          </button>
        </StoreForm>
        <Form method="post" className="cluster">
          {assignee?.id !== ownId && <ActionForm intent="take" name="Take it" />}
          {isUnread && <ActionForm intent="markRead" name="Mark as read" />}
          {status === 'open' ? (
            <ActionForm intent="close" name="Close" />
          ) : (
            <ActionForm intent="reopen" name="Reopen" />
          )}
        </Form>
      </ForRole>
    </section>
  );
}

function ActionForm({ intent, name }: { intent: string; name: string }) {
  return (
    <button type="submit" className="btn" name="intent" value={intent}>
      {name}
    </button>
  );
}
