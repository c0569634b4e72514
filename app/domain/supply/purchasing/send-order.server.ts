import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { DomainError } from '../../base/shared/errors';
import { isPastDay } from '../../base/shared/store-day.rules';
import { getOrderSubject, toAuditFacts, updateRevision } from './draft-order.server';
import { queueCanceledMail, queueOrderMail } from './purchase-mail.server';
import { getPurchaseOrder } from './purchase-orders.queries.server';
import { assertPurchaseTransition } from './purchase-states.rules';
import { createStaleFormError } from '../../base/shared/stale-form.server';
import type { EndOrderInput } from './purchase-order.schema';

/**
 * Sends a draft: freezes its lines with the current product names and mails the supplier.
 *
 * @returns the mail address, or ''.
 * @throws NotFoundError, IllegalPurchaseTransitionError, StaleFormError, or DomainError for an empty order or a past
 * expected day.
 */
export async function sendOrder(
  db: Db,
  orderId: number,
  { expectedRevision }: { expectedRevision: number },
  actor: Actor,
): Promise<{ number: string; email: string }> {
  return inTransaction(db, async (trx) => {
    const draft = await getPurchaseOrder(trx, orderId);
    assertPurchaseTransition(draft.state, 'sent');
    if (draft.revision !== expectedRevision) throw await createStaleFormError(trx, getOrderSubject(orderId));
    if (draft.lines.length === 0) throw new DomainError(`${draft.number} has no lines. Add a line first.`);
    if (draft.supplier.isArchived)
      throw new DomainError(`${draft.supplier.name} is archived. Restore it first.`);
    if (draft.expectedOn !== null && isPastDay(draft.expectedOn))
      throw new DomainError(
        `The expected date for ${draft.number}, ${draft.expectedOn}, has passed. Change the date first.`,
      );
    for (const { id, productId } of draft.lines) {
      const product = await trx
        .selectFrom('products')
        .select(['sku', 'name'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow();
      await trx.updateTable('purchase_order_lines').set(product).where('id', '=', id).execute();
    }
    await updateRevision(trx, draft, { state: 'sent', sent_at: nowIso() });
    const sent = await getPurchaseOrder(trx, orderId);
    await queueOrderMail(trx, sent);
    await recordAudit(trx, actor, 'purchase-order.send', getOrderSubject(orderId), {
      before: { state: draft.state },
      after: { state: sent.state, to: sent.supplier.email, ...toAuditFacts(sent) },
    });
    return { number: sent.number, email: sent.supplier.email };
  });
}

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
  { expectedRevision, reason }: EndOrderInput,
  actor: Actor,
): Promise<{ number: string }> {
  return inTransaction(db, async (trx) => {
    const before = await getPurchaseOrder(trx, orderId);
    assertPurchaseTransition(before.state, to);
    if (before.revision !== expectedRevision) throw await createStaleFormError(trx, getOrderSubject(orderId));
    if (to === 'cancelled' && before.lines.some((line) => line.receivedQuantity > 0))
      throw new DomainError('Part of this order has been received. Close the order short instead.');
    await updateRevision(trx, before, { state: to, ended_at: nowIso(), end_reason: reason });
    const after = await getPurchaseOrder(trx, orderId);
    if (to === 'cancelled' && before.state === 'sent') await queueCanceledMail(trx, after);
    await recordAudit(
      trx,
      actor,
      to === 'cancelled' ? 'purchase-order.cancel' : 'purchase-order.close',
      getOrderSubject(orderId),
      {
        before: { state: before.state },
        after: {
          state: to,
          reason,
          outstanding: before.lines.map(({ sku, outstanding }) => [sku, outstanding]),
        },
      },
    );
    return { number: before.number };
  });
}
