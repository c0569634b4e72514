import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { formatMoment } from '../../base/shared/store-day.rules';
import { EXTENSION_HOURS } from './hold-list.rules';
import { type ExpectedOrder, lockOrder, recordOrderEvent } from './lock-order.server';
import { IllegalTransitionError } from './order-states.rules';

/**
 * Holds an unpaid order by transfer for another day.
 *
 * @returns the new deadline, UTC ISO text.
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError if it has no deadline.
 */
export async function extendHold(
  db: Db,
  { orderId, seen }: { orderId: number; seen: ExpectedOrder },
  actor: Actor,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, seen);
    if (order.state !== 'awaiting_transfer' || order.expires_at === null)
      throw new IllegalTransitionError('This order has no hold to extend.');
    // A deadline that has just passed counts from now.
    const from = Math.max(Date.parse(order.expires_at), Date.now());
    const expiresAt = new Date(from + EXTENSION_HOURS * 60 * 60_000).toISOString();
    await trx.updateTable('orders').set({ expires_at: expiresAt }).where('id', '=', orderId).execute();
    await recordOrderEvent(trx, {
      orderId,
      kind: 'hold',
      from: order.state,
      to: order.state,
      actor: actor.name,
      detail: `Extended until ${formatMoment(expiresAt)}`,
      at: nowIso(),
    });
    await recordAudit(trx, actor, 'order.extend-hold', `order:${orderId}`, {
      before: { expiresAt: order.expires_at },
      after: { expiresAt },
    });
    return expiresAt;
  });
}
