/** The column by which a list is sorted, and which way. An address writes it 'total' (up) or '-total' (down). */
export interface SortOrder<By extends string = string> {
  by: By;
  isDescending: boolean;
}

/** The order that an address asks for; undefined for a column that the list cannot be sorted by. */
export function sortOrderOf<By extends string>(
  text: string | null,
  columns: readonly By[],
): SortOrder<By> | undefined {
  const by = columns.find((column) => column === text?.replace(/^-/, ''));
  return by && { by, isDescending: text?.startsWith('-') ?? false };
}

/** The order as an address has it; undefined for the list's usual one. */
export function sortText(order: SortOrder | undefined): string | undefined {
  return order && `${order.isDescending ? '-' : ''}${order.by}`;
}

/** What a click on a heading asks for: the first one sorts up, the next one down. */
export function nextSortOrder<By extends string>(by: By, current: SortOrder | undefined): SortOrder<By> {
  return { by, isDescending: current?.by === by && !current.isDescending };
}
