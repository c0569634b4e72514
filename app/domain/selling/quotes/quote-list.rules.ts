import { parseSortOrder, formatSortOrder } from '../../base/shared/sort-order.rules';
import { isQuoteStatus } from './quote-states.rules';

/** Sortable columns. */
const QUOTE_SORTS = ['number', 'requested', 'customer', 'lines', 'subtotal', 'expires', 'status'] as const;

export type QuoteSort = (typeof QUOTE_SORTS)[number];

export type QuoteFilter = ReturnType<typeof parseQuoteFilter>;

/** Parses the filter from a URL and ignores unknown values. */
export function parseQuoteFilter(params: URLSearchParams) {
  const status = params.get('status') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    status: isQuoteStatus(status) ? status : undefined,
    order: parseSortOrder(params.get('sort'), QUOTE_SORTS),
  };
}

/** Normalizes a typed quote number: 'kq 7q4m 2xkd' becomes 'KQ-7Q4M-2XKD'. */
export function normalizeQuoteNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^(?:KQ)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(plain) ?? [];
  return first === undefined || second === undefined ? plain : `KQ-${first}-${second}`;
}

/** Builds the query string of a filter. */
export function buildQuoteQuery({ q, status, order }: QuoteFilter, page = 1) {
  return { q, status, sort: formatSortOrder(order), page: page > 1 ? page : undefined };
}
