import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../../db/dialect';
import type { DB, Db } from '../../../../../db/schema';
import { findMakeName } from '../../fitment/makes.rules';
import type { ProductSearch } from '../../search/product-search.queries.server';
import type { SearchWord } from '../../search/search-words.server';
import { whereIsOneOf } from '../../search/text-match.server';
import type { IdSet } from '../../../base/shared/id-set';
import type { IdRange } from '../id-ranges.server';
import type { Attribute, ListingParams } from './listing.rules';

type ListingSource = DB & { p: DB['products'] };
export type ExpressionBuilderOf = ExpressionBuilder<ListingSource, 'p'>;

/**
 * A filter to leave out, so that its counts show what choosing another value gives; or the text condition, where it
 * is applied separately.
 */
type ExcludedFilter = 'brand' | 'type' | 'stock' | 'found' | { attribute: string };

/** Everything that determines a listing's products. */
export interface ListingScope {
  query: ListingParams;
  search: ProductSearch | undefined;
  /** The words that rank the listing: those of its search or service. */
  words: readonly SearchWord[];
  /**
   * Products found by search, service, or vehicle, inactive ones included; undefined if none of these narrows the
   * listing.
   */
  found: IdSet | undefined;
  /** The listing's categories, whatever the query says. */
  categoryIds: readonly number[] | undefined;
  /** Almost always empty, so the condition is free. */
  inactiveCategoryIds: number[];
  /** Whether `found` already includes the vehicle. If very many products fit, each is checked instead. */
  isFitting: boolean;
  /** Whether the listed products are few and known. Otherwise it is read in ranges or by an index walk. */
  isNarrow: boolean;
  /** Restricts the listing to these products, for reading in chunks. */
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
    // The unary plus keeps SQLite from scanning active products when a few are known.
    isNarrow || range !== undefined
      ? sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`
      : build('p.is_active', '=', 1),
  ];
  if (inactiveCategoryIds.length > 0) all.push(build('p.category_id', 'not in', inactiveCategoryIds));
  // A single value is compared directly, so that an index provides the order.
  const [only] = categoryIds ?? [];
  if (categoryIds?.length === 1 && only !== undefined) all.push(build('p.category_id', '=', only));
  else if (categoryIds !== undefined) all.push(build('p.category_id', 'in', categoryIds));
  if (range !== undefined) all.push(build.between('p.id', range.from, range.to));
  if (found !== undefined && keeps('found'))
    all.push(whereIsOneOf(range === undefined ? found : found.between(range.from, range.to)));
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

/**
 * Lists the products that fit a listing's vehicle; undefined if there are more than `most` or no vehicle is selected.
 */
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
  // The index is ordered by value, then product, so a range reads only its own rows.
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
