import { sql, type RawBuilder } from 'kysely';

import { getLanguage } from '~/i18n/language';
import type { Db } from '../../../../../db/schema';
import { inPageLanguage } from '../../../base/translation/page-language.queries.server';
import { whereIsOneOf } from '../../search/text-match.server';
import type { IdSet } from '../../../base/shared/id-set';
import type { Window } from '../../../base/shared/paging.rules';
import {
  buildConditions,
  hasVehicle,
  type ExpressionBuilderOf,
  type ListingScope,
} from './listing-conditions.server';
import { COUNTED, type Facets, type RankedRange } from './listing-facets.queries.server';
import type { Sort } from './listing.rules';
import { listRankedFew } from './ranked-few.queries.server';
import { sortByFrench } from './french-order.rules';
import { walkToPage, type Stretch } from './ordered-walk.server';
import { findRankedKinds, RANKS, whereHasRank, findInNames } from './search-ranks.server';
import { countRows } from '../../../base/shared/list-queries.server';

/** Lists the product IDs of one page, in order. */
export async function listPageIds(
  db: Db,
  scope: ListingScope,
  window: Window,
  { total, byCategory, ranges }: Pick<Facets, 'total' | 'byCategory' | 'ranges'>,
): Promise<number[]> {
  const { sort } = scope.query;
  const { words } = scope;
  if (sort === 'best-match' && (words.length > 0 || (scope.isNarrow && scope.search !== undefined)))
    return listRanked(db, scope, window, ranges);
  if (sort === 'category') return listByCategory(db, scope, window, byCategory);
  return listSorted(db, scope, sort, window, total);
}

/**
 * Category names first, then product names: an index gives the order within each category, and the counts say where
 * to start.
 */
async function listByCategory(
  db: Db,
  scope: ListingScope,
  { limit, offset }: Window,
  byCategory: Map<number, number>,
): Promise<number[]> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', inPageLanguage('name').as('shown')])
    .orderBy(sql`lower(name)`)
    .execute();
  const ids: number[] = [];
  let before = 0;
  for (const { id } of sortByFrench(categories, ({ shown }) => shown)) {
    const count = byCategory.get(id) ?? 0;
    const start = Math.max(0, offset - before);
    before += count;
    if (start >= count) continue;
    const window = { limit: limit - ids.length, offset: start };
    ids.push(...(await listSorted(db, { ...scope, categoryIds: [id] }, 'name', window, count)));
    if (ids.length === limit) break;
  }
  return ids;
}

type Sorted = Exclude<Sort, 'category'>;

/** Columns of indexed orders, for the store and per category. IDs break ties. */
const KEYS: Record<Exclude<Sorted, 'best-match'>, RawBuilder<unknown>> = {
  'price-low': sql`p.effective_price_cents`,
  'price-high': sql`p.effective_price_cents`,
  name: sql`lower(p.name)`,
  productNumber: sql`p.product_number`,
};

/** French names have no index. Lists up to this size are sorted by them, longer ones by the English names. */
const MAX_SORTED_IN_FRENCH = 2_048;

async function listSorted(db: Db, scope: ListingScope, sort: Sorted, window: Window, total: number) {
  if (sort !== 'name' || getLanguage() === 'en' || total > MAX_SORTED_IN_FRENCH)
    return listByKey(db, scope, sort, window, total);
  const ids = await listByKey(db, scope, sort, { limit: total, offset: 0 }, total);
  const names = await db
    .selectFrom('products as p')
    .select(['p.id', inPageLanguage('p.name').as('shown')])
    .where(whereIsOneOf(ids))
    .orderBy('p.id')
    .execute();
  return sortByFrench(names, ({ shown }) => shown)
    .slice(window.offset, window.offset + window.limit)
    .map(({ id }) => id);
}

