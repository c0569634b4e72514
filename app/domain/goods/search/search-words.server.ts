import { withMeasures } from '../../../../db/measures';
import { partKey, toPlain } from '../../../../db/search-text';
import { findTradeWord, isFinishCode, listBareWords, MAX_TRADE_WORDS } from './trade-words.rules';

const MAX_WORDS = 12;
/** Shorter trade words match only at the start of a word. */
const MIN_PART_LENGTH = 5;

/**
 * Splits a search into normalized words with measurements unified: 'Schlage 1-1/8" cyl.' → 'schlage', 'cyl',
 * '1.125in'. Trade terms such as 'panic bar' and single characters with the next word, as in '4 button', stay
 * together.
 */
export function splitIntoWords(q: string): string[] {
  const { measures, rest } = withMeasures(toPlain(q));
  // Commas and measurements separate terms.
  const words = rest.split(/[,;|]+/).flatMap((clause) => joinUnits(removeNames(listWords(clause))));
  return [...new Set([...words, ...measures])].slice(0, MAX_WORDS);
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

function joinUnits(words: string[]): string[] {
  const units: string[] = [];
  for (let index = 0; index < words.length;) {
    const length = countUnitWords(words, index);
    const unit = words.slice(index, index + length).join(' ');
    units.push(length > 1 ? unit.replaceAll('-', ' ') : unit);
    index += length;
  }
  return units;
}

/** Counts the words of a term from a position. */
function countUnitWords(words: string[], from: number): number {
  for (let length = MAX_TRADE_WORDS; length > 1; length -= 1) {
    const some = words.slice(from, from + length);
    if (some.length === length && findTradeWord(listBareWords(some.join(' '))) !== undefined) return length;
  }
  return words[from]?.length === 1 && from + 1 < words.length ? 2 : 1;
}

/**
 * Lists the forms of a word in texts: as is, singular, without hyphens, and synonyms. A leading space anchors the
 * start of a word, a trailing one the end.
 */
export function listForms(word: string): string[] {
  const found = findTradeWord(listBareWords(word)) ?? [];
  const forms = [
    ...listOwnForms(word),
    ...found.map((one) => (one.length < MIN_PART_LENGTH ? ` ${one}` : one)),
  ];
  return [...new Set(forms)];
}

function listOwnForms(word: string): string[] {
  if (/^[a-z0-9] /.test(word)) {
    const singular = listBareWords(word);
    return [` ${singular}`, ` ${singular.replace(' ', '-')}`];
  }
  if (word.length === 1) return [` ${word} `];
  if (word.length === 2) return [` ${word}`];
  const forms = [word];
  if (/^[a-z ]{4,}s$/.test(word) && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  if (/^[a-z ]{3,}ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  if (/^[a-z ]{3,}(?:ch|sh|x)es$/.test(word)) forms.push(word.slice(0, -2));
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
  words: readonly string[],
): CategoryMatch<Category> {
  const forms = words.map((word) => listForms(word).map(listBareWords));
  const [only] = forms;
  const wanted = new Set([listBareWords(words.join(' ')), ...(forms.length === 1 ? (only ?? []) : [])]);
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
