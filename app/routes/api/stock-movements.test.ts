import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import type { TokenScope } from '../../domain/base/tokens/token-scopes.rules';
import { createApiToken } from '../../domain/base/tokens/tokens.server';
import { placeAndCapture } from '../../../tests/support/order-handling';
import { stockTo } from '../../../tests/support/orders';
import { answerOf, opening } from '../../../tests/support/requests';
import { CLERK, move, threeLocations } from '../../../tests/support/stock';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import * as movements from './stock-movements';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  vi.useRealTimers();
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('viewer');
});

const list = (query = '', sender: { cookie?: string; token?: string } = { cookie }) =>
  answerOf(() => movements.loader(opening(store, `/api/stock-movements${query}`, sender)));

const ids = (body: unknown) =>
  z
    .array(z.object({ id: z.number() }))
    .parse(body)
    .map(({ id }) => id);

const nextIn = (headers: Headers) =>
  /<\/api\/stock-movements([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];

async function lastId(): Promise<number> {
  const { id } = await store.db
    .selectFrom('stock_movements')
    .select((build) => build.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

describe('GET /api/stock-movements', () => {
  it('tells the latest first, with quantities, location, reason, actor and document', async () => {
    const [home, second] = await threeLocations(store.db);
    await stockTo(store.db, 1, 20);
    await move(store.db, { productId: 1, delta: 3, kind: 'receipt', locationId: second });
    const { id, number } = await placeAndCapture(store, [{ productId: 1, quantity: 2 }]);
    const { status, body } = await list('?productId=1&pageSize=2');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        productId: 1,
        sku: 'AK-BMW-FEM-4B',
        kind: 'sale',
        delta: -2,
        quantityAfter: 21,
        location: { id: home, name: expect.any(String) },
        actor: 'guest',
        document: { type: 'order', id, number },
      },
      {
        kind: 'receipt',
        delta: 3,
        quantityAfter: 23,
        location: { id: second, name: expect.any(String) },
        reason: 'Test',
        actor: 'test',
        document: null,
      },
    ]);
  });

  it('filters by product, kind and days of the store', async () => {
    vi.useFakeTimers({ now: new Date('2030-07-02T03:59:00Z'), toFake: ['Date'] });
    await move(store.db, { productId: 1, delta: 1, kind: 'receipt' });
    vi.setSystemTime(new Date('2030-07-02T04:01:00Z'));
    await move(store.db, { productId: 1, delta: 1, kind: 'adjustment' });
    await move(store.db, { productId: 2, delta: 1, kind: 'adjustment' });
    const last = await lastId();
    cookie = await store.signIn('viewer');
    expect(ids((await list('?from=2030-07-01')).body)).toEqual([last, last - 1, last - 2]);
    expect(ids((await list('?from=2030-07-02')).body)).toEqual([last, last - 1]);
    expect(ids((await list('?from=2030-07-01&to=2030-07-01')).body)).toEqual([last - 2]);
    expect(ids((await list('?from=2030-07-01&kind=adjustment&productId=1')).body)).toEqual([last - 1]);
    expect((await list('?productId=99999')).body).toEqual([]);
  });

  it('leads through its pages', async () => {
    const all = ids((await list('?kind=initial')).body);
    const seen: number[] = [];
    let query: string | undefined = '?kind=initial&pageSize=100';
    while (query !== undefined) {
      const { body, headers } = await list(query);
      expect(headers.get('X-Total-Count')).toBe(String(all.length));
      seen.push(...ids(body));
      query = nextIn(headers);
    }
    expect(seen).toEqual(all);
    expect(all.length).toBeGreaterThan(200);
  });

  it('tells a program that follows it what came since, once each, in the order of booking', async () => {
    const before = await lastId();
    expect(await list(`?after=${before}`)).toMatchObject({ status: 200, body: [] });
    for (const productId of [3, 1, 2, 1, 3]) await move(store.db, { productId, delta: 1, kind: 'receipt' });
    const seen: number[] = [];
    let query: string | undefined = `?after=${before}&pageSize=2`;
    while (query !== undefined) {
      const { body, headers } = await list(query);
      expect(headers.has('X-Total-Count')).toBe(false);
      seen.push(...ids(body));
      query = nextIn(headers);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5].map((step) => before + step));
    expect(ids((await list(`?after=${before}&productId=1&page=7`)).body)).toEqual([before + 2, before + 4]);
    expect(ids((await list('?after=0&pageSize=2')).body)).toEqual([1, 2]);
  });

  it.each([
    ['productId=0', 'productId', 'Send a product ID.'],
    ['kind=theft', 'kind', 'Send one of initial, sale, release, return, adjustment, receipt, transfer.'],
    ['from=2030-02-31', 'from', 'Send a date as YYYY-MM-DD.'],
    ['to=yesterday', 'to', 'Send a date as YYYY-MM-DD.'],
    ['after=-1', 'after', 'Send a movement ID.'],
    ['pageSize=0', 'pageSize', 'Send a whole number of 1 or more.'],
  ])('refuses %s', async (query, field, message) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body]).toEqual([
      400,
      { error: message, fieldErrors: { [field]: message }, requestId: 'test-request' },
    ]);
  });

  it('is for staff, and for tokens that read or set stock', async () => {
    expect((await list('', {})).status).toBe(401);
    const tried: [TokenScope, number][] = [
      ['read', 200],
      ['stock', 200],
      ['catalogue', 403],
      ['orders', 403],
      ['customers', 403],
    ];
    for (const [scope, expected] of tried) {
      const { token } = await createApiToken(store.db, { name: scope, scopes: [scope] }, { id: 1 }, CLERK);
      expect([scope, (await list('?pageSize=1', { token })).status]).toEqual([scope, expected]);
    }
  });
});
