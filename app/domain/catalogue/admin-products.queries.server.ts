import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX, LINE_END } from '../../../db/dialect';
import type { Db } from '../../../db/schema';
import { countFoundByStaff, foundByStaff } from '../search/staff-text.server';
import { pageOf, type Page } from '../shared/paging.rules';
import {
  type AdminProductFilter,
  type ProductListView,
  type ProductOrder,
  type ProductStatus,
} from './admin-product-list.rules';
import { countOfCategory } from './listing-counts.queries.server';
import { imageOf } from './product-card.queries.server';
import { WhileUnchanged } from './while-unchanged.server';

export type { AdminProductFilter } from './admin-product-list.rules';

export interface AdminProduct {
  id: number;
  slug: string;
  name: string;
  brand: string;
  sku: string;
  image: string;
  categoryName: string;
  priceCents: number;
  salePriceCents: number | null;
  isOnSale: boolean;
  isFeatured: boolean;
  isActive: boolean;
  stockQuantity: number;
  lowStockThreshold: number;
}

/** The order of `products as p` by name, exactly as the index `products_staff_name` has it. It begins with the name. */
export const NAME_ORDER = sql<string>`lower(p.name || ${LINE_END} || p.sku || ${LINE_END} || p.brand)`;

/** What a status asks of `products as p`. */
// The plus keeps the database to the index of the list's order, which knows every column that is asked for here. Others
// know one of them and would send it to the wide row, or have everything sorted.
export const IN_STATUS: Record<ProductStatus, RawBuilder<SqlBool>> = {
  active: sql`${BESIDE_INDEX}p.is_active = 1`,
  archived: sql`${BESIDE_INDEX}p.is_active = 0`,
  featured: sql`${BESIDE_INDEX}p.is_featured = 1`,
  'on-sale': sql`${BESIDE_INDEX}p.is_on_sale = 1`,
  low: sql`(${BESIDE_INDEX}p.stock_quantity > 0 and p.stock_quantity <= p.low_stock_threshold)`,
  out: sql`${BESIDE_INDEX}p.stock_quantity <= 0`,
};

/** Every product (`products as p`) that the filter lets through, for the list, for bulk changes and for exports. */
export function matchingProducts(db: Db, { q, categoryId, status }: AdminProductFilter) {
  return db
    .selectFrom('products as p')
    .$if(q !== '', (query) => query.where(foundByStaff(q)))
    .$if(categoryId !== undefined, (query) =>
      query.where(sql<SqlBool>`${BESIDE_INDEX}p.category_id = ${categoryId}`),
    )
    .$if(status !== undefined, (query) => query.where(IN_STATUS[status ?? 'active']));
}

/** The same products, for queries that read an order of the list from its index. */
function inListOrder(db: Db, { q, ...others }: AdminProductFilter) {
  return matchingProducts(db, { q: '', ...others }).$if(q !== '', (query) =>
    query.where(foundByStaff(q, sql`+p.id`)),
  );
}

export async function countMatchingProducts(db: Db, filter: AdminProductFilter): Promise<number> {
  const { q, categoryId, status } = filter;
  if (q !== '' && categoryId === undefined && status === undefined) return countFoundByStaff(db, q);
  if (q === '' && (status === undefined || status === 'active'))
    return countOfCategory(db, categoryId, status === undefined ? 'products' : 'active');
  const { total } = await inListOrder(db, filter)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function countByCategory(db: Db, filter: AdminProductFilter): Promise<Map<number, number>> {
  const counts = await inListOrder(db, filter)
    .select(['p.category_id', (build) => build.fn.countAll<number>().as('count')])
    .groupBy('p.category_id')
    .execute();
  return new Map(counts.map(({ category_id, count }) => [category_id, count]));
}

/** The pages and orders of a filter share its count. */
const totals = new WhileUnchanged<number>();
const categoryCounts = new WhileUnchanged<Map<number, number>>();

/** A page of the catalogue table of the back office: five queries at most, however many products there are. */
export async function listProductsForStaff(
  db: Db,
  view: ProductListView,
): Promise<{ products: AdminProduct[]; page: Page; categories: CategoryChoice[] }> {
  const categories = await listCategoryChoices(db);
  const { page, ids } =
    view.order?.by === 'category'
      ? await pageByCategory(db, view, inNameOrder(categories, view.order.isDescending))
      : await pageOfIds(db, view);
  if (ids.length === 0) return { page, categories, products: [] };
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select([
      'p.id',
      'p.slug',
      'p.name',
      'p.brand',
      'p.sku',
      'p.image_url',
      'p.picture',
      'c.name as category_name',
      'p.price_cents',
      'p.sale_price_cents',
      'p.is_on_sale',
      'p.is_featured',
      'p.is_active',
      'p.stock_quantity',
      'p.low_stock_threshold',
    ])
    .where('p.id', 'in', ids)
    .execute();
  const products = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        slug: row.slug,
        name: row.name,
        brand: row.brand,
        sku: row.sku,
        image: imageOf(row),
        categoryName: row.category_name,
        priceCents: row.price_cents,
        salePriceCents: row.sale_price_cents,
        isOnSale: row.is_on_sale === 1,
        isFeatured: row.is_featured === 1,
        isActive: row.is_active === 1,
        stockQuantity: row.stock_quantity,
        lowStockThreshold: row.low_stock_threshold,
      },
    ]),
  );
  return { page, categories, products: ids.flatMap((id) => products.get(id) ?? []) };
}

