import type { Db } from '../../../db/schema';
import { listByPartNumber, listNearPartNumbers } from './part-numbers.queries.server';
import { searchWords } from './search-words.server';
import { correctWords } from './spelling.queries.server';
import { textHolds } from './text-match.server';

/** A text may begin like many part numbers; so many are put in front of what the words find. */
const MOST_PARTS = 100;

/** How a listing finds what a text asks for. */
export interface ProductSearch {
  /** Every one of them is in the product's text; none where the text means a part number alone. */
  words: string[];
  /** Products that the text names by a part number, the surest first. */
  partIds: number[];
  /** What was searched for in place of a text that finds nothing. */
  correctedTo: string | undefined;
}

/**
 * Understands the text of a search: as a part number in any way of writing it, and as words that stand anywhere in
 * the product's text. Where both find nothing, one slip a word, or one in the number, is put right.
 */
export async function understandSearch(db: Db, q: string): Promise<ProductSearch> {
  const words = searchWords(q);
  const partIds = await listByPartNumber(db, q, MOST_PARTS);
  if (partIds.length > 0 || (await isHeld(db, words))) return { words, partIds, correctedTo: undefined };

  const near = await listNearPartNumbers(db, q, MOST_PARTS);
  if (near.length > 0)
    return {
      words: [],
      partIds: [...new Set(near.map(({ productId }) => productId))],
      correctedTo: near[0]?.partKey.toUpperCase(),
    };
  const part = await findNumberAmongWords(db, words);
  if (part !== undefined) return { words, partIds: part, correctedTo: undefined };
  const corrected = await correctWords(db, words);
  if (corrected !== undefined && (await isHeld(db, corrected)))
    return { words: corrected, partIds: [], correctedTo: corrected.join(' ') };
  return { words, partIds: [], correctedTo: undefined };
}

/** 'schlage nd80pd626': the words do not stand together in any text, but one of them is a part number. */
async function findNumberAmongWords(db: Db, words: string[]): Promise<number[] | undefined> {
  if (words.length < 2) return undefined;
  for (const word of words.filter((one) => /\d/.test(one) && one.length >= 5)) {
    const ids = await listByPartNumber(db, word, MOST_PARTS);
    if (ids.length > 0) return ids;
  }
  return undefined;
}

async function isHeld(db: Db, words: string[]): Promise<boolean> {
  if (words.length === 0) return false;
  const row = await db
    .selectFrom('products as p')
    .select('p.id')
    .where('p.is_active', '=', 1)
    .where(textHolds(words, 'search_text'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
