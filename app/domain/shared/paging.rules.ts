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
