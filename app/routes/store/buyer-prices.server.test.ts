import { expect, it } from 'vitest';

import { opening } from '../../../tests/support/requests';
import { openTestStore } from '../../../tests/support/test-store';
import { listFeatured } from '../../domain/goods/catalog/products.queries.server';
import { withBuyerPrices } from './buyer-prices.server';

it('a guest sees the lowest price by quantity, where there is one', async () => {
  const store = await openTestStore({ seeded: true });
  const { request, context } = opening(store, '/');
  const { products } = await listFeatured(store.db, 100);
  const priced = await withBuyerPrices(context, request, products);
  const find = (sku: string) => priced.find((one) => one.sku === sku);
  expect(find('ND80PD-RHO-626')?.lowestPrice).toEqual({ minQuantity: 24, unitPriceCents: 35_899 });
  expect(find('AK-BMW-FEM-4B')).toBeDefined();
  expect(find('AK-BMW-FEM-4B')).not.toHaveProperty('lowestPrice');
});
