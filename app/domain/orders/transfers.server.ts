import type { Db } from '../../../db/schema';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { nowIso } from '../shared/clock';
import { ConflictError, NotFoundError } from '../shared/errors';
import { queuePaidMail } from './order-mail.server';
import { cancelOrder, moveOrder } from './order-transitions.server';

/**
 * Notes that the money of a Zelle or e-Transfer order has arrived.
 *
 * @throws NotFoundError, or ConflictError when the order no longer waits for a transfer.
 */
export async function confirmTransfer(db: Db, orderId: number, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['state', 'total_cents'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (order === undefined) throw new NotFoundError('There is no such order.');
    if (order.state !== 'awaiting_transfer')
      throw new ConflictError('This order does not wait for a transfer.');
    await moveOrder(trx, orderId, 'paid', actor.name, 'Transfer received');
    await queuePaidMail(trx, orderId);
    await recordAudit(trx, actor, {
      action: 'order.confirm-transfer',
      subject: `order:${orderId}`,
      after: { totalCents: order.total_cents },
    });
  });
}

/** Cancels orders whose transfer did not arrive in time; their stock goes back. Returns how many. */
export async function expireTransfers(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const overdue = await trx
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'awaiting_transfer')
      .where('expires_at', '<', nowIso())
      .orderBy('id')
      .limit(100)
      .execute();
    for (const { id } of overdue)
      await cancelOrder(trx, id, 'reconciler', 'The transfer did not arrive in time');
    return overdue.length;
  });
}
