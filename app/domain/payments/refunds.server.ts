import type { Db, Trx } from '../../../db/schema';
import { nowIso } from '../shared/clock';
import { ConflictError } from '../shared/errors';
import { randomKey } from '../shared/random.server';
import type { PaymentProviders } from './payment-providers.server';

export interface RefundRequest {
  orderId: number;
  amountCents: number;
  reason: string;
  actor: string;
}

/**
 * Notes that money is to go back to the buyer, in the transaction of its cause. It is paid afterwards.
 *
 * @returns the refund's id.
 * @throws ConflictError when it is more than was captured minus refunds so far.
 */
export async function requestRefund(trx: Trx, request: RefundRequest): Promise<number> {
  const attempt = await trx
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select(['a.id', 'o.received_cents'])
    .where('a.order_id', '=', request.orderId)
    .where('a.state', '=', 'succeeded')
    .orderBy('a.id', 'desc')
    .executeTakeFirst();
  if (attempt === undefined) throw new ConflictError('No money was captured for this order.');
  const { sum } = await trx
    .selectFrom('refunds')
    .select((build) => build.fn.coalesce(build.fn.sum<number>('amount_cents'), build.lit(0)).as('sum'))
    .where('order_id', '=', request.orderId)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow();
  if (request.amountCents <= 0 || request.amountCents > attempt.received_cents - sum) {
    throw new ConflictError('That is more than is left to refund.');
  }
  const { id } = await trx
    .insertInto('refunds')
    .values({
      order_id: request.orderId,
      attempt_id: attempt.id,
      amount_cents: request.amountCents,
      refund_key: randomKey(),
      state: 'due',
      reason: request.reason,
      actor: request.actor,
      provider_reference: null,
      detail: '',
      created_at: nowIso(),
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Pays the refunds that are due, outside any transaction. A provider can give back a whole charge so far, no part of it. */
export async function payDueRefunds(
  db: Db,
  payments: PaymentProviders,
): Promise<{ paid: number; errors: unknown[] }> {
  const due = await db
    .selectFrom('refunds as r')
    .innerJoin('payment_attempts as a', 'a.id', 'r.attempt_id')
    .select(['r.id', 'a.idempotency_key', 'a.provider'])
    .where('r.state', '=', 'due')
    .whereRef('r.amount_cents', '=', 'a.amount_cents')
    .orderBy('r.id')
    .limit(100)
    .execute();
  let paid = 0;
  const errors: unknown[] = [];
  for (const refund of due) {
    const provider = payments.named(refund.provider);
    if (provider === undefined) continue;
    try {
      await provider.refund(refund.idempotency_key);
      await db
        .updateTable('refunds')
        .set({ state: 'paid', settled_at: nowIso() })
        .where('id', '=', refund.id)
        .where('state', '=', 'due')
        .execute();
      paid += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  return { paid, errors };
}
