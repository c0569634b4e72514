import { sql, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../../db/dialect';
import type { Db } from '../../../../../db/schema';
import { listFirstMatching, whereContainsEveryWord, whereIsOneOf } from '../../search/text-match.server';
import { listActiveCategories } from '../categories.queries.server';
import { getRank, listRanks, type Rank } from './search-ranks.server';

/** Maximum candidates by text, and by category name. */
const MAX_CANDIDATES = 500;
const MAX_PER_CATEGORY = 100;
const MAX_CATEGORIES = 8;

interface Candidate {
  id: number;
  category_id: number;
  name: string;
}

/**
 * Lists some of the best matches of very common words, ranked like the search but from a few hundred candidates only.
 */
export async function listBestOfMany(db: Db, words: string[], limit: number): Promise<number[]> {
  const ranks = await listRanks(db, words, { withFeatured: false });
  const inStore = new Set((await listActiveCategories(db)).map(({ id }) => id));
  const best = new Map<number, { rank: number; id: number }>();
  const add = (candidates: Candidate[]) => {
    for (const { id, category_id, name } of candidates) {
      const isInName = whereContainsEveryWord(name, words);
      const rank = getRank(ranks, { categoryId: category_id, isInName, isFeatured: false });
      if (inStore.has(category_id)) best.set(id, { rank, id });
    }
  };
  for (const categoryId of listRankCategories(ranks)) add(await listFirstOfCategory(db, categoryId, words));
  add(await listActive(db, await listFirstMatching(db, words, 'name', MAX_CANDIDATES)));
  if (best.size < limit)
    add(await listActive(db, await listFirstMatching(db, words, 'search_text', MAX_CANDIDATES)));
  return [...best.values()]
    .sort((one, other) => one.rank - other.rank || one.id - other.id)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** Categories whose names relate to the words. */
function listRankCategories(ranks: Rank[]): number[] {
  const ids = ranks.flatMap(({ isWithin, categoryIds }) => (isWithin ? categoryIds : []));
  return [...new Set(ids)].slice(0, MAX_CATEGORIES);
}

async function listFirstOfCategory(db: Db, categoryId: number, words: string[]): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('products as p')
    .select(['p.id', 'p.category_id', 'p.name', 'p.search_text'])
    .where('p.category_id', '=', categoryId)
    .where(sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`)
    .orderBy('p.id')
    .limit(MAX_PER_CATEGORY)
    .execute();
  return rows.filter(({ search_text }) => whereContainsEveryWord(search_text, words));
}

function listActive(db: Db, ids: number[]): Promise<Candidate[]> {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.category_id', 'p.name'])
    .where(whereIsOneOf(ids))
    .where(sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`)
    .execute();
}
