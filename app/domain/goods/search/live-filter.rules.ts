export interface LiveFilter {
  text: string;
  category: string;
  make: string;
}

interface FilteredItem {
  name: string;
  category: string;
  make: string;
}

/** The filter that matches everything. */
export const NO_FILTER: LiveFilter = { text: '', category: '', make: '' };

/** Returns whether the filter asks for anything. */
export function isFiltering({ text, category, make }: LiveFilter): boolean {
  return [text, category, make].some((asked) => asked.trim() !== '');
}

/**
 * Returns whether an item matches the live filter (SPEC 5): the text in its name, the category in category or name,
 * the make in make or name, ignoring case. In a name, words match by their beginning: 'Ram' isn't in 'programmer'. Empty
 * filters match everything.
 */
export function matchesLiveFilter(item: FilteredItem, filter: LiveFilter): boolean {
  return (
    hasWords(item.name, filter.text) &&
    (contains(item.category, filter.category) || hasWords(item.name, filter.category)) &&
    (contains(item.make, filter.make) || hasWords(item.name, filter.make))
  );
}

function contains(text: string, asked: string): boolean {
  return text.toLowerCase().includes(asked.trim().toLowerCase());
}

/** Whether the text contains what is asked for, from the beginning of a word on. */
function hasWords(text: string, asked: string): boolean {
  const part = asked.trim().toLowerCase();
  return part === '' || toWords(text).includes(toWords(part)) || text.toLowerCase().startsWith(part);
}

function toWords(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
}
