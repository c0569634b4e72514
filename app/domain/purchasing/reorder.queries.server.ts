import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
import { foundByStaff } from '../search/staff-text.server';
import { pageOf, type Page } from '../shared/paging.rules';
import { purchaseOrderNumber } from './purchase-order.rules';
import type { ReorderFilter } from './reorder.rules';

/** A product that should be ordered. */
export interface Suggestion {
  productId: number;
  name: string;
  sku: string;
  stockQuantity: number;
  reorderLevel: number;
  reorderQuantity: number;
  /** Sent and not received yet. It is not available. */
  onOrder: number;
  /** In drafts that nobody has sent. */
  drafted: number;
  partNumber: string;
  /** What one costs at the preferred supplier, else the product's cost price; null where neither is known. */
  unitCostCents: number | null;
}

/** Suggestions that go to one supplier. */
export interface SuggestionGroup {
  /** Null for products that have no preferred supplier. */
  supplier: { id: number; name: string; leadTimeDays: number; minimumOrderCents: number } | null;
  suggestions: Suggestion[];
  /** Drafts for this supplier, which the lines may join. */
  drafts: { id: number; number: string; lines: number }[];
}

/** A row is a few fields of the form, and a form has 1,000 at most. */
const PAGE_SIZE = 100;

/** What is still to come, and what drafts would order, by product: two sums that follow the products. */
function covering(db: Db) {
  return db
    .selectFrom('purchase_order_lines as l')
    .innerJoin('purchase_orders as po', 'po.id', 'l.purchase_order_id')
    .select([
      'l.product_id',
      sql<number>`sum(case when po.state <> 'draft' and l.quantity > l.received_quantity
        then l.quantity - l.received_quantity else 0 end)`.as('on_order'),
      sql<number>`sum(case when po.state = 'draft' then l.quantity else 0 end)`.as('drafted'),
    ])
    .where('po.state', 'in', ['draft', 'sent', 'partly_received'])
    .groupBy('l.product_id');
}

function matchingProducts(db: Db, { q, supplier, drafted }: ReorderFilter) {
  const have = drafted
    ? sql<number>`p.stock_quantity + coalesce(c.on_order, 0)`
    : sql<number>`p.stock_quantity + coalesce(c.on_order, 0) + coalesce(c.drafted, 0)`;
  return db
    .selectFrom('products as p')
    .leftJoin(covering(db).as('c'), 'c.product_id', 'p.id')
    .leftJoin('supplier_products as sp', (join) =>
      join.onRef('sp.product_id', '=', 'p.id').on('sp.is_preferred', '=', 1),
    )
    .leftJoin('suppliers as s', (join) =>
      // One that is archived is ordered from no more.
      join.onRef('s.id', '=', 'sp.supplier_id').on('s.archived_at', 'is', null),
    )
    .where('p.is_active', '=', 1)
    .where(have, '<=', sql<number>`p.reorder_level`)
    .$if(q !== '', (query) => query.where(foundByStaff(q)))
    .$if(supplier === 'none', (query) => query.where('s.id', 'is', null))
    .$if(typeof supplier === 'number', (query) =>
      query.where('s.id', '=', typeof supplier === 'number' ? supplier : 0),
    );
}

/**
 * Active products whose stock and what is on order are together at or below their reorder level, grouped by the
 * supplier that they are ordered from. What a draft covers already is left out unless it is asked for.
 */
export async function listReorderSuggestions(
  db: Db,
  filter: ReorderFilter,
  wanted: number,
): Promise<{ groups: SuggestionGroup[]; page: Page }> {
  const { total } = await matchingProducts(db, filter)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = pageOf(total, wanted, PAGE_SIZE);
  const rows = await matchingProducts(db, filter)
    .select([
      'p.id',
      'p.name',
      'p.sku',
      'p.stock_quantity',
      'p.reorder_level',
      'p.reorder_quantity',
      'p.cost_price_cents',
      'c.on_order',
      'c.drafted',
      'sp.part_number',
      'sp.unit_cost_cents',
      's.id as supplier_id',
      's.name as supplier_name',
      's.lead_time_days',
      's.minimum_order_cents',
    ])
    .orderBy(sql`s.id is null`)
    .orderBy(sql`lower(s.name)`)
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  const drafts = await listOpenDrafts(db);
  const groups = new Map<number, SuggestionGroup>();
  for (const row of rows) {
    const group = groups.get(row.supplier_id ?? 0) ?? {
      supplier:
        row.supplier_id === null
          ? null
          : {
              id: row.supplier_id,
              name: row.supplier_name ?? '',
              leadTimeDays: row.lead_time_days ?? 0,
              minimumOrderCents: row.minimum_order_cents ?? 0,
            },
      suggestions: [],
      drafts: drafts.filter(({ supplierId }) => supplierId === row.supplier_id),
    };
    group.suggestions.push({
      productId: row.id,
      name: row.name,
      sku: row.sku,
      stockQuantity: row.stock_quantity,
      reorderLevel: row.reorder_level,
      reorderQuantity: row.reorder_quantity,
      onOrder: row.on_order ?? 0,
      drafted: row.drafted ?? 0,
      partNumber: row.supplier_id === null ? '' : (row.part_number ?? ''),
      unitCostCents: (row.supplier_id === null ? null : row.unit_cost_cents) ?? row.cost_price_cents,
    });
    groups.set(row.supplier_id ?? 0, group);
  }
  return { page, groups: [...groups.values()] };
}

async function listOpenDrafts(
  db: Db,
): Promise<{ id: number; number: string; lines: number; supplierId: number }[]> {
  const rows = await db
    .selectFrom('purchase_orders as po')
    .select([
      'po.id',
      'po.supplier_id',
      sql<number>`(select count(*) from purchase_order_lines l where l.purchase_order_id = po.id)`.as(
        'lines',
      ),
    ])
    .where('po.state', '=', 'draft')
    .orderBy('po.id')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: purchaseOrderNumber(row.id),
    lines: row.lines,
    supplierId: row.supplier_id,
  }));
}

/** What is on order or drafted of products now, by their ids; 0 where nothing is. */
export async function readCovered(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await covering(db).where('l.product_id', 'in', productIds).execute();
  return new Map(rows.map((row) => [row.product_id, row.on_order + row.drafted]));
}
