import type { Db } from '../../../../../db/schema';
import { listActiveCategories } from '../categories.queries.server';
import { listFacetValues } from './facet-values.rules';
import { sortFacetValues, type AttributeFacet } from './listing-facets.queries.server';
import type { Attribute } from './listing.rules';

/** The categories that make up this share of the results say what is filtered by. */
const MAIN_SHARE = 0.8;
/** A filter must concern this share of them. */
const MIN_SHARE = 0.2;
const MAX_FACETS = 5;
const MAX_VALUES = 5;
/** In one category, values are alike; only of FCC IDs and the like there are more. */
const MAX_CATEGORY_VALUES = 10;

/** Lists the specifications that most results of a search are compared by, the most common first. */
export async function listSearchFacets(db: Db, byCategory: ReadonlyMap<number, number>): Promise<string[]> {
  const total = [...byCategory.values()].reduce((sum, count) => sum + count, 0);
  const categories = new Map((await listActiveCategories(db)).map((category) => [category.id, category]));
  const weights = new Map<string, number>();
  let covered = 0;
  for (const [id, count] of [...byCategory].sort(([, one], [, other]) => other - one)) {
    if (covered >= total * MAIN_SHARE) break;
    covered += count;
    for (const name of categories.get(id)?.listAttributes ?? [])
      weights.set(name, (weights.get(name) ?? 0) + count);
  }
  return [...weights]
    .filter(([, weight]) => weight >= total * MIN_SHARE)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_FACETS)
    .map(([name]) => name);
}

/** Returns the specifications that chosen filter values stand for. Unknown values stay, and find nothing. */
export async function expandFacetValues(db: Db, chosen: readonly Attribute[]): Promise<Attribute[]> {
  const names = [...new Set(chosen.map(({ name }) => name))];
  if (names.length === 0) return [];
  const known = await db
    .selectFrom('specification_counts')
    .select(['name', 'value'])
    .distinct()
    .where('name', 'in', names)
    .execute();
  return chosen.flatMap((one) => {
    const meant = known.filter(
      ({ name, value }) =>
        name === one.name && (value === one.value || listFacetValues(name, value).includes(one.value)),
    );
    return meant.length === 0 ? [one] : meant;
  });
}

/**
 * Keeps the most common values of each filter, and the chosen ones: results of several categories have many.
 */
export function keepCommonValues(
  attributes: readonly AttributeFacet[],
  chosen: readonly Attribute[],
  isOfCategory: boolean,
): AttributeFacet[] {
  const most = isOfCategory ? MAX_CATEGORY_VALUES : MAX_VALUES;
  return attributes.map(({ name, values }) => {
    const common = [...values].sort((one, other) => other.count - one.count).slice(0, most);
    const isChosen = (value: string) => chosen.some((one) => one.name === name && one.value === value);
    return { name, values: values.filter((one) => common.includes(one) || isChosen(one.value)) };
  });
}

/** Adds up the counts of the specifications behind each filter value. */
export function sumFacetValues(attributes: readonly AttributeFacet[]): AttributeFacet[] {
  return attributes.map(({ name, values }) => {
    const counts = new Map<string, number>();
    for (const { value, count } of values)
      for (const one of listFacetValues(name, value)) counts.set(one, (counts.get(one) ?? 0) + count);
    return { name, values: sortFacetValues(counts) };
  });
}
