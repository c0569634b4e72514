import { formatSortOrder, parseSortOrder } from '../shared/sort-order.rules';

/** Account statuses (SPEC 2.10), as staff see them. */
export const CUSTOMER_STATUS_NAMES = {
  applied: 'Pending review',
  approved: 'Approved',
  declined: 'Declined',
} as const;

export type CustomerStatus = keyof typeof CUSTOMER_STATUS_NAMES;

export function isCustomerStatus(value: string): value is CustomerStatus {
  return Object.hasOwn(CUSTOMER_STATUS_NAMES, value);
}

const ACCOUNT_SORTS = ['company', 'name', 'email', 'applied', 'status'] as const;

export type AccountSort = (typeof ACCOUNT_SORTS)[number];

export type AccountFilter = ReturnType<typeof parseAccountFilter>;

/** Parses the filter from a URL and ignores unknown values. */
export function parseAccountFilter(params: URLSearchParams) {
  const status = params.get('status') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    status: isCustomerStatus(status) ? status : undefined,
    order: parseSortOrder(params.get('sort'), ACCOUNT_SORTS),
  };
}

/** Builds the query string of a filter. */
export function buildAccountQuery({ q, status, order }: AccountFilter, page = 1) {
  return { q, status, sort: formatSortOrder(order), page: page > 1 ? page : undefined };
}
