import { partKey } from '../../../../../db/search-text';
import type { Db } from '../../../../../db/schema';
import { listByPartNumber } from '../../search/part-numbers.queries.server';
import { splitIntoWords } from '../../search/search-words.server';
import { listCatalogWords } from '../../search/spelling.queries.server';
import { listNearestByText } from '../../search/text-match.server';
import { listCardRowsById, toCard } from '../product-card.queries.server';

const MAX_NEAREST = 4;
const MIN_PREFIX_LENGTH = 4;

/** Suggestions for a search without results. */
export type Nearest = Awaited<ReturnType<typeof listNearest>>;

/** Lists products whose part number starts like the text, then those that match some words. */
export async function listNearest(db: Db, q: string) {
  const ids = [...(await listByBeginning(db, q)), ...(await listByWords(db, q))];
  const rows = (await listCardRowsById(db, [...new Set(ids)])).slice(0, MAX_NEAREST);
  const [first] = rows;
  return {
    products: rows.map(toCard),
    category: first === undefined ? undefined : { slug: first.category_slug, name: first.category_name },
  };
}

/** Returns the longest prefix that a part number in the catalog shares. */
async function listByBeginning(db: Db, q: string): Promise<number[]> {
  const key = partKey(q);
  if (!/\d/.test(key)) return [];
  for (let length = key.length - 1; length >= MIN_PREFIX_LENGTH; length -= 1) {
    const ids = await listByPartNumber(db, key.slice(0, length), MAX_NEAREST);
    if (ids.length > 0) return ids;
  }
  return [];
}

async function listByWords(db: Db, q: string): Promise<number[]> {
  return listNearestByText(db, await listCatalogWords(db, splitIntoWords(q)), MAX_NEAREST);
}
