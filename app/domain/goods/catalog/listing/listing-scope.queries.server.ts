import { endOfServiceWord, toPlain } from '../../../../../db/search-text';
import type { Db } from '../../../../../db/schema';
import { FEW_RESULTS, parseSearch, type ProductSearch } from '../../search/product-search.queries.server';
import { IdSet } from '../../../base/shared/id-set';
import { readHolding } from './found-products.queries.server';
import { listFitting, listInactiveCategoryIds, type ListingScope } from './listing-conditions.server';
import type { ListingParams } from './listing.rules';
import { VersionedCache } from '../versioned-cache.server';

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
  const found = intersect([inSearch, inService, fittingIds && IdSet.of(fittingIds)]);
  return {
    query,
    search,
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

async function findBySearch(db: Db, { words, partIds, foundIds }: ProductSearch): Promise<IdSet> {
  if (foundIds !== undefined) return IdSet.of([...partIds, ...foundIds]);
  const holding = await readHolding(db, words, 'search_text');
  return partIds.length === 0 ? holding : holding.or(IdSet.of(partIds));
}

/** A value that is no category slug is searched in services and names (SPEC 5). */
async function findByService(db: Db, service: string): Promise<IdSet> {
  const inService = await readHolding(db, [endOfServiceWord(service)], 'search_text');
  return inService.or(await readHolding(db, [toPlain(service)], 'name'));
}
