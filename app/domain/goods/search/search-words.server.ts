import { getLanguage } from '~/i18n/language';
import { withMeasures } from '../../../../db/measures';
import { partKey, toPlain } from '../../../../db/search-text';
import { isFinishCode, listBareWords } from './bare-words.rules';

const MAX_WORDS = 12;
/** Shorter synonyms match only at the start of a word, as those that begin with a letter do. */
const MIN_PART_LENGTH = 5;
/** 'under $500' and 'moins de 500 $' say nothing of a product's texts. */
const PRICE_LIMIT =
  /\b(?:under|below|less than|moins de)\s+\$?\s*\d+(?:\.\d+)?(?:\s*(?:\$|dollars?\b))?(?!\s*["'\w/-])/g;
/** What begins with a letter, in letters alone: 'arrow' isn't in 'narrow'. Numbers are found inside of others. */
const WORDS_ONLY = /^[a-z][a-z ]{2,}$/;
/** Longest synonym in words. */
const MAX_SYNONYM_WORDS = 4;
/** Words that a sentence needs and a product's text doesn't. */
const FILLERS = new Set(
  [
    'a an any are at be can comes do does fits for from goes how i if in is it its me my need needs of on',
    'our so some something takes that the them they thing this to under we what when which who with you your',
  ].flatMap((line) => line.split(' ')),
);
/** On French pages, these too: to an English search, 'la' is a keyway. */
const FRENCH_FILLERS = new Set('au aux avec d dans de des du en et l la le les pour sur un une'.split(' '));

/** What buyers say, and what the catalog says instead: normalized phrases in the singular. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** A word or a term of a search. */
export interface SearchWord {
  text: string;
  /**
   * What texts contain instead: the word as typed, its singular, without hyphens, and its synonyms. A leading space
   * anchors the start of a word, a trailing one the end.
   */
  forms: readonly string[];
}

/**
 * Splits a search into normalized words with measurements unified: 'Schlage 1-1/8" cyl.' → 'schlage', 'cyl',
 * '1.125in'. Synonyms such as 'panic bar' and single characters with the next word, as in '4 button', stay together.
 */
export function splitIntoWords(q: string, synonyms: Synonyms): SearchWord[] {
  const { measures, rest } = withMeasures(toPlain(q).replace(PRICE_LIMIT, ' '));
  // Commas and measurements separate terms.
  const words = rest
    .split(/[,;|]+/)
    .flatMap((clause) => joinUnits(removeFillers(removeNames(listWords(clause))), synonyms));
  return [...new Set([...words, ...measures])]
    .slice(0, MAX_WORDS)
    .map((word) => toSearchWord(word, synonyms));
}

/** Returns a word with the forms that find it. */
export function toSearchWord(text: string, synonyms: Synonyms): SearchWord {
  const found = synonyms.get(listBareWords(text)) ?? [];
  const forms = [
    ...listOwnForms(text),
    ...found.map((one) => (one.length < MIN_PART_LENGTH || WORDS_ONLY.test(one) ? ` ${one}` : one)),
  ];
  // What contains 'panic exit device' contains 'exit device'.
  const isNeeded = (form: string) => !forms.some((other) => other !== form && form.includes(other));
  return { text, forms: [...new Set(forms)].filter(isNeeded) };
}

/** Returns a phrase as a search's words are looked up: in the singular, without punctuation and fillers. */
export function toSearchPhrase(text: string): string {
  return removeFillers(listBareWords(text).split(' ')).join(' ');
}

/**
 * Returns what of a search can have synonyms, in the singular: 'A peep-hole, 1/2"' is 'peep hole'. Sizes and fillers are
 * taken out of a search before its synonyms are looked up.
 */
export function toSynonymPhrase(q: string): string {
  return toSearchPhrase(withMeasures(toPlain(q)).rest);
}

/** Returns a text to be found exactly as it is. */
export function asLiteral(text: string): SearchWord {
  return { text, forms: [text] };
}

function listWords(clause: string): string[] {
  return (
    clause
      // Control characters separate words; FTS5 would fail at a null.
      .split(/[\s\p{Cc}]+/u)
      .map((word) => word.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''))
      .filter((word) => word !== '')
  );
}

/** 'finish 626' is '626', because texts contain only the code. */
function removeNames(words: string[]): string[] {
  return words.filter((word, index) => {
    const beside = [words[index - 1] ?? '', words[index + 1] ?? ''];
    return !/^finish(es)?$/.test(word) || !beside.some(isFinishCode);
  });
}

/** 'keys for a honda' is 'keys honda'; a search of such words alone stays as it is. */
function removeFillers(words: string[]): string[] {
  const left = words.filter((word) => !isFiller(word));
  return left.length === 0 ? words : left;
}

function isFiller(word: string): boolean {
  return FILLERS.has(word) || (getLanguage() === 'fr-CA' && FRENCH_FILLERS.has(word));
}

function joinUnits(words: string[], synonyms: Synonyms): string[] {
  const units: string[] = [];
  for (let index = 0; index < words.length;) {
    const length = countUnitWords(words, index, synonyms);
    const unit = words.slice(index, index + length).join(' ');
    units.push(length > 1 ? unit.replaceAll('-', ' ') : unit);
    index += length;
  }
  return units;
}

/** Counts the words of a term from a position. */
function countUnitWords(words: string[], from: number, synonyms: Synonyms): number {
  for (let length = MAX_SYNONYM_WORDS; length > 1; length -= 1) {
    const some = words.slice(from, from + length);
    if (some.length === length && synonyms.has(listBareWords(some.join(' ')))) return length;
  }
  return words[from]?.length === 1 && from + 1 < words.length ? 2 : 1;
}

function listOwnForms(word: string): string[] {
  if (/^[a-z0-9] /.test(word)) {
    const singular = listBareWords(word);
    return [` ${singular}`, ` ${singular.replace(' ', '-')}`];
  }
  if (word.length === 1) return [` ${word} `];
  // Anchored, or 'ram' would find programmers.
  if (word.length === 2 || /^[a-z]{3}$/.test(word)) return [` ${word}`];
  const start = WORDS_ONLY.test(word) ? ' ' : '';
  const forms = [`${start}${word}`];
  if (/^[a-z ]{4,}s$/.test(word) && !word.endsWith('ss')) forms.push(`${start}${word.slice(0, -1)}`);
  // Whole, or 'keys' would find keypads.
  if (/^[a-z]{3}s$/.test(word) && !word.endsWith('ss')) forms.push(` ${word.slice(0, -1)} `);
  if (/^[a-z ]{3,}ies$/.test(word)) forms.push(`${start}${word.slice(0, -3)}y`);
  if (/^[a-z ]{3,}(?:ch|sh|x)es$/.test(word)) forms.push(`${start}${word.slice(0, -2)}`);
  const key = partKey(word);
  if (key !== word && key.length >= 3) forms.push(key);
  return forms;
}

/** Categories related to a search by name. */
export interface CategoryMatch<Category> {
  /** The search is the category's name: 'safe', or 'crash bar' for exit devices. */
  named: Category[];
  /** The name contains every word: 'lock' and 'Door Locks'. */
  holding: Category[];
}

export function matchCategories<Category extends { name: string }>(
  categories: readonly Category[],
  words: readonly SearchWord[],
): CategoryMatch<Category> {
  const forms = words.map((word) => word.forms.map(listBareWords));
  const [only] = forms;
  const wanted = new Set([
    listBareWords(words.map(({ text }) => text).join(' ')),
    ...(forms.length === 1 ? (only ?? []) : []),
  ]);
  const bare = categories.map((category) => ({ category, name: listBareWords(toPlain(category.name)) }));
  const named = bare.filter(({ name }) => wanted.has(name));
  const holding = bare.filter(
    (one) =>
      !named.includes(one) &&
      forms.length > 0 &&
      forms.every((ways) => ways.some((way) => ` ${one.name} `.includes(` ${way} `))),
  );
  return { named: named.map(({ category }) => category), holding: holding.map(({ category }) => category) };
}
