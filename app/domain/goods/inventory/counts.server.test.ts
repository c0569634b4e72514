import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { expectLedgerToAddUp, stockOf } from '../../../../tests/support/orders';
import { CLERK, levelOf, levelsTo, move, threeLocations } from '../../../../tests/support/stock';
import { openTestStore } from '../../../../tests/support/test-store';
import { AS_IT_IS } from '../../../../tests/support/transfer-as-it-is';
import { ConflictError, FieldError } from '../../base/shared/errors';
import { getDifference, describeDifferences } from './counts.rules';
import {
  type CountLine,
  type CountSummary,
  findCount,
  listOpenCounts,
  listOverlappingCounts,
  listSheet,
  reviewCount,
} from './counts.queries.server';
import { cancelCount, enterFigures, FiguresChangedError, postCount, startCount } from './counts.server';
import { findTransfer } from './transfers.queries.server';
import { createTransfer, receiveTransfer, sendTransfer } from './transfers.server';

let db: Db;
let home: number;
let second: number;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  [home, second] = await threeLocations(db);
  await levelsTo(db, 1, { [home]: 5, [second]: 10 });
  await levelsTo(db, 2, { [second]: 7 });
  await levelsTo(db, 3, { [second]: 1 });
});

async function get(id: number): Promise<CountSummary> {
  const count = await findCount(db, id);
  if (count === undefined) throw new Error('No count.');
  return count;
}

const start = () => startCount(db, { location: second, scope: 'stocked', note: '' }, CLERK);

async function lineOf(id: number, productId: number): Promise<CountLine> {
  const line = (await listSheet(db, await get(id))).find((one) => one.productId === productId);
  if (line === undefined) throw new Error('No line.');
  return line;
}

async function enter(id: number, productId: number, counted: number | null, seen: number | null = null) {
  const line = (await lineOf(id, productId)).id;
  const figures = { counted: new Map([[line, counted]]), seen: new Map([[line, seen]]) };
  return enterFigures(db, id, figures, CLERK);
}

const post = async (id: number) => postCount(db, { countId: id, version: (await get(id)).version }, CLERK);

it('begins with what lies there, by SKU', async () => {
  const id = await start();
  const lines = await listSheet(db, await get(id));
  expect(lines.map(({ productId }) => productId).sort()).toEqual([1, 2, 3]);
  expect(lines.map(({ sku }) => sku)).toEqual(lines.map(({ sku }) => sku).sort());
  expect(lines.map(({ atStart }) => atStart).sort((a, b) => a - b)).toEqual([1, 7, 10]);
});

it('of a place where nothing lies, or that holds no stock, is refused', async () => {
  const refused = startCount(db, { location: second, category: 99_999, scope: 'stocked', note: '' }, CLERK);
  await expect(refused).rejects.toThrow(FieldError);
  await expect(startCount(db, { location: 2, scope: 'stocked', note: '' }, CLERK)).rejects.toThrow(
    'This location doesn’t hold stock',
  );
  expect(await findCount(db, 1)).toBeUndefined();
});

it('posts the differences once, with the count as their document, and leaves the rest alone', async () => {
  const id = await start();
  await enter(id, 1, 8);
  await enter(id, 2, 7);
  expect(await post(id)).toBe(1);
  expect([await levelOf(db, 1, second), await levelOf(db, 1, home), await stockOf(db, 1)]).toEqual([
    8, 5, 13,
  ]);
  expect(await levelOf(db, 3, second)).toBe(1);
  const booked = await db
    .selectFrom('stock_movements')
    .select(['product_id', 'delta', 'kind', 'reason', 'location_id'])
    .where('cause', '=', `count:${id}`)
    .execute();
  expect(booked).toEqual([
    { product_id: 1, delta: -2, kind: 'adjustment', reason: 'Count', location_id: second },
  ]);
  await expect(post(id)).rejects.toThrow(ConflictError);
  await expectLedgerToAddUp(db);
});

