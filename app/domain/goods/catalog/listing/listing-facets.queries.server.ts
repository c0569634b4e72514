import { setImmediate } from 'node:timers/promises';
import { sql, type Expression, type Selectable, type SqlBool } from 'kysely';

import { byDialect } from '../../../../../db/dialect';
import type { ProductsTable } from '../../../../../db/tables/catalog';
import type { Db } from '../../../../../db/schema';
import { whereIsOneOf } from '../../search/text-match.server';
import { productIdRanges, type IdRange } from '../id-ranges.server';
import {
  buildConditions,
  groupValuesByName,
  type ExpressionBuilderOf,
  type ListingScope,
} from './listing-conditions.server';
import {
  isCounted,
  listCountedGroups,
  listCountedValues,
  splitGroups,
  whereIsOfGroup,
  type ProductGroup,
} from './listing-counts.queries.server';
import { findRankedKinds, getRank, RANKS, findInNames, type RankedKinds } from './search-ranks.server';

export type FacetValue = ReturnType<typeof sumCounts>[number];

export type AttributeFacet = ReturnType<typeof buildAttributeFacets>[number];

export interface Facets {
  total: number;
  inStock: number;
  byCategory: Map<number, number>;
  /** Those with the most products first. */
  brands: FacetValue[];
  types: FacetValue[];
  /** What was found, whatever brand, type, or stock is chosen. */
  groups: ProductGroup[];
  /** For large searches and services: counts per rank, by ID range. */
  ranges: RankedRange[] | undefined;
}

/** An ID range with a listing's counts per rank; products found by part number have no rank. */
export interface RankedRange extends IdRange {
  sizes: number[];
}

/** Products a query of a wide listing reads at once, in a few milliseconds. */
const PIECE_SIZE = 4_096;

/**
 * Counts brands, types, and stock from the counts of all combinations: each facet sums the groups that pass the other
 * filters, so a count is what choosing the value gives.
 *
 * @param pieceSize products that a query of a wide listing reads at once.
 */
export async function countFacets(db: Db, scope: ListingScope, pieceSize = PIECE_SIZE): Promise<Facets> {
  if (isCounted(scope)) return buildFacets(scope, await listCountedGroups(db, scope));
  if (scope.isNarrow) return buildFacets(scope, await countGroups(db, scope));
  const { words } = scope;
  const isRanked = words.length > 0;
  const kinds = await findRankedKinds(db, words);
  const ranges: RankedRange[] = [];
  const groups = new Map<string, ProductGroup>();
  for (const range of await listRanges(db, scope, pieceSize)) {
    const rows = await countGroups(db, { ...scope, range }, isRanked);
    const sizes = isRanked ? RANKS.map(() => 0) : [];
    for (const row of rows) {
      if (isRanked && row.is_part === 0) addToSizes(sizes, kinds, scope, row);
      const key = JSON.stringify([row.category_id, row.brand, row.type]);
      const sum = groups.get(key) ?? { ...row, count: 0, in_stock: 0 };
      groups.set(key, { ...sum, count: sum.count + row.count, in_stock: sum.in_stock + row.in_stock });
    }
    ranges.push({ ...range, sizes });
  }
  const facets = buildFacets(scope, [...groups.values()]);
  return isRanked ? { ...facets, ranges } : facets;
}

/**
 * What is counted of the products. An index holds it all; SQLite would rather look up the rows, which are much longer.
 */
export const COUNTED = byDialect({
  sqlite: sql<Selectable<ProductsTable>>`(select * from products indexed by products_to_count)`,
  postgres: sql<Selectable<ProductsTable>>`products`,
}).as<'p'>('p');

/** Adds a group to the sizes of its two ranks: what is in stock, and what isn't. */
function addToSizes(
  sizes: number[],
  kinds: RankedKinds,
  scope: ListingScope,
  row: ProductGroup & { in_name: 0 | 1; featured: 0 | 1 },
): void {
  const { category_id: categoryId, type } = row;
  const product = { categoryId, type, isInName: row.in_name === 1, isFeatured: row.featured === 1 };
  const inStock = getListedCount({ ...scope, query: { ...scope.query, inStock: true } }, row);
  const counts = [
    { isInStock: true, count: inStock },
    { isInStock: false, count: getListedCount(scope, row) - inStock },
  ];
  for (const { isInStock, count } of counts) {
    const rank = getRank(kinds, { ...product, isInStock });
    sizes[rank] = (sizes[rank] ?? 0) + count;
  }
}

/** Returns how many products of a group the listing contains. */
function getListedCount({ query: { brand, type, inStock } }: ListingScope, group: ProductGroup): number {
  const passes =
    (brand.length === 0 || brand.includes(group.brand)) && (type.length === 0 || type.includes(group.type));
  if (!passes) return 0;
  return inStock ? group.in_stock : group.count;
}

function buildFacets(scope: ListingScope, rows: ProductGroup[]): Facets {
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
    brands: sumCounts(
      groups.filter(passesType).map((group) => [group.brand, group.passing]),
      brand,
    ).sort((a, b) => b.count - a.count),
    types: sumCounts(
      groups.filter(passesBrand).map((group) => [group.type, group.passing]),
      type,
    ),
    groups: rows,
    ranges: undefined,
  };
}

/**
 * Counts a listing's groups from its products.
 *
 * @param isRanked whether to tell apart what is ranked apart.
 */
