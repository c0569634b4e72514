import { Form } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import type { InboxMessage } from '../../../domain/selling/inbox/messages.queries.server';
import { adminPaths } from '../../../admin-paths';
import { paths } from '../../../paths';
import { AssignSchema } from '../../../domain/selling/inbox/thread.schema';
import { Facts } from '../../facts';
import { SelectField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { ForRole } from '../customers/for-role';
import { TextLink } from '../links';
import { toChoices } from '../filter-fields';
import { SubmitButton } from '../../form/submit-button';

const assignValidator = withZod(AssignSchema);

/** A message with its sender and subject. */
export function MessageFacts({ message }: { message: InboxMessage }) {
  const { email, phone, company, product, location, quote } = message;
  return (
    <section className="panel stack">
      <h2>Message</h2>
      <Facts
        facts={[
          ['From', `${message.firstName} ${message.lastName}${company === '' ? '' : `, ${company}`}`],
          [
            'Email',
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          phone !== '' && [
            'Phone',
            <a className="link" href={`tel:${phone}`}>
              {phone}
            </a>,
          ],
          location !== undefined && ['Preferred location', location],
          product !== undefined && [
            'Product',
            <>
              <TextLink to={paths.product(product.slug)}>{product.name}</TextLink>{' '}
              <span className="part-number muted">{product.sku}</span>
            </>,
          ],
          quote !== undefined && [
            'Quote',
            <TextLink className="part-number" to={adminPaths.quote(quote.id)}>
              {quote.number}
            </TextLink>,
          ],
        ]}
      />
      {message.message !== '' && <p className="request-message">{message.message}</p>}
    </section>
  );
}

interface MessageCareProps {
  message: InboxMessage;
  assignees: { id: number; name: string }[];
  /** The signed-in staff member's ID. */
  ownId: number;
}

/** Assigns, closes, or reopens a message. */
export function MessageCare({ message, assignees, ownId }: MessageCareProps) {
  const { assignee, status, isUnread } = message;
  const intents = [
    ['take', 'Assign to me', assignee?.id !== ownId],
    ['markRead', 'Mark as read', isUnread],
    ['close', 'Close', status === 'open'],
    ['reopen', 'Reopen', status !== 'open'],
  ] as const;
  return (
    <section className="panel stack">
      <h2>Assignment</h2>
      <p>{assignee === undefined ? 'Unassigned' : `Assigned to ${assignee.name}`}</p>
      <ForRole permission="inbox.answer">
        <StoreForm
          // The form library caches defaults by form ID, so another assignee needs another ID.
          id={`assign-${assignee?.id ?? 0}`}
          key={assignee?.id ?? 0}
          className="assign-form"
          validator={assignValidator}
          labels={{ staffId: 'Assign to' }}
          defaultValues={{ staffId: assignee === undefined ? '' : String(assignee.id) }}
          hasSummary={false}
        >
          <input type="hidden" name="intent" value="assign" />
          <SelectField name="staffId" choices={toChoices(assignees)}>
            <option value="">Unassigned</option>
          </SelectField>
          <SubmitButton name="Assign" look="plain" />
        </StoreForm>
        <Form method="post" className="cluster">
          {intents
            .filter(([, , isOffered]) => isOffered)
            .map(([intent, name]) => (
              <button key={intent} type="submit" className="btn" name="intent" value={intent}>
                {name}
              </button>
            ))}
        </Form>
      </ForRole>
    </section>
  );
}
