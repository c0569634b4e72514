import type { Db } from '../../../../db/schema';
import type { RefundableOrder } from './refund-split.rules';

export type OrderRefund = Awaited<ReturnType<typeof listOrderRefunds>>[number];

/** Lists an order's refunds, oldest first. */
export async function listOrderRefunds(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('order_refunds as r')
    .leftJoin('refunds as m', 'm.id', 'r.refund_id')
    .select(['r.id', 'r.amount_cents as amountCents', 'r.refund_id', 'r.sent_at', 'r.reason'])
    .select(['r.actor', 'r.created_at as createdAt', 'm.state', 'm.detail'])
    .where('r.order_id', '=', orderId)
    .orderBy('r.id')
    .execute();
  return rows.map(({ state, sent_at, refund_id, detail, ...row }) => ({
    ...row,
    state: state ?? (sent_at === null ? 'due' : 'paid'),
    isByHand: refund_id === null,
    detail: detail ?? '',
  }));
}

/** Reads an order as the refund rules need it. Failed refunds don't count. */
export async function getRefundableOrder(db: Db, orderId: number): Promise<RefundableOrder> {
  const order = await db
    .selectFrom('orders')
    .select(['shipping_cents as shippingCents', 'tax_cents as taxCents'])
    .select('received_cents as receivedCents')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const stands = db
    .selectFrom('order_refunds as r')
    .leftJoin('refunds as m', 'm.id', 'r.refund_id')
    .where('r.order_id', '=', orderId)
    .where((build) => build.or([build('m.state', 'is', null), build('m.state', '!=', 'failed')]));
  const sums = await stands
    .select((build) => [
      build.fn.sum<number | null>('r.amount_cents').as('amount'),
      build.fn.sum<number | null>('r.tax_cents').as('tax'),
      build.fn.sum<number | null>('r.shipping_cents').as('shipping'),
    ])
    .executeTakeFirstOrThrow();
  const refunded = await stands
    .innerJoin('order_refund_lines as l', 'l.order_refund_id', 'r.id')
    .select((build) => [
      'l.order_line_id',
      build.fn.sum<number>('l.quantity').as('quantity'),
      build.fn.sum<number>('l.amount_cents').as('amount'),
    ])
    .groupBy('l.order_line_id')
    .execute();
  const refundedOf = new Map(refunded.map((row) => [row.order_line_id, row]));
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'total_cents as totalCents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return {
    ...order,
    refundedCents: sums.amount ?? 0,
    refundedTaxCents: sums.tax ?? 0,
    refundedShippingCents: sums.shipping ?? 0,
    lines: lines.map((line) => ({
      ...line,
      refundedQuantity: refundedOf.get(line.id)?.quantity ?? 0,
      refundedCents: refundedOf.get(line.id)?.amount ?? 0,
    })),
  };
}
