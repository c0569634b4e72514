import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../db/schema';
import { matchCategories } from '../search/category-match.server';
import { searchWords } from '../search/search-words.server';
import { textHolds } from '../search/text-match.server';
import { listActiveCategories } from './categories.queries.server';
import { idsUnder } from './category-tree.rules';
import { conditions, type ListingScope, type ListingSource } from './listing-conditions.server';

interface Window {
  limit: number;
  offset: number;
}

/** The products of one page of a listing, in its order. */
export async function listPageIds(
  db: Db,
  scope: ListingScope,
  window: Window,
  byCategory: Map<number, number>,
): Promise<number[]> {
  const { sort, category } = scope.query;
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
      .where(rank)
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

type Rank = (build: ExpressionBuilder<ListingSource, 'p'>) => Expression<SqlBool>;

/**
 * The ranks of what was found, the best first; every product is of exactly one. A category that is called what was
 * searched for comes with all its goods and those of the categories below it, then names that hold the words, then the goods of categories whose names
 * hold them. Words anywhere else in the text come last.
 */
async function ranksOf(db: Db, words: string[]): Promise<Rank[]> {
  const categories = await listActiveCategories(db);
  const matched = matchCategories(categories, words);
  const under = (tops: { id: number }[]) => tops.flatMap(({ id }) => idsUnder(categories, id));
  const named = [...new Set(under(matched.named))];
  const holding = [...new Set(under(matched.holding))].filter((id) => !named.includes(id));
  const within =
    (ids: number[]): Rank =>
    () =>
      // The plus leaves the choice of the index to the words, which are rarer than a category.
      ids.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`+p.category_id in (${sql.join(ids)})`;
  const inName: Rank = () => textHolds(words, 'name');
  const not =
    (rank: Rank): Rank =>
    (build) =>
      build.not(rank(build));
  const both =
    (...ranks: Rank[]): Rank =>
    (build) =>
      build.and(ranks.map((rank) => rank(build)));
  const isNamed = within(named);
  const isHolding = within(holding);
  const elsewhere = within([...named, ...holding]);
  return [
    ...(named.length > 0 ? [both(isNamed, inName), both(isNamed, not(inName))] : []),
    ...(holding.length > 0 ? [both(isHolding, inName)] : []),
    both(not(elsewhere), inName),
    ...(holding.length > 0 ? [both(isHolding, not(inName))] : []),
    both(not(elsewhere), not(inName)),
  ];
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
