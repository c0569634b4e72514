import { sql, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../../db/dialect';
import type { Db } from '../../../../../db/schema';
import { listFirstMatching, containsEveryWord, whereIsOneOf } from '../../search/text-match.server';
import type { SearchWord } from '../../search/search-words.server';
import { listActiveCategories } from '../categories.queries.server';
import { findRankedKinds, getRank } from './search-ranks.server';

/** Maximum candidates by text, and by category name. */
const MAX_CANDIDATES = 200;
const MAX_PER_CATEGORY = 100;
const MAX_CATEGORIES = 8;

interface Candidate {
  id: number;
  category_id: number;
  name: string;
  type: string;
  stock_quantity: number;
  is_featured: 0 | 1;
}

/**
 * Lists some of the best matches of very common words, ranked like the search but from a few hundred candidates only.
 */
export async function listBestOfMany(db: Db, words: readonly SearchWord[], limit: number): Promise<number[]> {
  const kinds = await findRankedKinds(db, words);
  const inStore = new Set((await listActiveCategories(db)).map(({ id }) => id));
  const best = new Map<number, { rank: number; id: number }>();
  const add = (candidates: Candidate[]) => {
    for (const { id, category_id, name, type, stock_quantity, is_featured } of candidates) {
      const rank = getRank(kinds, {
        categoryId: category_id,
        type,
        isInName: containsEveryWord(name, words),
        isInStock: stock_quantity > 0,
        isFeatured: is_featured === 1,
      });
      if (inStore.has(category_id)) best.set(id, { rank, id });
    }
  };
  const { named, holding } = kinds;
  const categories = new Set([...named.categoryIds, ...holding.categoryIds]);
  for (const categoryId of [...categories].slice(0, MAX_CATEGORIES))
    add(await listFirstOfCategory(db, categoryId, words));
  add(await listActive(db, await listFirstMatching(db, words, 'name', MAX_CANDIDATES)));
  if (best.size < limit)
    add(await listActive(db, await listFirstMatching(db, words, 'search_text', MAX_CANDIDATES)));
  return [...best.values()]
    .sort((one, other) => one.rank - other.rank || one.id - other.id)
    .slice(0, limit)
    .map(({ id }) => id);
}

async function listFirstOfCategory(
  db: Db,
  categoryId: number,
  words: readonly SearchWord[],
): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('products as p')
    .select([
      'p.id',
      'p.category_id',
      'p.name',
      'p.type',
      'p.stock_quantity',
      'p.is_featured',
      'p.search_text',
    ])
    .where('p.category_id', '=', categoryId)
    .where(sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`)
    .orderBy('p.id')
    .limit(MAX_PER_CATEGORY)
    .execute();
  return rows.filter(({ search_text }) => containsEveryWord(search_text, words));
}

function listActive(db: Db, ids: number[]): Promise<Candidate[]> {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.category_id', 'p.name', 'p.type', 'p.stock_quantity', 'p.is_featured'])
    .where(whereIsOneOf(ids))
    .where(sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`)
    .execute();
}
