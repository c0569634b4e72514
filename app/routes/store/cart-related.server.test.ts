import { expect, it } from 'vitest';

import { opening } from '../../../tests/support/requests';
import { openTestStore } from '../../../tests/support/test-store';
import { readRelatedToCart } from './cart-related.server';

it('offers what belongs to the goods of a cart, nothing dearer than them, and nothing that needs a license', async () => {
  const { request, context } = opening(await openTestStore({ seeded: true }), '/cart');
  const offer = async (unitPriceCents: number) =>
    readRelatedToCart(context, request, [{ productId: 1, unitPriceCents }]);
  const offered = await offer(29_999);
  expect(offered.map(({ name }) => name)).toContain('CR2450 Remote Battery, Card of 5');
  expect(Math.max(...offered.map(({ priceCents }) => priceCents))).toBeLessThanOrEqual(29_999);
  expect(offered.filter(({ isRestricted }) => isRestricted)).toEqual([]);
  // With a machine in the cart, another one is no surprise.
  expect(Math.max(...(await offer(300_000)).map(({ priceCents }) => priceCents))).toBeGreaterThan(29_999);
});
