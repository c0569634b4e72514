import type { Db, Trx } from '../../../../db/schema';
import { FieldError } from '../../base/shared/errors';

/** Lists an order's disputes at its payment provider, oldest first. */
export function listDisputes(db: Db, orderId: number) {
  return db
    .selectFrom('payment_disputes')
    .select(['id', 'provider', 'amount_cents as amountCents', 'reason', 'state', 'created_at as createdAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Lists the disputes of all orders that are still open, oldest first. */
export function listOpenDisputes(db: Db, most: number) {
  return db
    .selectFrom('payment_disputes as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select(['d.id', 'd.order_id as orderId', 'o.number', 'd.provider', 'd.amount_cents as amountCents'])
    .select(['d.reason', 'd.created_at as createdAt'])
    .where('d.state', '=', 'open')
    .orderBy('d.id')
    .limit(most)
    .execute();
}

/**
 * Asks before goods leave for a payment that the buyer disputes.
 *
 * @param isConfirmed whether the clerk confirmed it.
 * @throws FieldError of `shipDisputed`.
 */
export async function assertDisputeConfirmed(trx: Trx, orderId: number, isConfirmed = false): Promise<void> {
  if (isConfirmed) return;
  const dispute = await trx
    .selectFrom('payment_disputes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (dispute !== undefined)
    throw new FieldError(
      'shipDisputed',
      'The customer disputed this payment. Confirm that you want to ship.',
    );
}
