export interface Page {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
  /** First and last item on the page, counted from 1; both 0 when there is none. */
  from: number;
  to: number;
}

/** Where a page lies in a list. A page past the end becomes the last one. */
export function pageOf(total: number, wanted: number, pageSize: number): Page {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return { page, pageSize, pageCount, total, from, to: Math.min(total, page * pageSize) };
}

/** Rows of a list: so many, from a place on that is counted from 0. */
export interface Window {
  limit: number;
  offset: number;
}

/** The rows of a page, counted from the end of the list where they lie behind its middle: no page has more than half before it. */
export function windowOf({ total, from, to }: Page): Window & { isFromEnd: boolean } {
  const before = Math.max(0, from - 1);
  const behind = total - to;
  const isFromEnd = behind < before;
  return { limit: to - before, offset: isFromEnd ? behind : before, isFromEnd };
}

/** The page numbers to offer: the first, the last, and those around the current one; null marks a gap. */
export function pageNumbers({ page, pageCount }: Page): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const previous = shown[index - 1];
    return previous !== undefined && number - previous > 1 ? [null, number] : [number];
  });
}
