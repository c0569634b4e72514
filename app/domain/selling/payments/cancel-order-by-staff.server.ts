import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { queueCanceledMail } from '../orders/order-mail.server';
import { getRefundableOrder } from '../orders/order-refunds.queries.server';
import { assertStaffCan } from '../orders/order-states.rules';
import { cancelAndRelease } from '../orders/order-transitions.server';
import { getRefundableCents, buildFullRefund } from '../orders/refund-split.rules';
import { writeRefund } from './refund-order.server';
import { lockOrder, type ExpectedOrder } from '../orders/lock-order.server';

/**
 * Cancels an order: restocks it and refunds what was received.
 *
 * @returns the refund in cents.
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError
 */
export async function cancelOrderByStaff(
  db: Db,
  { orderId, seen, reason }: { orderId: number; seen: ExpectedOrder; reason: string },
  actor: Actor,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, seen);
    assertStaffCan('cancel', order.state, 'This order can’t be canceled.');
    await cancelAndRelease(trx, orderId, actor.name, reason);
    const cancelled = await trx
      .selectFrom('orders')
      .select(['id', 'state', 'updated_at'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const refundable = await getRefundableOrder(trx, orderId);
    const refundedCents = getRefundableCents(refundable);
    if (refundedCents > 0) await writeRefund(trx, cancelled, buildFullRefund(refundable), reason, actor);
    await queueCanceledMail(trx, orderId, { refundedCents });
    await recordAudit(trx, actor, 'order.cancel', `order:${orderId}`, {
      before: { state: order.state },
      after: { state: 'cancelled', reason, refundedCents },
    });
    return refundedCents;
  });
}
