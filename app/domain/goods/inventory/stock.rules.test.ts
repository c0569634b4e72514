import { expect, it } from 'vitest';

import { getAlertLevel, getStockStatus, STOCK_STATUS_NAMES } from './stock.rules';

it.each([
  [0, 10, 'Out of Stock'],
  [0, 0, 'Out of Stock'],
  [1, 10, 'Low Stock'],
  [10, 10, 'Low Stock'],
  [11, 10, 'In Stock'],
  [1, 0, 'In Stock'],
])('%i units with a threshold of %i are %s', (stockQuantity, lowStockThreshold, name) => {
  expect(STOCK_STATUS_NAMES()[getStockStatus({ stockQuantity, lowStockThreshold })]).toBe(name);
});

it('is critical at 3 units or less', () => {
  expect([0, 3, 4].map((quantity) => getAlertLevel(quantity, 3))).toEqual(['Critical', 'Critical', 'Low']);
});
