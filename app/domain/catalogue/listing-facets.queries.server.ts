import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
import { conditions, valuesByName, type Build, type ListingScope } from './listing-conditions.server';

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
  brands: FacetValue[];
  types: FacetValue[];
}

/**
 * Total and counts of brand, type and stock, from one reading of the products: every combination is counted once, and
 * each facet sums those that pass the other filters. So each count is what choosing that value gives.
 */
export async function countFacets(db: Db, scope: ListingScope): Promise<Facets> {
  const groups = await db
    .selectFrom('products as p')
    .select((build) => [
      'p.brand',
      'p.type',
      sql<number>`case when p.stock_quantity > 0 then 1 else 0 end`.as('in_stock'),
      build.fn.countAll<number>().as('count'),
    ])
    .where((build) => conditions(build, scope, ['brand', 'type', 'stock']))
    .groupBy(['p.brand', 'p.type', 'in_stock'])
    .execute();
  const { brand, type, inStock } = scope.query;
  const passes = {
    brand: (group: (typeof groups)[number]) => brand.length === 0 || brand.includes(group.brand),
    type: (group: (typeof groups)[number]) => type.length === 0 || type.includes(group.type),
    stock: (group: (typeof groups)[number]) => !inStock || group.in_stock === 1,
  };
  const sum = (chosen: typeof groups) => chosen.reduce((total, { count }) => total + count, 0);
  const sums = (
    chosen: typeof groups,
    valueOf: (group: (typeof groups)[number]) => string,
    kept: string[],
  ) => {
    const counts = new Map(kept.map((value) => [value, 0]));
    for (const group of chosen) counts.set(valueOf(group), (counts.get(valueOf(group)) ?? 0) + group.count);
    return inOrder(counts);
  };
  const narrowed = groups.filter((group) => passes.brand(group) && passes.type(group));
  return {
    total: sum(narrowed.filter(passes.stock)),
    inStock: sum(narrowed.filter((group) => group.in_stock === 1)),
    brands: sums(
      groups.filter((group) => passes.type(group) && passes.stock(group)),
      (group) => group.brand,
      brand,
    ),
    types: sums(
      groups.filter((group) => passes.brand(group) && passes.stock(group)),
      (group) => group.type,
      type,
    ),
  };
}

/** Counts of the specifications that a category's list compares. Those with a choice are counted without it. */
export async function countAttributes(
  db: Db,
  scope: ListingScope,
  names: string[],
): Promise<AttributeFacet[]> {
  if (names.length === 0) return [];
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

const collator = new Intl.Collator('en', { numeric: true });

function inOrder(counts: Map<string, number>): FacetValue[] {
  return [...counts]
    .filter(([value]) => value !== '')
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([value, count]) => ({ value, count }));
}
