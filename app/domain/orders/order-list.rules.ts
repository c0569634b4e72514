import { isPaymentMethod, type PaymentMethod } from '../checkout/payment-methods.rules';
import { dayOf } from '../shared/store-day.rules';
import { isOrderState, type OrderState } from './order-states.rules';

/** Columns by which orders can be sorted. */
export const ORDER_SORTS = ['placed', 'total'] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];

/** 'total' counts up, '-total' down. */
export interface OrderOrder {
  by: OrderSort;
  isDescending: boolean;
}

export const ORDER_POLICIES = { express: 'Express', standard: 'Standard' } as const;

export type OrderPolicy = keyof typeof ORDER_POLICIES;

export interface OrderFilter {
  q: string;
  state: OrderState | undefined;
  method: PaymentMethod | undefined;
  policy: OrderPolicy | undefined;
  /** Days of the store, both included. */
  from: string | undefined;
  to: string | undefined;
  order: OrderOrder;
}

/** The filter that an address asks for. What it asks for that is not there is left out. */
export function orderFilterOf(params: URLSearchParams): OrderFilter {
  const state = params.get('state') ?? '';
  const method = params.get('method') ?? '';
  const policy = params.get('policy') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    state: isOrderState(state) ? state : undefined,
    method: isPaymentMethod(method) ? method : undefined,
    policy: policy === 'express' || policy === 'standard' ? policy : undefined,
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    order: orderOf(params.get('sort')),
  };
}

/** A filter as an address has it; what stands anyway is left out. */
export function orderQuery({ order, ...filter }: OrderFilter, page = 1) {
  return { ...filter, sort: orderText(order), page: page > 1 ? page : undefined };
}

export function isFiltered({ q, state, method, policy, from, to }: OrderFilter): boolean {
  return q !== '' || [state, method, policy, from, to].some((one) => one !== undefined);
}

function orderOf(text: string | null): OrderOrder {
  const by = ORDER_SORTS.find((sort) => sort === text?.replace(/^-/, ''));
  // The newest first, unless something else is asked for.
  return by === undefined
    ? { by: 'placed', isDescending: true }
    : { by, isDescending: text?.startsWith('-') ?? false };
}

export function orderText({ by, isDescending }: OrderOrder): string | undefined {
  const text = `${isDescending ? '-' : ''}${by}`;
  return text === '-placed' ? undefined : text;
}
