import { formatSortOrder, parseSortOrder, type SortOrder } from '../../base/shared/sort-order.rules';
import { isPurchaseState } from './purchase-states.rules';

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

const SUPPLIER_SORTS = [
  'name',
  'contact',
  'email',
  'phone',
  'lead-time',
  'minimum',
  'products',
  'open-orders',
] as const;

export type SupplierSort = (typeof SUPPLIER_SORTS)[number];

export type SupplierFilter = ReturnType<typeof parseSupplierFilter>;

const BY_NAME = { by: 'name', isDescending: false } as const;

/** Parses the filter from a URL and ignores unknown values. */
export function parseSupplierFilter(params: URLSearchParams) {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    archived: params.get('archived') === '1',
    order: parseSortOrder(params.get('sort'), SUPPLIER_SORTS) ?? BY_NAME,
  };
}

/** Builds the query string of a filter, without defaults. */
export function buildSupplierQuery({ q, archived, order }: SupplierFilter, page = 1) {
  return {
    q,
    archived: archived ? '1' : undefined,
    sort: formatSupplierSort(order),
    page: page > 1 ? page : undefined,
  };
}

export function formatSupplierSort(order: SortOrder<SupplierSort>): string | undefined {
  const text = formatSortOrder(order);
  return text === formatSortOrder(BY_NAME) ? undefined : text;
}
