import { expect, it } from 'vitest';

import { openDatabase } from '../../../../db/client';
import { openTestStore } from '../../../../tests/support/test-store';
import { listProducts } from './listing/listing.queries.server';
import { readListingQuery } from './listing/listing.schema';
import { VersionedCache } from './versioned-cache.server';

it('counts once, and again after a change by another process', async () => {
  const { db, env } = await openTestStore({ seeded: true });
  const other = openDatabase(env.databaseUrl);
  const count = new VersionedCache<number>();
  let counted = 0;
  const read = () => count.read(db, 'all', () => Promise.resolve((counted += 1)));
  expect([await read(), await read()]).toEqual([1, 1]);
  await other.updateTable('products').set({ brand: 'Renamed' }).where('id', '=', 1).execute();
  expect([await read(), await read()]).toEqual([2, 2]);
  await other.destroy();
});

it('leaves a listing no older than its products', async () => {
  const { db } = await openTestStore({ seeded: true });
  const listing = () => listProducts(db, readListingQuery(new URLSearchParams('q=bmw')));
  const before = await listing();
  const sold = before.products.find(({ stockQuantity }) => stockQuantity > 0);
  await db
    .updateTable('products')
    .set({ stock_quantity: 0, brand: 'Renamed' })
    .where('id', '=', sold?.id ?? 0)
    .execute();
  const after = await listing();
  expect(after.inStock).toBe(before.inStock - 1);
  expect(after.brands).toContainEqual({ value: 'Renamed', count: 1 });
});
