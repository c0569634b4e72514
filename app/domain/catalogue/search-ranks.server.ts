import { sql, type Expression, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../db/dialect';
import type { Db } from '../../../db/schema';
import { matchCategories } from '../search/category-match.server';
import { textHolds, type IdRange } from '../search/text-match.server';
import { listActiveCategories } from './categories.queries.server';
import { idsUnder } from './category-tree.rules';
import type { Build } from './listing-conditions.server';

/** A part of what was found; every product is of exactly one. */
export interface Rank {
  /** Only goods of these categories, or only those of all others. */
  categoryIds: readonly number[];
  isWithin: boolean;
  /** Whether the words stand in the name. */
  isInName: boolean;
}

/**
 * The ranks of what was found, the best first. A category that is called what was searched for comes with all its goods
 * and those of the categories below it, then names that hold the words, then the goods of categories whose names hold
 * them. Words anywhere else in the text come last.
 */
export async function ranksOf(db: Db, words: string[]): Promise<Rank[]> {
  const categories = await listActiveCategories(db);
  const matched = matchCategories(categories, words);
  const under = (tops: { id: number }[]) => tops.flatMap(({ id }) => idsUnder(categories, id));
  const named = [...new Set(under(matched.named))];
  const holding = [...new Set(under(matched.holding))].filter((id) => !named.includes(id));
  const elsewhere = [...named, ...holding];
  const ranks: Rank[] = [
    { categoryIds: named, isWithin: true, isInName: true },
    { categoryIds: named, isWithin: true, isInName: false },
    { categoryIds: holding, isWithin: true, isInName: true },
    { categoryIds: elsewhere, isWithin: false, isInName: true },
    { categoryIds: holding, isWithin: true, isInName: false },
    { categoryIds: elsewhere, isWithin: false, isInName: false },
  ];
  return ranks.filter(({ categoryIds, isWithin }) => !isWithin || categoryIds.length > 0);
}

/** The condition that a product is of the rank. */
export function isOfRank(build: Build, rank: Rank, words: string[], range?: IdRange): Expression<SqlBool> {
  const { categoryIds, isWithin, isInName } = rank;
  const inName = textHolds(words, 'name', range);
  // The words choose the index: they are rarer than a category.
  const within =
    categoryIds.length === 0
      ? sql<SqlBool>`false`
      : sql<SqlBool>`${BESIDE_INDEX}p.category_id in (${sql.join(categoryIds)})`;
  return build.and([isWithin ? within : build.not(within), isInName ? inName : build.not(inName)]);
}

/** Which of the ranks a product of this category is of. */
export function rankOf(ranks: Rank[], categoryId: number, isInName: boolean): number {
  return ranks.findIndex(
    (rank) => rank.isInName === isInName && rank.categoryIds.includes(categoryId) === rank.isWithin,
  );
}
