import { withMeasures } from './measures';

/** A part number without what people leave out or add when they type it: 'ND80PD-626' and 'nd80 pd 626' are one. */
export function partKey(text: string): string {
  return toPlain(text).replace(/[^a-z0-9]+/g, '');
}

/** Lower case and without accents, so that 'Müller' is found by 'muller'. */
export function toPlain(text: string): string {
  return (
    text
      // Before they are taken apart: '1½' is one and a half, not eleven halves, and an inch mark is one character.
      .replace(/(\d)(?=[¼½¾⅛⅜⅝⅞])/g, '$1 ')
      .replace(/[″”“]/g, '"')
      // A comma between thousands is a way of writing, not of counting: '1,200 lb' is '1200 lb'.
      .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''))
      .normalize('NFKD')
      .replace(/\p{Mn}+/gu, '')
      .replaceAll('\u2044', '/')
      .toLowerCase()
  );
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
  /** Its specifications, each as `detailOf` writes it. */
  details: string[];
  /** Values of the Professional Services select under which it is found. */
  services: string[];
}

/** A specification as a search looks for it. A bare number says nothing without its name: '4 Buttons'. */
export function detailOf(name: string, value: string): string {
  return /^\d+$/.test(value) ? `${value} ${name}` : value;
}

/** How a service stands in the search text, where no word that somebody types can be taken for it. */
export function serviceWord(service: string): string {
  return `service:${toPlain(service)}`;
}

/** By what it is looked for there. Its beginning is in every text, several times: an index would read all of them for it. */
export function endOfServiceWord(service: string): string {
  return serviceWord(service).slice('servi'.length);
}

/**
 * The text in which a search looks for a product: every name and number it goes by, the numbers and hyphenated words
 * in both forms, measures in one ('1-1/8"' also as '1.125in').
 */
export function searchTextOf(product: SearchableProduct): string {
  const numbers = [
    product.sku,
    product.productNumber,
    product.ezNumber,
    product.model,
    product.fccId,
    product.oemNumber,
  ];
  const words = [product.name, product.brand, product.type, product.categoryName, product.compatibility];
  words.push(...product.details);
  const parts = [...words, ...numbers, ...numbers.map(partKey)].filter((part) => part !== '');
  const text = toPlain([...new Set(parts)].join(' | '));
  const extra = new Set([
    ...measuresIn(text),
    ...joinedWordsIn(toPlain(words.join(' '))),
    ...words.flatMap((part) => shortWordsIn(toPlain(part))),
    ...product.services.map(serviceWord),
  ]);
  // With a space at either end every word has one before and behind it.
  return ` ${[text, ...extra].join(' ')} `;
}

/** The measures of a text in the one form in which a search asks for them. */
function measuresIn(text: string): string[] {
  return withMeasures(text).measures;
}

/** 'wi-fi' is also found as 'wifi'. */
function joinedWordsIn(text: string): string[] {
  return (text.match(/\b[a-z]+(?:-[a-z]+)+\b/g) ?? []).map((word) => word.replaceAll('-', ''));
}

/**
 * The words of one and two characters that stand behind a hyphen or a mark, where a search for ' 4' would not see them.
 * One character alone tells little, so it comes with the word behind it: '4-button' is also found as '4 button'.
 */
function shortWordsIn(text: string): string[] {
  const words = text.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.flatMap((word, index) => {
    if (word.length === 2) return [word];
    return word.length === 1 ? [`${word} ${words[index + 1] ?? ''}`.trim()] : [];
  });
}

/** The words of a product's texts by which a misspelt one is put right: letters only, three or more. */
export function termsOf(texts: string[]): string[] {
  return [...new Set(toPlain(texts.join(' ')).match(/[a-z]{3,30}/g) ?? [])];
}
