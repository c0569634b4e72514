export type Page = ReturnType<typeof getPage>;

/** Returns the position of a page. Pages past the end become the last one. */
export function getPage(total: number, wanted: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return { page, pageSize, pageCount, total, from, to: Math.min(total, page * pageSize) };
}

/** Limit and offset of a page. */
export interface Window {
  limit: number;
  offset: number;
}

/** Returns a page's rows, counted from the end if that is nearer, so that no page skips more than half the list. */
export function getWindow({ total, from, to }: Page): Window & { isFromEnd: boolean } {
  const before = Math.max(0, from - 1);
  const behind = total - to;
  const isFromEnd = behind < before;
  return { limit: to - before, offset: isFromEnd ? behind : before, isFromEnd };
}

/** Lists the page numbers to show: first, last, and around the current one; null marks a gap. */
export function listPageNumbers({ page, pageCount }: Page): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const previous = shown[index - 1];
    return previous !== undefined && number - previous > 1 ? [null, number] : [number];
  });
}
