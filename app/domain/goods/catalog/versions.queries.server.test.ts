import { beforeAll, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { listVersions } from './versions.queries.server';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

async function namesOf(sku: string): Promise<string[]> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return (await listVersions(db, id)).map(({ parts }) => parts.join(' · '));
}

it('a deadbolt has its finishes, keyings, and functions, in one order', async () => {
  expect(await namesOf('B60N-626-KD')).toEqual([
    'Double cylinder · 605 Bright Brass · Keyed different',
    'Double cylinder · 619 Satin Nickel · Keyed different',
    'Double cylinder · 626 Satin Chrome · Keyed different',
    'Single cylinder · 605 Bright Brass · Keyed different',
    'Single cylinder · 613 Oil Rubbed Bronze · Keyed different',
    'Single cylinder · 619 Satin Nickel · Keyed different',
    'Single cylinder · 626 Satin Chrome · Keyed alike',
    'Single cylinder · 626 Satin Chrome · Keyed different',
  ]);
  expect((await namesOf('ND53PD-RHO-613')).slice(0, 3)).toEqual([
    'Entrance (F109) · 613 Oil-Rubbed Bronze',
    'Entrance (F109) · 626 Satin Chrome',
    'Passage (F75) · 626 Satin Chrome',
  ]);
});

it('a closer has its arms and finishes; parts for the same closer are no versions', async () => {
  expect(await namesOf('4040XP-REGARM-AL')).toEqual([
    'Extra duty (EDA) · 695 Dark Bronze',
    'Regular with PA shoe · 689 Painted Aluminum',
    'Regular with PA shoe · 695 Dark Bronze',
  ]);
  expect(await namesOf('4040XP-18PA-AL')).toEqual([]);
});

it('a key of a vehicle has none', async () => {
  const keys = await db.selectFrom('products').select('id').where('vehicle_make', '!=', '').execute();
  expect(keys.length).toBeGreaterThan(100);
  for (const { id } of keys) expect(await listVersions(db, id)).toEqual([]);
});

it('a version that is not for sale is left out', async () => {
  const brass = db.updateTable('products').where('sku', '=', 'B60N-605-KD');
  await brass.set({ is_active: 0 }).execute();
  const names = await namesOf('B60N-626-KD');
  await brass.set({ is_active: 1 }).execute();
  expect(names).not.toContain('Single cylinder · 605 Bright Brass · Keyed different');
  expect(names).toHaveLength(7);
});
