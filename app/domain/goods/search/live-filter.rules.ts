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
 * SPEC 5, filters: an item shows when the text is within its name, and the category within its category or name,
 * and the make within its make or name, whatever the case. Empty filters match everything.
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
