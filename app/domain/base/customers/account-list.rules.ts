import { sortOrderOf, sortText, type SortOrder } from '../shared/sort-order.rules';
import { isCustomerStatus, type CustomerStatus } from './account-status.rules';

/** Columns by which accounts can be sorted. */
const ACCOUNT_SORTS = ['company', 'name', 'email', 'applied', 'status'] as const;

export type AccountSort = (typeof ACCOUNT_SORTS)[number];

export interface AccountFilter {
  q: string;
  status: CustomerStatus | undefined;
  /** Undefined: those that wait for a decision first, then the newest. */
  order: SortOrder<AccountSort> | undefined;
}

/** The filter that an address asks for. What it asks for that is not there is left out. */
export function accountFilterOf(params: URLSearchParams): AccountFilter {
  const status = params.get('status') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    status: isCustomerStatus(status) ? status : undefined,
    order: sortOrderOf(params.get('sort'), ACCOUNT_SORTS),
  };
}

/** A filter as an address has it. */
export function accountQuery({ q, status, order }: AccountFilter, page = 1) {
  return { q, status, sort: sortText(order), page: page > 1 ? page : undefined };
}
