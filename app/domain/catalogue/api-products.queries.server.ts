import type { Db } from '../../../db/schema';
import type { ApiProduct, ApiProductDetail } from '../api/catalogue.calls';
import { stockStatusOf, STOCK_STATUS_NAMES } from '../inventory/stock.rules';
import { readSettings } from '../settings/settings.queries.server';
import { cutOffText } from '../settings/settings.rules';
import { readBuyerTerms } from '../prices/buyer-terms.queries.server';
import { understandSearch } from '../search/product-search.queries.server';
import { toDecimal } from '../shared/money.rules';
import { pageOf, type Page } from '../shared/paging.rules';
import { API_PRODUCT_COLUMNS, apiProductOf, yourPriceField } from './api-product-rows.queries.server';
import { listActiveCategories } from './categories.queries.server';
import { idsUnder } from './category-tree.rules';
import { conditions, listInactiveCategoryIds, type ListingScope } from './listing-conditions.server';
import { readListingQuery } from './listing.schema';
import { countFacets } from './listing-facets.queries.server';
import { WhileUnchanged } from './while-unchanged.server';
import { findProduct } from './products.queries.server';

interface WantedProducts {
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
  { page: wanted, pageSize, q = '', category = '' }: WantedProducts,
  customerId?: number | null,
): Promise<{ products: ApiProduct[]; page: Page }> {
  const scope: ListingScope = {
    query: readListingQuery(new URLSearchParams()),
    search: q.trim() === '' ? undefined : await understandSearch(db, q.trim()),
    categoryIds: category === '' ? undefined : await idsOfCategory(db, category),
    inactiveCategoryIds: await listInactiveCategoryIds(db),
  };
  const active = db.selectFrom('products as p').where((build) => conditions(build, scope));
  const total = await countScope(db, q.trim(), scope);
  const page = { ...pageOf(total, wanted, pageSize), page: wanted };
  const rows = await active
    .select([...API_PRODUCT_COLUMNS])
    .orderBy('p.id')
    .limit(pageSize)
    .offset((wanted - 1) * pageSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  const termsOf = await readBuyerTerms(db, customerId, ids);
  return {
    page,
    products: rows.map((row) => apiProductOf(row, termsOf(row.id))),
  };
}

/** The pages of a list share its count. */
const totals = new WhileUnchanged<number>();

function countScope(db: Db, q: string, scope: ListingScope): Promise<number> {
  const key = JSON.stringify([q, scope.categoryIds]);
  return totals.read(db, key, async () => (await countFacets(db, scope)).total);
}

/** None for a category that is not there. */
async function idsOfCategory(db: Db, idOrSlug: string): Promise<number[]> {
  const categories = await listActiveCategories(db);
  const category = categories.find(({ id, slug }) => slug === idOrSlug || String(id) === idOrSlug);
  return category === undefined ? [] : idsUnder(categories, category.id);
}

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
      specifications: Object.fromEntries(product.specifications.map(({ name, value }) => [name, value])),
      stockStatus: STOCK_STATUS_NAMES[stockStatusOf(product)],
      shipping: `Delivered in ${settings.deliveryEstimate}. Same-day shipping for orders before ${cutOffText(settings)}.`,
      ...yourPriceField(product, termsOf(id)),
    }
  );
}
