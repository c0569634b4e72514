import { expect, it } from 'vitest';

import { customer } from '../../../../tests/support/placement';
import { containsCardNumber } from '../../base/shared/card-number.rules';
import { addressFingerprint, linesFingerprint } from './totals.rules';

const line = { productId: 7, unitPriceCents: 1_099, quantity: 2 };

it('the lines are the same in any order, and others with any other figure', () => {
  const other = { productId: 3, unitPriceCents: 50, quantity: 1 };
  expect(linesFingerprint([line, other])).toBe(linesFingerprint([other, line]));
  for (const change of [{ productId: 8 }, { unitPriceCents: 1_100 }, { quantity: 3 }]) {
    expect(linesFingerprint([{ ...line, ...change }])).not.toBe(linesFingerprint([line]));
  }
});

it('an address is another with any other field', () => {
  for (const name of Object.keys(customer)) {
    expect(addressFingerprint({ ...customer, [name]: 'other' }), name).not.toBe(addressFingerprint(customer));
  }
});

it('neither ever looks like a card number', () => {
  const lines = Array.from({ length: 2_000 }, (_none, index) => ({
    productId: 4_111_111 + index,
    unitPriceCents: 11_111_111 + index,
    quantity: 1 + (index % 9_999),
  }));
  expect(containsCardNumber(linesFingerprint(lines))).toBe(false);
  for (let index = 0; index < 2_000; index += 1) {
    expect(containsCardNumber(addressFingerprint({ ...customer, address: `Street ${index}` }))).toBe(false);
  }
});
