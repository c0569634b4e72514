import type { Db } from '../../../../db/schema';
import { getLanguage } from '~/i18n/language';
import { readModels } from '../fitment/vehicle-from-text.queries.server';
import { toPlain } from '../../../../db/search-text';
import { VersionedCache } from '../catalog/versioned-cache.server';
import { isOtherBrand } from './other-brands.rules';
import { splitIntoWords, toSearchWord, type SearchWord, type Synonyms } from './search-words.server';
import { findKnownWords, listFirstMatching } from './text-match.server';

const MIN_MISSPELLED_LENGTH = 4;
/** From this length on, a word may have two typos. */
const MIN_LENGTH_OF_TWO = 8;
/** Maximum corrections to try; the most common of the nearest wins. */
const MAX_TRIED = 6;
const MAX_RESULTS = 5000;

/**
 * Returns how many typos separate two words: insertions, deletions, substitutions, and transpositions of neighbors;
 * undefined if more than `most`.
 */
export function countTypos(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return undefined;
    [beforeLast, last] = [last, row];
  }
  const typos = last[b.length] ?? 0;
  return typos > most ? undefined : typos;
}

/** Returns whether one typo separates two words. */
export function isOneSlipAway(a: string, b: string): boolean {
  return countTypos(a, b, 1) === 1;
}

/**
 * Returns the start and end of a word, one of which is intact if the word has one typo. At least one character lies
 * between, so that no transposition touches both.
 */
export function getIntactEnds(word: string): { start: string; end: string } {
  const length = Math.floor((word.length - 1) / 2);
  return { start: word.slice(0, length), end: word.slice(word.length - length) };
}

export interface Correction {
  /** The words that products contain, corrected where necessary. */
  right: SearchWord[];
  /** Words without a correction. */
  unknown: SearchWord[];
  isCorrected: boolean;
}

/**
 * Corrects the words that no product contains: one typo in words of four to seven letters, two in longer ones.
 *
 * @param make of the vehicle that the search names, whose models come first.
 */
export async function correctWords(
  db: Db,
  words: readonly SearchWord[],
  synonyms: Synonyms,
  make?: string,
): Promise<Correction> {
  const right: SearchWord[] = [];
  const unknown: SearchWord[] = [];
  let isCorrected = false;
  const models = await listModelsNamed(db, words, make);
  for (const word of await splitUnknownPairs(db, words, synonyms)) {
    if (await isInCatalog(db, word)) {
      right.push(word);
      continue;
    }
    const term = isOtherBrand(word.text)
      ? undefined
      : await findNearestTerm(db, word.text, { synonyms, models });
    if (term === undefined) unknown.push(word);
    else {
      right.push(term);
      isCorrected = true;
    }
  }
  // Corrected, two words may be a synonym: 'panick bar'.
  const text = right.map((word) => word.text).join(' ');
  return { right: isCorrected ? splitIntoWords(text, synonyms) : right, unknown, isCorrected };
}

/** 'c deadbolt' is a keyway and a lock, and 'strike plate' two words, unlike '4 button', which texts contain. */
async function splitUnknownPairs(
  db: Db,
  words: readonly SearchWord[],
  synonyms: Synonyms,
): Promise<SearchWord[]> {
  const split: SearchWord[] = [];
  for (const word of words) {
    const isPair = word.text.includes(' ') && !(await isInCatalog(db, word));
    const texts = isPair ? word.text.split(' ') : [];
    split.push(...(isPair ? texts.map((text) => toSearchWord(text, synonyms)) : [word]));
  }
  return split;
}

/** Lists the words that some product contains. */
export async function listCatalogWords(db: Db, words: readonly SearchWord[]): Promise<SearchWord[]> {
  const known: SearchWord[] = [];
  for (const word of words) if (await isInCatalog(db, word)) known.push(word);
  return known;
}

const vocabulary = new VersionedCache<string[]>({ version: 'assortment', max: 2 });

/** Reads the words of the catalog (on English pages only the English ones), the models of its vehicles, and all synonyms. */
export function readVocabulary(db: Db, synonyms: Synonyms): Promise<string[]> {
  return vocabulary.read(db, '', async () => {
    const rows = await db
      .selectFrom('search_terms')
      .select('term')
      .$if(getLanguage() === 'en', (query) => query.where('is_english', '=', 1))
      .execute();
    const said = [...synonyms.keys()].filter((word) => /^[a-z]+$/.test(word));
    const models = (await readModels(db)).flatMap(({ longWords }) => longWords);
    return [...new Set([...rows.map(({ term }) => term), ...said, ...models])];
  });
}

/** Lists the models of the makes that words name: 'honda acord' is no cord. */
async function listModelsNamed(
  db: Db,
  words: readonly SearchWord[],
  named: string | undefined,
): Promise<string[]> {
  const makes = new Set(words.flatMap(({ forms }) => forms.map((form) => form.trim())));
  const models = await readModels(db);
  return models.flatMap(({ make, longWords }) =>
    make === named || makes.has(toPlain(make)) ? longWords : [],
  );
}

/** @param models of the makes that are named, which come first. */
async function findNearestTerm(
  db: Db,
  word: string,
  { synonyms, models }: { synonyms: Synonyms; models: readonly string[] },
): Promise<SearchWord | undefined> {
  if (word.length < MIN_MISSPELLED_LENGTH || !/^[a-z]+$/.test(word)) return undefined;
  const most = word.length < MIN_LENGTH_OF_TWO ? 1 : 2;
  const model = models.find((name) => countTypos(word, name, most) !== undefined);
  if (model !== undefined) return toSearchWord(model, synonyms);
  const near: { term: string; typos: number }[] = [];
  for (const term of await readVocabulary(db, synonyms)) {
    // Hardly anyone mistypes both the first and the last letter.
    if (term[0] !== word[0] && term.at(-1) !== word.at(-1)) continue;
    const typos = countTypos(word, term, most);
    if (typos !== undefined) near.push({ term, typos });
  }
  const least = Math.min(...near.map(({ typos }) => typos));
  let best: { word: SearchWord; count: number } | undefined;
  for (const { term } of near.filter(({ typos }) => typos === least).slice(0, MAX_TRIED)) {
    const tried = toSearchWord(term, synonyms);
    const count = await countHolding(db, tried);
    if (count > (best?.count ?? 0)) best = { word: tried, count };
  }
  return best?.word;
}

async function isInCatalog(db: Db, word: SearchWord): Promise<boolean> {
  return (await findKnownWords(db, [word])) !== undefined;
}

/** Counts the products that contain a word, up to a limit. */
async function countHolding(db: Db, word: SearchWord): Promise<number> {
  return (await listFirstMatching(db, [word], 'search_text', MAX_RESULTS)).length;
}
