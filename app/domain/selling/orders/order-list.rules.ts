import { isPaymentMethod, type PaymentMethod } from '../checkout/payment-methods.rules';
import { parseSortOrder, formatSortOrder, type SortOrder } from '../../base/shared/sort-order.rules';
import { parseDay } from '../../base/shared/store-day.rules';
import { isOrderState, type OrderState } from './order-states.rules';

const ORDER_SORTS = ['number', 'placed', 'customer', 'method', 'total', 'state', 'updated'] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];

export const ORDER_POLICIES = { express: 'Express', standard: 'Standard' } as const;

type OrderPolicy = keyof typeof ORDER_POLICIES;

export interface OrderFilter {
  q: string;
  state: OrderState | undefined;
  method: PaymentMethod | undefined;
  policy: OrderPolicy | undefined;
  from: string | undefined;
  to: string | undefined;
  /** Those changed at or after this moment, UTC ISO text. For the API. */
  updatedSince?: string | undefined;
  order: SortOrder<OrderSort>;
}

const NEWEST_FIRST = { by: 'placed', isDescending: true } as const;

/** Parses the filter from a URL and ignores unknown values. */
export function parseOrderFilter(params: URLSearchParams): OrderFilter {
  const state = params.get('state') ?? '';
  const method = params.get('method') ?? '';
  const policy = params.get('policy') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    state: isOrderState(state) ? state : undefined,
    method: isPaymentMethod(method) ? method : undefined,
    policy: policy === 'express' || policy === 'standard' ? policy : undefined,
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
    order: parseSortOrder(params.get('sort'), ORDER_SORTS) ?? NEWEST_FIRST,
  };
}

/** Builds the query string of a filter, without defaults. */
export function buildOrderQuery({ order, ...filter }: OrderFilter, page = 1) {
  return { ...filter, sort: formatOrder(order), page: page > 1 ? page : undefined };
}

/** Returns whether a filter narrows the list of orders. */
export function isOrderListFiltered({ q, state, method, policy, from, to }: OrderFilter): boolean {
  return q !== '' || [state, method, policy, from, to].some((one) => one !== undefined);
}

/** Formats the sort order for the URL; newest first is the default. */
export function formatOrder(order: SortOrder<OrderSort>): string | undefined {
  const text = formatSortOrder(order);
  return text === formatSortOrder(NEWEST_FIRST) ? undefined : text;
}