it('is posted once, whoever presses twice', async () => {
  const id = await start();
  await enter(id, 1, 8);
  const { version } = await get(id);
  const press = () => postCount(db, { countId: id, version }, CLERK);
  const results = await Promise.allSettled([press(), press()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await levelOf(db, 1, second)).toBe(8);
});

describe('stock that moves meanwhile', () => {
  it('after the figure stays sold, and the review shows it', async () => {
    const id = await start();
    await enter(id, 1, 8);
    await move(db, { productId: 1, delta: -3, kind: 'sale', locationId: second });
    const { lines } = await reviewCount(db, await get(id));
    expect(lines).toMatchObject([
      { productId: 1, atStart: 10, whenCounted: 10, counted: 8, now: 7, difference: -2 },
    ]);
    await post(id);
    expect(await levelOf(db, 1, second)).toBe(5);
  });

  it('before the figure is in it', async () => {
    const id = await start();
    await move(db, { productId: 1, delta: -3, kind: 'sale', locationId: second });
    await enter(id, 1, 7);
    const { lines } = await reviewCount(db, await get(id));
    expect(lines).toMatchObject([{ productId: 1, atStart: 10, whenCounted: 7, difference: 0 }]);
    await post(id);
    expect(await levelOf(db, 1, second)).toBe(7);
  });

  it('never leaves less than nothing', async () => {
    const id = await start();
    await enter(id, 1, 2);
    await move(db, { productId: 1, delta: -6, kind: 'sale', locationId: second });
    await post(id);
    expect(await levelOf(db, 1, second)).toBe(0);
    await expectLedgerToAddUp(db);
  });
});

describe('a correction of the books meanwhile', () => {
  const correct = (delta: number) =>
    move(db, { productId: 1, delta, kind: 'adjustment', locationId: second });

  it('by another count of the same shelf is not subtracted again', async () => {
    const [one, other] = [await start(), await start()];
    await enter(one, 1, 9);
    await enter(other, 1, 9);
    expect(await post(one)).toBe(1);
    expect(await post(other)).toBe(0);
    expect(await levelOf(db, 1, second)).toBe(9);
    await expectLedgerToAddUp(db);
  });

  it('by hand is not taken for goods that left', async () => {
    const id = await start();
    await enter(id, 1, 8);
    await correct(-2);
    const { lines } = await reviewCount(db, await get(id));
    expect(lines).toMatchObject([
      { whenCounted: 10, counted: 8, now: 8, goodsSince: 0, correctedSince: -2, difference: 0 },
    ]);
    expect(await post(id)).toBe(0);
    expect(await levelOf(db, 1, second)).toBe(8);
  });

  it('leaves what was sold and received since in the result', async () => {
    const id = await start();
    await enter(id, 1, 8);
    await move(db, { productId: 1, delta: -3, kind: 'sale', locationId: second });
    await correct(-2);
    await move(db, { productId: 1, delta: 4, kind: 'receipt', locationId: second });
    const { lines } = await reviewCount(db, await get(id));
    expect(lines).toMatchObject([{ now: 9, goodsSince: 1, correctedSince: -2, difference: 0 }]);
    await post(id);
    expect(await levelOf(db, 1, second)).toBe(9);
  });

  it('before the figure, or at another location, is none of its business', async () => {
    const id = await start();
    await correct(-1);
    await enter(id, 1, 8);
    await move(db, { productId: 1, delta: -2, kind: 'adjustment', locationId: home });
    await move(db, { productId: 1, delta: -2, kind: 'sale', locationId: home });
    await post(id);
    expect([await levelOf(db, 1, second), await levelOf(db, 1, home)]).toEqual([8, 1]);
  });

  it('that says what of a transfer never arrived goes with the transfer', async () => {
    const id = await start();
    await enter(id, 1, 8);
    const transfer = await createTransfer(
      db,
      { fromLocation: home, toLocation: second, note: '', lines: `${(await lineOf(id, 1)).sku} 5` },
      CLERK,
    );
    await sendTransfer(db, { id: transfer, version: 1 }, AS_IT_IS, CLERK);
    const line = (await findTransfer(db, transfer))?.lines[0]?.id ?? 0;
    await receiveTransfer(
      db,
      { id: transfer, version: 2 },
      { quantities: new Map([[line, 3]]), rest: 'missing', reason: 'Never came' },
      CLERK,
    );
    await post(id);
    expect(await levelOf(db, 1, second)).toBe(11);
  });
});

it.each([
  [10, 0, 10, 0],
  [8, 0, 10, -2],
  [12, 0, 10, 2],
  [8, -3, 7, -2],
  [0, -6, 4, -4],
  [88, 0, 88, 0],
  [88, -3, 85, 0],
  [0, 0, 0, 0],
])('counted %i, %i went since, now %i: %i', (counted, goodsSince, now, difference) => {
  expect(getDifference({ counted, goodsSince, now })).toBe(difference);
});

it('of two clerks on one row, the second is told both figures, and nothing of theirs is saved', async () => {
  const id = await start();
  await enter(id, 1, 8);
  const one = (await lineOf(id, 1)).id;
  const two = (await lineOf(id, 2)).id;
  const figures = {
    counted: new Map([
      [one, 9],
      [two, 6],
    ]),
    seen: new Map([
      [one, null],
      [two, null],
    ]),
  };
  const refused = await enterFigures(db, id, figures, CLERK).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FiguresChangedError);
  expect(refused).toMatchObject({
    fieldErrors: {
      [`counted.l${one}`]: 'admin changed this from not counted to 8. Save 9 again to overwrite it.',
    },
  });
  expect((await lineOf(id, 1)).counted).toBe(8);
  expect((await lineOf(id, 2)).counted).toBeNull();
  await enter(id, 1, 9, 8);
  expect((await lineOf(id, 1)).counted).toBe(9);
});

