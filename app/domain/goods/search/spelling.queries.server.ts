import type { Db } from '../../../../db/schema';
import { listMatching, whereStartsWith } from './text-match.server';

/** Returns whether one typo separates two words: an insertion, deletion, substitution, or transposition. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * Returns the start and end of a word, one of which is intact if the word has one typo. At least one character lies
 * between, so that no transposition touches both.
 */
export function getIntactEnds(word: string): { start: string; end: string } {
  const length = Math.floor((word.length - 1) / 2);
  return { start: word.slice(0, length), end: word.slice(word.length - length) };
}

const MIN_MISSPELLED_LENGTH = 4;
const MAX_CANDIDATES = 2000;
/** Maximum corrections to try; the most common word wins. */
const MAX_TRIED = 6;
const MAX_RESULTS = 5000;

/** Corrects words that no product contains; undefined if none needs or has a correction. */
export async function correctWords(db: Db, words: string[]): Promise<string[] | undefined> {
  const corrected: string[] = [];
  for (const word of words) {
    const right = (await isInCatalog(db, word)) ? word : await findNearestTerm(db, word);
    if (right === undefined) return undefined;
    corrected.push(right);
  }
  return corrected.every((word, index) => word === words[index]) ? undefined : corrected;
}

/** Lists the words that some product contains. */
export async function listCatalogWords(db: Db, words: string[]): Promise<string[]> {
  const known: string[] = [];
  for (const word of words) if (await isInCatalog(db, word)) known.push(word);
  return known;
}

async function findNearestTerm(db: Db, word: string): Promise<string | undefined> {
  if (word.length < MIN_MISSPELLED_LENGTH || !/^[a-z]+$/.test(word)) return undefined;
  const { start, end } = getIntactEnds(word);
  const backwards = [...end].reverse().join('');
  const rows = await db
    .selectFrom('search_terms')
    .select('term')
    .where((build) =>
      build.or([whereStartsWith(build, 'term', start), whereStartsWith(build, 'reversed', backwards)]),
    )
    .limit(MAX_CANDIDATES)
    .execute();
  const near = rows.map(({ term }) => term).filter((term) => isOneSlipAway(word, term));
  if (near.length <= 1) return near[0];
  let best: { term: string; count: number } | undefined;
  for (const term of near.slice(0, MAX_TRIED)) {
    const count = await countHolding(db, term);
    if (count > (best?.count ?? 0)) best = { term, count };
  }
  return best?.term;
}

async function isInCatalog(db: Db, word: string): Promise<boolean> {
  return (await listMatching(db, [word], 0)) === undefined;
}

/** Counts the products that contain a word, up to a limit. */
async function countHolding(db: Db, word: string): Promise<number> {
  return (await listMatching(db, [word], MAX_RESULTS))?.length ?? MAX_RESULTS + 1;
}
