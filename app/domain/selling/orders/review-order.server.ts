import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { formatMoney } from '../../base/shared/money.rules';
import { queuePaidMail } from './order-mail.server';
import { assertStaffCan } from './order-states.rules';
import { moveOrder } from './order-transitions.server';
import { lockOrder, type ExpectedOrder } from './lock-order.server';

/**
 * Accepts an order whose payment differed from its total. The alternative is `cancelOrderByStaff`.
 *
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError
 */
export async function acceptReview(
  db: Db,
  { orderId, seen, reason }: { orderId: number; seen: ExpectedOrder; reason: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, seen);
    assertStaffCan('acceptReview', order.state, 'This order is not being reviewed.');
    const amounts = `${formatMoney(order.received_cents)} of ${formatMoney(order.total_cents)}`;
    await moveOrder(trx, orderId, 'paid', actor.name, `Accepted ${amounts}: ${reason}`);
    await queuePaidMail(trx, orderId);
    await recordAudit(trx, actor, {
      action: 'order.accept-review',
      subject: `order:${orderId}`,
      before: { state: order.state },
      after: {
        state: 'paid',
        receivedCents: order.received_cents,
        totalCents: order.total_cents,
        reason,
      },
    });
  });
}
