import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Db } from '../../../../db/schema';
import { orderByColumn, rankByValue, type SortColumns } from '../../base/shared/list-order.server';
import { getPage } from '../../base/shared/paging.rules';
import type { PurchaseFilter, PurchaseSort } from './purchase-list.rules';
import { formatPurchaseOrderNumber } from './purchase-order.rules';
import { ON_ORDER_STATES, PURCHASE_STATES, type PurchaseState } from './purchase-states.rules';
import { countByValue, takePage, whereContainsWords } from '../../base/shared/list-queries.server';

export type PurchaseSummary = Awaited<ReturnType<typeof listOrdersOfSupplier>>[number];

const PAGE_SIZE = 50;

const COLUMNS: SortColumns<PurchaseSort> = {
  number: [],
  supplier: [sql`lower(s.name)`],
  reference: [sql`lower(po.reference)`],
  opened: [sql`po.created_at`],
  expected: [sql`po.expected_on`],
  lines: [sql`lines`],
  received: [sql`"receivedUnits"`],
  total: [sql`"totalCents"`],
  state: [rankByValue(sql`po.state`, PURCHASE_STATES)],
};

/** Matches orders that contain every word in number ('PO-1001', 'po1001', '1001'), supplier, reference, or a SKU. */
function whereContains(text: string): RawBuilder<SqlBool> {
  return whereContainsWords(
    text,
    (
      pattern,
    ) => sql`('po-' || (po.id + 1000) || ' po' || (po.id + 1000) || ' ' || lower(s.name) || ' ' || lower(po.reference)
        like ${pattern} escape '\\'
      or po.id in (select l.purchase_order_id from purchase_order_lines l
        where lower(l.sku) like ${pattern} escape '\\' or lower(l.part_number) like ${pattern} escape '\\'))`,
  );
}

function selectMatchingOrders(db: Db, q: string) {
  return db
    .selectFrom('purchase_orders as po')
    .innerJoin('suppliers as s', 's.id', 'po.supplier_id')
    .$if(q !== '', (query) => query.where(whereContains(q)));
}

function selectSummaries(orders: ReturnType<typeof selectMatchingOrders>) {
  const ofLines = (value: RawBuilder<unknown>) =>
    sql<number>`(select coalesce(${value}, 0) from purchase_order_lines l where l.purchase_order_id = po.id)`;
  return orders
    .select(['po.id', 'po.state', 'po.supplier_id as supplierId', 's.name as supplierName'])
    .select(['po.reference', 'po.expected_on as expectedOn', 'po.created_at as createdAt'])
    .select([
      'po.sent_at as sentAt',
      ofLines(sql`count(*)`).as('lines'),
      ofLines(sql`sum(l.quantity)`).as('units'),
      ofLines(sql`sum(l.received_quantity)`).as('receivedUnits'),
      ofLines(sql`sum(l.quantity * l.unit_cost_cents)`).as('totalCents'),
    ]);
}

function requireTrackingNumber<Row extends { id: number }>(row: Row) {
  return { ...row, number: formatPurchaseOrderNumber(row.id) };
}

/** Lists purchase orders, newest first by default, with counts per state for the rest of the filter. */
export async function listPurchaseOrders(db: Db, { q, state, order }: PurchaseFilter, wanted: number) {
  const matching = selectMatchingOrders(db, q);
  const { counts, total } = await countByValue(matching, sql<PurchaseState>`po.state`, state);
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectSummaries(matching)
    .$if(state !== undefined, (query) => query.where('po.state', '=', state ?? 'draft'))
    .orderBy(order === undefined ? sql`po.id desc` : orderByColumn(COLUMNS, order, sql`po.id`))
    .$call(takePage(page))
    .execute();
  return { page, counts, orders: rows.map(requireTrackingNumber) };
}

/** Lists a supplier's latest orders. */
export async function listOrdersOfSupplier(db: Db, supplierId: number) {
  const rows = await selectSummaries(selectMatchingOrders(db, ''))
    .where('po.supplier_id', '=', supplierId)
    .orderBy('po.id', 'desc')
    .limit(10)
    .execute();
  return rows.map(requireTrackingNumber);
}

/** Units on order, which aren't available until received. */
export interface OnOrder {
  quantity: number;
  /** The next expected day; null if unknown. */
  expectedOn: string | null;
}

/** Reads what is on order by product ID; products with nothing on order short of the minimum. */
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
