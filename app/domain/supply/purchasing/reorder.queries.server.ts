import { sql, type SqlBool } from 'kysely';

import type { Db } from '../../../../db/schema';
import { productIdRanges } from '../../goods/catalog/id-ranges.server';
import { readFoundByStaff } from '../../goods/catalog/listing/found-products.queries.server';
import { whereIsOneOf } from '../../goods/search/text-match.server';
import { getPage, type Page } from '../../base/shared/paging.rules';
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
function selectCoverage(db: Db) {
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

/** A product to reorder, as far as its place in the list is decided by it. */
interface ProductToReorder {
  id: number;
  supplier_id: number | null;
  name_key: string;
}

/** Products are looked at so many ids at a time; few of them have to be reordered. */
const BATCH = 5_000;

/**
 * Every product that the filter finds, in the order of the list: by supplier, then by name. Those whose stock alone is
 * above their level are in no case among them, and an index leaves them out.
 */
async function listWanting(db: Db, { q, supplier, drafted }: ReorderFilter): Promise<ProductToReorder[]> {
  const covered = await readCovering(db);
  const isWanted = (row: { id: number; stock_quantity: number; reorder_level: number }) => {
    const cover = covered.get(row.id);
    const coming = (cover?.onOrder ?? 0) + (drafted ? 0 : (cover?.drafted ?? 0));
    return row.stock_quantity + coming <= row.reorder_level;
  };
  const asked = q === '' ? undefined : await readFoundByStaff(db, q);
  const found: ProductToReorder[] = [];
  for await (const { from, to } of productIdRanges(db, BATCH)) {
    const rows = await db
      .selectFrom('products as p')
      .leftJoin('supplier_products as sp', (join) =>
        join.onRef('sp.product_id', '=', 'p.id').on('sp.is_preferred', '=', sql.lit(1)),
      )
      .leftJoin('suppliers as s', (join) =>
        // One that is archived is ordered from no more.
        join.onRef('s.id', '=', 'sp.supplier_id').on('s.archived_at', 'is', null),
      )
      .select(['p.id', 'p.stock_quantity', 'p.reorder_level', 's.id as supplier_id'])
      .select(sql<string>`lower(p.name)`.as('name_key'))
      // As the index has it.
      .where('p.is_active', '=', sql.lit(1))
      .where(sql<SqlBool>`p.stock_quantity <= p.reorder_level`)
      .where('p.id', '>=', from)
      .where('p.id', '<=', to)
      .$if(asked !== undefined, (query) => query.where(whereIsOneOf(asked?.between(from, to) ?? [])))
      .$if(supplier === 'none', (query) => query.where('s.id', 'is', null))
      .$if(typeof supplier === 'number', (query) =>
        query.where('s.id', '=', typeof supplier === 'number' ? supplier : 0),
      )
      .execute();
    found.push(...rows.filter(isWanted));
  }
  return sortAsList(db, found);
}

async function sortAsList(db: Db, found: ProductToReorder[]): Promise<ProductToReorder[]> {
  const suppliers = await db
    .selectFrom('suppliers')
    .select('id')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  const places = new Map(suppliers.map(({ id }, place) => [id, place]));
  // Without a supplier last.
  const placeOf = ({ supplier_id: id }: ProductToReorder) =>
    id === null ? suppliers.length : (places.get(id) ?? 0);
  return found.sort(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      Number(one.name_key > other.name_key) - Number(one.name_key < other.name_key) ||
      one.id - other.id,
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
  const wanting = await listWanting(db, filter);
  const page = getPage(wanting.length, wanted, PAGE_SIZE);
  const shown = wanting.slice(page.from - 1, page.to);
  const details = await db
    .selectFrom('products as p')
    .leftJoin(selectCoverage(db).as('c'), 'c.product_id', 'p.id')
    .leftJoin('supplier_products as sp', (join) =>
      join.onRef('sp.product_id', '=', 'p.id').on('sp.is_preferred', '=', sql.lit(1)),
    )
    .leftJoin('suppliers as s', (join) =>
      join.onRef('s.id', '=', 'sp.supplier_id').on('s.archived_at', 'is', null),
    )
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
    .where(
      'p.id',
      'in',
      shown.map(({ id }) => id),
    )
    .execute();
  const detailOf = new Map(details.map((row) => [row.id, row]));
  const rows = shown.flatMap(({ id }) => detailOf.get(id) ?? []);
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
    .select(['po.id', 'po.supplier_id as supplierId'])
    .select(
      sql<number>`(select count(*) from purchase_order_lines l where l.purchase_order_id = po.id)`.as(
        'lines',
      ),
    )
    .where('po.state', '=', 'draft')
    .orderBy('po.id')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, number: purchaseOrderNumber(row.id) }));
}

/** What is still to come of every product of which something is. */
async function readCovering(db: Db): Promise<Map<number, { onOrder: number; drafted: number }>> {
  const rows = await selectCoverage(db).execute();
  return new Map(rows.map((row) => [row.product_id, { onOrder: row.on_order, drafted: row.drafted }]));
}

/** What is on order or drafted of products now, by their ids; 0 where nothing is. */
export async function readCovered(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await selectCoverage(db).where('l.product_id', 'in', productIds).execute();
  return new Map(rows.map((row) => [row.product_id, row.on_order + row.drafted]));
}
