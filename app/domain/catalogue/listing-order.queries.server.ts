import type { Db } from '../../../db/schema';
import { textHolds } from '../search/text-match.server';
import { conditions, type ListingScope } from './listing-conditions.server';

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
  if (scope.query.sort === 'best-match' && scope.search !== undefined) return listFoundIds(db, scope, window);
  if (scope.query.sort === 'category') return listByCategory(db, scope, window, byCategory);
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
      .where((build) => conditions(build, { ...scope, categoryId: id }))
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
 * What a search found: the part numbers first, then products whose name holds every word, then the rest. Each part is
 * read by itself, so that a page of the first need not sort everything that was found.
 */
async function listFoundIds(db: Db, scope: ListingScope, { limit, offset }: Window): Promise<number[]> {
  const { words, partIds, foundIds } = scope.search ?? { words: [], partIds: [], foundIds: [] };
  const parts = await listPassing(db, scope, partIds);
  const ids = parts.slice(offset, offset + limit);
  if (words.length === 0 || ids.length === limit) return ids;

  const inText = db
    .selectFrom('products as p')
    .where((build) =>
      conditions(build, { ...scope, search: { words, partIds: [], foundIds, correctedTo: undefined } }),
    )
    .$if(parts.length > 0, (query) => query.where('p.id', 'not in', parts));
  const inName = inText.where(textHolds(words, 'name'));
  const start = Math.max(0, offset - parts.length);
  const named = await inName
    .select('p.id')
    .orderBy('p.id')
    .limit(limit - ids.length)
    .offset(start)
    .execute();
  ids.push(...named.map(({ id }) => id));
  if (ids.length === limit) return ids;

  const namedCount =
    named.length > 0 || start === 0
      ? start + named.length
      : (await inName.select((build) => build.fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
          .count;
  const others = await inText
    .where((build) => build.not(textHolds(words, 'name')))
    .select('p.id')
    .orderBy('p.id')
    .limit(limit - ids.length)
    .offset(Math.max(0, start - namedCount))
    .execute();
  return [...ids, ...others.map(({ id }) => id)];
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
