import type { OrderState } from './order-states.rules';

export const PAYMENT_STATES = ['due', 'paid', 'partly_refunded', 'refunded', 'none'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

interface PaidOrder {
  state: OrderState;
  paidAt: string | null;
  receivedCents: number;
  refundedCents: number;
}

/** Returns an order's payment state; an order canceled before payment owes nothing. */
export function getPaymentState({ state, paidAt, receivedCents, refundedCents }: PaidOrder): PaymentState {
  if (refundedCents > 0) return refundedCents < receivedCents ? 'partly_refunded' : 'refunded';
  if (paidAt !== null || receivedCents > 0) return 'paid';
  return state === 'cancelled' ? 'none' : 'due';
}
