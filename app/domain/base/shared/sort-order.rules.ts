/** Sort column and direction; 'total' (ascending) or '-total' (descending) in URLs. */
export interface SortOrder<By extends string = string> {
  by: By;
  isDescending: boolean;
}

/** Parses a sort order; undefined for unknown columns. */
export function parseSortOrder<By extends string>(text: string | null, columns: readonly By[]) {
  const by = columns.find((column) => column === text?.replace(/^-/, ''));
  return by && { by, isDescending: text?.startsWith('-') ?? false };
}

/** Formats a sort order for the URL; undefined for the default. */
export function formatSortOrder(order: SortOrder | undefined): string | undefined {
  return order && `${order.isDescending ? '-' : ''}${order.by}`;
}

/** Returns the order after clicking a heading: ascending first, then descending. */
export function getNextSortOrder<By extends string>(by: By, current: SortOrder | undefined): SortOrder<By> {
  return { by, isDescending: current?.by === by && !current.isDescending };
}
