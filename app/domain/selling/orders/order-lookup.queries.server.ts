import type { Db } from '../../../../db/schema';
import { normalOrderNumber } from './order-lookup.schema';
import { listOrderRefunds } from './order-refunds.queries.server';
import type { OrderState } from './order-states.rules';

/** The key of the order with this number, for whoever knows the e-mail that it was placed with. */
export async function findOrderKey(
  db: Db,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['access_key', 'email'])
    .where('number', '=', normalOrderNumber(orderNumber))
    .executeTakeFirst();
  return order?.email.toLowerCase() === email.toLowerCase() ? order.access_key : undefined;
}

/** What a buyer may see of an order's timeline: no names of staff, no reasons. */
export type OrderMoment = { at: string } & (
  { kind: 'state'; from: OrderState | null; state: OrderState } | { kind: 'refund'; amountCents: number }
);

/** The moments of an order in their order: its states, and the money that went back. */
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
