import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX, LINE_END } from '../../../../../db/dialect';
import type { Db } from '../../../../../db/schema';
import { readSumsByCategory } from './stock-sums.queries.server';
import { getPage } from '../../../base/shared/paging.rules';
import {
  type AdminProductFilter,
  type ProductListView,
  type ProductOrder,
  type ProductStatus,
} from './admin-product-list.rules';
import { readFoundByStaff } from '../../search/found-products.queries.server';
import { countProductsByCategory } from './listing-counts.queries.server';
import { getImage } from '../product-card.queries.server';
import {
  countStaffList,
  listByCategory,
  listInIndexOrder,
  type StaffList,
} from './staff-list.queries.server';
import { VersionedCache } from '../versioned-cache.server';

export type { AdminProductFilter } from './admin-product-list.rules';

export type AdminProduct = Awaited<ReturnType<typeof listProductsForStaff>>['products'][number];

/** Name order of `products as p`, matching the index `products_staff_name`. */
export const NAME_ORDER = sql<string>`lower(p.name || ${LINE_END} || p.sku || ${LINE_END} || p.brand)`;

/** Conditions on `products as p` by status. */
// The unary plus keeps SQLite on the order's index, which covers all columns used here. Other indexes cover one
// column and would read table rows or sort.
export const IN_STATUS: Record<ProductStatus, RawBuilder<SqlBool>> = {
  active: sql`${BESIDE_INDEX}p.is_active = 1`,
  archived: sql`${BESIDE_INDEX}p.is_active = 0`,
  featured: sql`${BESIDE_INDEX}p.is_featured = 1`,
  'on-sale': sql`${BESIDE_INDEX}p.is_on_sale = 1`,
  low: sql`(${BESIDE_INDEX}p.stock_quantity > 0 and p.stock_quantity <= p.low_stock_threshold)`,
  out: sql`${BESIDE_INDEX}p.stock_quantity <= 0`,
};

function toStaffList({ q, categoryId, status }: AdminProductFilter): StaffList {
  const conditions = [
    ...(categoryId === undefined ? [] : [sql<SqlBool>`${BESIDE_INDEX}p.category_id = ${categoryId}`]),
    ...(status === undefined ? [] : [IN_STATUS[status]]),
  ];
  return {
    q,
    where: conditions.length === 0 ? undefined : sql<SqlBool>`${sql.join(conditions, sql` and `)}`,
  };
}

type Counts = ReadonlyMap<number, number>;

// Counts are shared by a filter's pages and orders. Most sales don't change them, except low stock.
const selectGoodsCounts = new VersionedCache<Counts>({ version: 'assortment', max: 100 });
const selectStockCounts = new VersionedCache<Counts>({ max: 100 });

/** Counts the products matching a filter, by category ID. */
async function countByCategory(db: Db, filter: AdminProductFilter): Promise<Counts> {
  const { q, categoryId, status } = filter;
  const kept = q === '' ? await findStoredCounts(db, status) : undefined;
  if (kept !== undefined)
    return categoryId === undefined ? kept : new Map([[categoryId, kept.get(categoryId) ?? 0]]);
  const counts = status === 'low' || status === 'out' ? selectStockCounts : selectGoodsCounts;
  return counts.read(db, JSON.stringify(filter), () => countStaffList(db, toStaffList(filter)));
}

/** Counts that triggers maintain; see README.md. */
async function findStoredCounts(db: Db, status: ProductStatus | undefined): Promise<Counts | undefined> {
  switch (status) {
    case undefined:
    case 'active':
    case 'archived':
      return countProductsByCategory(db, status ?? 'products');
    case 'low':
    case 'out': {
      const sums = await readSumsByCategory(db);
      return new Map([...sums].map(([id, sum]) => [id, status === 'low' ? sum.lowStock : sum.outOfStock]));
    }
    default:
      return undefined;
  }
}

async function countAll(db: Db, filter: AdminProductFilter): Promise<number> {
  const { q, categoryId, status } = filter;
  if (q !== '' && categoryId === undefined && status === undefined)
    return (await readFoundByStaff(db, q)).size;
  const counts = await countByCategory(db, filter);
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Lists one page of the back office's product table. */
export async function listProductsForStaff(db: Db, view: ProductListView) {
  const categories = await listCategoryChoices(db);
  const { page, ids } =
    view.order?.by === 'category'
      ? await listPageByCategory(db, view, categories)
      : await listPageOfIds(db, view);
  if (ids.length === 0) return { page, categories, products: [] };
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.slug', 'p.name', 'p.brand', 'p.sku', 'p.image_url', 'p.picture'])
    .select(['c.name as categoryName', 'p.price_cents as priceCents', 'p.sale_price_cents as salePriceCents'])
    .select(['p.is_on_sale', 'p.is_featured', 'p.is_active', 'p.stock_quantity as stockQuantity'])
    .select('p.low_stock_threshold as lowStockThreshold')
    .where('p.id', 'in', ids)
    .execute();
  const products = new Map(
    rows.map(({ image_url, picture, is_on_sale, is_featured, is_active, ...row }) => [
      row.id,
      {
        ...row,
        image: getImage({ image_url, picture }),
        isOnSale: is_on_sale === 1,
        isFeatured: is_featured === 1,
        isActive: is_active === 1,
      },
    ]),
  );
  return { page, categories, products: ids.flatMap((id) => products.get(id) ?? []) };
}

function getOrderColumn(order: ProductOrder | undefined): RawBuilder<unknown> {
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

async function listPageOfIds(db: Db, { filter, order, page: wanted, pageSize }: ProductListView) {
  const page = getPage(await countAll(db, filter), wanted, pageSize);
  const isDescending = order?.isDescending ?? true;
  const ids = await listInIndexOrder(
    db,
    toStaffList(filter),
    { key: getOrderColumn(order), isDescending },
    page,
  );
  return { page, ids };
}

async function listPageByCategory(
  db: Db,
  { filter, order, page: wanted, pageSize }: ProductListView,
  categories: CategoryChoice[],
) {
  const isDescending = order?.isDescending ?? false;
  const counts = await countByCategory(db, filter);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const page = getPage(total, wanted, pageSize);
  const inOrder = { categoryIds: sortByName(categories, isDescending), isDescending };
  return { page, ids: await listByCategory(db, toStaffList(filter), inOrder, counts, page) };
}

/** Sorts category IDs by name. */
export function sortByName(categories: CategoryChoice[], isDescending: boolean): number[] {
  const byName = [...categories].sort((a, b) => a.name.localeCompare(b.name, 'en')).map(({ id }) => id);
  return isDescending ? byName.reverse() : byName;
}

type CategoryChoice = Awaited<ReturnType<typeof listCategoryChoices>>[number];

/** Lists all categories for selects. */
export async function listCategoryChoices(db: Db) {
  return db.selectFrom('categories').select(['id', 'name']).orderBy('sort_order').orderBy('id').execute();
}

/** Finds a product for the stock form and other small forms, active or not. */
export async function findStockedProduct(db: Db, id: number) {
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