async function listByKey(db: Db, scope: ListingScope, sort: Sorted, window: Window, total: number) {
  if (!scope.isNarrow && !isInIndex(scope, sort))
    return walkToPage(
      db,
      {
        stretches: listStretches(scope, sort),
        isDescending: sort === 'price-high',
        where: (build) => buildConditions(build, scope, ['found']),
        among: scope.found,
      },
      window,
      total,
    );
  const direction = sort === 'price-high' ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .where((build) => buildConditions(build, scope))
    .$if(sort === 'best-match', (query) => query.orderBy('p.is_featured', 'desc'))
    .$if(sort !== 'best-match', (query) =>
      query.orderBy(sort === 'best-match' ? sql`p.id` : KEYS[sort], direction),
    )
    .orderBy('p.id', direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns whether an index covers exactly this listing, so that any page reads directly from it. */
function isInIndex({ query, found, categoryIds, inactiveCategoryIds }: ListingScope, sort: Sorted): boolean {
  const isOfOneCategory = categoryIds?.length === 1 && sort !== 'productNumber';
  return (
    (categoryIds === undefined ? inactiveCategoryIds.length === 0 : isOfOneCategory) &&
    found === undefined &&
    query.brand.length === 0 &&
    query.type.length === 0 &&
    query.attribute.length === 0 &&
    !query.inStock &&
    !hasVehicle(query)
  );
}

function listStretches({ categoryIds }: ListingScope, sort: Sorted): Stretch[] {
  const [only] = categoryIds ?? [];
  const categoryId = categoryIds?.length === 1 && sort !== 'productNumber' ? only : undefined;
  const active = (build: ExpressionBuilderOf) =>
    categoryId === undefined
      ? build('p.is_active', '=', 1)
      : build.and([build('p.category_id', '=', categoryId), build('p.is_active', '=', 1)]);
  if (sort !== 'best-match') return [{ within: active, key: KEYS[sort] }];
  return [1, 0].map((isFeatured) => ({
    within: (build) => build.and([active(build), build('p.is_featured', '=', isFeatured === 1 ? 1 : 0)]),
    key: sql`p.id`,
  }));
}

/**
 * Lists search or service results: part numbers first, then by rank. Each rank is read separately, so a page doesn't
 * sort everything found.
 *
 * @param ranges results per range, if known; only ranges on the page are read.
 */
async function listRanked(
  db: Db,
  scope: ListingScope,
  { limit, offset }: Window,
  ranges: RankedRange[] | undefined,
): Promise<number[]> {
  const { search, found } = scope;
  const { words } = scope;
  const parts = await listPassing(db, scope, search?.firstIds ?? []);
  const ids = parts.slice(offset, offset + limit);
  // Most searches by part number find nothing else.
  const isPartsAlone = found !== undefined && isAmong(found, search?.firstIds ?? []);
  if (isPartsAlone || ids.length === limit) return ids;
  let skipped = Math.max(0, offset - parts.length);
  if (scope.isNarrow) {
    const others = { limit: limit - ids.length, offset: skipped };
    return [...ids, ...(await listRankedFew(db, scope, parts, others))];
  }

  const kinds = await findRankedKinds(db, words);
  const inName = await findInNames(db, words);
  for (const [place, rank] of RANKS.entries()) {
    for (const range of ranges ?? [undefined]) {
      const size = range?.sizes[place];
      if (size !== undefined && skipped >= size) {
        skipped -= size;
        continue;
      }
      const ranked = db
        .selectFrom(COUNTED)
        .where((build) => buildConditions(build, range === undefined ? scope : { ...scope, range }))
        .where((build) => whereHasRank(build, kinds, rank, inName))
        .$if(parts.length > 0, (query) => query.where('p.id', 'not in', parts));
      const rows = await ranked
        .select('p.id')
        .orderBy('p.id')
        .limit(limit - ids.length)
        .offset(skipped)
        .execute();
      ids.push(...rows.map(({ id }) => id));
      if (ids.length === limit) return ids;
      if (skipped > 0 && rows.length === 0 && size === undefined) {
        const count = await countRows(ranked);
        skipped = Math.max(0, skipped - count);
      } else skipped = 0;
    }
  }
  return ids;
}

/** Filters the given products, keeping their order. */
async function listPassing(db: Db, scope: ListingScope, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    // Narrow, or SQLite would look through all active products.
    .where((build) => buildConditions(build, { ...scope, isNarrow: true }, ['found']))
    .where('p.id', 'in', ids)
    .execute();
  const passing = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => passing.has(id) && scope.found?.has(id) !== false);
}

function isAmong(found: IdSet, ids: readonly number[]): boolean {
  return found.size <= ids.length && [...found].every((id) => ids.includes(id));
}
