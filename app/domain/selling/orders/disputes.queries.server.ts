import type { Db } from '../../../../db/schema';

/** Lists an order's disputes at its payment provider, oldest first. */
export function listDisputes(db: Db, orderId: number) {
  return db
    .selectFrom('payment_disputes')
    .select(['id', 'provider', 'amount_cents as amountCents', 'reason', 'state', 'created_at as createdAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