it('figures that came after the review was opened are not posted unseen', async () => {
  const id = await start();
  await enter(id, 1, 8);
  const { version } = await get(id);
  await enter(id, 2, 0);
  await expect(postCount(db, { countId: id, version }, CLERK)).rejects.toThrow(
    /Review the differences again/,
  );
  expect(await levelOf(db, 2, second)).toBe(7);
});

it('a cancelled count books nothing and takes no more figures', async () => {
  const id = await start();
  await enter(id, 1, 8);
  await cancelCount(db, { countId: id, version: (await get(id)).version, reason: 'Wrong shelf' }, CLERK);
  expect(await levelOf(db, 1, second)).toBe(10);
  await expect(enter(id, 2, 3)).rejects.toThrow(ConflictError);
  await expect(post(id)).rejects.toThrow(ConflictError);
});

it('names the other open counts of its products at its location, and no others', async () => {
  const one = await start();
  const overlapping = async () => listOverlappingCounts(db, await get(one));
  expect(await overlapping()).toEqual([]);
  const elsewhere = await startCount(db, { location: home, scope: 'stocked', note: '' }, CLERK);
  expect(await overlapping()).toEqual([]);
  const { category_id: category } = await db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', 3)
    .executeTakeFirstOrThrow();
  const ofOne = await startCount(db, { location: second, category, scope: 'stocked', note: '' }, CLERK);
  const shared = (await listSheet(db, await get(ofOne))).length;
  expect(await overlapping()).toMatchObject([{ id: ofOne, locationId: second, products: shared }]);
  expect((await listOpenCounts(db)).map(({ id }) => id)).toEqual([one, elsewhere, ofOne]);
  await enter(ofOne, 3, 1);
  await post(ofOne);
  expect(await overlapping()).toEqual([]);
  expect(await listOverlappingCounts(db, await get(ofOne))).toEqual([]);
});

it.each([
  [
    { adjusted: 2, more: 1, less: 1, unchanged: 3, notCounted: 1 },
    '2 differences: 1 unit over, 1 unit short. 3 matched. 1 not counted and left unchanged.',
  ],
  [
    { adjusted: 1, more: 0, less: 2, unchanged: 0, notCounted: 0 },
    '1 difference: 0 units over, 2 units short. 0 matched. 0 not counted and left unchanged.',
  ],
])('says in words what it found', (differences, sentence) => {
  expect(describeDifferences(differences)).toBe(sentence);
});
