import { describe, expect, it } from 'vitest';

import { DEFAULT_SETTINGS } from '../../base/settings/settings.rules';
import { describeCheaperCheckout } from './cheaper-checkout.rules';

const cartOf = (unitPriceCents: number) => [{ unitPriceCents, quantity: 1 }];

describe('the checkout that ships for less', () => {
  it.each([
    [20_000, 'express', 'Shipping is $12.99 with standard checkout.'],
    [20_001, 'express', undefined],
    [20_000, 'standard', undefined],
    [20_001, 'standard', 'Shipping is free with Express Checkout.'],
    [23_500, 'standard', 'Shipping is free with Express Checkout.'],
    [23_501, 'standard', undefined],
    [23_501, 'express', undefined],
  ] as const)('of a cart of %i cents, seen from %s: %s', (cents, name, text) => {
    expect(describeCheaperCheckout(cartOf(cents), name, DEFAULT_SETTINGS)).toBe(text);
  });

  it('follows the rates that staff have set', () => {
    const settings = { ...DEFAULT_SETTINGS, standardFreeAboveCents: 10_000, expressShippingCents: 999 };
    expect(describeCheaperCheckout(cartOf(15_000), 'express', settings)).toBe(
      'Shipping is free with standard checkout.',
    );
    expect(describeCheaperCheckout(cartOf(5_000), 'standard', settings)).toBe(
      'Shipping is $9.99 with Express Checkout.',
    );
  });

  it('isn’t mentioned for an empty cart', () => {
    expect(describeCheaperCheckout([], 'express', DEFAULT_SETTINGS)).toBeUndefined();
  });
});
