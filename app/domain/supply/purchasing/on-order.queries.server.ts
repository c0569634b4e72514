import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { ON_ORDER_STATES } from './purchase-states.rules';

/** What is still to come of a product. It is not available until it is received. */
export interface OnOrder {
  quantity: number;
  /** The next day on which some of it should arrive; null where no order says one. */
  expectedOn: string | null;
}

/** What is on order of products, by their ids; a product with nothing on order is not in it. */
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
