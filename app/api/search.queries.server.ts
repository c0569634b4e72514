import type { Db } from '../../db/schema';
import { SEARCH_PAGE_SIZE, type ApiSearch, type ApiSearchQuery } from './search.calls';
import { listModels } from '../domain/goods/fitment/fitment.queries.server';
import { findMakeName, makeValue } from '../domain/goods/fitment/makes.rules';
import { findModel } from '../domain/goods/fitment/vehicle.rules';
import type { Page } from '../domain/base/shared/paging.rules';
import { listApiProducts } from './product-rows.queries.server';
import { listActiveCategories } from '../domain/goods/catalog/categories.queries.server';
import { readListingPage } from '../domain/goods/catalog/listing/listing.queries.server';
import { readAttribute } from '../domain/goods/catalog/listing/listing.rules';
import { addPlace } from '../domain/goods/catalog/store-category.queries.server';

/**
 * A page of the store's own list for a program. What nothing in the catalog has stays in the search, which then
 * finds nothing and names it.
 *
 * @param customerId the buyer who asks; undefined for everyone else.
 */
export async function searchProductsForApi(
  db: Db,
  query: ApiSearchQuery,
  customerId: number | null | undefined,
): Promise<{ answer: ApiSearch; page: Page }> {
  const { q = '', category = '', make = '', model = '', page: wanted = 1 } = query;
  const categories = await listActiveCategories(db);
  const named = categories.find(({ id, slug }) => slug === category || String(id) === category);
  const models = model === '' ? [] : await listModels(db, makeValue(make));
  const { usual, most } = SEARCH_PAGE_SIZE;
  const listing = await readListingPage(
    db,
    {
      q: q.trim(),
      category,
      brand: query.brand ?? [],
      type: query.type ?? [],
      make: findMakeName(makeValue(make)) === undefined ? make.trim() : makeValue(make),
      model: findModel(models, model) ?? model.trim(),
      year: query.year,
      noYear: '',
      inStock: query.inStock === 'true' || query.inStock === '1',
      attribute: (query.attribute ?? []).flatMap((text) => readAttribute(text) ?? []),
      sort: query.sort ?? 'best-match',
      page: wanted,
      pageSize: Math.min(query.pageSize ?? usual, most),
    },
    named && addPlace(categories, named),
  );
  const { page, nearest } = listing;
  // A page past the end is the last one to a visitor, and nothing to a program that counts pages.
  const ids = page.page === wanted ? listing.ids : [];
  const near = (nearest?.products ?? []).map(({ id }) => id);
  const products = await listApiProducts(db, [...ids, ...near], customerId);
  const inOrder = (wantedIds: number[]) => wantedIds.flatMap((id) => products.get(id) ?? []);
  return {
    page: { ...page, page: wanted },
    answer: {
      products: inOrder(ids),
      total: page.total,
      facets: {
        brands: listing.brands,
        types: listing.types,
        inStock: listing.inStock,
        attributes: listing.attributes,
      },
      correctedTo: listing.correctedTo ?? nearest?.correctedTo ?? null,
      nearNumber: listing.nearNumber ?? null,
      unknown: listing.unknown.map(({ name, value }) => ({ name, value })),
      nearest:
        nearest === undefined ? null : { products: inOrder(near), category: nearest.categories[0] ?? null },
    },
  };
}
