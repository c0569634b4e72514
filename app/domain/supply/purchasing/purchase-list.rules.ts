import { parseSortOrder, formatSortOrder } from '../../base/shared/sort-order.rules';
import { isPurchaseState } from './purchase-states.rules';

/** Sortable columns. */
const PURCHASE_SORTS = [
  'number',
  'supplier',
  'reference',
  'opened',
  'expected',
  'lines',
  'received',
  'total',
  'state',
] as const;

export type PurchaseSort = (typeof PURCHASE_SORTS)[number];

export type PurchaseFilter = ReturnType<typeof parsePurchaseFilter>;

/** Parses the filter from a URL and ignores unknown values. */
export function parsePurchaseFilter(params: URLSearchParams) {
  const state = params.get('state') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    state: isPurchaseState(state) ? state : undefined,
    order: parseSortOrder(params.get('sort'), PURCHASE_SORTS),
  };
}

/** Builds the query string of a filter. */
export function buildPurchaseQuery({ q, state, order }: PurchaseFilter, page = 1) {
  return { q, state, sort: formatSortOrder(order), page: page > 1 ? page : undefined };
}
