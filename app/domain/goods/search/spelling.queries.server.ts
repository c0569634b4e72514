import type { Db } from '../../../../db/schema';
import { isOneSlipAway, soundEnds } from './edit-distance';
import { listHolding } from './text-match.server';
import { beginsWith } from './text-range.server';

const SHORTEST_MISSPELT = 4;
const MOST_CANDIDATES = 2000;
/** Of the words that are near, so many are tried: the one that most products hold is meant. */
const MOST_TRIED = 6;
const ENOUGH = 5000;

/**
 * The words with each that no product holds put right, where a word of the catalogue is one slip away; undefined when
 * there is nothing to put right, or no way to.
 */
export async function correctWords(db: Db, words: string[]): Promise<string[] | undefined> {
  const corrected: string[] = [];
  for (const word of words) {
    const right = (await isInCatalogue(db, word)) ? word : await findNearestTerm(db, word);
    if (right === undefined) return undefined;
    corrected.push(right);
  }
  return corrected.every((word, index) => word === words[index]) ? undefined : corrected;
}

/** Those words that at least one product holds. */
export async function wordsInCatalogue(db: Db, words: string[]): Promise<string[]> {
  const known: string[] = [];
  for (const word of words) if (await isInCatalogue(db, word)) known.push(word);
  return known;
}

async function findNearestTerm(db: Db, word: string): Promise<string | undefined> {
  if (word.length < SHORTEST_MISSPELT || !/^[a-z]+$/.test(word)) return undefined;
  const { start, end } = soundEnds(word);
  const backwards = [...end].reverse().join('');
  const rows = await db
    .selectFrom('search_terms')
    .select('term')
    .where((build) => build.or([beginsWith(build, 'term', start), beginsWith(build, 'reversed', backwards)]))
    .limit(MOST_CANDIDATES)
    .execute();
  const near = rows.map(({ term }) => term).filter((term) => isOneSlipAway(word, term));
  if (near.length <= 1) return near[0];
  let best: { term: string; count: number } | undefined;
  for (const term of near.slice(0, MOST_TRIED)) {
    const count = await countHolding(db, term);
    if (count > (best?.count ?? 0)) best = { term, count };
  }
  return best?.term;
}

async function isInCatalogue(db: Db, word: string): Promise<boolean> {
  return (await listHolding(db, [word], 0)) === undefined;
}

/** How many products hold a word, as far as it matters which of two words more of them hold. */
async function countHolding(db: Db, word: string): Promise<number> {
  return (await listHolding(db, [word], ENOUGH))?.length ?? ENOUGH + 1;
}
