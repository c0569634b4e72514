import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Db } from '../../../../db/schema';
import { stockTo } from '../../../../tests/support/orders';
import { openTestStore } from '../../../../tests/support/test-store';
import { readList } from './list-text.rules';
import { resolveLines } from './resolve-lines.queries.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const check = (text: string) => resolveLines(db, readList(text));
const brief = async (text: string) =>
  (await check(text)).map(({ status, product, quantity }) => [status, product?.sku, quantity]);

describe('a line is one product', () => {
  it.each([
    ['ND80PD-RHO-626', 'ND80PD-RHO-626', '1'],
    ['2 x nd80pd rho 626', 'ND80PD-RHO-626', '2'],
    ['ND80PD RHO 626, Rhodes lever, 3', 'ND80PD-RHO-626', '3'],
    ['PRX-TOY-FBA4 qty 4', 'AK-TOY-FBA-4B', '4'],
    ['EZ-10160 5', 'AK-TOY-FBA-4B', '5'],
    ['6 ez10160', 'AK-TOY-FBA-4B', '6'],
    ['89904-06140 7', 'AK-TOY-FBA-4B', '7'],
    // A part number that ends in digits keeps them.
    ['1511S 1224', '1511S-1224', '1'],
    ['M62 12', 'M62', '12'],
    ['SL-6730 100 2', 'SL-6730-100', '2'],
    ['2 SL 6730 100', 'SL-6730-100', '2'],
    ['660 2', 'HES-660-1224', '2'],
    ['M62 5 door contact', undefined, '5'],
  ])('%j', async (text, sku, quantity) => {
    const [line] = await check(text);
    expect([line?.product?.sku, line?.quantity]).toEqual([sku, quantity]);
  });

  it('inactive products are not found', async () => {
    await db.updateTable('products').set({ is_active: 0 }).where('sku', '=', 'M62').execute();
    expect((await brief('M62'))[0]?.[0]).toBe('not-found');
  });
});

describe('a line that is not one product', () => {
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

  it('offers all of several products with that number', async () => {
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'M62')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('part_numbers')
      .values({ product_id: id, kind: 'oemNumber', part_key: '8990406140', reversed_key: '0416040998' })
      .execute();
    const [line] = await check('89904-06140 x 3');
    expect(line).toMatchObject({ status: 'ambiguous', quantity: '3' });
    expect(line?.choices.map(({ product }) => product.sku).sort()).toEqual(['AK-TOY-FBA-4B', 'M62']);
  });

  it('an FCC ID asks, even where one product has it', async () => {
    const one = await check('GQ4-53T');
    expect(one).toMatchObject([{ status: 'ambiguous', choices: [{ product: { sku: 'AK-RAM-53T-5B' } }] }]);
  });

  it('that nothing is like says so', async () => {
    expect(await check('QQQ-999-ZZZ')).toMatchObject([
      {
        status: 'not-found',
        typed: { text: 'QQQ-999-ZZZ' },
        choices: [],
        sentence: expect.stringMatching(/not found/),
      },
    ]);
    expect(await check('---')).toMatchObject([
      { status: 'not-found', sentence: expect.stringMatching(/Enter a part number/) },
    ]);
  });

  it.each(['0', '-3', '2.5', '123456'])('a quantity of %s is named, and the line kept', async (quantity) => {
    const lines = await resolveLines(db, [{ text: 'M62', quantity }]);
    expect(lines).toMatchObject([
      { status: 'bad-quantity', product: { sku: 'M62' }, quantity, orderable: 0 },
    ]);
  });
});

it('duplicates are summed in the place of the first, however they are written', async () => {
  const lines = await check('M62 2\nQQQ-1\nm-62 x 3\n 1 M62');
  expect(lines.map(({ status, quantity, numbers }) => [status, quantity, numbers])).toEqual([
    ['found', '6', [1, 3, 4]],
    ['not-found', '', [2]],
  ]);
});

it('what is short or out of stock says so', async () => {
  await stockTo(db, 1, 3);
  await stockTo(db, 2, 0);
  const lines = await check('AK-BMW-FEM-4B 5\nAK-FRD-F150-3B 1');
  expect(lines).toMatchObject([
    {
      status: 'found',
      orderable: 3,
      totalCents: 3 * 29_999,
      sentence: expect.stringMatching(/^Only 3 left/),
    },
    { status: 'out-of-stock', orderable: 0, totalCents: 0 },
  ]);
});

it('two hundred lines cost five questions', async () => {
  const executor = vi.spyOn(db.getExecutor(), 'executeQuery');
  const skus = await db.selectFrom('products').select('sku').limit(150).execute();
  executor.mockClear();
  const unknown = Array.from({ length: 50 }, (_, index) => `ND80PX-${index} qty ${index}`);
  const lines = await check([...skus.map(({ sku }) => `2 x ${sku}`), ...unknown].join('\n'));
  expect(lines).toHaveLength(200);
  expect(executor.mock.calls.length).toBeLessThanOrEqual(5);
});
