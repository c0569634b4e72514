import { DomainError } from '../../base/shared/errors';
import type { KnownEvent } from '../../base/audit/audit-changes.rules';

/**
 * Allowed transitions: a draft is edited and sent, a sent order received or canceled, a partly received one closed.
 */
const PURCHASE_TRANSITIONS = {
  draft: ['sent', 'cancelled'],
  sent: ['partly_received', 'received', 'cancelled'],
  partly_received: ['received', 'closed'],
  received: [],
  closed: [],
  cancelled: [],
} as const;

export type PurchaseState = keyof typeof PURCHASE_TRANSITIONS;

export const PURCHASE_STATE_NAMES: Record<PurchaseState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  partly_received: 'Partially received',
  received: 'Received',
  closed: 'Closed short',
  cancelled: 'Canceled',
};

export const PURCHASE_STATES = [
  'draft',
  'sent',
  'partly_received',
  'received',
  'closed',
  'cancelled',
] as const satisfies readonly PurchaseState[];

/** States with outstanding goods. */
export const ON_ORDER_STATES = ['sent', 'partly_received'] as const satisfies readonly PurchaseState[];

export class IllegalPurchaseTransitionError extends DomainError {}

export function canPurchaseBecome(from: PurchaseState, to: PurchaseState): boolean {
  const allowed: readonly PurchaseState[] = PURCHASE_TRANSITIONS[from];
  return allowed.includes(to);
}

/** @throws IllegalPurchaseTransitionError if the transition isn't allowed. */
export function assertPurchaseTransition(from: PurchaseState, to: PurchaseState): void {
  if (canPurchaseBecome(from, to)) return;
  const name = (state: PurchaseState) => PURCHASE_STATE_NAMES[state].toLowerCase();
  throw new IllegalPurchaseTransitionError(
    `This purchase order’s status can’t be changed from ${name(from)} to ${name(to)}.`,
  );
}

/** Only drafts can be edited: the supplier has the sent version. */
export function canBeEdited(state: PurchaseState): boolean {
  return state === 'draft';
}

export function canBeReceived(state: PurchaseState): boolean {
  return ON_ORDER_STATES.some((one) => one === state);
}

/** Returns the state after a receipt. */
export function getStateAfterReceipt(lines: readonly { quantity: number; receivedQuantity: number }[]) {
  if (lines.every((line) => line.receivedQuantity >= line.quantity)) return 'received';
  return lines.some((line) => line.receivedQuantity > 0) ? 'partly_received' : 'sent';
}

export function isPurchaseState(text: string): text is PurchaseState {
  return Object.hasOwn(PURCHASE_TRANSITIONS, text);
}

interface Purchase {
  createdBy: string;
  createdAt: string;
  sentAt: string | null;
}

interface Received {
  /** Receipt number, from 1. */
  number: number;
  receivedBy: string;
  createdAt: string;
}

/** Lists the events known from a purchase order and its receipts, oldest first. */
export function listPurchaseHistory(
  { createdBy, createdAt, sentAt }: Purchase,
  receipts: readonly Received[],
): KnownEvent[] {
  const received = [...receipts].sort((one, other) => one.number - other.number);
  return [
    { actor: createdBy, action: 'purchase-order.create', createdAt },
    // The order doesn't record who sent it.
    ...(sentAt === null ? [] : [{ actor: '', action: 'purchase-order.send', createdAt: sentAt }]),
    ...received.map((receipt) => ({
      actor: receipt.receivedBy,
      action: 'purchase-order.receive',
      createdAt: receipt.createdAt,
    })),
  ];
}
