import { beforeEach, describe, expect, it } from 'vitest';

import { listStockLocations } from '../../domain/goods/stock/stock-locations.queries.server';
import { expectLedgerToAddUp, stockOf, stockTo } from '../../../tests/support/orders';
import { answerOf, sending } from '../../../tests/support/requests';
import { levelOf, levelsTo, threeLocations } from '../../../tests/support/stock';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import * as stock from './stock';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('clerk');
  for (const productId of [1, 2, 3]) await stockTo(store.db, productId, 20);
});

const post = (items: unknown, besides: object = {}) =>
  answerOf(() =>
    stock.action(sending(store, 'POST', '/api/stock', { items, ...besides }, { cookie, params: {} })),
  );

async function booked(): Promise<{ movements: number; audited: number }> {
  const movements = await store.db.selectFrom('stock_movements').select('id').execute();
  const audited = await store.db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'stock.edit')
    .execute();
  return { movements: movements.length, audited: audited.length };
}

describe('POST /api/stock', () => {
  it('sets quantities by id and by SKU in any writing, each with a movement and an audit entry', async () => {
    const before = await booked();
    const { status, body } = await post([
      { id: 2, stockQuantity: 7, reason: 'Count' },
      { sku: 'ak bmw fem-4b', stockQuantity: '25', seenQuantity: 20 },
      { id: 3, stockQuantity: 20 },
    ]);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        items: [
          { id: 2, sku: expect.any(String), locationId: null, previousQuantity: 20, stockQuantity: 7 },
          { id: 1, sku: 'AK-BMW-FEM-4B', locationId: null, previousQuantity: 20, stockQuantity: 25 },
          { id: 3, sku: expect.any(String), locationId: null, previousQuantity: 20, stockQuantity: 20 },
        ],
      },
    ]);
    expect([await stockOf(store.db, 1), await stockOf(store.db, 2), await stockOf(store.db, 3)]).toEqual([
      25, 7, 20,
    ]);
    // What stays as it was is no movement.
    expect(await booked()).toEqual({ movements: before.movements + 2, audited: before.audited + 2 });
    const last = await store.db
      .selectFrom('stock_movements')
      .select(['product_id', 'delta', 'kind', 'reason', 'actor'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(last).toMatchObject([
      { product_id: 1, delta: 5, kind: 'adjustment', reason: 'Inventory adjustment' },
      { product_id: 2, delta: -13, kind: 'adjustment', reason: 'Count' },
    ]);
    expect(last[0]?.actor).toMatch(/^staff:clerk-/);
    await expectLedgerToAddUp(store.db);
  });

  it('sets the quantity of a location alone, and of two of them in one list', async () => {
    const [home, second, third] = await threeLocations(store.db);
    await levelsTo(store.db, 1, { [home]: 20, [second]: 0, [third]: 0 });
    const { status } = await post([
      { id: 1, stockQuantity: 4, locationId: second, seenQuantity: 0 },
      { id: 1, stockQuantity: 15, locationId: home },
    ]);
    expect(status).toBe(200);
    expect([await levelOf(store.db, 1, home), await levelOf(store.db, 1, second)]).toEqual([15, 4]);
    expect(await stockOf(store.db, 1)).toBe(19);
    await expectLedgerToAddUp(store.db);
  });

  it('does nothing at all where one item is wrong, and names each by its place', async () => {
    const before = await booked();
    const { status, body } = await post([
      { id: 1, stockQuantity: 3 },
      { id: 99999, stockQuantity: 3 },
      { sku: 'NO-SUCH', stockQuantity: 3 },
      { id: 2, stockQuantity: 3, locationId: 999 },
      { sku: 'AK-BMW-FEM-4B', stockQuantity: 9 },
    ]);
    expect([status, body]).toEqual([
      422,
      {
        error: '4 items can’t be updated. No quantities were updated.',
        fieldErrors: {
          'items.1.id': 'No product has this ID.',
          'items.2.sku': 'No product has the SKU NO-SUCH.',
          'items.3.locationId': 'Send a location that holds stock.',
          'items.4.sku': 'Remove this item: AK-BMW-FEM-4B is already listed as item 0.',
        },
        requestId: 'test-request',
      },
    ]);
    expect(await stockOf(store.db, 1)).toBe(20);
    expect(await booked()).toEqual(before);
  });

  it('refuses a product twice: for one location, or for all and one of them', async () => {
    const [home] = await threeLocations(store.db);
    const lists = [
      [
        { id: 1, stockQuantity: 3 },
        { id: 1, stockQuantity: 4 },
      ],
      [
        { id: 1, stockQuantity: 3 },
        { id: 1, stockQuantity: 4, locationId: home },
      ],
      [
        { id: 1, stockQuantity: 3, locationId: home },
        { id: 1, stockQuantity: 4 },
      ],
      [
        { id: 1, stockQuantity: 3, locationId: home },
        { id: 1, stockQuantity: 4, locationId: home },
      ],
    ];
    for (const items of lists) {
      expect(await post(items)).toMatchObject({
        status: 422,
        body: {
          fieldErrors: { 'items.1.id': 'Remove this item: AK-BMW-FEM-4B is already listed as item 0.' },
        },
      });
    }
    expect(await stockOf(store.db, 1)).toBe(20);
  });

  it('does nothing where stock moved since it was seen, and says how it stands', async () => {
    const before = await booked();
    expect(
      await post([
        { id: 1, stockQuantity: 3, seenQuantity: 20 },
        { id: 2, stockQuantity: 3, seenQuantity: 19 },
      ]),
    ).toMatchObject({
      status: 409,
      body: {
        error: 'One item changed after you read the stock. No quantities were updated.',
        fieldErrors: { 'items.1.seenQuantity': 'The current quantity is 20, not 19.' },
      },
    });
    expect(await booked()).toEqual(before);
  });

  it.each([
    ['none', undefined, 'items', 'Send items as an array.'],
    ['an object', { id: 1 }, 'items', 'Send items as an array.'],
    ['nothing', [], 'items', 'Send at least one item.'],
    [
      'a negative quantity',
      [{ id: 1, stockQuantity: -1 }],
      'items.0.stockQuantity',
      'Stock quantity must be 0 or greater',
    ],
    ['no quantity', [{ id: 1 }], 'items.0.stockQuantity', 'Stock quantity must be 0 or greater'],
    ['no product', [{ stockQuantity: 1 }], 'items.0.sku', 'Send id or sku.'],
    ['two names', [{ id: 1, sku: 'X', stockQuantity: 1 }], 'items.0.sku', 'Send id or sku, not both.'],
    ['a blank SKU', [{ sku: ' ', stockQuantity: 1 }], 'items.0.sku', 'Send a SKU.'],
    ['an id that is none', [{ id: 'x', stockQuantity: 1 }], 'items.0.id', 'Send an ID of 1 or more.'],
    [
      'an unknown field',
      [{ id: 1, stockQuantity: 1, colour: 'red' }],
      'items.0.colour',
      "Unknown field 'colour'.",
    ],
    [
      'a seen quantity that is none',
      [{ id: 1, stockQuantity: 1, seenQuantity: 'x' }],
      'items.0.seenQuantity',
      'Send a whole number of 0 or more.',
    ],
  ])('refuses %s', async (_what, items, field, message) => {
    expect(await post(items)).toMatchObject({ status: 422, body: { fieldErrors: { [field]: message } } });
  });

  it('refuses an unknown field beside the list, and more than 1,000 items', async () => {
    expect(await post([{ id: 1, stockQuantity: 1 }], { dryRun: true })).toMatchObject({
      status: 422,
      body: { fieldErrors: { dryRun: "Unknown field 'dryRun'." } },
    });
    const many = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, stockQuantity: 1 }));
    expect(await post(many)).toMatchObject({
      status: 422,
      body: { fieldErrors: { items: 'Send at most 1,000 items.' } },
    });
    expect(await stockOf(store.db, 1)).toBe(20);
  });

  it('sets a thousand quantities in one go, and holds nobody up for long', async () => {
    const products = await store.db.selectFrom('products').select('id').orderBy('id').execute();
    const places = (await listStockLocations(store.db)).map(({ id }) => id);
    const items = products
      .flatMap(({ id }) =>
        places.map((locationId) => ({ id, locationId, stockQuantity: 777, reason: 'Count' })),
      )
      .slice(0, 1000);
    const before = await booked();
    const startedAt = performance.now();
    const answer = post(items);
    // Whoever asks meanwhile waits for the list.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await stockOf(store.db, 1);
    const { status } = await answer;
    const ms = Math.round(performance.now() - startedAt);
    expect([status, items.length]).toEqual([200, 1000]);
    expect((await booked()).movements).toBe(before.movements + items.length);
    expect((await booked()).audited).toBe(before.audited + items.length);
    await expectLedgerToAddUp(store.db);
    // 0.3 s on a machine with nothing else to do.
    expect(ms).toBeLessThan(15_000);
  });
});
