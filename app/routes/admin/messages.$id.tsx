import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { MESSAGE_KINDS } from '../../domain/selling/inbox/inbox-list.rules';
import { findMessage, listAssignees, listThread } from '../../domain/selling/inbox/messages.queries.server';
import { EntrySchema } from '../../domain/selling/inbox/thread.schema';
import { randomKey } from '../../domain/base/shared/random.server';
import { unknownIntent } from '../../http/form.server';
import { answerInboxIntent } from './inbox-intents.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { MessageCare, MessageFacts } from '../../ui/admin/inbox/message-panels';
import { MessageStatusBadge } from '../../ui/admin/inbox/message-status-badge';
import { EntryForm, Thread } from '../../ui/inbox/thread';
import { Moment } from '../../ui/moment';
import { formatPageTitle } from '../../ui/page-title';
import { BackToList } from '../../ui/admin/back-to-list';
import { keepReturn } from '../../http/return-to.server';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const entryValidator = withZod(EntrySchema);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, data === undefined ? 'Message' : getReplySubject(data.message)) },
];

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
  const form = await request.formData();
  const page = keepReturn(request, paths.admin.message(messageId));
  const answer = answerInboxIntent({ context, staff, messageId, form, page });
  if (answer === undefined) throw unknownIntent();
  return answer;
}

function getReplySubject({ subject }: { subject: string }): string {
  return subject === '' ? 'No subject' : subject;
}

export default function MessagePage() {
  const { message, ownId, assignees, thread, changes, formKey } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  return (
    <>
      <BackToList list={paths.admin.messages()} name="Messages" />
      <div className="order-title">
        <h1>{getReplySubject(message)}</h1>
        <MessageStatusBadge {...message} />
      </div>
      <p className="muted">
        {MESSAGE_KINDS[message.kind]}, received <Moment at={message.createdAt} />
      </p>
      <div className="message-layout">
        <div className="stack stack--top shrinkable">
          <MessageFacts message={message} />
          <section className="panel stack">
            <h2>Answers</h2>
            <Thread
              entries={thread}
              reader="staff"
              buyerName={`${message.firstName} ${message.lastName}`}
              whenEmpty="Nobody has answered yet."
            />
            {may('inbox.answer') && (
              <EntryForm
                key={thread.length}
                formKey={formKey}
                validator={entryValidator}
                intent="reply"
                label="Answer"
                hint={`Goes to ${message.email} by e-mail.`}
                button="Send the answer"
              />
            )}
          </section>
        </div>
        <div className="stack stack--top shrinkable">
          {may('inbox.answer') && <MessageCare message={message} assignees={assignees} ownId={ownId} />}
          <ChangeList changes={changes} />
        </div>
      </div>
    </>
  );
}
