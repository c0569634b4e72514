import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../db/dialect';
import type { Db } from '../../../db/schema';
import { NAME_ORDER } from '../catalogue/admin-products.queries.server';
import { foundByStaff } from '../search/staff-text.server';
import { pageOf, type Page } from '../shared/paging.rules';
import type { InventoryOrder, InventorySort } from './inventory.rules';
import { NO_STOCK, readStockSums, readSumsByCategory } from './stock-sums.queries.server';
import type { StockStatus } from './stock.rules';

/** The figures of the inventory page. Every product is in exactly one of the three states. */
export interface InventoryFigures {
  totalProducts: number;
  totalUnits: number;
  /** SPEC 9: total units divided by product count, rounded. */
  averageStock: number;
  /** SPEC 9: price times quantity over all products. */
  valueCents: number;
  wellStocked: number;
  lowStock: number;
  outOfStock: number;
}

/** SPEC 4, as the database counts it; the same as `stockStatusOf`. */
// The plus keeps the database to an index that has all that is asked for.
const IN_STATUS: Record<StockStatus, RawBuilder<SqlBool>> = {
  'out-of-stock': sql`${BESIDE_INDEX}p.stock_quantity <= 0`,
  'low-stock': sql`(${BESIDE_INDEX}p.stock_quantity > 0 and p.stock_quantity <= p.low_stock_threshold)`,
  'in-stock': sql`(${BESIDE_INDEX}p.stock_quantity > 0 and p.stock_quantity > p.low_stock_threshold)`,
};

/** Out of stock, or at or below the threshold. */
export const IS_ALERT = sql<SqlBool>`(p.stock_quantity <= 0 or p.stock_quantity <= p.low_stock_threshold)`;

/** The money that lies in a product. */
export const STOCK_VALUE = sql<number>`p.price_cents * p.stock_quantity`;

/** The sums of a group of the stock, for a query on `products as p`. */
export function figureColumns() {
  const countIn = (status: StockStatus) => sql<number>`sum(case when ${IN_STATUS[status]} then 1 else 0 end)`;
  return [
    sql<number>`count(*)`.as('products'),
    sql<number>`sum(p.stock_quantity)`.as('units'),
    sql<number>`sum(${STOCK_VALUE})`.as('valueCents'),
    countIn('in-stock').as('wellStocked'),
    countIn('low-stock').as('lowStock'),
    countIn('out-of-stock').as('outOfStock'),
  ] as const;
}

/** The ids behind one, up to another. */
export interface ProductRange {
  after: number;
  last: number;
}

/**
 * The products (`p`) with their stock: at all locations together, or the level at one, of those that ever lay there.
 *
 * @param range only these, where one location is asked for.
 */
export function stockedProducts(db: Db, locationId?: number, range?: ProductRange) {
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
            // Said of the level itself: SQLite would read all levels of the location for a range of products.
            query.where('s.product_id', '>', range?.after ?? 0).where('s.product_id', '<=', range?.last ?? 0),
          )
          .select('s.quantity as stock_quantity');
  return withStock.as('p');
}

export async function readInventoryFigures(db: Db): Promise<InventoryFigures> {
  const { products, units, ...sums } = await readStockSums(db);
  return {
    totalProducts: products,
    totalUnits: units,
    averageStock: products === 0 ? 0 : Math.round(units / products),
    ...sums,
  };
}

export interface InventoryItem {
  id: number;
  name: string;
  sku: string;
  categoryName: string;
  isActive: boolean;
  priceCents: number;
  stockQuantity: number;
  lowStockThreshold: number;
  reorderLevel: number;
  reorderQuantity: number;
  valueCents: number;
}

