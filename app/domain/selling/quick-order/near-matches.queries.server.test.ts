import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { readList } from './list-text.rules';
import { resolveLines } from './resolve-lines.queries.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const check = (text: string) => resolveLines(db, readList(text));

describe('a part number that no product has', () => {
  it('offers the nearest numbers, nearest first', async () => {
    const [line] = await check('2 x ND80PD-626');
    expect(line).toMatchObject({ status: 'not-found', quantity: '2', part: 'ND80PD-626' });
    expect(line?.choices[0]?.product.sku).toBe('ND80PD-RHO-626');
    expect(line?.choices.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['MD80PD-RHO-626', 'ND80PD-RHO-626'],
    ['AK-TOY-FBB-4B x 3', 'AK-TOY-FBA-4B'],
    ['B60N 62', 'B60N-626-KD'],
  ])('%j, with a slip, offers %s', async (text, sku) => {
    const [line] = await check(text);
    expect(line?.choices.map(({ product }) => product.sku)).toContain(sku);
  });

  it.each([
    ['MD80PD RHO 626  5', ['5']],
    ['MD80PD RHO 626\t5', ['5']],
    ['5 MD80PD RHO 626', ['5']],
    ['1. MD80PD RHO 626 5', ['5']],
    ['2 doz MD80PD-RHO-626', ['24']],
    // A number of the part isn't a quantity.
    ['MD80PD RHO 626', ['']],
    ['MD80PD-RHO-626 5 or 6', ['5', '6']],
    ['MD80PD-RHO-626 two', ['?']],
  ])('%j, with a slip, keeps its quantity', async (text, quantities) => {
    const [line] = await check(text);
    expect(line).toMatchObject({ status: 'not-found', quantity: quantities[0] });
    const first = line?.choices.filter(({ product }) => product.sku === 'ND80PD-RHO-626');
    expect(first?.map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it('asks for its product and its quantity, each by itself', async () => {
    expect(await check('MD80PD-RHO-626 two')).toMatchObject([
      {
        sentence: expect.stringMatching(/Did you mean (this one|one of these)\?$/),
        quantityProblem: 'Enter a quantity.',
      },
    ]);
    expect(await check('MD80PD-RHO-626 5')).toMatchObject([{ quantityProblem: undefined }]);
  });
});
