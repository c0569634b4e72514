import type { Db } from '../../../../db/schema';
import { normalizeOrderNumber } from './order-lookup.schema';
import { listOrderRefunds } from './order-refunds.queries.server';
import type { OrderState } from './order-states.rules';

/** Finds the access key of an order by its number and email address. */
export async function findOrderKey(db: Db, { orderNumber, email }: { orderNumber: string; email: string }) {
  const order = await db
    .selectFrom('orders')
    .select(['access_key', 'email'])
    .where('number', '=', normalizeOrderNumber(orderNumber))
    .executeTakeFirst();
  return order?.email.toLowerCase() === email.toLowerCase() ? order.access_key : undefined;
}

/** A timeline entry as buyers see it, without staff names and reasons. */
export type OrderMoment = { at: string } & (
  { kind: 'state'; from: OrderState | null; state: OrderState } | { kind: 'refund'; amountCents: number }
);

/** Lists an order's states and refunds in order. */
export async function listOrderMoments(db: Db, orderId: number): Promise<OrderMoment[]> {
  const events = await db
    .selectFrom('order_events')
    .select(['from_state', 'to_state', 'created_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'state')
    .orderBy('id')
    .execute();
  const refunds = await listOrderRefunds(db, orderId);
  const moments: OrderMoment[] = [
    ...events.map(({ from_state, to_state, created_at }) => ({
      kind: 'state' as const,
      from: from_state,
      state: to_state,
      at: created_at,
    })),
    ...refunds
      .filter((refund) => refund.state !== 'failed')
      .map(({ amountCents, createdAt }) => ({ kind: 'refund' as const, amountCents, at: createdAt })),
  ];
  return moments.sort((a, b) => a.at.localeCompare(b.at));
}
