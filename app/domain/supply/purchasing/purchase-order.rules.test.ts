import { describe, expect, it } from 'vitest';

import {
  findDiscrepancyProblem,
  getOutstanding,
  formatPurchaseOrderNumber,
  sumPurchaseCents,
} from './purchase-order.rules';

it('numbers begin at PO-1001', () => {
  expect([formatPurchaseOrderNumber(1), formatPurchaseOrderNumber(9_000)]).toEqual(['PO-1001', 'PO-10000']);
});

it('a total is the sum of its lines', () => {
  const lines = [
    { quantity: 3, unitCostCents: 1_999 },
    { quantity: 10, unitCostCents: 5 },
  ];
  expect(sumPurchaseCents(lines)).toBe(6_047);
  expect(sumPurchaseCents([])).toBe(0);
});

it('nothing is outstanding of what came, and never less than nothing', () => {
  expect(getOutstanding({ quantity: 10, receivedQuantity: 4 })).toBe(6);
  expect(getOutstanding({ quantity: 10, receivedQuantity: 12 })).toBe(0);
});

describe('a discrepancy', () => {
  it.each([
    [10, 10, '', undefined],
    [10, 4, '', undefined],
    [10, 4, 'short', undefined],
    [10, 0, 'damaged', undefined],
    [10, 12, 'over', undefined],
    [10, 12, '', 'Only 10 are outstanding. Enter 10, or choose Over'],
    [1, 2, 'short', 'Only 1 is outstanding. Enter 1, or choose Over'],
    [0, 2, '', 'None are outstanding. Enter 0, or choose Over'],
    [10, 4, 'over', 'The quantity isn’t over. Choose a different reason'],
    [10, 10, 'damaged', 'All 10 were received. Clear the reason, or enter only the good units'],
  ] as const)('of %d to come, %d on the shelf and "%s"', (outstanding, received, reason, problem) => {
    expect(findDiscrepancyProblem(outstanding, received, reason)).toBe(problem);
  });
});
