import { endOfServiceWord, toPlain } from '../../../../../db/search-text';
import type { Db } from '../../../../../db/schema';
import { FEW_RESULTS, parseSearch, type ProductSearch } from '../../search/product-search.queries.server';
import { IdSet } from '../../../base/shared/id-set';
import { readHolding, readOfCategories } from '../../search/found-products.queries.server';
import { listFitting, listInactiveCategoryIds, type ListingScope } from './listing-conditions.server';
import type { ListingParams, UnknownFilter } from './listing.rules';
import { VersionedCache } from '../versioned-cache.server';
import { hasModel } from '../../fitment/fitment.queries.server';
import { findMakeName } from '../../fitment/makes.rules';
import { findServiceName } from '../services.rules';
import { asLiteral, splitIntoWords } from '../../search/search-words.server';
import { readSynonyms } from '../../search/synonyms.queries.server';

const searches = new VersionedCache<ProductSearch>({ version: 'assortment' });

/** The parsed search, shared by its pages, orders, and filters. */
export function readSearch(db: Db, q: string): Promise<ProductSearch> {
  return searches.read(db, q, () => parseSearch(db, q));
}

/**
 * Resolves what determines a listing's products.
 *
 * @param categoryIds restricts it, whatever the query says.
 */
export async function readListingScope(
  db: Db,
  wanted: ListingParams,
  categoryIds: readonly number[] | undefined,
): Promise<ListingScope> {
  // A category's slug is that category; any other value is a service.
  const query = { ...wanted, category: categoryIds === undefined ? wanted.category : '' };
  const search = query.q === '' ? undefined : await readSearch(db, query.q);
  const inSearch = search && (await findBySearch(db, search));
  const inService = query.category === '' ? undefined : await findByService(db, query.category);
  const fittingIds = await listFitting(db, query, FEW_RESULTS);
  // The stored counts don't cover these; few products are looked up faster one by one.
  const inCategories =
    categoryIds !== undefined && (search !== undefined || query.attribute.length > 0)
      ? await readOfCategories(db, categoryIds)
      : undefined;
  const found = intersect([inSearch, inService, fittingIds && IdSet.of(fittingIds), inCategories]);
  return {
    query,
    search,
    words: search?.words ?? splitIntoWords(query.category.replaceAll('-', ' '), await readSynonyms(db)),
    found,
    categoryIds,
    inactiveCategoryIds: await listInactiveCategoryIds(db),
    isFitting: fittingIds !== undefined,
    isNarrow: found !== undefined && found.size <= FEW_RESULTS,
  };
}

/** Intersects the sets; undefined ones don't restrict. */
function intersect(sets: (IdSet | undefined)[]): IdSet | undefined {
  return sets.reduce((all, set) => (all !== undefined && set !== undefined ? all.and(set) : (all ?? set)));
}

async function findBySearch(db: Db, search: ProductSearch): Promise<IdSet> {
  const { words, firstIds, foundIds, vehicle } = search;
  if (foundIds !== undefined) return IdSet.of([...firstIds, ...foundIds]);
  if (vehicle !== undefined)
    return words.length === 0
      ? vehicle.fitting
      : vehicle.fitting.and(await readHolding(db, words, 'search_text'));
  const holding = await readHolding(db, words, 'search_text');
  return firstIds.length === 0 ? holding : holding.or(IdSet.of(firstIds));
}

/** A value that is no category slug is searched in services and names (SPEC 5). */
async function findByService(db: Db, service: string): Promise<IdSet> {
  const inService = await readHolding(db, [asLiteral(endOfServiceWord(service))], 'search_text');
  return inService.or(await readHolding(db, [asLiteral(toPlain(service))], 'name'));
}

/**
 * Lists the filter values that don't exist in the catalog, to explain an empty list.
 *
 * @param query with an empty category if the URL's exists.
 */
export async function listUnknownFilters(db: Db, query: ListingParams): Promise<UnknownFilter[]> {
  const unknown: UnknownFilter[] = [];
  const { category, make, model, noYear } = query;
  if (category !== '' && findServiceName(category) === undefined)
    unknown.push({ name: 'category', value: category });
  for (const brand of query.brand) {
    const row = await db
      .selectFrom('product_counts')
      .select('brand')
      .where('brand', '=', brand)
      .groupBy('brand')
      .having((build) => build.fn.sum<number>('products'), '>', 0)
      .executeTakeFirst();
    if (row === undefined) unknown.push({ name: 'brand', value: brand });
  }
  const makeName = findMakeName(make);
  if (make !== '' && makeName === undefined) unknown.push({ name: 'make', value: make });
  else if (model !== '' && !(await hasModel(db, makeName, model)))
    unknown.push({ name: 'model', value: model });
  if (noYear !== '') unknown.push({ name: 'year', value: noYear });
  return unknown;
}
