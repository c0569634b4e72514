import { sql, type Expression, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../../db/dialect';
import type { Db } from '../../../../../db/schema';
import { matchCategories } from '../../search/category-match.server';
import { listActiveCategories } from '../categories.queries.server';
import { listDescendantIds } from '../category-tree.rules';
import type { ExpressionBuilderOf } from './listing-conditions.server';

/** A part of what was found; every product is of exactly one. */
export interface Rank {
  /** Only goods of these categories, or only those of all others. */
  categoryIds: readonly number[];
  isWithin: boolean;
  /** Whether the words stand in the name. */
  isInName: boolean;
  /** Only what is featured, or only what is not; undefined where that does not matter. */
  isFeatured?: boolean;
}

/**
 * The ranks of what was found, the best first. A category that is called what was searched for comes with all its goods
 * and those of the categories below it, then names that hold the words, then the goods of categories whose names hold
 * them. Words anywhere else in the text come last.
 *
 * @param withFeatured what is featured is the first of each.
 */
export async function listRanks(
  db: Db,
  words: string[],
  { withFeatured }: { withFeatured: boolean },
): Promise<Rank[]> {
  const categories = await listActiveCategories(db);
  const matched = matchCategories(categories, words);
  const under = (tops: { id: number }[]) => tops.flatMap(({ id }) => listDescendantIds(categories, id));
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
  return ranks
    .filter(({ categoryIds, isWithin }) => !isWithin || categoryIds.length > 0)
    .flatMap((rank) =>
      withFeatured ? [true, false].map((isFeatured) => ({ ...rank, isFeatured })) : [rank],
    );
}

/**
 * The condition that a product is of the rank.
 *
 * @param inName the condition that its name holds the words.
 */
export function whereHasRank(
  build: ExpressionBuilderOf,
  { categoryIds, isWithin, isInName, isFeatured }: Rank,
  inName: Expression<SqlBool>,
): Expression<SqlBool> {
  // The words choose the index: they are rarer than a category.
  const within =
    categoryIds.length === 0
      ? sql<SqlBool>`false`
      : sql<SqlBool>`${BESIDE_INDEX}p.category_id in (${sql.join(categoryIds)})`;
  return build.and([
    isWithin ? within : build.not(within),
    isInName ? inName : build.not(inName),
    ...(isFeatured === undefined
      ? []
      : [sql<SqlBool>`${BESIDE_INDEX}p.is_featured = ${sql.lit(isFeatured ? 1 : 0)}`]),
  ]);
}

/** Which of the ranks a product is of. */
export function getRank(
  ranks: Rank[],
  product: { categoryId: number; isInName: boolean; isFeatured: boolean },
): number {
  return ranks.findIndex(
    (rank) =>
      rank.isInName === product.isInName &&
      rank.categoryIds.includes(product.categoryId) === rank.isWithin &&
      (rank.isFeatured ?? product.isFeatured) === product.isFeatured,
  );
}
