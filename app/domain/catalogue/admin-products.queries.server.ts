import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { containing } from '../../../db/like-pattern';
import type { Db } from '../../../db/schema';
import { plain } from '../../../db/search-text';
import { pageOf, type Page } from '../shared/paging.rules';
import { imageOf } from './product-card.queries.server';

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

export interface AdminProductFilter {
  q: string;
  categoryId: number | undefined;
  page: number;
}

const PAGE_SIZE = 50;

/** SPEC 5: the back office finds a product (`products as p`) by name, SKU or brand. */
export function foundByStaff(q: string): RawBuilder<SqlBool> {
  const pattern = containing(q.toLowerCase());
  const contains = (column: string) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  const holds = sql<SqlBool>`(${contains('p.name')} or ${contains('p.sku')} or ${contains('p.brand')})`;
  return [...q].length < SHORTEST_INDEXED ? holds : sql<SqlBool>`(${isIndexed(q)} and ${holds})`;
}

/** The trigram index knows no shorter texts. */
const SHORTEST_INDEXED = 3;

/**
 * A product of which the search index holds the text somewhere: more than are wanted, but found along the index, so that no
 * other row has to be read. The index has the name as it is written, and SKU and brand within the prepared text.
 */
function isIndexed(q: string): RawBuilder<SqlBool> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const match = `name: ${quoted(q)} OR search_text: ${quoted(plain(q))}`;
  return sql<SqlBool>`p.id in (select rowid from product_trigrams where product_trigrams match ${match})`;
}

/** The catalogue table of the back office: every product, the newest first, found by name, SKU or brand. */
export async function listProductsForStaff(
  db: Db,
  filter: AdminProductFilter,
): Promise<{ products: AdminProduct[]; page: Page }> {
  const matching = db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .$if(filter.q !== '', (query) => query.where(foundByStaff(filter.q)))
    .$if(filter.categoryId !== undefined, (query) =>
      query.where('p.category_id', '=', filter.categoryId ?? 0),
    );
  const { total } = await matching
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = pageOf(total, filter.page, PAGE_SIZE);
  const rows = await matching
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
    .orderBy('p.id', 'desc')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  return {
    page,
    products: rows.map((row) => ({
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
    })),
  };
}

export interface StockedProduct {
  id: number;
  name: string;
  sku: string;
  stockQuantity: number;
  lowStockThreshold: number;
}

/** A product as the stock form needs it, active or not. */
export async function findStockedProduct(db: Db, id: number): Promise<StockedProduct | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['id', 'name', 'sku', 'stock_quantity', 'low_stock_threshold'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.name,
      sku: row.sku,
      stockQuantity: row.stock_quantity,
      lowStockThreshold: row.low_stock_threshold,
    }
  );
}
