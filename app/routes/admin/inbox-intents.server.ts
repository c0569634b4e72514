import { withZod } from '@remix-validated-form/with-zod';
import { z } from 'zod';

import {
  assignMessage,
  closeMessage,
  markMessageRead,
  reopenMessage,
} from '../../domain/selling/inbox/handle-message.server';
import { AssignSchema, EntrySchema } from '../../domain/selling/inbox/thread.schema';
import { replyToMessage } from '../../domain/selling/inbox/thread.server';
import { answerStaffForm, type StaffForm } from './staff-form.server';

type MessageForm = StaffForm & { messageId: number };

/** A button without fields. */
const nothing = withZod(z.object({}));

/** Handlers of a message page's forms, by intent. */
export const INBOX_INTENTS = {
  reply: (posted: MessageForm) =>
    answerStaffForm(posted, withZod(EntrySchema), async (entry, actor) => {
      await replyToMessage(posted.context.db, posted.messageId, entry, actor);
      return 'Reply sent';
    }),
  assign: (posted: MessageForm) =>
    answerStaffForm(posted, withZod(AssignSchema), async ({ staffId }, actor) => {
      await assignMessage(posted.context.db, posted.messageId, staffId, actor);
      return staffId === null ? 'Message unassigned' : 'Message assigned';
    }),
  take: (posted: MessageForm) =>
    answerStaffForm(posted, nothing, async (_none, actor) => {
      await assignMessage(posted.context.db, posted.messageId, posted.staff.id, actor);
      return 'Message assigned to you';
    }),
  markRead: (posted: MessageForm) =>
    answerStaffForm(posted, nothing, async (_none, actor) => {
      await markMessageRead(posted.context.db, posted.messageId, actor);
      return 'Marked as read';
    }),
  close: (posted: MessageForm) =>
    answerStaffForm(posted, nothing, async (_none, actor) => {
      await closeMessage(posted.context.db, posted.messageId, actor);
      return 'Message closed';
    }),
  reopen: (posted: MessageForm) =>
    answerStaffForm(posted, nothing, async (_none, actor) => {
      await reopenMessage(posted.context.db, posted.messageId, actor);
      return 'Message reopened';
    }),
} as const;
