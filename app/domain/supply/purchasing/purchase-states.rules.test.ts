import { describe, expect, it } from 'vitest';

import {
  assertPurchaseTransition,
  IllegalPurchaseTransitionError,
  canBeEdited,
  canBeReceived,
  canPurchaseBecome,
  PURCHASE_STATES,
  getStateAfterReceipt,
} from './purchase-states.rules';

/** Every step that an order may take; whatever is not here is refused. */
const STEPS = [
  'draft → sent',
  'draft → cancelled',
  'sent → partly_received',
  'sent → received',
  'sent → cancelled',
  'partly_received → received',
  'partly_received → closed',
];

describe('the states of a purchase order', () => {
  it.each(PURCHASE_STATES.flatMap((from) => PURCHASE_STATES.map((to) => [from, to] as const)))(
    '%s → %s is allowed or thrown as the table says',
    (from, to) => {
      const isAllowed = STEPS.includes(`${from} → ${to}`);
      expect(canPurchaseBecome(from, to)).toBe(isAllowed);
      const step = () => assertPurchaseTransition(from, to);
      if (isAllowed) expect(step).not.toThrow();
      else expect(step).toThrow(IllegalPurchaseTransitionError);
    },
  );

  it('lets a draft alone be edited, and what is on its way be received', () => {
    expect(PURCHASE_STATES.filter(canBeEdited)).toEqual(['draft']);
    expect(PURCHASE_STATES.filter(canBeReceived)).toEqual(['sent', 'partly_received']);
  });

  it('follows from what has arrived', () => {
    const after = (...arrived: [quantity: number, receivedQuantity: number][]) =>
      getStateAfterReceipt(arrived.map(([quantity, receivedQuantity]) => ({ quantity, receivedQuantity })));
    expect(after([5, 0], [3, 0])).toBe('sent');
    expect(after([5, 1], [3, 0])).toBe('partly_received');
    expect(after([5, 5], [3, 2])).toBe('partly_received');
    expect(after([5, 5], [3, 3])).toBe('received');
    // More than ordered of one does not make up for another.
    expect(after([5, 9], [3, 2])).toBe('partly_received');
    expect(after([5, 9], [3, 3])).toBe('received');
  });
});
