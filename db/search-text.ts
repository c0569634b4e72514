import { withMeasures } from './measures';

/** A part number without what people leave out or add when they type it: 'ND80PD-626' and 'nd80 pd 626' are one. */
export function partKey(text: string): string {
  return plain(text).replace(/[^a-z0-9]+/g, '');
}

/** Lower case and without accents, so that 'Müller' is found by 'muller'. */
export function plain(text: string): string {
  return (
    text
      // Before they are taken apart: '1½' is one and a half, not eleven halves, and an inch mark is one character.
      .replace(/(\d)(?=[¼½¾⅛⅜⅝⅞])/g, '$1 ')
      .replace(/[″”“]/g, '"')
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
  /** Values of its specifications. */
  details: string[];
  /** Values of the Professional Services select under which it is found. */
  services: string[];
}

/** How a service stands in the search text, where no word that somebody types can be taken for it. */
export function serviceWord(service: string): string {
  return `service:${plain(service)}`;
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
  const text = plain([...new Set(parts)].join(' | '));
  const extra = new Set([
    ...measuresIn(text),
    ...joinedWordsIn(plain(words.join(' '))),
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

/** The words of a product's texts by which a misspelt one is put right: letters only, three or more. */
export function termsOf(texts: string[]): string[] {
  return [...new Set(plain(texts.join(' ')).match(/[a-z]{3,30}/g) ?? [])];
}
