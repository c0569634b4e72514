import type { Db } from '../../../../db/schema';
import { streamFoundByStaff } from './staff-text.server';
import { streamMatching, type TextPlace } from './text-match.server';
import type { SearchWord } from './search-words.server';
import { IdSet } from '../../base/shared/id-set';
import { VersionedCache } from '../catalog/versioned-cache.server';

/**
 * Cached results of common words, which most sales don't change, so that lists and counts don't search the texts
 * again.
 */
const found = new VersionedCache<IdSet>({ version: 'assortment', max: 100 });

/** Reads all products whose text or name contains every word, inactive ones included. */
export function readHolding(db: Db, words: readonly SearchWord[], where: TextPlace): Promise<IdSet> {
  return found.read(db, JSON.stringify([where, words]), () => collect(streamMatching(db, words, where)));
}

/**
 * Lists the products whose text contains every word; undefined if there are more than `most`, which a listing then reads
 * from the cache.
 */
export async function listMatching(
  db: Db,
  words: readonly SearchWord[],
  most: number,
): Promise<number[] | undefined> {
  const holding = await readHolding(db, words, 'search_text');
  return holding.size > most ? undefined : [...holding];
}

/** Reads all products that the back office's search finds. */
export function readFoundByStaff(db: Db, q: string): Promise<IdSet> {
  return found.read(db, JSON.stringify(q), () => collect(streamFoundByStaff(db, q)));
}

/** Reads all products of some categories. */
export function readOfCategories(db: Db, categoryIds: readonly number[]): Promise<IdSet> {
  return found.read(db, JSON.stringify(['categories', categoryIds]), async () => {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('category_id', 'in', [...categoryIds])
      .execute();
    return IdSet.of(rows.map(({ id }) => id));
  });
}

async function collect(pieces: AsyncIterable<number[]>): Promise<IdSet> {
  const ids = new IdSet();
  for await (const piece of pieces) for (const id of piece) ids.add(id);
  return ids;
}
