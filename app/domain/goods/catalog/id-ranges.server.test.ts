import { beforeAll, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { productIdRanges, type IdRange } from './id-ranges.server';

let db: Db;
let last: number;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  last = id;
});

async function listRanges(size: number, within?: IdRange): Promise<IdRange[]> {
  const ranges = [];
  for await (const range of productIdRanges(db, size, { within })) ranges.push(range);
  return ranges;
}

it('hold every id once, up to the last', async () => {
  const ranges = await listRanges(100);
  expect(ranges.slice(0, 2)).toEqual([
    { from: 1, to: 100 },
    { from: 101, to: 200 },
  ]);
  expect(ranges.at(-1)).toEqual({ from: Math.floor((last - 1) / 100) * 100 + 1, to: last });
  expect(ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(last);
});

it('stay within the ids that are asked for', async () => {
  expect(await listRanges(10, { from: 15, to: 30 })).toEqual([
    { from: 15, to: 24 },
    { from: 25, to: 30 },
  ]);
  expect(await listRanges(10, { from: last + 1, to: last + 50 })).toEqual([]);
});

it('are none of a store without products', async () => {
  const { db: empty } = await openTestStore();
  const ranges = [];
  for await (const range of productIdRanges(empty, 10)) ranges.push(range);
  expect(ranges).toEqual([]);
});
