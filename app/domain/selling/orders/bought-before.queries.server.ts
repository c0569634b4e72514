import type { Db } from '../../../../db/schema';
import { getStoreDay } from '../../base/shared/store-day.rules';

/** Reads on which day an account last ordered each of these products. Canceled orders don't count. */
export async function readLastBought(
  db: Db,
  customerId: number | null | undefined,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  if (customerId == null || productIds.length === 0) return new Map();
  const rows = await selectOrders(db, customerId)
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select((build) => ['l.product_id', build.fn.max('o.placed_at').as('placedAt')])
    .where('l.product_id', 'in', productIds)
    .groupBy('l.product_id')
    .execute();
  return new Map(rows.map(({ product_id, placedAt }) => [product_id, getStoreDay(new Date(placedAt))]));
}

/** Whether an account has bought anything, which its lists of products then say. */
export async function hasOrders(db: Db, customerId: number): Promise<boolean> {
  return (await selectOrders(db, customerId).select('o.id').limit(1).executeTakeFirst()) !== undefined;
}

function selectOrders(db: Db, customerId: number) {
  return db
    .selectFrom('orders as o')
    .where('o.customer_id', '=', customerId)
    .where('o.state', '!=', 'cancelled');
}
