import type { Db } from '../../../db/schema';
import { searchWords } from '../search/search-words.server';
import { conditions, type ListingScope } from './listing-conditions.server';
import type { Facets, RankedRange } from './listing-facets.queries.server';
import { isOfRank, ranksOf } from './search-ranks.server';

interface Window {
  limit: number;
  offset: number;
}

/** The products of one page of a listing, in its order. */
export async function listPageIds(
  db: Db,
  scope: ListingScope,
  window: Window,
  { byCategory, ranges }: Pick<Facets, 'byCategory' | 'ranges'>,
): Promise<number[]> {
  const { sort, category } = scope.query;
  if (sort === 'best-match' && scope.search !== undefined && ranges !== undefined)
    return listRankedByRange(db, scope, scope.search.words, window, ranges);
  if (sort === 'best-match' && scope.search !== undefined)
    return listRanked(db, scope, scope.search.words, window);
  if (sort === 'best-match' && category !== '')
    return listRanked(db, scope, searchWords(category.replaceAll('-', ' ')), window);
  if (sort === 'category') return listByCategory(db, scope, window, byCategory);
  const products = db
    .selectFrom('products as p')
    .select('p.id')
    .where((build) => conditions(build, scope));
  const rows = await inOrder(products, scope).limit(window.limit).offset(window.offset).execute();
  return rows.map(({ id }) => id);

  function inOrder(query: typeof products, { query: { sort } }: ListingScope) {
    switch (sort) {
      case 'price-low':
        return query.orderBy('p.effective_price_cents').orderBy('p.id');
      case 'price-high':
        return query.orderBy('p.effective_price_cents', 'desc').orderBy('p.id');
      case 'name':
      case 'category':
        return query.orderBy('p.name').orderBy('p.id');
      case 'productNumber':
        return query.orderBy('p.product_number').orderBy('p.id');
      case 'best-match':
        return query.orderBy('p.is_featured', 'desc').orderBy('p.id');
    }
  }
}

/** By the names of the categories, then by name: an index has the order within each, and the counts say where to begin. */
async function listByCategory(
  db: Db,
  scope: ListingScope,
  { limit, offset }: Window,
  byCategory: Map<number, number>,
): Promise<number[]> {
  const categories = await db.selectFrom('categories').select(['id']).orderBy('name').execute();
  const ids: number[] = [];
  let before = 0;
  for (const { id } of categories) {
    const count = byCategory.get(id) ?? 0;
    const start = Math.max(0, offset - before);
    before += count;
    if (start >= count) continue;
    const rows = await db
      .selectFrom('products as p')
      .select('p.id')
      .where((build) => conditions(build, { ...scope, categoryIds: [id] }))
      .orderBy('p.name')
      .orderBy('p.id')
      .limit(limit - ids.length)
      .offset(start)
      .execute();
    ids.push(...rows.map((row) => row.id));
    if (ids.length === limit) break;
  }
  return ids;
}

/**
 * What a search found, or a service holds: the part numbers first, then by what its words are found in. Each part is
 * read by itself, so that a page of the first need not sort everything that was found.
 */
async function listRanked(
  db: Db,
  scope: ListingScope,
  words: string[],
  { limit, offset }: Window,
): Promise<number[]> {
  const { search } = scope;
  const parts = await listPassing(db, scope, search?.partIds ?? []);
  const ids = parts.slice(offset, offset + limit);
  // Most texts that are part numbers are nothing else.
  const isPartsAlone = search?.foundIds?.every((id) => search.partIds.includes(id)) ?? false;
  if (words.length === 0 || isPartsAlone || ids.length === limit) return ids;

  const inText: ListingScope =
    search === undefined
      ? scope
      : { ...scope, search: { ...search, partIds: [], correctedTo: undefined, nearNumber: undefined } };
  let skipped = Math.max(0, offset - parts.length);
  for (const rank of await ranksOf(db, words)) {
    const ranked = db
      .selectFrom('products as p')
      .where((build) => conditions(build, inText))
      .where((build) => isOfRank(build, rank, words))
      .$if(parts.length > 0, (query) => query.where('p.id', 'not in', parts));
    const rows = await ranked
      .select('p.id')
      .$if(search === undefined, (query) => query.orderBy('p.is_featured', 'desc'))
      .orderBy('p.id')
      .limit(limit - ids.length)
      .offset(skipped)
      .execute();
    ids.push(...rows.map(({ id }) => id));
    if (ids.length === limit) break;
    if (skipped > 0 && rows.length === 0) {
      const { count } = await ranked
        .select((build) => build.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      skipped = Math.max(0, skipped - count);
    } else skipped = 0;
  }
  return ids;
}

/** The same where many were found and the ranks of each range are counted: only ranges with something on the page are read. */
async function listRankedByRange(
  db: Db,
  scope: ListingScope,
  words: string[],
  { limit, offset }: Window,
  ranges: RankedRange[],
): Promise<number[]> {
  const ids: number[] = [];
  let skip = offset;
  for (const [place, rank] of (await ranksOf(db, words)).entries()) {
    for (const { from, to, sizes } of ranges) {
      const size = sizes[place] ?? 0;
      const start = skip;
      skip = Math.max(0, skip - size);
      if (start >= size) continue;
      const range = { from, to };
      const rows = await db
        .selectFrom('products as p')
        .select('p.id')
        .where((build) => conditions(build, { ...scope, range }))
        .where((build) => isOfRank(build, rank, words, range))
        .orderBy('p.id')
        .limit(limit - ids.length)
        .offset(start)
        .execute();
      ids.push(...rows.map(({ id }) => id));
      if (ids.length === limit) return ids;
    }
  }
  return ids;
}

/** Those of the products that pass the other filters, in the order in which they were given. */
async function listPassing(db: Db, scope: ListingScope, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .where((build) => conditions(build, { ...scope, search: undefined }))
    .where('p.id', 'in', ids)
    .execute();
  const passing = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => passing.has(id));
}
