import { formatActorName as formatAuditActor } from '../../base/audit/audit-list.rules';
import { DomainError } from '../../base/shared/errors';
import { t } from '~/i18n/text';

/**
 * Allowed transitions of orders and payment attempts (DESIGN 5). Anything else throws.
 *
 * Staff ship a paid order, or cancel and refund it; they accept a payment of a different amount (review) or cancel. A
 * shipped order stays shipped: refunds and restocks are recorded per line. An order over its buyer's limit awaits
 * approval by the buyer's company; staff can cancel it but not approve it. An order on account ships before it is
 * paid. A pending order belongs to its provider: while money may still arrive, no one can cancel it.
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

/** @throws IllegalTransitionError if the order transition isn't allowed. */
export function assertOrderTransition(from: OrderState, to: OrderState): void {
  assertListed(ORDER_TRANSITIONS[from], 'An order', from, to);
}

/** @throws IllegalTransitionError if the attempt transition isn't allowed. */
export function assertAttemptTransition(from: AttemptState, to: AttemptState): void {
  assertListed(ATTEMPT_TRANSITIONS[from], 'A payment', from, to);
}

function assertListed(allowed: readonly string[], what: string, from: string, to: string): void {
  if (!allowed.includes(to)) throw new IllegalTransitionError(`${what} can’t change from ${from} to ${to}.`);
}

/** Getters, so that a name is read in the page's language. */
export const ORDER_STATE_NAMES: Record<OrderState, string> = {
  get awaiting_approval() {
    return t`Awaiting approval`;
  },
  get pending() {
    return t`Pending payment`;
  },
  get awaiting_transfer() {
    return t`Awaiting payment`;
  },
  get on_account() {
    return t`On account`;
  },
  get paid() {
    return t`Paid`;
  },
  get fulfilled() {
    return t`Shipped`;
  },
  get cancelled() {
    return t`Canceled`;
  },
  get review() {
    return t`On hold`;
  },
};

/** Names for staff. */
export const ATTEMPT_STATE_NAMES: Record<AttemptState, string> = {
  sent: 'Pending',
  succeeded: 'Received',
  failed: 'Failed',
  refund_due: 'Refund pending',
  refunded: 'Refunded',
};

/** Returns whether a text names a state of an order. */
export function isOrderState(value: string): value is OrderState {
  return Object.hasOwn(ORDER_STATE_NAMES, value);
}

/** Staff actions by order state. Pages offer only these, and the domain checks again. */
const STAFF_ACTIONS = {
  confirmTransfer: ['awaiting_transfer', 'on_account'],
  /** An order on account that shipped before payment. */
  recordPayment: ['fulfilled'],
  /** Also a transfer of which a part has arrived. */
  acceptReview: ['review', 'awaiting_transfer'],
  fulfil: ['paid', 'on_account'],
  /** Until the order has left the building. */
  choosePickup: ['awaiting_transfer', 'on_account', 'paid', 'review'],
  cancel: ['awaiting_approval', 'awaiting_transfer', 'on_account', 'paid', 'review'],
  /** Canceled orders too, to repeat a failed refund. */
  refund: ['paid', 'fulfilled', 'cancelled'],
  restock: ['paid', 'fulfilled'],
  correctTracking: ['fulfilled'],
  print: ['awaiting_transfer', 'on_account', 'paid', 'fulfilled', 'review', 'cancelled'],
} as const satisfies Record<string, readonly OrderState[]>;

type StaffAction = keyof typeof STAFF_ACTIONS;

/** Returns whether staff can take an action in a state. */
export function canStaffDo(action: StaffAction, state: OrderState): boolean {
  const states: readonly OrderState[] = STAFF_ACTIONS[action];
  return states.includes(state);
}

/** @throws IllegalTransitionError if the order's state doesn't allow the action. */
export function assertStaffCan(action: StaffAction, state: OrderState, refusal: string): void {
  if (!canStaffDo(action, state)) throw new IllegalTransitionError(refusal);
}

export const PAYMENT_STATES = ['due', 'partly_paid', 'paid', 'partly_refunded', 'refunded', 'none'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

interface PaidOrder {
  state: OrderState;
  paidAt: string | null;
  totalCents: number;
  receivedCents: number;
  refundedCents: number;
}

/** Returns an order's payment state; an order canceled before payment owes nothing. */
export function getPaymentState(order: PaidOrder): PaymentState {
  const { state, paidAt, totalCents, receivedCents, refundedCents } = order;
  if (refundedCents > 0) return refundedCents < receivedCents ? 'partly_refunded' : 'refunded';
  if (paidAt !== null || receivedCents >= totalCents) return 'paid';
  if (receivedCents > 0) return 'partly_paid';
  return state === 'cancelled' ? 'none' : 'due';
}

/** Names for staff and buyers. */
export const PAYMENT_STATE_NAMES: Record<PaymentState, string> = {
  due: 'Payment due',
  partly_paid: 'Partially paid',
  paid: 'Paid',
  partly_refunded: 'Partially refunded',
  refunded: 'Refunded',
  none: 'Nothing due',
};

/** Returns the payment state if the order's state doesn't tell it: a shipped order may be unpaid, a paid one refunded. */
export function findUntoldPaymentState(order: PaidOrder): PaymentState | undefined {
  const payment = getPaymentState(order);
  if (payment === 'due') return order.state === 'fulfilled' ? payment : undefined;
  return payment === 'paid' || payment === 'none' ? undefined : payment;
}

const KIND_NAMES = {
  refund: 'Refund',
  restock: 'Restock',
  payment: 'Payment',
  pickup: 'Pickup',
  dispute: 'Dispute',
  hold: 'Hold',
  tracking: 'Tracking',
} as const;

interface TimelineEntry {
  kind: 'state' | keyof typeof KIND_NAMES;
  toState: OrderState;
  actor: string;
}

/** Names a timeline entry: the new state, or the action. */
export function getEventName({ kind, toState }: Pick<TimelineEntry, 'kind' | 'toState'>): string {
  return kind === 'state' ? ORDER_STATE_NAMES[toState] : KIND_NAMES[kind];
}

/** Formats an actor for staff: 'admin' for 'staff:admin', 'Ada Locke' for 'user:Ada Locke'. */
export function formatActorName(actor: string): string {
  return /^(?:staff|user):/.test(actor) ? actor.replace(/^\w+:/, '') : formatAuditActor(actor);
}