async function countGroups(db: Db, scope: ListingScope, isRanked = false) {
  // SQLite queries finish synchronously; yield so that responses can be sent.
  await setImmediate();
  const flag = (condition: Expression<SqlBool>) => sql<0 | 1>`case when ${condition} then 1 else 0 end`;
  const none = sql<0 | 1>`0`;
  const { firstIds = [] } = scope.search ?? {};
  const inName = isRanked ? flag(await findInNames(db, scope.words)) : none;
  return db
    .selectFrom(COUNTED)
    .select((build) => [
      'p.category_id',
      'p.brand',
      'p.type',
      build.fn.countAll<number>().as('count'),
      build.fn
        .sum<number>(build.case().when('p.stock_quantity', '>', 0).then(1).else(0).end())
        .as('in_stock'),
      inName.as('in_name'),
      (isRanked ? sql<0 | 1>`p.is_featured` : none).as('featured'),
      (isRanked && firstIds.length > 0 ? flag(whereIsOneOf(firstIds)) : none).as('is_part'),
    ])
    .where((build) => buildConditions(build, scope, ['brand', 'type', 'stock']))
    .groupBy(['p.category_id', 'p.brand', 'p.type', 'in_name', 'featured', 'is_part'])
    .execute();
}

/** Counts values. Chosen ones stay even with a count of 0, so that they can be removed. */
function sumCounts(counted: [value: string, count: number][], chosen: string[]) {
  const counts = new Map(chosen.map((value) => [value, 0]));
  for (const [value, count] of counted) {
    if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return sortFacetValues(counts);
}

/**
 * Counts the specifications a category compares. Each is counted without its own choice.
 *
 * @param groups what the listing found. Those found whole have stored counts; only products of others are counted.
 */
export async function countAttributes(
  db: Db,
  scope: ListingScope,
  names: string[],
  groups: ProductGroup[],
  pieceSize = PIECE_SIZE,
) {
  if (names.length === 0) return [];
  if (isCounted(scope)) return buildAttributeFacets(names, await listCountedValues(db, scope, names));
  const chosen = groupValuesByName(scope.query.attribute);
  const { whole, partial } = await splitGroups(db, scope, chosen.size > 0 ? [] : groups);
  const free = names.filter((name) => !chosen.has(name));
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const [name, values] of chosen) counts.set(name, new Map(values.map((value) => [value, 0])));
  const add = (rows: { name: string; value: string; count: number }[]) => {
    for (const { name, value, count } of rows) {
      const values = counts.get(name);
      values?.set(value, (values.get(value) ?? 0) + count);
    }
  };
  if (whole.length > 0) add(await listCountedValues(db, scope, names, whole));
  if (whole.length > 0 && partial.length === 0) return sortAttributes(counts);
  const withRange = (range: IdRange | undefined) => (range === undefined ? scope : { ...scope, range });
  const rounds = [
    ...(free.length > 0
      ? [
          {
            names: free,
            where: (build: ExpressionBuilderOf, range?: IdRange) => buildConditions(build, withRange(range)),
          },
        ]
      : []),
    ...[...chosen.keys()].map((name) => ({
      names: [name],
      where: (build: ExpressionBuilderOf, range?: IdRange) =>
        buildConditions(build, withRange(range), [{ attribute: name }]),
    })),
  ];
  const ranges = scope.isNarrow ? [undefined] : await listRanges(db, scope, pieceSize);
  for (const round of rounds.flatMap((one) => ranges.map((range) => ({ ...one, range })))) {
    await setImmediate();
    const rows = await db
      .selectFrom(COUNTED)
      // In this order: a range has fewer products than the catalog has values of a name.
      .crossJoin('product_specifications as s')
      .whereRef('s.product_id', '=', 'p.id')
      .where((build) => round.where(build, round.range))
      .where(whereIsNamed(round.names))
      .$if(whole.length > 0, (query) => query.where(whereIsOfGroup(partial, 'p')))
      .select((build) => ['s.name', 's.value', build.fn.countAll<number>().as('count')])
      .groupBy(['s.name', 's.value'])
      .execute();
    add(rows.filter(({ name }) => round.names.includes(name)));
  }
  return sortAttributes(counts);
}

/** SQLite compares with one text faster than with a list, and finds names within another, too. */
function whereIsNamed(names: readonly string[]) {
  return byDialect({
    sqlite: sql<SqlBool>`instr(${names.join('\n')}, s.name) > 0`,
    postgres: sql<SqlBool>`s.name in (${sql.join(names)})`,
  });
}

function sortAttributes(counts: Map<string, Map<string, number>>) {
  return [...counts].map(([name, values]) => ({ name, values: sortFacetValues(values) }));
}

async function listRanges(db: Db, { found }: ListingScope, size: number): Promise<IdRange[]> {
  if (found !== undefined) return [...found.inRanges(size)];
  const ranges: IdRange[] = [];
  for await (const range of productIdRanges(db, size)) ranges.push(range);
  return ranges;
}

function buildAttributeFacets(names: string[], rows: { name: string; value: string; count: number }[]) {
  return names.map((name) => ({
    name,
    values: sortFacetValues(
      new Map(rows.filter((row) => row.name === name).map(({ value, count }) => [value, count])),
    ),
  }));
}

const collator = new Intl.Collator('en', { numeric: true });

/** Sorts filter values by name, numbers by size. */
export function sortFacetValues(counts: Map<string, number>) {
  return [...counts]
    .filter(([value]) => value !== '')
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([value, count]) => ({ value, count }));
}
