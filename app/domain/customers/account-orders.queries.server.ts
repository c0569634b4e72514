import type { Db } from '../../../db/schema';
import type { OrderState } from '../orders/order-states.rules';

export interface AccountOrder {
  number: string;
  accessKey: string;
  state: OrderState;
  totalCents: number;
  poNumber: string;
  placedAt: string;
}

/** The account's orders, the newest first; at most 50. */
export async function listAccountOrders(db: Db, customerId: number): Promise<AccountOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'access_key', 'state', 'total_cents', 'po_number', 'placed_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    accessKey: row.access_key,
    state: row.state,
    totalCents: row.total_cents,
    poNumber: row.po_number,
    placedAt: row.placed_at,
  }));
}
