/** Of a catalogue of 100,000 products a word may find a third: nobody needs to know how many exactly. */
export const MAX_COUNTED = 1000;

/** What the header's search looks in, in the order of the page. */
export const SEARCHED_GROUPS = [
  'products',
  'orders',
  'customers',
  'quotes',
  'purchases',
  'messages',
] as const;

export type SearchedGroup = (typeof SEARCHED_GROUPS)[number];
