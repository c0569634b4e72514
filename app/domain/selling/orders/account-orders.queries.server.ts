import type { Db } from '../../../../db/schema';
import { findOrder } from './orders.queries.server';

export type AccountOrder = Awaited<ReturnType<typeof listAccountOrders>>[number];

/** The account's orders, the newest first; at most 50. */
export async function listAccountOrders(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('company_users as u', 'u.id', 'o.placed_by_user_id')
    .select(['o.id', 'o.number', 'o.access_key as accessKey', 'o.state'])
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
