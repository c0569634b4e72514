import type { Generated } from 'kysely';

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
  /** 0 if only French texts have it. */
  is_english: 0 | 1;
}

/** What buyers say, and what the catalog says instead. */
export interface SearchSynonymsTable {
  id: Generated<number>;
  /** A normalized phrase: '4d 63'. */
  said: string;
  /** Normalized phrases, separated by ' | '. */
  finds: string;
  updated_at: string;
}

/** Searches without results, for staff. */
export interface FailedSearchesTable {
  /** In lower case. */
  q: string;
  searches: number;
  last_at: string;
}
