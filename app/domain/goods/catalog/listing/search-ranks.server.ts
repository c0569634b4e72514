import { sql, type Expression, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../../db/dialect';
import type { Db } from '../../../../../db/schema';
import { matchCategories } from '../../search/search-words.server';
import { listActiveCategories } from '../categories.queries.server';
import { listDescendantIds } from '../category-tree.rules';
import type { ExpressionBuilderOf } from './listing-conditions.server';

/** A rank of search results; every product has exactly one. */
export interface Rank {
  /** Only products of these categories, or only of all others. */
  categoryIds: readonly number[];
  isWithin: boolean;
  /** Whether the name contains the words. */
  isInName: boolean;
  /** Only featured products, or only others; undefined if irrelevant. */
  isFeatured?: boolean;
}

/**
 * Lists the ranks, best first: products of a category with that name, names that contain the words, products of
 * categories whose names contain them, and the remaining text.
 *
 * @param withFeatured ranks featured products first.
 */
export async function listRanks(db: Db, words: string[], { withFeatured }: { withFeatured: boolean }) {
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
 * Builds the condition for a rank.
 *
 * @param inName condition that the name contains the words.
 */
export function whereHasRank(
  build: ExpressionBuilderOf,
  { categoryIds, isWithin, isInName, isFeatured }: Rank,
  inName: Expression<SqlBool>,
): Expression<SqlBool> {
  // Words choose the index: they are more selective than categories.
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

/** Returns a product's rank. */
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