/** Every product with its stock, as the inventory's lists and reports show it. */
export function inventoryItems(db: Db, locationId?: number) {
  return db
    .selectFrom(stockedProducts(db, locationId))
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select([
      'p.id',
      'p.name',
      'p.sku',
      'c.name as category_name',
      'p.is_active',
      'p.price_cents',
      'p.stock_quantity',
      'p.low_stock_threshold',
      'p.reorder_level',
      'p.reorder_quantity',
    ]);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof inventoryItems>['execute']>>[number];

export function inventoryItemOf(row: ItemRow): InventoryItem {
  return {
    id: row.id,
    name: row.name,
    sku: row.sku,
    categoryName: row.category_name,
    isActive: row.is_active === 1,
    priceCents: row.price_cents,
    stockQuantity: row.stock_quantity,
    lowStockThreshold: row.low_stock_threshold,
    reorderLevel: row.reorder_level,
    reorderQuantity: row.reorder_quantity,
    valueCents: row.price_cents * row.stock_quantity,
  };
}

/** These products, in this order, with their stock at all locations together or at one. */
export async function inventoryItemsOf(
  db: Db,
  ids: readonly number[],
  locationId?: number,
): Promise<InventoryItem[]> {
  if (ids.length === 0) return [];
  const rows = await inventoryItems(db, locationId).where('p.id', 'in', ids).execute();
  const items = new Map(rows.map((row) => [row.id, inventoryItemOf(row)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

const PAGE_SIZE = 50;

interface InventoryPage {
  items: InventoryItem[];
  page: Page;
}

/** What is low or out, the emptiest shelf first. */
export async function listStockAlerts(
  db: Db,
  { lowStock, outOfStock }: Pick<InventoryFigures, 'lowStock' | 'outOfStock'>,
  wanted: number,
): Promise<InventoryPage> {
  const page = pageOf(lowStock + outOfStock, wanted, PAGE_SIZE);
  const alerts = allStock(db).where(IS_ALERT);
  return {
    page,
    items: await inventoryItemsOf(db, await idsOnPage(alerts, { by: 'stock', isDescending: false }, page)),
  };
}

export interface InventoryFilter {
  q: string;
  status: StockStatus | undefined;
  categoryId?: number | undefined;
  /** Only what lies or lay there, with the stock there. */
  locationId?: number | undefined;
  order: InventoryOrder;
  page: number;
}

const COLUMNS: Record<InventorySort, RawBuilder<unknown>> = {
  name: NAME_ORDER,
  category: sql`(select lower(c.name) from categories as c where c.id = p.category_id)`,
  stock: sql`p.stock_quantity`,
  threshold: sql`p.low_stock_threshold`,
  value: STOCK_VALUE,
};

function allStock(db: Db, locationId?: number) {
  return db.selectFrom(stockedProducts(db, locationId));
}

/** Every product with its stock, searched, filtered and sorted. */
export async function listInventory(db: Db, filter: InventoryFilter): Promise<InventoryPage> {
  const { q, status, categoryId, locationId, order } = filter;
  // The pluses keep the database from indexes that know one column and would send it to the wide row for the others.
  const matching = allStock(db, locationId)
    .$if(categoryId !== undefined, (query) =>
      query.where(sql<SqlBool>`${BESIDE_INDEX}p.category_id = ${categoryId}`),
    )
    .$if(q !== '', (query) => query.where(foundByStaff(q, sql`+p.id`)))
    .$if(status !== undefined, (query) => query.where(IN_STATUS[status ?? 'in-stock']));
  const total =
    q === '' && locationId === undefined ? await countInSums(db, filter) : await countOf(matching);
  const page = pageOf(total, filter.page, PAGE_SIZE);
  return { page, items: await inventoryItemsOf(db, await idsOnPage(matching, order, page), locationId) };
}

async function countInSums(
  db: Db,
  { categoryId, status }: Pick<InventoryFilter, 'categoryId' | 'status'>,
): Promise<number> {
  const sums =
    categoryId === undefined
      ? await readStockSums(db)
      : ((await readSumsByCategory(db)).get(categoryId) ?? NO_STOCK);
  switch (status) {
    case 'in-stock':
      return sums.wellStocked;
    case 'low-stock':
      return sums.lowStock;
    case 'out-of-stock':
      return sums.outOfStock;
    default:
      return sums.products;
  }
}

async function countOf(matching: ReturnType<typeof allStock>): Promise<number> {
  const { total } = await matching
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Ids first: they come from narrow indexes, and whole rows are read for one page only. A page behind the middle is counted
 * from the end.
 */
async function idsOnPage(
  matching: ReturnType<typeof allStock>,
  { by, isDescending }: InventoryOrder,
  page: Page,
): Promise<number[]> {
  if (page.total === 0) return [];
  const before = page.from - 1;
  const behind = page.total - page.to;
  const isFromEnd = behind < before;
  // The ids go the same way: an index is then read as it is, and nothing that is equal is sorted.
  const direction = isDescending === isFromEnd ? 'asc' : 'desc';
  const found = await matching
    .select('p.id')
    .orderBy(COLUMNS[by], direction)
    .orderBy('p.id', direction)
    .limit(page.to - before)
    .offset(isFromEnd ? behind : before)
    .execute();
  const ids = found.map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
}
