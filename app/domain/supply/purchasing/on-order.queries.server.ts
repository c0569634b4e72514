import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { ON_ORDER_STATES } from './purchase-states.rules';

/** Units on order, which aren't available until received. */
export interface OnOrder {
  quantity: number;
  /** The next expected day; null if unknown. */
  expectedOn: string | null;
}

/** Reads what is on order by product ID; products with nothing on order are missing. */
export async function readOnOrder(db: Db, productIds: readonly number[]): Promise<Record<number, OnOrder>> {
  if (productIds.length === 0) return {};
  const rows = await db
    .selectFrom('purchase_order_lines as l')
    .innerJoin('purchase_orders as po', 'po.id', 'l.purchase_order_id')
    .select([
      'l.product_id',
      sql<number>`sum(l.quantity - l.received_quantity)`.as('quantity'),
      sql<string | null>`min(po.expected_on)`.as('expected_on'),
    ])
    .where('po.state', 'in', ON_ORDER_STATES)
    .where('l.product_id', 'in', productIds)
    .whereRef('l.quantity', '>', 'l.received_quantity')
    .groupBy('l.product_id')
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.product_id, { quantity: row.quantity, expectedOn: row.expected_on }]),
  );
}
