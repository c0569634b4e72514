import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../db/dialect';
import type { Db } from '../../../../db/schema';
import { getPage, getWindow } from '../../base/shared/paging.rules';
import { readStockSums } from '../catalog/listing/stock-sums.queries.server';
import type { StockStatus } from './stock.rules';

/** Inventory figures. Every product is in exactly one of the three states. */
export type InventoryFigures = Awaited<ReturnType<typeof readInventoryFigures>>;

/**
 * The stock status in SQL (SPEC 4), matching `getStockStatus`.
 *
 * @param stock column of `p`. The unary plus keeps SQLite on a covering index.
 */
export function whereStatusIs(
  status: StockStatus,
  stock: RawBuilder<unknown> = sql`${BESIDE_INDEX}p.stock_quantity`,
): RawBuilder<SqlBool> {
  switch (status) {
    case 'out-of-stock':
      return sql`${stock} <= 0`;
    case 'low-stock':
      return sql`(${stock} > 0 and ${stock} <= p.low_stock_threshold)`;
    case 'in-stock':
      return sql`(${stock} > 0 and ${stock} > p.low_stock_threshold)`;
  }
}

/** Out of stock, or at or below the threshold. */
export const IS_ALERT = sql<SqlBool>`(p.stock_quantity <= 0 or p.stock_quantity <= p.low_stock_threshold)`;

/** A product's stock value. */
export const STOCK_VALUE = sql<number>`p.price_cents * p.stock_quantity`;

/** Aggregate columns of a query on `products as p`. */
export function selectFigures() {
  const countIn = (status: StockStatus) =>
    sql<number>`sum(case when ${whereStatusIs(status)} then 1 else 0 end)`;
  return [
    sql<number>`count(*)`.as('products'),
    sql<number>`sum(p.stock_quantity)`.as('units'),
    sql<number>`sum(${STOCK_VALUE})`.as('valueCents'),
    countIn('in-stock').as('wellStocked'),
    countIn('low-stock').as('lowStock'),
    countIn('out-of-stock').as('outOfStock'),
  ] as const;
}

/** IDs after one, up to another. */
interface ProductRange {
  after: number;
  last: number;
}

/**
 * Selects products (`p`) with their total stock, or with their level at one location.
 *
 * @param range restricts the IDs, for one location.
 */
export function selectStockedProducts(db: Db, locationId?: number, range?: ProductRange) {
  const products = db
    .selectFrom('products as q')
    .select(['q.id', 'q.name', 'q.sku', 'q.brand', 'q.category_id', 'q.is_active', 'q.price_cents'])
    .select(['q.low_stock_threshold', 'q.reorder_level', 'q.reorder_quantity']);
  const withStock =
    locationId === undefined
      ? products.select('q.stock_quantity')
      : products
          .innerJoin('stock_levels as s', 's.product_id', 'q.id')
          .where('s.location_id', '=', locationId)
          .$if(range !== undefined, (query) =>
            // Stated for the level, or SQLite would read all levels of the location.
            query.where('s.product_id', '>', range?.after ?? 0).where('s.product_id', '<=', range?.last ?? 0),
          )
          .select('s.quantity as stock_quantity');
  return withStock.as('p');
}

export async function readInventoryFigures(db: Db) {
  const { products, units, ...sums } = await readStockSums(db);
  return {
    totalProducts: products,
    totalUnits: units,
    averageStock: products === 0 ? 0 : Math.round(units / products),
    ...sums,
  };
}

export type InventoryItem = ReturnType<typeof toInventoryItem>;

/** Selects products with stock, for lists and reports. */
export function selectInventoryItems(db: Db, locationId?: number) {
  return db
    .selectFrom(selectStockedProducts(db, locationId))
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select([
      'p.id',
      'p.name',
      'p.sku',
      'c.name as categoryName',
      'p.is_active',
      'p.price_cents as priceCents',
    ])
    .select(['p.stock_quantity as stockQuantity', 'p.low_stock_threshold as lowStockThreshold'])
    .select(['p.reorder_level as reorderLevel', 'p.reorder_quantity as reorderQuantity']);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectInventoryItems>['execute']>>[number];

export function toInventoryItem({ is_active, ...item }: ItemRow) {
  return { ...item, isActive: is_active === 1, valueCents: item.priceCents * item.stockQuantity };
}

/** Lists products by ID, in order, with total stock or one location's. */
export async function listInventoryItemsById(db: Db, ids: readonly number[], locationId?: number) {
  if (ids.length === 0) return [];
  const rows = await selectInventoryItems(db, locationId).where('p.id', 'in', ids).execute();
  const items = new Map(rows.map((row) => [row.id, toInventoryItem(row)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

export const PAGE_SIZE = 50;

export type InventoryPage = Awaited<ReturnType<typeof listStockAlerts>>;

/** Lists what is low or out, lowest first. */
export async function listStockAlerts(
  db: Db,
  { lowStock, outOfStock }: Pick<InventoryFigures, 'lowStock' | 'outOfStock'>,
  wanted: number,
) {
  const page = getPage(lowStock + outOfStock, wanted, PAGE_SIZE);
  const { limit, offset, isFromEnd } = getWindow(page);
  const direction = isFromEnd ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .where(IS_ALERT)
    .orderBy('p.stock_quantity', direction)
    .orderBy('p.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { page, items: await listInventoryItemsById(db, isFromEnd ? ids.reverse() : ids) };
}
