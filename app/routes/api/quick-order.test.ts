import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { tokenWith } from '../../../tests/support/api-actors';
import { addDocument } from '../../../tests/support/documents';
import { stockTo } from '../../../tests/support/orders';
import { answerOf, opening, sending } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { ApiQuickOrderSchema } from '../../api/quick-order.calls';
import { priceLines } from '../../domain/selling/quick-order/price-lines.queries.server';
import { readList } from '../../domain/selling/quick-order/list-text.rules';
import { resolveLines } from '../../domain/selling/quick-order/resolve-lines.queries.server';
import { action, loader } from './quick-order';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 20);
});

const send = async (
  body: unknown,
  sender?: { cookie: string } | { token: string },
  language: 'en' | 'fr' = 'en',
) => {
  const args = sending(store, 'POST', '/api/quick-order', body, sender ?? { cookie: await store.visitor() });
  args.request.headers.set('Accept-Language', language);
  return answerOf(() => action(args));
};

async function lookedUp(body: unknown, sender?: Parameters<typeof send>[1]) {
  const { status, body: answer } = await send(body, sender);
  expect(status, JSON.stringify(answer)).toBe(200);
  return ApiQuickOrderSchema.parse(answer);
}

describe('a list of part numbers', () => {
  it('names the lines of a text that order nothing', async () => {
    const answer = await lookedUp({ text: 'Hello,\n2 x AK-BMW-FEM-4B\nTotal: 2 pcs' });
    expect(answer.lines).toHaveLength(1);
    expect(answer.leftOut).toEqual(['Hello,', 'Total: 2 pcs']);
  });

  it('is looked up line by line', async () => {
    await stockTo(store.db, 2, 0);
    const second = await store.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    const answer = await lookedUp({
      lines: [
        { partNumber: 'ak bmw fem 4b', quantity: 2 },
        { partNumber: second.sku, quantity: '1' },
        { partNumber: 'AK-BMW-FEM-4X', quantity: 0 },
        { partNumber: 'M62', quantity: 1.5 },
      ],
    });
    expect(answer).toMatchObject({ found: 1, open: 3, units: 2, total: '599.98' });
    expect(answer.lines).toMatchObject(
      [
        {
          numbers: [1],
          status: 'found',
          message: null,
          written: 'ak bmw fem 4b',
          partNumber: 'AK-BMW-FEM-4B',
          quantity: 2,
          product: { id: 1, price: '299.99', stockQuantity: 20, isRestricted: false },
          choices: [],
          orderable: 2,
          unitPrice: '299.99',
          total: '599.98',
        },
        { numbers: [2], status: 'out-of-stock', product: { id: 2 }, orderable: 0, total: '0.00' },
        {
          numbers: [3],
          status: 'not-found',
          product: null,
          unitPrice: null,
          message: /Did you mean .*\? Enter a quantity of 1 or more/,
        },
        {
          numbers: [4],
          status: 'bad-quantity',
          product: { sku: 'M62' },
          message: '1.5 isn’t a whole number.',
        },
      ].map(({ message, ...line }) =>
        message === undefined
          ? line
          : { ...line, message: message instanceof RegExp ? expect.stringMatching(message) : message },
      ),
    );
    expect(answer.lines[2]?.choices[0]?.product.sku).toBe('AK-BMW-FEM-4B');
  });

  it('says how much of too little there is', async () => {
    await stockTo(store.db, 1, 3);
    const { lines, units } = await lookedUp({ lines: [{ partNumber: 'AK-BMW-FEM-4B', quantity: 5 }] });
    expect(lines[0]).toMatchObject({
      status: 'too-little-stock',
      quantity: 5,
      orderable: 3,
      message: expect.stringMatching(/^Only 3 left/),
    });
    expect(units).toBe(3);
  });

  it('offers the choices of a name that several products share', async () => {
    const shared = await store.db
      .selectFrom('part_numbers')
      .select(['part_key', (build) => build.fn.count<number>('product_id').distinct().as('products')])
      .where('kind', 'not in', ['sku', 'productNumber', 'ezNumber', 'oemNumber'])
      .groupBy('part_key')
      .having((build) => build.fn.count('product_id').distinct(), '>', 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { lines } = await lookedUp({ lines: [{ partNumber: shared.part_key, quantity: 4 }] });
    expect(lines[0]).toMatchObject({ status: 'ambiguous', product: null, numbers: [1] });
    expect(lines[0]?.choices.length).toBe(Math.min(10, shared.products));
    expect(lines[0]?.choices[0]).toMatchObject({
      quantity: 4,
      product: { isRestricted: expect.any(Boolean) },
    });
  });

  it('is read as it is pasted, behind the lines, and summed', async () => {
    const { lines } = await lookedUp({
      lines: [{ partNumber: 'M62' }],
      text: 'SKU,Qty\n\nM62,3\nQQQ-9,1\nm-62,2',
    });
    expect(lines.map(({ status, quantity, numbers }) => [status, quantity, numbers])).toEqual([
      ['found', 6, [1, 2, 4]],
      ['not-found', 1, [3]],
    ]);
  });

  it('is priced for who asks, as the page prices it', async () => {
    const customerId = await addAccount(store.db, { email: 'gold@locks.example', price_tier: 'gold' });
    const { cookie } = await signedIn(store, await firstUserOf(store.db, customerId));
    const answer = await lookedUp({ text: '3 x AK-BMW-FEM-4B' }, { cookie });
    const [line] = await priceLines(
      store.db,
      customerId,
      await resolveLines(store.db, readList('3 x AK-BMW-FEM-4B')),
    );
    expect(line?.totalCents).toBe(80_997);
    expect(answer.lines[0]).toMatchObject({
      unitPrice: '269.99',
      total: '809.97',
      product: { price: '299.99', yourPrice: '269.99' },
    });
  });

  it('is looked up for a program, at the list prices', async () => {
    const { token } = await tokenWith(store.db, ['stock']);
    expect(await lookedUp({ text: '3 x AK-BMW-FEM-4B' }, { token })).toMatchObject({ total: '899.97' });
  });

  it('lets nobody order what needs a licence who has none', async () => {
    await store.db.updateTable('products').set({ is_restricted: 1 }).where('sku', '=', 'M62').execute();
    const customerId = await addAccount(store.db, { email: 'tools@locks.example' });
    const { cookie } = await signedIn(store, await firstUserOf(store.db, customerId));
    const body = { text: '2 x M62\nAK-BMW-FEM-4B' };
    const { token } = await tokenWith(store.db, ['stock']);
    for (const sender of [undefined, { cookie }, { token }]) {
      const answer = await lookedUp(body, sender);
      expect(answer).toMatchObject({ found: 1, open: 1, units: 1, total: '299.99' });
      expect(answer.lines[0]).toMatchObject({
        status: 'licence-required',
        message: expect.stringMatching(/requires an approved trade account with a valid license on file\./),
        product: { sku: 'M62', isRestricted: true },
        orderable: 0,
        total: '0.00',
      });
    }
    await addDocument(store.db, customerId, {});
    expect(await lookedUp(body, { cookie })).toMatchObject({
      found: 2,
      lines: [{ status: 'found', message: null, orderable: 2 }, {}],
    });
  });

  it('writes nothing', async () => {
    const counts = async () => [
      await store.db.selectFrom('sessions').selectAll().execute(),
      await store.db.selectFrom('cart_lines').selectAll().execute(),
    ];
    const cookie = await store.visitor();
    const before = await counts();
    const { headers } = await send({ lines: [{ partNumber: 'M62' }] }, { cookie });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('holds five hundred lines, and not one more', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ partNumber: `UNKNOWN-${index}`, quantity: 1 }));
    expect((await lookedUp({ lines: lines(500) })).lines).toHaveLength(500);
    const text = lines(500)
      .map(({ partNumber }) => `4 x ${partNumber} some words 12 that say what 626 it is`)
      .join('\n');
    expect((await lookedUp({ text })).lines).toHaveLength(500);
    for (const body of [{ lines: lines(501) }, { lines: lines(400), text: 'M62\n'.repeat(101) }])
      expect(await send(body)).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/at most 500/) },
      });
    expect(await send({ lines: lines(501) }, undefined, 'fr')).toMatchObject({
      body: { fieldErrors: { lines: 'Envoyez au plus 500 lignes.' } },
    });
  });
});

it.each([
  [{}, 'lines'],
  [{ lines: [], text: ' \n ' }, 'lines'],
  [{ lines: [{ quantity: 2 }] }, 'lines.0.partNumber'],
  [{ lines: [{ partNumber: ' ' }] }, 'lines.0.partNumber'],
  [{ lines: [{ partNumber: 'M62', quantity: true }] }, 'lines.0.quantity'],
  [{ lines: [{ partNumber: 'M62', qty: 2 }] }, 'lines.0.qty'],
  [{ lines: 'M62' }, 'lines'],
  [{ text: 7 }, 'text'],
  [{ text: 'M62', colour: 'red' }, 'colour'],
])('%j is refused by its field, in both languages', async (body, field) => {
  const messageIn = async (language: 'en' | 'fr') => {
    const answer = await send(body, undefined, language);
    expect(answer).toMatchObject({ status: 422, body: { fieldErrors: { [field]: expect.any(String) } } });
    return JSON.stringify(answer.body);
  };
  expect(await messageIn('fr')).not.toBe(await messageIn('en'));
});

it('is asked by POST, with JSON', async () => {
  expect((await send('{')).status).toBe(400);
  const read = await answerOf(() => loader(opening(store, '/api/quick-order')));
  expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
});
