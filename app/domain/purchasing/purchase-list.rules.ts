import { isPurchaseState, type PurchaseState } from './purchase-states.rules';

export interface PurchaseFilter {
  q: string;
  state: PurchaseState | undefined;
}

/** The filter that an address asks for. What it asks for that is not there is left out. */
export function purchaseFilterOf(params: URLSearchParams): PurchaseFilter {
  const state = params.get('state') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    state: isPurchaseState(state) ? state : undefined,
  };
}
