import { setImmediate } from 'node:timers/promises';
import { sql, type Expression, type SqlBool } from 'kysely';

import type { Db } from '../../../db/schema';
import { textHolds, type IdRange } from '../search/text-match.server';
import { conditions, valuesByName, type Build, type ListingScope } from './listing-conditions.server';
import {
  isCounted,
  listCountedGroups,
  listCountedValues,
  type ProductGroup,
} from './listing-counts.queries.server';
import { rankOf, ranksOf } from './search-ranks.server';

export interface FacetValue {
  value: string;
  count: number;
}

export interface AttributeFacet {
  name: string;
  values: FacetValue[];
}

export interface Facets {
  /** How many products the listing holds. */
  total: number;
  /** How many it would hold with 'In stock only'. */
  inStock: number;
  /** The total, by category id. */
  byCategory: Map<number, number>;
  brands: FacetValue[];
  types: FacetValue[];
  /** Where a search found many: how many of each of its ranks there are, range by range. */
  ranges: RankedRange[] | undefined;
}

/** A range of ids, and how many of a listing's products in it are of each rank. */
export interface RankedRange extends IdRange {
  sizes: number[];
}

/** Ids that are read at once where a search found many. A query of so many takes some milliseconds. */
const RANGE = 4096;

/**
 * Total and counts of brand, type and stock, from the counts of every combination of them: each facet sums those that pass the other filters. So each count is what choosing that value gives.
 */
export async function countFacets(db: Db, scope: ListingScope): Promise<Facets> {
  if (isCounted(scope)) return facetsOfGroups(scope, await listCountedGroups(db, scope));
  const words = scope.search?.words ?? [];
  if (!foundMany(scope)) return facetsOfGroups(scope, await countGroups(db, scope));
  const ranks = await ranksOf(db, words);
  const ranges: RankedRange[] = [];
  const groups = new Map<string, ProductGroup>();
  for (const range of await listRanges(db)) {
    const rows = await countGroups(db, { ...scope, range }, textHolds(words, 'name', range));
    const sizes = ranks.map(() => 0);
    for (const row of rows) {
      const place = rankOf(ranks, row.category_id, row.in_name === 1);
      sizes[place] = (sizes[place] ?? 0) + listedOf(scope, row);
      const key = JSON.stringify([row.category_id, row.brand, row.type]);
      const sum = groups.get(key) ?? { ...row, count: 0, in_stock: 0 };
      groups.set(key, { ...sum, count: sum.count + row.count, in_stock: sum.in_stock + row.in_stock });
    }
    ranges.push({ ...range, sizes });
  }
  return { ...facetsOfGroups(scope, [...groups.values()]), ranges };
}

/** Whether a search found too many products to name them, and all of them by its words. */
function foundMany({ search }: ListingScope): boolean {
  return search !== undefined && search.foundIds === undefined && search.partIds.length === 0;
}

