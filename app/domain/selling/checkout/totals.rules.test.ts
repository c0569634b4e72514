import { describe, expect, it } from 'vitest';

import { EXPRESS_POLICY, STANDARD_POLICY, getTotals } from './totals.rules';

const one = (unitPriceCents: number) => [{ unitPriceCents, quantity: 1 }];

describe('shipping', () => {
  it.each([
    [19_999, 1_599],
    [20_000, 1_599],
    [20_001, 0],
  ])('of the express checkout at a subtotal of %i cents is %i', (subtotal, shipping) => {
    expect(getTotals(one(subtotal), EXPRESS_POLICY).shippingCents).toBe(shipping);
  });

  it.each([
    [23_499, 1_299],
    [23_500, 1_299],
    [23_501, 0],
  ])('of the standard checkout at a subtotal of %i cents is %i', (subtotal, shipping) => {
    expect(getTotals(one(subtotal), STANDARD_POLICY).shippingCents).toBe(shipping);
  });
});

describe('the total', () => {
  it('is subtotal, shipping and 8 % tax on the subtotal alone', () => {
    expect(getTotals(one(10_000), EXPRESS_POLICY)).toEqual({
      subtotalCents: 10_000,
      shippingCents: 1_599,
      taxCents: 800,
      totalCents: 12_399,
    });
  });

  it('of the sample cart of the specification is 734.36', () => {
    const lines = [
      { unitPriceCents: 29_999, quantity: 1 },
      { unitPriceCents: 8_999, quantity: 2 },
      { unitPriceCents: 19_999, quantity: 1 },
    ];
    expect(getTotals(lines, EXPRESS_POLICY)).toEqual({
      subtotalCents: 67_996,
      shippingCents: 0,
      taxCents: 5_440,
      totalCents: 73_436,
    });
  });

  it('of an empty cart is nothing', () => {
    expect(getTotals([], STANDARD_POLICY).totalCents).toBe(0);
  });
});
