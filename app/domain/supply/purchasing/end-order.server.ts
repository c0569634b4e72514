import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { DomainError } from '../../base/shared/errors';
import { getOrderSubject, updateRevision } from './draft-order.server';
import { queueCanceledMail } from './purchase-mail.server';
import type { EndOrderInput } from './purchase-order.schema';
import { getPurchaseOrder } from './purchase-orders.queries.server';
import { assertPurchaseTransition } from './purchase-states.rules';
import { createStaleFormError } from '../../base/shared/stale-form.server';

/**
 * Cancels an order of which nothing was received, or closes a partly received one. Nothing of it is on order anymore,
 * and the supplier is mailed about a cancellation.
 *
 * @throws NotFoundError, IllegalPurchaseTransitionError, StaleFormError
 */
export async function endOrder(
  db: Db,
  orderId: number,
  to: 'cancelled' | 'closed',
  { seenRevision, reason }: EndOrderInput,
  actor: Actor,
): Promise<{ number: string }> {
  return inTransaction(db, async (trx) => {
    const before = await getPurchaseOrder(trx, orderId);
    assertPurchaseTransition(before.state, to);
    if (before.revision !== seenRevision) throw await createStaleFormError(trx, getOrderSubject(orderId));
    if (to === 'cancelled' && before.lines.some((line) => line.receivedQuantity > 0))
      throw new DomainError('Some of this order was received: close it instead.');
    await updateRevision(trx, before, { state: to, ended_at: nowIso(), end_reason: reason });
    const after = await getPurchaseOrder(trx, orderId);
    if (to === 'cancelled' && before.state === 'sent') await queueCanceledMail(trx, after);
    await recordAudit(trx, actor, {
      action: to === 'cancelled' ? 'purchase-order.cancel' : 'purchase-order.close',
      subject: getOrderSubject(orderId),
      before: { state: before.state },
      after: {
        state: to,
        reason,
        outstanding: before.lines.map(({ sku, outstanding }) => [sku, outstanding]),
      },
    });
    return { number: before.number };
  });
}
