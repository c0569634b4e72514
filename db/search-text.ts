import { withMeasures } from './measures';
import { isSupplied } from './supplied';

/** Normalizes a part number, so that 'ND80PD-626' and 'nd80 pd 626' are equal. */
export function partKey(text: string): string {
  return toPlain(text).replace(/[^a-z0-9]+/g, '');
}

/** Lower-cases a text and removes accents, so that 'muller' finds 'Müller'. */
export function toPlain(text: string): string {
  // Most texts are ASCII, and a search normalizes thousands of them.
  if (/^[\p{ASCII}]*$/u.test(text)) return joinThousands(text).toLowerCase();
  return joinThousands(
    text
      // Before decomposition: '1½' is one and a half, not eleven halves.
      .replace(/(\d)(?=[¼½¾⅛⅜⅝⅞])/g, '$1 ')
      .replace(/[″”“]/g, '"'),
  )
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replaceAll('\u2044', '/')
    .replace(/œ/gi, 'oe')
    .toLowerCase();
}

/** Removes thousands separators: '1,200 lb' is '1200 lb'. */
function joinThousands(text: string): string {
  if (!text.includes(',')) return text;
  return text.replace(/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''));
}

/** Writes the decimals of a French text with a point, as texts are compared: '2,5 mm' is '2.5 mm'. */
function pointDecimals(french: string): string {
  return french.replace(/(?<![\d,.])(\d+),(\d+)(?![\d,])/g, '$1.$2');
}

export interface SearchableProduct {
  name: string;
  sku: string;
  productNumber: string;
  ezNumber: string;
  brand: string;
  model: string;
  type: string;
  categoryName: string;
  fccId: string;
  oemNumber: string;
  compatibility: string;
  specifications: readonly { name: string; value: string }[];
  /** Values of the Professional Services menu that find it. */
  services: string[];
}

/** The texts of a product that may have a French one, by which it is found, too. */
type TranslatedProduct = Pick<SearchableProduct, 'name' | 'type' | 'categoryName' | 'specifications'>;

/** Lists the texts of a product whose French `listFrenchTexts` needs. */
export function listTranslated({ name, type, categoryName, specifications }: TranslatedProduct): string[] {
  return [name, type, categoryName, ...specifications.flatMap((one) => [one.name, one.value])];
}

/**
 * Lists the French texts that a product is found by.
 *
 * @param french of the texts that have one.
 */
export function listFrenchTexts(product: TranslatedProduct, french: ReadonlyMap<string, string>): string[] {
  const details = product.specifications.flatMap(({ name, value }) => {
    const count = name === 'Buttons' ? /^\d+/.exec(value)?.[0] : /^\d+$/.exec(value)?.[0];
    if (isSupplied({ name }) || statesAbsence(value)) return [];
    return count === undefined ? (french.get(value) ?? []) : `${count} ${french.get(name) ?? name}`;
  });
  const { name, type, categoryName } = product;
  return [...[name, type, categoryName].flatMap((text) => french.get(text) ?? []), ...details].map(
    pointDecimals,
  );
}

/** Lists the English texts that a product is found by, apart from its numbers and services. */
export function listEnglishTexts({ name, brand, type, categoryName, specifications }: SearchableProduct) {
  return [name, brand, type, categoryName, ...specifications.map(formatDetail)];
}

/**
 * Formats a specification for search. What is in the box isn't what a search is for. A bare number needs its name: '4 Buttons'. Every remote has buttons for lock and
 * unlock, and isn't what a search for locks means.
 */
function formatDetail({ name, value }: { name: string; value: string }): string {
  if (isSupplied({ name }) || statesAbsence(value)) return '';
  if (/^\d+$/.test(value)) return `${value} ${name}`;
  return name === 'Buttons' ? value.replace(/\b(?:un)?lock, /g, '') : value;
}

/** Returns whether a value says what a product isn't, such as 'Not fire rated': a search for it means others. */
function statesAbsence(value: string): boolean {
  return /^(no|not|none)\b(?!\.)/i.test(value);
}

/** Returns the token of a service in the search text, which no typed word matches. */
export function serviceWord(service: string): string {
  return `service:${toPlain(service)}`;
}

/** Returns the end of that token to search for. Its beginning is in every text, so an index would read all of them. */
export function endOfServiceWord(service: string): string {
  return serviceWord(service).slice('servi'.length);
}

/**
 * Returns the search text of a product: its names and numbers, numbers and hyphenated words also without punctuation,
 * and normalized measures ('1-1/8"' also as '1.125in').
 *
 * @param french of the texts that have one.
 */
export function searchTextOf(
  product: SearchableProduct,
  french: ReadonlyMap<string, string> = new Map(),
): string {
  const numbers = [
    product.sku,
    product.productNumber,
    product.ezNumber,
    product.model,
    product.fccId,
    product.oemNumber,
  ];
  const words = [...listEnglishTexts(product), product.compatibility, ...listFrenchTexts(product, french)];
  const parts = [...words, ...numbers, ...numbers.map(partKey)].filter((part) => part !== '');
  const text = toPlain([...new Set(parts)].join(' | '));
  const extra = new Set([
    ...measuresIn(text),
    ...joinedWordsIn(toPlain(words.join(' '))),
    ...words.flatMap((part) => shortWordsIn(toPlain(part))),
    ...listInnerWords(text),
    ...product.services.map(serviceWord),
  ]);
  // Spaces at both ends surround every word with spaces.
  return ` ${[text, ...extra].join(' ')} `;
}

/** Returns the normalized measures of a text. */
function measuresIn(text: string): string[] {
  return withMeasures(text).measures;
}

/** 'wi-fi' is also found as 'wifi', and '4D-63' as '4d63'. Numbers alone, as in '2-3/8', are measures. */
function joinedWordsIn(text: string): string[] {
  const words = text.match(/\b[a-z0-9]+(?:-[a-z0-9]+)+\b/g) ?? [];
  return words.filter((word) => /[a-z]/.test(word)).map((word) => word.replaceAll('-', ''));
}

/**
 * Returns words of one or two characters after a hyphen or another mark, which a search for ' 4' would miss. A single
 * character comes with the next word: '4-button' is also found as '4 button'.
 */
function shortWordsIn(text: string): string[] {
  const words = text.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.flatMap((word, index) => {
    if (word.length === 2) return [word];
    return word.length === 1 ? [`${word} ${words[index + 1] ?? ''}`.trim()] : [];
  });
}

/** A padlock is a lock, and nothing else in the catalog's words is what its end says: an elite isn't a lite. */
const COMPOUND =
  /\b(?:pad|dead|push|thumb|hand|face|back|tail|electro)((?:lock|bolt|latch|button|turn|gun|plate|piece|mechanical)[a-z]*)/g;

/** Returns words that a search finds at the start only: 'rated' of 'fire-rated', and 'lock' of 'padlock'. */
function listInnerWords(text: string): string[] {
  const wordsAfterPunctuation = text.match(/(?<=[a-z0-9][-/’'.+&]|[("])[a-z]{3,}/g) ?? [];
  const wordsInCompounds = [...text.matchAll(COMPOUND)].flatMap(([, end]) => end ?? []);
  return [...wordsAfterPunctuation, ...wordsInCompounds].filter((word) => !text.includes(` ${word}`));
}

/** Returns the words of a product's texts for correcting misspelled ones: three or more letters. */
export function listTerms(texts: string[]): string[] {
  return [...new Set(toPlain(texts.join(' ')).match(/[a-z]{3,30}/g) ?? [])];
}
