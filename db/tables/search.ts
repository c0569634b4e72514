import type { PartNumberKind } from '../search-index';

/** Every number that a product goes by, in the form that `partKey` gives it. */
export interface PartNumbersTable {
  product_id: number;
  kind: PartNumberKind;
  part_key: string;
  /** The key from its end to its beginning: what ends alike is found by it. */
  reversed_key: string;
}

/** The words of the catalogue, by which a misspelt one is put right. */
export interface SearchTermsTable {
  term: string;
  reversed: string;
}
