/** Counting stops here: common words find thousands of products. */
export const MAX_COUNTED = 1000;

/** The groups of the header's search, in display order. */
export const SEARCHED_GROUPS = [
  'products',
  'orders',
  'customers',
  'quotes',
  'purchases',
  'messages',
] as const;

export type SearchedGroup = (typeof SEARCHED_GROUPS)[number];
