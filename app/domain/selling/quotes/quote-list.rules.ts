import { sortOrderOf, sortText, type SortOrder } from '../../base/shared/sort-order.rules';
import { isQuoteStatus, type QuoteStatus } from './quote-states.rules';

/** Columns by which quotes can be sorted. */
const QUOTE_SORTS = ['number', 'requested', 'customer', 'lines', 'subtotal', 'expires', 'status'] as const;

export type QuoteSort = (typeof QUOTE_SORTS)[number];

export interface QuoteFilter {
  q: string;
  status: QuoteStatus | undefined;
  /** Undefined: those that wait for staff first, then the newest. */
  order: SortOrder<QuoteSort> | undefined;
}

/** The filter that an address asks for. What it asks for that is not there is left out. */
export function quoteFilterOf(params: URLSearchParams): QuoteFilter {
  const status = params.get('status') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    status: isQuoteStatus(status) ? status : undefined,
    order: sortOrderOf(params.get('sort'), QUOTE_SORTS),
  };
}

/** A quote's number as it is kept, from any way of writing it: 'kq 7q4m 2xkd' is 'KQ-7Q4M-2XKD'. */
export function normalQuoteNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^(?:KQ)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(plain) ?? [];
  return first === undefined || second === undefined ? plain : `KQ-${first}-${second}`;
}

/** A filter as an address has it. */
export function quoteQuery({ q, status, order }: QuoteFilter, page = 1) {
  return { q, status, sort: sortText(order), page: page > 1 ? page : undefined };
}
