import { beforeAll, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { listVersions } from './versions.queries.server';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

/** The choices of a product, as a buyer reads them: what each offers, and in brackets what else would differ. */
async function choicesOf(sku: string): Promise<Record<string, string[]>> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  const { choices, products } = await listVersions(db, id);
  const offered = choices.flatMap(({ options }) => options.map((option) => option.id));
  expect(new Set(products.map((product) => product.id))).toEqual(new Set(offered));
  return Object.fromEntries(
    choices.map(({ name, options }) => [
      name,
      options.map(({ value, otherwise }) => [value, ...otherwise.map((other) => `(${other})`)].join(' ')),
    ]),
  );
}

it('a lock has its functions, finishes, and keyings', async () => {
  const finishes = ['605 Bright Brass', '613 Oil-Rubbed Bronze', '619 Satin Nickel', '626 Satin Chrome'];
  expect(await choicesOf('B60N-626-KD')).toEqual({
    Function: ['Double cylinder', 'Single cylinder'],
    Finish: finishes,
    Keying: ['Keyed alike', 'Keyed different'],
  });
  expect(await choicesOf('B60N-605-KD')).toEqual({
    Function: ['Double cylinder', 'Single cylinder'],
    Finish: finishes,
    Keying: ['Keyed alike (626 Satin Chrome)', 'Keyed different'],
  });
});

it('a closer has its arms and finishes; parts for the same closer are no versions', async () => {
  expect(await choicesOf('4040XP-REGARM-AL')).toEqual({
    Arm: ['Extra duty (EDA) (695 Dark Bronze)', 'Regular with PA shoe'],
    Finish: ['689 Painted Aluminum', '695 Dark Bronze'],
  });
  expect(await choicesOf('4040XP-18PA-AL')).toEqual({});
});

it('a key of a vehicle has none', async () => {
  const keys = await db.selectFrom('products').select('id').where('vehicle_make', '!=', '').execute();
  expect(keys.length).toBeGreaterThan(100);
  for (const { id } of keys) expect(await listVersions(db, id)).toEqual({ choices: [], products: [] });
});

it('a version that is not for sale is left out', async () => {
  const bronze = db.updateTable('products').where('sku', '=', 'B60N-613-KD');
  await bronze.set({ is_active: 0 }).execute();
  const { Finish } = await choicesOf('B60N-626-KD');
  await bronze.set({ is_active: 1 }).execute();
  expect(Finish).toEqual(['605 Bright Brass', '619 Satin Nickel', '626 Satin Chrome']);
});
