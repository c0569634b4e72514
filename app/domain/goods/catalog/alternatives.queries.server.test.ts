import { beforeAll, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { listAlternatives } from './alternatives.queries.server';
import { listSpecifications } from './compare.queries.server';
import { findProductByHandle } from './products.queries.server';
import type { ProductDetail } from './product.schema';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

async function read(handle: string): Promise<ProductDetail> {
  const product = await findProductByHandle(db, handle);
  if (product === undefined) throw new Error(`No product: ${handle}`);
  return product;
}

it('what is out of stock has products in stock of its kind', async () => {
  const product = await read('sdc-1511s-magnetic-lock-with-bond-sensor-1-650-lb');
  expect(product.stockQuantity).toBe(0);
  const alternatives = await listAlternatives(db, product, 4);
  expect(alternatives.length).toBeGreaterThan(1);
  const rows = await db
    .selectFrom('products')
    .select(['type', 'stock_quantity'])
    .where(
      'id',
      'in',
      alternatives.map(({ id }) => id),
    )
    .execute();
  for (const row of rows) {
    expect(row.type).toBe(product.type);
    expect(row.stock_quantity).toBeGreaterThan(0);
  }
});

it('a double cylinder is replaced by double cylinders, and first by those of its series', async () => {
  const product = await read('schlage-b62n-double-cylinder-deadbolt-619');
  expect(product.stockQuantity).toBe(0);
  const alternatives = await listAlternatives(db, product, 4);
  expect(alternatives.slice(0, 2).map(({ name }) => name)).toEqual([
    'Schlage B62N Double Cylinder Deadbolt, 605',
    'Schlage B62N Double Cylinder Deadbolt, 626',
  ]);
  const specifications = await listSpecifications(
    db,
    alternatives.map(({ id }) => id),
  );
  for (const { id } of alternatives)
    expect(specifications.get(id)).toContainEqual({ name: 'Function', value: 'Double cylinder' });
});

it('what is in stock, or fits one vehicle, has none', async () => {
  for (const handle of [
    'schlage-b60n-single-cylinder-deadbolt-626',
    'gm-circle-plus-transponder-key-b111-pt',
  ])
    expect(await listAlternatives(db, await read(handle), 4)).toEqual([]);
});
