import type { Db } from '../../../../db/schema';
import { findOrder } from './orders.queries.server';
import { normalizeOrderNumber } from './order-lookup.schema';
import { listOrderRefunds } from './order-refunds.queries.server';
import type { OrderState } from './order-states.rules';

export type AccountOrder = Awaited<ReturnType<typeof listAccountOrders>>[number];

/** The account's orders, the newest first; at most 50. */
export async function listAccountOrders(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('company_users as u', 'u.id', 'o.placed_by_user_id')
    .select(['o.id', 'o.number', 'o.state'])
    .select(['o.total_cents as totalCents', 'o.po_number as poNumber'])
    .select(['o.placed_at as placedAt', 'u.first_name', 'u.last_name'])
    .where('o.customer_id', '=', customerId)
    .orderBy('o.id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    placedBy: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
  }));
}

/** An order of the account, and the key of its public pages; undefined when it is another account's. */
export async function findAccountOrder(db: Db, customerId: number, orderId: number) {
  const row = await db
    .selectFrom('orders')
    .select(['access_key', 'placed_by_user_id'])
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const order = row && (await findOrder(db, orderId));
  return order && { order, accessKey: row.access_key, placedByUserId: row.placed_by_user_id };
}

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
