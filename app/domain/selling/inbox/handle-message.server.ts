import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError, NotFoundError } from '../../base/shared/errors';
import { findMessage, type InboxMessage } from './messages.queries.server';

/** Staff actions on messages other than replying. Each is idempotent and audited once. All throw NotFoundError. */

/**
 * Assigns a message to a staff member, or to no one. Assigning marks it read.
 *
 * @throws FieldError if the assignee isn't active staff.
 */
export async function assignMessage(db: Db, messageId: number, staffId: number | null, actor: Actor) {
  await change(db, messageId, async (trx, message) => {
    if ((message.assignee?.id ?? null) === staffId) return;
    const assignee = staffId === null ? undefined : await getActiveStaff(trx, staffId);
    await trx
      .updateTable('messages')
      .set({ assigned_staff_id: staffId, is_unread: 0, updated_at: nowIso() })
      .where('id', '=', messageId)
      .execute();
    await recordAudit(trx, actor, 'message.assign', `message:${messageId}`, {
      before: { assignee: message.assignee?.name ?? null },
      after: { assignee: assignee?.name ?? null },
    });
  });
}

async function getActiveStaff(trx: Trx, id: number): Promise<{ name: string }> {
  return trx
    .selectFrom('staff')
    .select('name')
    .where('id', '=', id)
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow(() => new FieldError('staffId', 'Select a team member'));
}

/** Marks a new message read. */
export async function markMessageRead(db: Db, messageId: number, actor: Actor): Promise<void> {
  await change(db, messageId, async (trx, message) => {
    if (!message.isUnread) return;
    await trx.updateTable('messages').set({ is_unread: 0 }).where('id', '=', messageId).execute();
    await recordAudit(trx, actor, 'message.read', `message:${messageId}`, {
      before: { unread: true },
      after: { unread: false },
    });
  });
}

/** Closes a message. */
export async function closeMessage(db: Db, messageId: number, actor: Actor): Promise<void> {
  await setStatus(db, messageId, 'closed', actor);
}

/** Reopens a closed message. */
export async function reopenMessage(db: Db, messageId: number, actor: Actor): Promise<void> {
  await setStatus(db, messageId, 'open', actor);
}

async function setStatus(db: Db, messageId: number, status: 'open' | 'closed', actor: Actor): Promise<void> {
  await change(db, messageId, async (trx, message) => {
    if (message.status === status) return;
    await trx
      .updateTable('messages')
      .set({ status, is_unread: 0, updated_at: nowIso() })
      .where('id', '=', messageId)
      .execute();
    await recordAudit(
      trx,
      actor,
      status === 'closed' ? 'message.close' : 'message.reopen',
      `message:${messageId}`,
      { before: { status: message.status }, after: { status } },
    );
  });
}

async function change(
  db: Db,
  messageId: number,
  carryOut: (trx: Trx, message: InboxMessage) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const message = await findMessage(trx, messageId);
    if (message === undefined) throw new NotFoundError('Message not found.');
    await carryOut(trx, message);
  });
}
