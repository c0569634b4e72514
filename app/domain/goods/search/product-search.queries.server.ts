import type { Db } from '../../../../db/schema';
import { listByPartNumber, listNearPartNumbers, getWrittenNumber } from './part-numbers.queries.server';
import { splitIntoWords } from './search-words.server';
import { correctWords } from './spelling.queries.server';
import { listMatching } from './text-match.server';

/** Maximum products found by part number, listed before other results. */
const MAX_PARTS = 100;
/** Up to this many products are handled by ID; more in ranges or along an index. */
export const FEW_RESULTS = 2000;

/** How a listing finds a search's results. */
export interface ProductSearch {
  /** Words that the text must contain; empty for pure part numbers. */
  words: string[];
  /** Products found by part number, best first. */
  partIds: number[];
  /** All products that the words find, if few; undefined if many. */
  foundIds: number[] | undefined;
  /** The corrected search, if the original found nothing. */
  correctedTo: string | undefined;
  /** A similar part number in the catalog. */
  nearNumber: string | undefined;
}

/**
 * Parses a search as a part number in any spelling and as words. If both find nothing, corrects one typo per word or
 * in the number.
 */
export async function parseSearch(db: Db, q: string): Promise<ProductSearch> {
  const words = splitIntoWords(q);
  const partIds = await listByPartNumber(db, q, MAX_PARTS);
  const foundIds = await listMatching(db, words, FEW_RESULTS);
  const asTyped = { words, partIds, foundIds, correctedTo: undefined, nearNumber: undefined };
  if (partIds.length > 0 || foundIds?.length !== 0) return asTyped;

  const near = await listNearPartNumbers(db, q, MAX_PARTS);
  // Several numbers may have the same normalized form; the SKU is preferred.
  const nearest = near.find(({ kind, partKey }) => kind === 'sku' && partKey === near[0]?.partKey) ?? near[0];
  if (nearest !== undefined)
    return {
      words: [],
      partIds: [...new Set(near.map(({ productId }) => productId))],
      foundIds: [],
      correctedTo: undefined,
      nearNumber: await getWrittenNumber(db, nearest),
    };
  const named = await findNumberAmongWords(db, words);
  if (named !== undefined) return { ...asTyped, partIds: named };
  const corrected = await correctWords(db, words);
  if (corrected === undefined) return asTyped;
  const found = await listMatching(db, corrected, FEW_RESULTS);
  return found?.length === 0
    ? asTyped
    : { ...asTyped, words: corrected, foundIds: found, correctedTo: corrected.join(' ') };
}

/** 'schlage nd80pd626': no text contains both words, but one is a part number. */
async function findNumberAmongWords(db: Db, words: string[]): Promise<number[] | undefined> {
  if (words.length < 2) return undefined;
  for (const word of words.filter((one) => /\d/.test(one) && one.length >= 5)) {
    const ids = await listByPartNumber(db, word, MAX_PARTS);
    if (ids.length > 0) return ids;
  }
  return undefined;
}
