import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { holds, LINE_END } from '../../../db/dialect';
import type { Db } from '../../../db/schema';
import { pageOf, type Page } from '../shared/paging.rules';
import {
  isProductFiltered,
  type AdminProductFilter,
  type ProductListView,
  type ProductOrder,
  type ProductStatus,
} from './admin-product-list.rules';
import { imageOf } from './product-card.queries.server';

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

/** What staff search by, exactly as the index `products_staff_list` has it. It begins with the name. */
const STAFF_TEXT = sql<string>`lower(p.name || ${LINE_END} || p.sku || ${LINE_END} || p.brand)`;

/** SPEC 5: the back office finds a product (`products as p`) by name, SKU or brand, wherever in them the text stands. */
export function foundByStaff(q: string): RawBuilder<SqlBool> {
  return holds(STAFF_TEXT, sql`lower(${q})`);
}

/** What a status asks of `products as p`. */
// The plus keeps the database from indexes that know one column and would send it to the wide row for the others.
export const IN_STATUS: Record<ProductStatus, RawBuilder<SqlBool>> = {
  active: sql`+p.is_active = 1`,
  archived: sql`+p.is_active = 0`,
  featured: sql`+p.is_featured = 1`,
  'on-sale': sql`+p.is_on_sale = 1`,
  low: sql`(+p.stock_quantity > 0 and p.stock_quantity <= p.low_stock_threshold)`,
  out: sql`+p.stock_quantity <= 0`,
};

/** Every product (`products as p`) that the filter lets through, for the list, for bulk changes and for exports. */
export function matchingProducts(db: Db, { q, categoryId, status }: AdminProductFilter) {
  return db
    .selectFrom('products as p')
    .$if(q !== '', (query) => query.where(foundByStaff(q)))
    .$if(categoryId !== undefined, (query) => query.where(sql<SqlBool>`+p.category_id = ${categoryId}`))
    .$if(status !== undefined, (query) => query.where(IN_STATUS[status ?? 'active']));
}

export async function countMatchingProducts(db: Db, filter: AdminProductFilter): Promise<number> {
  const { total } = await matchingProducts(db, filter)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A page of the catalogue table of the back office: four queries, however many products there are. */
export async function listProductsForStaff(
  db: Db,
  { filter, order, page: wanted, pageSize }: ProductListView,
): Promise<{ products: AdminProduct[]; page: Page; categories: CategoryChoice[] }> {
  const categories = await listCategoryChoices(db);
  const page = pageOf(await countMatchingProducts(db, filter), wanted, pageSize);
  const ids =
    order?.by === 'category' && !isProductFiltered(filter)
      ? await pageByCategory(db, inNameOrder(categories), order.isDescending, page)
      : await pageOfIds(db, filter, orderColumn(order, categories, filter), page);
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

interface SqlOrder {
  column: RawBuilder<unknown>;
  isDescending: boolean;
}

function orderColumn(
  order: ProductOrder | undefined,
  categories: CategoryChoice[],
  filter: AdminProductFilter,
): SqlOrder {
  const isDescending = order?.isDescending ?? true;
  // The whole list is read in an index's own order; what a filter leaves is sorted.
  const isWhole = !isProductFiltered(filter);
  switch (order?.by) {
    case 'name':
      return { column: STAFF_TEXT, isDescending };
    case 'sku':
      return { column: isWhole ? sql`p.sku_key` : sql`+p.sku_key`, isDescending };
    case 'price':
      return {
        column: isWhole ? sql`p.effective_price_cents` : sql`+p.effective_price_cents`,
        isDescending,
      };
    case 'stock':
      return { column: isWhole ? sql`p.stock_quantity` : sql`+p.stock_quantity`, isDescending };
    case 'category':
      return { column: categoryPlace(categories), isDescending };
    case undefined:
      return { column: isWhole ? sql`p.id` : sql`+p.id`, isDescending };
  }
}

function inNameOrder(categories: CategoryChoice[]): CategoryChoice[] {
  return [...categories].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** A page of the whole list by category: how many each holds tells which ones stand on it, and nothing is sorted. */
async function pageByCategory(
  db: Db,
  byName: CategoryChoice[],
  isDescending: boolean,
  page: Page,
): Promise<number[]> {
  const counts = await db
    .selectFrom('products')
    .select(['category_id', (build) => build.fn.countAll<number>().as('count')])
    .groupBy('category_id')
    .execute();
  const countOf = new Map(counts.map(({ category_id, count }) => [category_id, count]));
  const parts: RawBuilder<unknown>[] = [];
  let skip = page.from - 1;
  let wanted = page.total === 0 ? 0 : page.to - skip;
  for (const { id } of isDescending ? [...byName].reverse() : byName) {
    const here = Math.min(wanted, Math.max(0, (countOf.get(id) ?? 0) - skip));
    const direction = sql.raw(isDescending ? 'desc' : 'asc');
    if (here > 0)
      parts.push(
        sql`select id from (select id from products where category_id = ${id} order by id ${direction} limit ${here} offset ${skip})`,
      );
    wanted -= here;
    skip = Math.max(0, skip - (countOf.get(id) ?? 0));
  }
  if (parts.length === 0) return [];
  const { rows } = await sql<{ id: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The place of a product's category by its name: quicker than looking the name up for each of them. */
function categoryPlace(categories: CategoryChoice[]): RawBuilder<unknown> {
  const byName = inNameOrder(categories);
  if (byName.length === 0) return sql`+p.id`;
  const places = byName.map(({ id }, place) => sql`when ${id} then ${sql.lit(place)}`);
  return sql`case p.category_id ${sql.join(places, sql` `)} end`;
}

/**
 * Ids first: they come from the narrow index, and whole rows are read for one page only. A page behind the middle is
 * counted from the end, so that no page has more than half of the list before it.
 */
async function pageOfIds(db: Db, filter: AdminProductFilter, order: SqlOrder, page: Page): Promise<number[]> {
  if (page.total === 0) return [];
  const before = page.from - 1;
  const behind = page.total - page.to;
  const isFromEnd = behind < before;
  const direction = order.isDescending === isFromEnd ? 'asc' : 'desc';
  const rows = await matchingProducts(db, filter)
    .select('p.id')
    .orderBy(order.column, direction)
    .orderBy('p.id', direction)
    .limit(page.to - before)
    .offset(isFromEnd ? behind : before)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
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
