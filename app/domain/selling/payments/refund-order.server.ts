import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { requestRefund } from './refunds.server';
import { getMomentAfter } from '../../base/shared/clock';
import { ConflictError, FieldError } from '../../base/shared/errors';
import { formatMoney } from '../../base/shared/money.rules';
import { publishRefundEvent } from '../../base/webhooks/publish-event.server';
import { getLineField } from '../../base/shared/line-quantities.schema';
import type { RefundChoice } from '../orders/order-handling.schema';
import { queueRefundMail } from '../orders/order-mail.server';
import { getRefundableOrder } from '../orders/order-refunds.queries.server';
import { assertStaffCan, type OrderState } from '../orders/order-states.rules';
import {
  buildAmountRefund,
  getRefundableCents,
  getRefundableQuantity,
  getRefundableShippingCents,
  splitRefund,
  buildFullRefund,
  type RefundableOrder,
  type RefundSplit,
} from '../orders/refund-split.rules';
import { type ExpectedOrder, lockOrder, recordOrderEvent } from '../orders/lock-order.server';

interface RefundRequestForm {
  orderId: number;
  seen: ExpectedOrder;
  choice: RefundChoice;
  /** The amount the clerk confirmed. */
  expectedCents: number;
  reason: string;
}

/**
 * Computes a refund: units with their shares, shipping alone, or an amount.
 *
 * @throws FieldError if it is empty, or exceeds what was sold or what is left.
 */
export function computeRefund(order: RefundableOrder, choice: RefundChoice): RefundSplit {
  const left = getRefundableCents(order);
  if (choice.whole) {
    if (left === 0) throw new FieldError('whole', 'This order is fully refunded.');
    return buildFullRefund(order);
  }
  if (choice.amount !== undefined) return computeAmount(choice, choice.amount, left);
  if (choice.quantities.size === 0) {
    if (choice.shipping !== 'rest')
      throw new FieldError('whole', 'Select items, shipping, or an amount to refund.');
    if (getRefundableShippingCents(order) === 0)
      throw new FieldError('shipping', 'Shipping is already refunded.');
  }
  const lines = new Map(order.lines.map((line) => [line.id, line]));
  for (const [lineId, quantity] of choice.quantities) {
    const line = lines.get(lineId);
    if (line === undefined) throw new FieldError('whole', 'This line isn’t on the order.');
    const most = getRefundableQuantity(line);
    if (quantity > most) throw new FieldError(getLineField(lineId), `Enter ${most} or less`);
  }
  const split = splitRefund(order, choice.quantities, { shipping: choice.shipping });
  if (split.totalCents > left) {
    throw new FieldError(
      'whole',
      `The ${formatMoney(split.totalCents)} refund exceeds the remaining balance of ${formatMoney(left)}. Refund the remaining balance instead.`,
    );
  }
  if (split.totalCents === 0) throw new FieldError('whole', 'These items were free.');
  return split;
}

function computeAmount({ quantities, shipping }: RefundChoice, amount: number, left: number): RefundSplit {
  if (quantities.size > 0 || shipping === 'rest')
    throw new FieldError('amount', 'Refund either items and shipping or an amount, not both.');
  if (amount > left) throw new FieldError('amount', `Enter ${formatMoney(left)} or less`);
  return buildAmountRefund(amount);
}

/**
 * Refunds units, shipping, an amount, or everything left.
 *
 * @returns the amount in cents.
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError, FieldError, ConflictError
 */
export async function refundOrder(db: Db, wanted: RefundRequestForm, actor: Actor): Promise<number> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, wanted.orderId, wanted.seen);
    assertStaffCan('refund', order.state, 'Only paid orders can be refunded.');
    const split = computeRefund(await getRefundableOrder(trx, order.id), wanted.choice);
    if (split.totalCents !== wanted.expectedCents) {
      throw new ConflictError(
        `The refund is now ${formatMoney(split.totalCents)}, not ${formatMoney(wanted.expectedCents)}. Review it again.`,
      );
    }
    const id = await writeRefund(trx, order, split, wanted.reason, actor);
    await queueRefundMail(trx, order.id, id);
    return split.totalCents;
  });
}

/** Writes a refund and its lines, and requests it from the provider; transfers are refunded manually. */
export async function writeRefund(
  trx: Trx,
  order: { id: number; state: OrderState; updated_at: string },
  split: RefundSplit,
  reason: string,
  actor: Actor,
): Promise<number> {
  const { totalCents } = split;
  const refundId = (await wasCharged(trx, order.id))
    ? await requestRefund(trx, { orderId: order.id, amountCents: totalCents, reason, actor: actor.name })
    : null;
  return bookRefund(trx, order, { split, refundId, reason }, actor);
}

/** Books a refund with its lines, timeline entry, and audit entry, however its money is sent. */
export async function bookRefund(
  trx: Trx,
  order: { id: number; state: OrderState; updated_at: string },
  { split, refundId, reason }: { split: RefundSplit; refundId: number | null; reason: string },
  actor: Actor,
): Promise<number> {
  const { totalCents } = split;
  const at = getMomentAfter(order.updated_at);
  const { id } = await trx
    .insertInto('order_refunds')
    .values({
      order_id: order.id,
      refund_id: refundId,
      amount_cents: totalCents,
      goods_cents: split.goodsCents,
      tax_cents: split.taxCents,
      shipping_cents: split.shippingCents,
      reason,
      actor: actor.name,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (split.lines.length > 0) {
    const lines = split.lines.map((line) => ({
      order_refund_id: id,
      order_line_id: line.lineId,
      quantity: line.quantity,
      amount_cents: line.amountCents,
    }));
    await trx.insertInto('order_refund_lines').values(lines).execute();
  }
  await recordOrderEvent(trx, {
    orderId: order.id,
    kind: 'refund',
    from: order.state,
    to: order.state,
    actor: actor.name,
    detail: `${formatMoney(totalCents)}${refundId === null ? ', send manually' : ''}: ${reason}`,
    at,
  });
  await recordAudit(trx, actor, 'order.refund', `order:${order.id}`, {
    after: { orderRefundId: id, refundId, ...split, reason },
  });
  await publishRefundEvent(trx, order.id, { id, amountCents: totalCents });
  return id;
}

/** Returns whether a provider charged the order; then it refunds the same way. */
async function wasCharged(trx: Trx, orderId: number): Promise<boolean> {
  const attempt = await trx
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  return attempt !== undefined;
}

/** Records that staff sent a manual refund. */
export async function recordRefundSent(
  db: Db,
  { orderId, refundId, seen }: { orderId: number; refundId: number; seen: ExpectedOrder },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, seen);
    const at = getMomentAfter(order.updated_at);
    const refund = await trx
      .updateTable('order_refunds')
      .set({ sent_at: at })
      .where('id', '=', refundId)
      .where('order_id', '=', orderId)
      .where('refund_id', 'is', null)
      .where('sent_at', 'is', null)
      .returning('amount_cents')
      .executeTakeFirstOrThrow(() => new ConflictError('This refund isn’t pending.'));
    const detail = `${formatMoney(refund.amount_cents)} sent manually`;
    const { state } = order;
    await recordOrderEvent(trx, {
      orderId,
      kind: 'refund',
      from: state,
      to: state,
      actor: actor.name,
      detail,
      at,
    });
    await recordAudit(trx, actor, 'order.refund-sent', `order:${orderId}`, {
      before: { orderRefundId: refundId, state: 'due' },
      after: { orderRefundId: refundId, state: 'sent by hand' },
    });
  });
}
