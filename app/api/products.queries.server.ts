import type { Db } from '../../db/schema';
import { SUPPLIED } from '../../db/supplied';
import type { ApiProduct, ApiProductDetail } from './catalog.calls';
import { getStockStatus, STOCK_STATUS_NAMES } from '../domain/goods/inventory/stock.rules';
import { readSettings } from '../domain/base/settings/settings.queries.server';
import { describeShipping } from '../domain/goods/catalog/shipping-promise.rules';
import { readBuyerTerms } from '../domain/goods/prices/buyer-terms.queries.server';
import { toDecimal } from '../domain/base/shared/money.rules';
import { getPage, type Page, type Window } from '../domain/base/shared/paging.rules';
import {
  toApiProduct,
  getYourPriceField,
  selectApiProducts,
  type ApiProductRow,
} from './product-rows.queries.server';
import { listActiveCategories } from '../domain/goods/catalog/categories.queries.server';
import { listDescendantIds } from '../domain/goods/catalog/category-tree.rules';
import { productIdRanges, type IdRange } from '../domain/goods/catalog/id-ranges.server';
import {
  buildConditions,
  type ListingScope,
} from '../domain/goods/catalog/listing/listing-conditions.server';
import { readListingScope } from '../domain/goods/catalog/listing/listing-scope.queries.server';
import { readListingQuery } from '../domain/goods/catalog/listing/listing.schema';
import { findProduct } from '../domain/goods/catalog/products.queries.server';
import { VersionedCache } from '../domain/goods/catalog/versioned-cache.server';
import { countRows } from '../domain/base/shared/list-queries.server';

interface ProductQuery {
  page: number;
  pageSize: number;
  q?: string | undefined;
  /** Id or slug of a category; those below it count too. */
  category?: string | undefined;
}

/**
 * A page of the products that the store sells, by id.
 *
 * @param customerId the buyer who asks; undefined for everyone else.
 */
export async function listProductsForApi(
  db: Db,
  { page: wanted, pageSize, q = '', category = '' }: ProductQuery,
  customerId?: number | null,
): Promise<{ products: ApiProduct[]; page: Page }> {
  const query = { ...readListingQuery(new URLSearchParams()), q: q.trim() };
  const categoryIds = category === '' ? undefined : await listCategoryIds(db, category);
  const readScope = () => readListingScope(db, query, categoryIds);
  const ranges = await sizes.read(db, JSON.stringify([query.q, categoryIds]), async () =>
    countInRanges(db, await readScope()),
  );
  const scope = await readScope();
  const total = ranges.reduce((sum, { size }) => sum + size, 0);
  const page = { ...getPage(total, wanted, pageSize), page: wanted };
  const rows = await listFromRanges(db, scope, ranges, { limit: pageSize, offset: (wanted - 1) * pageSize });
  const ids = rows.map(({ id }) => id);
  const termsOf = await readBuyerTerms(db, customerId, ids);
  return {
    page,
    products: rows.map((row) => toApiProduct(row, termsOf(row.id))),
  };
}

/** Ids that are counted at once. A page reads the products of its range that stand before it. */
const RANGE = 1_024;

interface SizedRange extends IdRange {
  /** How many products of a list it holds. */
  size: number;
}

// The pages of a list share them: each page, the last too, reads only the ranges that it is in.
const sizes = new VersionedCache<SizedRange[]>({ version: 'assortment', max: 50 });

async function countInRanges(db: Db, scope: ListingScope): Promise<SizedRange[]> {
  const ranges: SizedRange[] = [];
  for await (const range of productIdRanges(db, RANGE)) {
    const size = await countRows(
      db.selectFrom('products as p').where((build) => buildConditions(build, { ...scope, range })),
    );
    if (size > 0) ranges.push({ ...range, size });
  }
  return ranges;
}

async function listFromRanges(
  db: Db,
  scope: ListingScope,
  ranges: SizedRange[],
  { limit, offset }: Window,
): Promise<ApiProductRow[]> {
  const found: ApiProductRow[] = [];
  let skipped = offset;
  for (const { from, to, size } of ranges) {
    if (found.length === limit) break;
    if (skipped >= size) {
      skipped -= size;
      continue;
    }
    const rows = await selectApiProducts(db)
      .where((build) => buildConditions(build, { ...scope, range: { from, to } }))
      .orderBy('p.id')
      .limit(limit - found.length)
      .offset(skipped)
      .execute();
    found.push(...rows);
    skipped = 0;
  }
  return found;
}

/** None for a category that is not there. */
async function listCategoryIds(db: Db, idOrSlug: string): Promise<number[]> {
  const categories = await listActiveCategories(db);
  const category = categories.find(({ id, slug }) => slug === idOrSlug || String(id) === idOrSlug);
  return category === undefined ? [] : listDescendantIds(categories, category.id);
}

/** Finds a product that the store sells, with the buyer’s own price. */
export async function findProductForApi(
  db: Db,
  id: number,
  customerId?: number | null,
): Promise<ApiProductDetail | undefined> {
  const product = await findProduct(db, id);
  const settings = await readSettings(db);
  const termsOf = await readBuyerTerms(db, customerId, [id]);
  return (
    product && {
      id: product.id,
      name: product.name,
      price: toDecimal(product.priceCents),
      salePrice: product.salePriceCents === null ? null : toDecimal(product.salePriceCents),
      isOnSale: product.isOnSale,
      description: product.description,
      features: product.features,
      specifications: Object.fromEntries([
        ...product.specifications.map(({ name, value }) => [name, value]),
        ...(product.inTheBox === '' ? [] : [[SUPPLIED.box, product.inTheBox]]),
      ]),
      stockStatus: STOCK_STATUS_NAMES()[getStockStatus(product)],
      shipping: `${describeShipping(product, settings).join('. ')}.`,
      ...getYourPriceField(product, termsOf(id)),
    }
  );
}
