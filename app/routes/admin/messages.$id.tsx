import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { MESSAGE_KINDS } from '../../domain/selling/inbox/inbox-list.rules';
import { findMessage, listAssignees, listThread } from '../../domain/selling/inbox/messages.queries.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { StaffThread } from '../../ui/admin/inbox/staff-thread';
import { MessageStatusBadge } from '../../ui/admin/inbox/message-status-badge';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { BackToList } from '../../ui/admin/back-to-list';
import { PageHead } from '../../ui/admin/page-head';
import { INBOX_INTENTS } from './inbox-intents.server';
import { answerIntent, readStaffForm } from './staff-form.server';
import { MessageFacts, MessageCare } from '../../ui/admin/inbox/message-panels';

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
  const posted = await readStaffForm(context, request, staff, adminPaths.message(messageId));
  return answerIntent({ ...posted, messageId }, INBOX_INTENTS);
}

function getReplySubject({ subject }: { subject: string }): string {
  return subject === '' ? 'No subject' : subject;
}

export default function MessagePage() {
  const { message, ownId, assignees, thread, changes, formKey } = useLoaderData<typeof loader>();
  return (
    <>
      <BackToList list={adminPaths.messages()} name="Messages" />
      <PageHead title={getReplySubject(message)} badge={<MessageStatusBadge {...message} />} />
      <p className="muted">
        {MESSAGE_KINDS[message.kind]}, received <Moment at={message.createdAt} />
      </p>
      <div className="message-layout">
        <div className="stack stack--top shrinkable">
          <MessageFacts message={message} />
          <StaffThread
            title="Replies"
            entries={thread}
            buyer={message}
            whenEmpty="No replies yet."
            permission="inbox.answer"
            formKey={formKey}
            hint={`Emailed to ${message.email}.`}
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
