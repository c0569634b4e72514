import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../../db/dialect';
import type { DB, Db } from '../../../../../db/schema';
import { findMakeName } from '../../fitment/makes.rules';
import type { ProductSearch } from '../../search/product-search.queries.server';
import { isOneOf } from '../../search/text-match.server';
import type { IdSet } from '../../../base/shared/id-set';
import type { IdRange } from '../id-ranges.server';
import type { Attribute, ListingParams } from './listing.rules';

export type ListingSource = DB & { p: DB['products'] };
export type ExpressionBuilderOf = ExpressionBuilder<ListingSource, 'p'>;

/**
 * What a filter's own choice is left out of, so that its counts say what choosing another value would give; or what the texts
 * find, where that is looked at besides.
 */
export type ExcludedFilter = 'brand' | 'type' | 'stock' | 'found' | { attribute: string };

/** Everything that decides which products a listing holds. */
export interface ListingScope {
  query: ListingParams;
  search: ProductSearch | undefined;
  /**
   * Every product that the search or the service finds and that fits the vehicle, those that are not in the store too;
   * undefined where none of them narrows the listing.
   */
  found: IdSet | undefined;
  /** The listing is of these categories, whatever the query says: one and those below it. */
  categoryIds: readonly number[] | undefined;
  /** Nearly always none, so that the condition costs nothing. */
  inactiveCategoryIds: number[];
  /** Whether what was found fits the vehicle. Where very much fits it, each product is asked. */
  isFitting: boolean;
  /** Whether what is listed is among a few products, which are known. Otherwise it is read range by range, or walked to. */
  isNarrow: boolean;
  /** Of the listing, these products alone: what many products hold is read piece by piece. */
  range?: IdRange;
}

export function buildConditions(
  build: ExpressionBuilderOf,
  scope: ListingScope,
  without: readonly ExcludedFilter[] = [],
) {
  const { query, found, categoryIds, inactiveCategoryIds, isFitting, isNarrow, range } = scope;
  const keeps = (filter: ExcludedFilter) => !without.includes(filter);
  const all: Expression<SqlBool>[] = [
    // The plus keeps the database from reading every active product when a few are known already.
    isNarrow || range !== undefined
      ? sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`
      : build('p.is_active', '=', 1),
  ];
  if (inactiveCategoryIds.length > 0) all.push(build('p.category_id', 'not in', inactiveCategoryIds));
  // One of them is asked for by itself, so that an index gives its order.
  const [only] = categoryIds ?? [];
  if (categoryIds?.length === 1 && only !== undefined) all.push(build('p.category_id', '=', only));
  else if (categoryIds !== undefined) all.push(build('p.category_id', 'in', categoryIds));
  if (range !== undefined) all.push(build.between('p.id', range.from, range.to));
  if (found !== undefined && keeps('found'))
    all.push(isOneOf(range === undefined ? found : found.between(range.from, range.to)));
  if (query.brand.length > 0 && keeps('brand')) all.push(build('p.brand', 'in', query.brand));
  if (query.type.length > 0 && keeps('type')) all.push(build('p.type', 'in', query.type));
  if (query.inStock && keeps('stock')) all.push(build('p.stock_quantity', '>', 0));
  const left = without.flatMap((filter) => (typeof filter === 'object' ? [filter.attribute] : []));
  for (const [name, values] of groupValuesByName(query.attribute)) {
    if (!left.includes(name)) all.push(hasAttribute(build, { name, values }, range));
  }
  if (hasVehicle(query) && !isFitting)
    all.push(build('p.id', 'in', selectFitting(query).select('f.product_id')));
  return build.and(all);
}

/** The products that fit a listing's vehicle; undefined when there are more than `most`, or no vehicle is asked for. */
export async function listFitting(db: Db, query: ListingParams, most: number): Promise<number[] | undefined> {
  if (!hasVehicle(query)) return undefined;
  const fitments = selectFitting(query)
    .select('f.product_id')
    .limit(most + 1);
  const rows = await db.selectFrom(fitments.as('f')).select('f.product_id').execute();
  return rows.length > most ? undefined : [...new Set(rows.map(({ product_id }) => product_id))];
}

export async function listInactiveCategoryIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('categories').select('id').where('is_active', '=', 0).execute();
  return rows.map(({ id }) => id);
}

export function groupValuesByName(attributes: Attribute[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { name, value } of attributes) byName.set(name, [...(byName.get(name) ?? []), value]);
  return byName;
}

export function hasVehicle(query: ListingParams): boolean {
  return query.make !== '' || query.model !== '' || query.year !== undefined || query.noYear !== '';
}

function hasAttribute(
  build: ExpressionBuilderOf,
  { name, values }: { name: string; values: string[] },
  range: IdRange | undefined,
) {
  const having = build
    .selectFrom('product_specifications as s')
    .where('s.name', '=', name)
    .where('s.value', 'in', values);
  if (range === undefined)
    return build.exists(having.select('s.position').whereRef('s.product_id', '=', 'p.id'));
  // An index has them by their value and then by their products: of a range it reads no more than it holds.
  const ids = having.select('s.product_id').where((on) => on.between('s.product_id', range.from, range.to));
  return build('p.id', 'in', ids);
}

function selectFitting(query: ListingParams) {
  return expressionBuilder<DB, never>()
    .selectFrom('fitments as f')
    .$if(query.make !== '', (fitment) => fitment.where('f.make', '=', findMakeName(query.make) ?? ''))
    .$if(query.model !== '', (fitment) => fitment.where('f.model', '=', query.model))
    .$if(query.noYear !== '', (fitment) => fitment.where(sql<SqlBool>`false`))
    .$if(query.year !== undefined, (fitment) =>
      fitment.where('f.year_from', '<=', query.year ?? 0).where('f.year_to', '>=', query.year ?? 0),
    );
}
