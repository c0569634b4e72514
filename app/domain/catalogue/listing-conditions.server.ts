import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../db/dialect';
import { plain, serviceWord } from '../../../db/search-text';
import type { DB, Db } from '../../../db/schema';
import { findMakeName } from '../fitment/makes.rules';
import type { ProductSearch } from '../search/product-search.queries.server';
import { isOneOf, textHolds, type IdRange } from '../search/text-match.server';
import type { Attribute, WantedListing } from './listing.rules';

export type ListingSource = DB & { p: DB['products'] };
export type Build = ExpressionBuilder<ListingSource, 'p'>;

/** What a filter's own choice is left out of, so that its counts say what choosing another value would give. */
export type Without = 'brand' | 'type' | 'stock' | { attribute: string };

/** Everything that decides which products a listing holds. */
export interface ListingScope {
  query: WantedListing;
  search: ProductSearch | undefined;
  /** The listing is of these categories, whatever the query says: one and those below it. */
  categoryIds: readonly number[] | undefined;
  /** Nearly always none, so that the condition costs nothing. */
  inactiveCategoryIds: number[];
  /** Of the listing, these products alone: what many products hold is read piece by piece. */
  range?: IdRange;
}

export function conditions(build: Build, scope: ListingScope, without: readonly Without[] = []) {
  const { query, search, categoryIds, inactiveCategoryIds, range } = scope;
  const keeps = (filter: Without) => !without.includes(filter);
  const { foundIds, partIds } = search ?? {};
  const isNarrow =
    (foundIds !== undefined && partIds !== undefined) || hasVehicle(query) || range !== undefined;
  const all: Expression<SqlBool>[] = [
    // The plus keeps the database from reading every active product when a few are known already.
    isNarrow ? sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1` : build('p.is_active', '=', 1),
  ];
  if (inactiveCategoryIds.length > 0) all.push(build('p.category_id', 'not in', inactiveCategoryIds));
  // One of them is asked for by itself, so that an index gives its order.
  const [only] = categoryIds ?? [];
  if (categoryIds?.length === 1 && only !== undefined) all.push(build('p.category_id', '=', only));
  else if (categoryIds !== undefined) all.push(build('p.category_id', 'in', categoryIds));
  if (query.category !== '') all.push(inService(build, query.category));
  if (range !== undefined) all.push(build.between('p.id', range.from, range.to));
  if (search !== undefined) all.push(found(build, search, range));
  if (query.brand.length > 0 && keeps('brand')) all.push(build('p.brand', 'in', query.brand));
  if (query.type.length > 0 && keeps('type')) all.push(build('p.type', 'in', query.type));
  if (query.inStock && keeps('stock')) all.push(build('p.stock_quantity', '>', 0));
  const left = without.flatMap((filter) => (typeof filter === 'object' ? [filter.attribute] : []));
  for (const [name, values] of valuesByName(query.attribute)) {
    if (!left.includes(name)) all.push(hasAttribute(build, name, values));
  }
  if (hasVehicle(query)) all.push(fits(build, query));
  return build.and(all);
}

export async function listInactiveCategoryIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('categories').select('id').where('is_active', '=', 0).execute();
  return rows.map(({ id }) => id);
}

export function valuesByName(attributes: Attribute[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { name, value } of attributes) byName.set(name, [...(byName.get(name) ?? []), value]);
  return byName;
}

/** SPEC 5: a category that is no category's slug is looked for within the services and the name. */
function inService(build: Build, category: string) {
  return build.or([textHolds([serviceWord(category)], 'search_text'), textHolds([plain(category)], 'name')]);
}

function found(build: Build, { words, partIds, foundIds }: ProductSearch, range: IdRange | undefined) {
  if (foundIds !== undefined) return isOneOf([...new Set([...partIds, ...foundIds])]);
  const inText = textHolds(words, 'search_text', range);
  return partIds.length === 0 ? inText : build.or([inText, isOneOf(partIds)]);
}

function hasVehicle(query: WantedListing): boolean {
  return query.make !== '' || query.model !== '' || query.year !== undefined || query.noYear !== '';
}

function hasAttribute(build: Build, name: string, values: string[]) {
  return build.exists(
    build
      .selectFrom('product_specifications as s')
      .select('s.position')
      .whereRef('s.product_id', '=', 'p.id')
      .where('s.name', '=', name)
      .where('s.value', 'in', values),
  );
}

function fits(build: Build, query: WantedListing) {
  return build(
    'p.id',
    'in',
    build
      .selectFrom('fitments as f')
      .select('f.product_id')
      .$if(query.make !== '', (fitment) => fitment.where('f.make', '=', findMakeName(query.make) ?? ''))
      .$if(query.model !== '', (fitment) => fitment.where('f.model', '=', query.model))
      .$if(query.noYear !== '', (fitment) => fitment.where(sql<SqlBool>`false`))
      .$if(query.year !== undefined, (fitment) =>
        fitment.where('f.year_from', '<=', query.year ?? 0).where('f.year_to', '>=', query.year ?? 0),
      ),
  );
}
