import type { PartNumberKind } from '../search-index';

/** Every number of a product, normalized by `partKey`. */
export interface PartNumbersTable {
  product_id: number;
  kind: PartNumberKind;
  part_key: string;
  /** The key reversed, to search by the end of a number. */
  reversed_key: string;
}

/** The words of the catalog, to correct misspelled ones. */
export interface SearchTermsTable {
  term: string;
  reversed: string;
}
