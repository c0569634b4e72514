import { beforeAll, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { expectLedgerToAddUp } from '../../../../tests/support/orders';
import { randomFrom, type Random } from '../../../../tests/support/random';
import { CLERK, levelOf, levelsTo, move, threeLocations } from '../../../../tests/support/stock';
import { openTestStore } from '../../../../tests/support/test-store';
import { findCount, listSheet, reviewCount } from './counts.queries.server';
import { enterFigures, postCount, startCount } from './counts.server';
import { editStock } from './stock.server';

/**
 * What really lies on a shelf against what the books say. Goods change both. A correction changes the books alone: to
 * what lies there, or to a wrong figure. A count is true when it is entered, and whatever happened between that and its
 * posting, the books then say what lies there.
 */
const PRODUCT = 1;
const RUNS = 12;
const STEPS = 30;

let db: Db;
let shelf: number;
let elsewhere: number;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  [shelf, elsewhere] = await threeLocations(db);
});

const books = () => levelOf(db, PRODUCT, shelf);

async function goods(delta: number, random: Random): Promise<void> {
  const kind =
    delta < 0 ? random.pick(['sale', 'transfer'] as const) : random.pick(['receipt', 'return'] as const);
  await move(db, { productId: PRODUCT, delta, kind, locationId: shelf });
}

async function correct(quantity: number): Promise<void> {
  await editStock(db, { productId: PRODUCT, quantity, reason: 'Count', locationId: shelf }, CLERK);
}

/** Starts a count and enters the figure. */
async function count(figure: number): Promise<number> {
  const id = await startCount(db, { location: shelf, scope: 'all', note: '' }, CLERK);
  const line = (await lines(id)).find(({ productId }) => productId === PRODUCT)?.id ?? 0;
  const figures = { counted: new Map([[line, figure]]), seen: new Map([[line, null]]) };
  expect(await enterFigures(db, id, figures, CLERK)).toBe(1);
  return id;
}

async function lines(id: number) {
  return listSheet(db, await summary(id));
}

async function summary(id: number) {
  const found = await findCount(db, id);
  if (found === undefined) throw new Error('No count.');
  return found;
}

it.each(Array.from({ length: RUNS }, (_, seed) => seed))(
  'a count that is posted leaves the books with what lies there, whatever came between (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    let lying = random.between(0, 40);
    await levelsTo(db, PRODUCT, { [shelf]: lying, [elsewhere]: 5 });
    const open: number[] = [];
    const post = async (id: number) => {
      const { lines: reviewed } = await reviewCount(db, await summary(id));
      await postCount(db, { countId: id, version: (await summary(id)).version }, CLERK);
      expect(await books(), `count ${id}`).toBe(lying);
      const line = reviewed.find(({ productId }) => productId === PRODUCT);
      if (line !== undefined) expect(line.now + line.difference).toBe(lying);
    };
    for (let step = 0; step < STEPS; step += 1) {
      const action = random.pick(['sell', 'receive', 'lose', 'correct', 'mistake', 'count', 'post'] as const);
      if (action === 'sell') {
        // Sold is what the books have and what lies there.
        const units = Math.min(random.between(1, 4), lying, await books());
        if (units > 0) await goods(-units, random);
        lying -= units;
      } else if (action === 'receive') {
        const units = random.between(1, 6);
        await goods(units, random);
        lying += units;
      } else if (action === 'lose') {
        // Nobody has seen it; figures that were entered before are no longer true, so their counts are posted first.
        for (const id of open.splice(0)) await post(id);
        lying -= Math.min(lying, random.between(0, 2));
      } else if (action === 'correct') await correct(lying);
      else if (action === 'mistake') await correct(random.between(0, 45));
      else if (action === 'count') open.push(await count(lying));
      else {
        const [id] = open.length === 0 ? [] : open.splice(random.between(0, open.length - 1), 1);
        if (id !== undefined) await post(id);
      }
    }
    for (const id of open) await post(id);
    await expectLedgerToAddUp(db);
  },
  60_000,
);
