import { DomainError } from '../../base/shared/errors';

/**
 * DESIGN 5: what an order and a payment attempt may become. Whatever is not here is refused.
 *
 * Staff ship a paid order, or call it off and give the money back; they look at a payment of another amount (review)
 * and take it or call the order off. A shipped order stays shipped: refunds and restocked units are kept beside it,
 * line by line. An order over its buyer's limit waits for an approval by their own company, and then goes on as its
 * payment method would have from the start; staff may call it off, but not approve it. An order on account is shipped before it is paid; what is owed for it is kept beside its state. A pending order is left to its provider alone: while money may still arrive nobody can call it off.
 */
const ORDER_TRANSITIONS = {
  awaiting_approval: ['pending', 'awaiting_transfer', 'on_account', 'cancelled'],
  pending: ['paid', 'cancelled', 'review'],
  awaiting_transfer: ['paid', 'cancelled', 'review'],
  on_account: ['paid', 'fulfilled', 'cancelled', 'review'],
  paid: ['fulfilled', 'cancelled'],
  fulfilled: [],
  cancelled: [],
  review: ['paid', 'cancelled'],
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
  awaiting_approval: 'Awaiting approval',
  pending: 'Payment pending',
  awaiting_transfer: 'Awaiting transfer',
  on_account: 'On account',
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

/** What staff may do with an order in a state. Pages offer these and nothing else; the domain asks here again. */
const STAFF_MAY = {
  confirmTransfer: ['awaiting_transfer', 'on_account'],
  /** An order on account that was shipped before it was paid. */
  recordPayment: ['fulfilled'],
  acceptReview: ['review'],
  fulfil: ['paid', 'on_account'],
  /** Whether the buyer picks it up, until it has left the house. */
  choosePickup: ['awaiting_transfer', 'on_account', 'paid', 'review'],
  cancel: ['awaiting_approval', 'awaiting_transfer', 'on_account', 'paid', 'review'],
  /** Of a cancelled order too: a refund that failed is made again. */
  refund: ['paid', 'fulfilled', 'cancelled'],
  restock: ['paid', 'fulfilled'],
  print: ['awaiting_transfer', 'on_account', 'paid', 'fulfilled', 'review', 'cancelled'],
} as const satisfies Record<string, readonly OrderState[]>;

export type StaffDeed = keyof typeof STAFF_MAY;

export function staffMay(deed: StaffDeed, state: OrderState): boolean {
  const states: readonly OrderState[] = STAFF_MAY[deed];
  return states.includes(state);
}

/** @throws IllegalTransitionError when an order in this state does not allow it. */
export function assertStaffMay(deed: StaffDeed, state: OrderState, refusal: string): void {
  if (!staffMay(deed, state)) throw new IllegalTransitionError(refusal);
}
