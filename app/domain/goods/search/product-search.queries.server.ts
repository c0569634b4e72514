import type { Db } from '../../../../db/schema';
import { listByPartNumber, listNearPartNumbers, getWrittenNumber } from './part-numbers.queries.server';
import { splitIntoWords } from './search-words.server';
import { correctWords } from './spelling.queries.server';
import { listMatching } from './text-match.server';

/** A text may begin like many part numbers; so many are put in front of what the words find. */
const MAX_PARTS = 100;
/** Up to so many products are looked up one by one; more are read range by range, or along an index. */
export const FEW_RESULTS = 2000;

/** How a listing finds what a text asks for. */
export interface ProductSearch {
  /** Every one of them is in the product's text; none where the text means a part number alone. */
  words: string[];
  /** Products that the text names by a part number, the surest first. */
  partIds: number[];
  /**
   * Every product that the words find, when they are few: conditions on the products are then read for these alone.
   * Undefined when they are many.
   */
  foundIds: number[] | undefined;
  /** What was searched for in place of a text that finds nothing. */
  correctedTo: string | undefined;
  /** A part number of the catalogue, when the text is none and is one slip away from it: all products bear others. */
  nearNumber: string | undefined;
}

/**
 * Understands the text of a search: as a part number in any way of writing it, and as words that stand anywhere in
 * the product's text. Where both find nothing, one slip a word, or one in the number, is put right.
 */
export async function parseSearch(db: Db, q: string): Promise<ProductSearch> {
  const words = splitIntoWords(q);
  const partIds = await listByPartNumber(db, q, MAX_PARTS);
  const foundIds = await listMatching(db, words, FEW_RESULTS);
  const asTyped = { words, partIds, foundIds, correctedTo: undefined, nearNumber: undefined };
  if (partIds.length > 0 || foundIds?.length !== 0) return asTyped;

  const near = await listNearPartNumbers(db, q, MAX_PARTS);
  // Several numbers of a product may read the same without their marks: the SKU is how we write it.
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

/** 'schlage nd80pd626': the words do not stand together in any text, but one of them is a part number. */
async function findNumberAmongWords(db: Db, words: string[]): Promise<number[] | undefined> {
  if (words.length < 2) return undefined;
  for (const word of words.filter((one) => /\d/.test(one) && one.length >= 5)) {
    const ids = await listByPartNumber(db, word, MAX_PARTS);
    if (ids.length > 0) return ids;
  }
  return undefined;
}