interface IdPage {
  page: Page;
  ids: number[];
}

function orderColumn(order: ProductOrder | undefined): RawBuilder<unknown> {
  switch (order?.by) {
    case 'name':
      return NAME_ORDER;
    case 'sku':
      return sql`p.sku_key`;
    case 'price':
      return sql`p.effective_price_cents`;
    case 'stock':
      return sql`p.stock_quantity`;
    default:
      return sql`p.id`;
  }
}

/**
 * Ids first: they come from the narrow index of the order, and whole rows are read for one page only. A page behind the
 * middle is counted from the end, so that no page has more than half of the list before it.
 */
async function pageOfIds(
  db: Db,
  { filter, order, page: wanted, pageSize }: ProductListView,
): Promise<IdPage> {
  const total = await totals.read(db, JSON.stringify(filter), () => countMatchingProducts(db, filter));
  const page = pageOf(total, wanted, pageSize);
  if (total === 0) return { page, ids: [] };
  const isDescending = order?.isDescending ?? true;
  const before = page.from - 1;
  const behind = total - page.to;
  const isFromEnd = behind < before;
  const direction = isDescending === isFromEnd ? 'asc' : 'desc';
  const rows = await inListOrder(db, filter)
    .select('p.id')
    .orderBy(orderColumn(order), direction)
    .orderBy('p.id', direction)
    .limit(page.to - before)
    .offset(isFromEnd ? behind : before)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { page, ids: isFromEnd ? ids.reverse() : ids };
}

/** The ids of the categories by name. */
function inNameOrder(categories: CategoryChoice[], isDescending: boolean): number[] {
  const byName = [...categories].sort((a, b) => a.name.localeCompare(b.name, 'en')).map(({ id }) => id);
  return isDescending ? byName.reverse() : byName;
}

/** A page by category: how many of each match tells which ones stand on it, and nothing before it is sorted. */
async function pageByCategory(
  db: Db,
  { filter, order, page: wanted, pageSize }: ProductListView,
  categoryIds: number[],
): Promise<IdPage> {
  const isDescending = order?.isDescending ?? false;
  const countOf = await categoryCounts.read(db, JSON.stringify(filter), () => countByCategory(db, filter));
  const total = [...countOf.values()].reduce((sum, count) => sum + count, 0);
  const page = pageOf(total, wanted, pageSize);
  if (total === 0) return { page, ids: [] };
  const direction = isDescending ? 'desc' : 'asc';
  const parts = partsOf(categoryIds, countOf, page).map(({ ids, limit, offset }) => {
    const part = inListOrder(db, filter)
      .select(['p.id', 'p.category_id'])
      .where('p.category_id', 'in', ids)
      .orderBy('p.category_id')
      .orderBy('p.id', direction)
      .limit(limit)
      .offset(offset);
    return sql`select id, category_id from (${part}) as part`;
  });
  const { rows } = await sql<{
    id: number;
    category_id: number;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const places = new Map(categoryIds.map((id, place) => [id, place]));
  const placeOf = (row: { category_id: number }) => places.get(row.category_id) ?? 0;
  rows.sort((a, b) => placeOf(a) - placeOf(b) || (isDescending ? b.id - a.id : a.id - b.id));
  return { page, ids: rows.map(({ id }) => id) };
}

interface CategoryPart {
  ids: number[];
  limit: number;
  offset: number;
}

/**
 * What of which categories stands on a page. Those that stand on it whole are one part, so that there are three at most,
 * however small the categories are.
 */
function partsOf(categoryIds: number[], countOf: Map<number, number>, page: Page): CategoryPart[] {
  const whole: CategoryPart = { ids: [], limit: page.pageSize, offset: 0 };
  const parts: CategoryPart[] = [];
  let skip = page.from - 1;
  let left = page.to - skip;
  for (const id of categoryIds) {
    const count = countOf.get(id) ?? 0;
    const limit = Math.max(0, Math.min(left, count - skip));
    if (limit > 0 && limit === count) whole.ids.push(id);
    else if (limit > 0) parts.push({ ids: [id], limit, offset: skip });
    left -= limit;
    skip = Math.max(0, skip - count);
  }
  return whole.ids.length > 0 ? [...parts, whole] : parts;
}

export interface CategoryChoice {
  id: number;
  name: string;
}

/** The categories to choose from, active or not. */
export async function listCategoryChoices(db: Db): Promise<CategoryChoice[]> {
  return db.selectFrom('categories').select(['id', 'name']).orderBy('sort_order').orderBy('id').execute();
}

export interface StockedProduct {
  id: number;
  name: string;
  sku: string;
  isActive: boolean;
  stockQuantity: number;
  lowStockThreshold: number;
}

/** A product as the stock form and other small forms need it, active or not. */
export async function findStockedProduct(db: Db, id: number): Promise<StockedProduct | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['id', 'name', 'sku', 'is_active', 'stock_quantity', 'low_stock_threshold'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.name,
      sku: row.sku,
      isActive: row.is_active === 1,
      stockQuantity: row.stock_quantity,
      lowStockThreshold: row.low_stock_threshold,
    }
  );
}
