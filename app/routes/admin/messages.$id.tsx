import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { MESSAGE_KINDS } from '../../domain/selling/inbox/inbox-list.rules';
import {
  findMessage,
  type InboxMessage,
  listAssignees,
  listThread,
} from '../../domain/selling/inbox/messages.queries.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { StaffThread } from '../../ui/admin/inbox/staff-thread';
import { MessageStatusBadge } from '../../ui/admin/inbox/message-status-badge';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { BackToList } from '../../ui/admin/back-to-list';
import { PageHead } from '../../ui/admin/page-head';
import { INBOX_INTENTS } from './inbox-intents.server';
import { answerIntent, readStaffForm } from './staff-form.server';
import { AssignSchema } from '../../domain/selling/inbox/thread.schema';
import { Facts } from '../../ui/facts';
import { SelectField } from '../../ui/form/fields';
import { StoreForm } from '../../ui/form/store-form';
import { ForRole } from '../../ui/admin/customers/for-role';
import { TextLink } from '../../ui/admin/links';
import { toChoices } from '../../ui/admin/filter-fields';
import { SubmitButton } from '../../ui/form/submit-button';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Message' : getReplySubject(data.message),
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const staff = await requireStaff(context, request, 'inbox.view');
  const message = requireFound(await findMessage(context.db, requireId(params['id'])));
  return {
    message,
    ownId: staff.id,
    assignees: await listAssignees(context.db),
    thread: await listThread(context.db, message.id),
    changes: await listAuditEvents(context.db, `message:${message.id}`),
    formKey: randomKey(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'inbox.answer');
  const messageId = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, paths.admin.message(messageId));
  return answerIntent({ ...posted, messageId }, INBOX_INTENTS);
}

function getReplySubject({ subject }: { subject: string }): string {
  return subject === '' ? 'No subject' : subject;
}

export default function MessagePage() {
  const { message, ownId, assignees, thread, changes, formKey } = useLoaderData<typeof loader>();
  return (
    <>
      <BackToList list={paths.admin.messages()} name="Messages" />
      <PageHead title={getReplySubject(message)} badge={<MessageStatusBadge {...message} />} />
      <p className="muted">
        {MESSAGE_KINDS[message.kind]}, received <Moment at={message.createdAt} />
      </p>
      <div className="message-layout">
        <div className="stack stack--top shrinkable">
          <MessageFacts message={message} />
          <StaffThread
            title="Answers"
            entries={thread}
            buyer={message}
            whenEmpty="Nobody has answered yet."
            permission="inbox.answer"
            formKey={formKey}
            hint={`Goes to ${message.email} by e-mail.`}
          />
        </div>
        <div className="stack stack--top shrinkable">
          <MessageCare message={message} assignees={assignees} ownId={ownId} />
          <ChangeList changes={changes} />
        </div>
      </div>
    </>
  );
}

const assignValidator = withZod(AssignSchema);

/** A message with its sender and subject. */
function MessageFacts({ message }: { message: InboxMessage }) {
  const { email, phone, company, product, location, quote } = message;
  return (
    <section className="panel stack">
      <h2>Message</h2>
      <Facts
        facts={[
          ['From', `${message.firstName} ${message.lastName}${company === '' ? '' : `, ${company}`}`],
          [
            'E-mail',
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
            <TextLink className="part-number" to={paths.admin.quote(quote.id)}>
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
function MessageCare({ message, assignees, ownId }: MessageCareProps) {
  const { assignee, status, isUnread } = message;
  const intents = [
    ['take', 'Take it', assignee?.id !== ownId],
    ['markRead', 'Mark as read', isUnread],
    ['close', 'Close', status === 'open'],
    ['reopen', 'Reopen', status !== 'open'],
  ] as const;
  return (
    <section className="panel stack">
      <h2>Handling</h2>
      <p>{assignee === undefined ? 'Nobody has it yet.' : `${assignee.name} has it.`}</p>
      <ForRole permission="inbox.answer">
        <StoreForm
          // The form library caches defaults by form ID, so another assignee needs another ID.
          id={`assign-${assignee?.id ?? 0}`}
          key={assignee?.id ?? 0}
          className="assign-form"
          validator={assignValidator}
          labels={{ staffId: 'Give it to' }}
          defaultValues={{ staffId: assignee === undefined ? '' : String(assignee.id) }}
          hasSummary={false}
        >
          <input type="hidden" name="intent" value="assign" />
          <SelectField name="staffId" choices={toChoices(assignees)}>
            <option value="">Nobody</option>
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
