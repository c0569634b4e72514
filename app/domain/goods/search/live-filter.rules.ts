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

/**
 * Returns whether an item matches the live filter (SPEC 5): the text in its name, the category in category or name,
 * the make in make or name, ignoring case. Empty filters match everything.
 */
export function matchesLiveFilter(item: FilteredItem, filter: LiveFilter): boolean {
  const within = (needle: string, ...texts: string[]) =>
    texts.some((text) => text.toLowerCase().includes(needle.trim().toLowerCase()));
  return (
    within(filter.text, item.name) &&
    within(filter.category, item.category, item.name) &&
    within(filter.make, item.make, item.name)
  );
}
