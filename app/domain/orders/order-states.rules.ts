import { DomainError } from '../shared/errors';

/**
 * DESIGN 5: what an order and a payment attempt may become. Whatever is not here is refused.
 */
const ORDER_TRANSITIONS = {
  pending: ['paid', 'cancelled', 'review'],
  awaiting_transfer: ['paid', 'cancelled'],
  paid: ['fulfilled'],
  fulfilled: [],
  cancelled: [],
  review: [],
} as const;

const ATTEMPT_TRANSITIONS = {
  sent: ['succeeded', 'failed', 'refund_due'],
  failed: ['refund_due'],
  refund_due: ['refunded'],
  succeeded: ['refund_due'],
  refunded: [],
} as const;

export type OrderState = keyof typeof ORDER_TRANSITIONS;
export type AttemptState = keyof typeof ATTEMPT_TRANSITIONS;

export class IllegalTransitionError extends DomainError {}

/** @throws IllegalTransitionError when an order in the one state cannot become the other. */
export function assertOrderTransition(from: OrderState, to: OrderState): void {
  assertListed(ORDER_TRANSITIONS[from], 'An order', from, to);
}

/** @throws IllegalTransitionError when an attempt in the one state cannot become the other. */
export function assertAttemptTransition(from: AttemptState, to: AttemptState): void {
  assertListed(ATTEMPT_TRANSITIONS[from], 'A payment', from, to);
}

function assertListed(allowed: readonly string[], what: string, from: string, to: string): void {
  if (!allowed.includes(to)) throw new IllegalTransitionError(`${what} that is ${from} cannot become ${to}.`);
}

export const ORDER_STATE_NAMES: Record<OrderState, string> = {
  pending: 'Payment pending',
  awaiting_transfer: 'Awaiting transfer',
  paid: 'Paid',
  fulfilled: 'Fulfilled',
  cancelled: 'Cancelled',
  review: 'Needs review',
};

/** As staff read it. */
export const ATTEMPT_STATE_NAMES: Record<AttemptState, string> = {
  sent: 'Waiting',
  succeeded: 'Received',
  failed: 'Failed',
  refund_due: 'Going back',
  refunded: 'Given back',
};

export function isOrderState(value: string): value is OrderState {
  return Object.hasOwn(ORDER_STATE_NAMES, value);
}
