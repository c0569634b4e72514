import { sql, type SqlBool } from 'kysely';

import type { Db } from '../../../../db/schema';
import { productIdRanges } from '../../goods/catalog/id-ranges.server';
import { readFoundByStaff } from '../../goods/search/found-products.queries.server';
import { whereIsOneOf } from '../../goods/search/text-match.server';
import { getPage } from '../../base/shared/paging.rules';
import { formatPurchaseOrderNumber } from './purchase-order.rules';
import type { ReorderFilter } from './reorder.schema';

/** A product to reorder. */
export interface Suggestion {
  productId: number;
  name: string;
  sku: string;
  stockQuantity: number;
  reorderLevel: number;
  reorderQuantity: number;
  /** Sent and not yet received; not available. */
  onOrder: number;
  /** In unsent drafts. */
  drafted: number;
  partNumber: string;
  /** Unit cost at the preferred supplier, otherwise the cost price; null if unknown. */
  unitCostCents: number | null;
}

/** Suggestions for one supplier. */
export interface SuggestionGroup {
  /** Null for products without a preferred supplier. */
  supplier: { id: number; name: string; leadTimeDays: number; minimumOrderCents: number } | null;
  suggestions: Suggestion[];
  /** The supplier's open drafts, which the lines can join. */
  drafts: { id: number; number: string; lines: number }[];
}

/** Each row has several fields, and a form has at most 1,000. */
const PAGE_SIZE = 100;

/** Units on order and in drafts, by product. */
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

/** The sort keys of a product to reorder. */
interface ProductToReorder {
  id: number;
  supplier_id: number | null;
  name_key: string;
}

/** Products per query; few need reordering. */
const BATCH = 5_000;

/**
 * Lists the products matching the filter, by supplier and name. An index excludes those whose stock alone exceeds
 * their level.
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
        // Archived suppliers get no orders.
        join.onRef('s.id', '=', 'sp.supplier_id').on('s.archived_at', 'is', null),
      )
      .select(['p.id', 'p.stock_quantity', 'p.reorder_level', 's.id as supplier_id'])
      .select(sql<string>`lower(p.name)`.as('name_key'))
      // As in the index.
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
  // Products without a supplier last.
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
 * Lists active products whose stock plus units on order is at or below the reorder level, grouped by supplier.
 * Products covered by drafts are excluded unless requested.
 */
export async function listReorderSuggestions(db: Db, filter: ReorderFilter, wanted: number) {
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

async function listOpenDrafts(db: Db) {
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
  return rows.map((row) => ({ ...row, number: formatPurchaseOrderNumber(row.id) }));
}

/** Reads what is on order for all products. */
async function readCovering(db: Db): Promise<Map<number, { onOrder: number; drafted: number }>> {
  const rows = await selectCoverage(db).execute();
  return new Map(rows.map((row) => [row.product_id, { onOrder: row.on_order, drafted: row.drafted }]));
}

/** Reads units on order and in drafts by product ID; 0 if none. */
export async function readCovered(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await selectCoverage(db).where('l.product_id', 'in', productIds).execute();
  return new Map(rows.map((row) => [row.product_id, row.on_order + row.drafted]));
}
