import type { Db } from '../../../db/schema';
import { conditions, valuesByName, type Build, type ListingScope } from './listing-conditions.server';
import {
  isCounted,
  listCountedGroups,
  listCountedValues,
  type ProductGroup,
} from './listing-counts.queries.server';

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
}

/**
 * Total and counts of brand, type and stock, from the counts of every combination of them: each facet sums those that pass the other filters. So each count is what choosing that value gives.
 */
export async function countFacets(db: Db, scope: ListingScope): Promise<Facets> {
  const rows = isCounted(scope) ? await listCountedGroups(db, scope) : await countGroups(db, scope);
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
  };
}

/** The groups of a listing, read from the products that it holds. */
async function countGroups(db: Db, scope: ListingScope): Promise<ProductGroup[]> {
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
    ])
    .where((build) => conditions(build, scope, ['brand', 'type', 'stock']))
    .groupBy(['p.category_id', 'p.brand', 'p.type'])
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
  const rounds = [
    ...(free.length > 0 ? [{ names: free, where: (build: Build) => conditions(build, scope) }] : []),
    ...[...chosen.keys()].map((name) => ({
      names: [name],
      where: (build: Build) => conditions(build, scope, [{ attribute: name }]),
    })),
  ];
  for (const round of rounds) {
    // A cross join keeps the products outside: they are few by then, and each brings its own specifications.
    const rows = await db
      .selectFrom('products as p')
      .crossJoin('product_specifications as s')
      .whereRef('s.product_id', '=', 'p.id')
      .where('s.name', 'in', round.names)
      .where(round.where)
      .select((build) => ['s.name', 's.value', build.fn.countAll<number>().as('count')])
      .groupBy(['s.name', 's.value'])
      .execute();
    for (const { name, value, count } of rows) counts.get(name)?.set(value, count);
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