/** The ids of the catalogue, in ranges. Between two of them other visitors have their turn. */
async function listRanges(db: Db): Promise<IdRange[]> {
  const { last } = await db
    .selectFrom('products')
    .select((build) => build.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const count = Math.ceil((last ?? 0) / RANGE);
  return Array.from({ length: count }, (_, index) => ({ from: index * RANGE + 1, to: (index + 1) * RANGE }));
}

/** How many of a group the listing holds. */
function listedOf({ query: { brand, type, inStock } }: ListingScope, group: ProductGroup): number {
  const passes =
    (brand.length === 0 || brand.includes(group.brand)) && (type.length === 0 || type.includes(group.type));
  if (!passes) return 0;
  return inStock ? group.in_stock : group.count;
}

function facetsOfGroups(scope: ListingScope, rows: ProductGroup[]): Facets {
  const { brand, type, inStock } = scope.query;
  const groups = rows.map((row) => ({ ...row, passing: inStock ? row.in_stock : row.count }));
  type Group = (typeof groups)[number];
  const passesBrand = (group: Group) => brand.length === 0 || brand.includes(group.brand);
  const passesType = (group: Group) => type.length === 0 || type.includes(group.type);
  const listed = groups.filter((group) => passesBrand(group) && passesType(group));
  const byCategory = new Map<number, number>();
  for (const { category_id, passing } of listed)
    byCategory.set(category_id, (byCategory.get(category_id) ?? 0) + passing);
  return {
    total: listed.reduce((sum, { passing }) => sum + passing, 0),
    inStock: listed.reduce((sum, { in_stock }) => sum + in_stock, 0),
    byCategory,
    brands: sums(
      groups.filter(passesType).map((group) => [group.brand, group.passing]),
      brand,
    ),
    types: sums(
      groups.filter(passesBrand).map((group) => [group.type, group.passing]),
      type,
    ),
    ranges: undefined,
  };
}

/**
 * The groups of a listing, read from the products that it holds.
 *
 * @param inName tells those apart whose name it is true of.
 */
async function countGroups(
  db: Db,
  scope: ListingScope,
  inName: Expression<SqlBool> = sql<SqlBool>`0`,
): Promise<(ProductGroup & { in_name: 0 | 1 })[]> {
  // Queries of SQLite end at once, and would follow each other without letting an answer in.
  await setImmediate();
  return db
    .selectFrom('products as p')
    .select((build) => [
      'p.category_id',
      'p.brand',
      'p.type',
      build.fn.countAll<number>().as('count'),
      build.fn
        .sum<number>(build.case().when('p.stock_quantity', '>', 0).then(1).else(0).end())
        .as('in_stock'),
      sql<0 | 1>`${inName}`.as('in_name'),
    ])
    .where((build) => conditions(build, scope, ['brand', 'type', 'stock']))
    .groupBy(['p.category_id', 'p.brand', 'p.type', 'in_name'])
    .execute();
}

/** Values with their counts. Those that are chosen stay, even with nothing left of them, so that they can be undone. */
function sums(counted: [value: string, count: number][], chosen: string[]): FacetValue[] {
  const counts = new Map(chosen.map((value) => [value, 0]));
  for (const [value, count] of counted) {
    if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return inOrder(counts);
}

/** Counts of the specifications that a category's list compares. Those with a choice are counted without it. */
export async function countAttributes(
  db: Db,
  scope: ListingScope,
  names: string[],
): Promise<AttributeFacet[]> {
  if (names.length === 0) return [];
  if (isCounted(scope)) return facetsOf(names, await listCountedValues(db, scope, names));
  const chosen = valuesByName(scope.query.attribute);
  const free = names.filter((name) => !chosen.has(name));
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const [name, values] of chosen) counts.set(name, new Map(values.map((value) => [value, 0])));
  const withRange = (range: IdRange | undefined) => (range === undefined ? scope : { ...scope, range });
  const rounds = [
    ...(free.length > 0
      ? [{ names: free, where: (build: Build, range?: IdRange) => conditions(build, withRange(range)) }]
      : []),
    ...[...chosen.keys()].map((name) => ({
      names: [name],
      where: (build: Build, range?: IdRange) => conditions(build, withRange(range), [{ attribute: name }]),
    })),
  ];
  const ranges = foundMany(scope) ? await listRanges(db) : [undefined];
  for (const round of rounds.flatMap((one) => ranges.map((range) => ({ ...one, range })))) {
    await setImmediate();
    // A cross join keeps the products outside: they are few by then, and each brings its own specifications.
    const rows = await db
      .selectFrom('products as p')
      .crossJoin('product_specifications as s')
      .whereRef('s.product_id', '=', 'p.id')
      .where('s.name', 'in', round.names)
      .where((build) => round.where(build, round.range))
      .select((build) => ['s.name', 's.value', build.fn.countAll<number>().as('count')])
      .groupBy(['s.name', 's.value'])
      .execute();
    for (const { name, value, count } of rows) {
      const values = counts.get(name);
      values?.set(value, (values.get(value) ?? 0) + count);
    }
  }
  return [...counts].map(([name, values]) => ({ name, values: inOrder(values) }));
}

function facetsOf(names: string[], rows: { name: string; value: string; count: number }[]): AttributeFacet[] {
  return names.map((name) => ({
    name,
    values: inOrder(
      new Map(rows.filter((row) => row.name === name).map(({ value, count }) => [value, count])),
    ),
  }));
}

const collator = new Intl.Collator('en', { numeric: true });

function inOrder(counts: Map<string, number>): FacetValue[] {
  return [...counts]
    .filter(([value]) => value !== '')
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([value, count]) => ({ value, count }));
}
