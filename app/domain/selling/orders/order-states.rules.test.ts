import { describe, expect, it } from 'vitest';

import {
  assertAttemptTransition,
  assertOrderTransition,
  IllegalTransitionError,
  isOrderState,
} from './order-states.rules';

const orderStates = [
  'awaiting_approval',
  'pending',
  'awaiting_transfer',
  'on_account',
  'paid',
  'fulfilled',
  'cancelled',
  'review',
] as const;
const orderAllowed = new Set([
  'awaiting_approval pending',
  'awaiting_approval awaiting_transfer',
  'awaiting_approval on_account',
  'awaiting_approval cancelled',
  'pending paid',
  'pending cancelled',
  'pending review',
  'awaiting_transfer paid',
  'awaiting_transfer cancelled',
  'awaiting_transfer review',
  'on_account paid',
  'on_account fulfilled',
  'on_account cancelled',
  'on_account review',
  'paid fulfilled',
  'paid cancelled',
  'review paid',
  'review cancelled',
]);

const attemptStates = ['sent', 'succeeded', 'failed', 'refund_due', 'refunded'] as const;
const attemptAllowed = new Set([
  'sent succeeded',
  'sent failed',
  'sent refund_due',
  'succeeded refund_due',
  'failed refund_due',
  'refund_due refunded',
]);

describe('an order', () => {
  it.each(pairs(orderStates))('that is %s and is to become %s', (from, to) => {
    const move = () => assertOrderTransition(from, to);
    if (orderAllowed.has(`${from} ${to}`)) expect(move).not.toThrow();
    else expect(move).toThrow(IllegalTransitionError);
  });
});

describe('a payment attempt', () => {
  it.each(pairs(attemptStates))('that is %s and is to become %s', (from, to) => {
    const move = () => assertAttemptTransition(from, to);
    if (attemptAllowed.has(`${from} ${to}`)) expect(move).not.toThrow();
    else expect(move).toThrow(IllegalTransitionError);
  });
});

it('knows its states from other words', () => {
  expect(orderStates.every(isOrderState)).toBe(true);
  expect(['', 'toString', 'PAID', 'sent'].some(isOrderState)).toBe(false);
});

function pairs<State>(states: readonly State[]): [State, State][] {
  return states.flatMap((from) => states.map((to): [State, State] => [from, to]));
}
