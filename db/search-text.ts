/** A part number without what people leave out or add when they type it: 'ND80PD-626' and 'nd80 pd 626' are one. */
export function partKey(text: string): string {
  return plain(text).replace(/[^a-z0-9]+/g, '');
}

/** Lower case and without accents, so that 'Müller' is found by 'muller'. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();
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
}

/** The text in which a search looks for a product: every name and number it goes by, the numbers in both forms. */
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
  return plain([...new Set(parts)].join(' | '));
}
