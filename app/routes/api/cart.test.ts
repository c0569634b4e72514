import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { stockTo } from '../../../tests/support/orders';
import { answerOf, cookieIn, opening, sending, type Answer } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { ApiCartSchema, type ApiCart } from '../../api/cart.calls';
import { countCart } from '../../domain/selling/cart/cart.queries.server';
import * as cart from './cart._index';
import * as line from './cart.lines.$productId';
import * as lines from './cart.lines._index';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 20);
  await stockTo(store.db, 2, 20);
});

interface Sender {
  cookie?: string | undefined;
  token?: string;
  key?: string;
}

function sent({ cookie, token, key }: Sender, method: string, path: string, body: unknown, productId = '') {
  const args = sending(store, method, path, body, {
    ...(cookie === undefined ? {} : { cookie }),
    ...(token === undefined ? {} : { token }),
    params: { productId },
  });
  if (key !== undefined) args.request.headers.set('Idempotency-Key', key);
  return args;
}

const read = (cookie?: string) =>
  answerOf(() => cart.loader(opening(store, '/api/cart', cookie === undefined ? {} : { cookie })));
const add = (body: unknown, sender: Sender = {}) =>
  answerOf(() => lines.action(sent(sender, 'POST', '/api/cart/lines', body)));
const set = (id: string, body: unknown, sender: Sender = {}) =>
  answerOf(() => line.action(sent(sender, 'PUT', `/api/cart/lines/${id}`, body, id)));
const remove = (id: string, sender: Sender = {}) =>
  answerOf(() => line.action(sent(sender, 'DELETE', `/api/cart/lines/${id}`, '', id)));
const empty = (sender: Sender = {}) => answerOf(() => cart.action(sent(sender, 'DELETE', '/api/cart', '')));

function cartIn(answer: Answer): ApiCart {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return ApiCartSchema.parse(answer.body);
}

const held = (answer: Answer) => cartIn(answer).lines.map(({ productId, quantity }) => [productId, quantity]);

async function countOf(table: 'sessions' | 'carts') {
  return (await store.db.selectFrom(table).selectAll().execute()).length;
}

describe('the cart', () => {
  it('is empty for who has no session, and opens one', async () => {
    const before = await countOf('sessions');
    const answer = await read();
    expect(answer.body).toEqual({
      lines: [],
      units: 0,
      subtotal: '0.00',
      isTaxExempt: false,
      checkouts: {
        express: { shipping: '0.00', tax: '0.00', total: '0.00' },
        standard: { shipping: '0.00', tax: '0.00', total: '0.00' },
      },
      problems: [],
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await countOf('sessions')).toBe(before + 1);
    const again = await read(cookieIn(answer, 'keyway_session'));
    expect([again.body, again.headers.getSetCookie()]).toEqual([answer.body, []]);
    expect(await countOf('sessions')).toBe(before + 1);
  });

  it('says lines and totals as decimals', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
    expect(cartIn(await read(cookie))).toEqual({
      lines: [
        {
          productId: 1,
          name: expect.any(String),
          sku: 'AK-BMW-FEM-4B',
          imageUrl: expect.stringMatching(/^\/pictures\//),
          isRestricted: false,
          quantity: 1,
          stockQuantity: 20,
          unitPrice: '299.99',
          listPrice: '299.99',
          originalPrice: '299.99',
          rating: '4.8',
          reviews: 127,
          reason: 'list',
          rule: 'List price',
          nextPrice: null,
          total: '299.99',
          isAvailable: true,
        },
      ],
      units: 1,
      subtotal: '299.99',
      isTaxExempt: false,
      checkouts: {
        express: { shipping: '0.00', tax: '24.00', total: '323.99' },
        standard: { shipping: '0.00', tax: '24.00', total: '323.99' },
      },
      problems: [],
    });
  });

  it('says the original price of a product on sale', async () => {
    await store.db
      .updateTable('products')
      .set({ is_on_sale: 1, sale_price_cents: 19_999, rating_tenths: 0, review_count: 0 })
      .where('id', '=', 1)
      .execute();
    const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
    expect(cartIn(await read(cookie))).toMatchObject({
      lines: [{ unitPrice: '199.99', originalPrice: '299.99', rating: '0.0', reviews: 0 }],
    });
  });

  it('says what keeps it from being ordered', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 5 }, { productId: 2, quantity: 1 });
    await stockTo(store.db, 1, 3);
    await store.db.updateTable('products').set({ is_active: 0 }).where('id', '=', 2).execute();
    const { lines: shown, problems } = cartIn(await read(cookie));
    expect(shown.map(({ isAvailable }) => isAvailable)).toEqual([false, false]);
    expect(problems).toEqual([
      { productId: 1, message: 'Only 3 left. Reduce the quantity to check out.' },
      { productId: 2, message: 'Discontinued. Remove it to check out.' },
    ]);
  });

  it('is priced for its account', async () => {
    const customerId = await addAccount(store.db, { email: 'gold@locks.example', price_tier: 'gold' });
    const { cookie } = await signedIn(store, await firstUserOf(store.db, customerId));
    expect(cartIn(await add({ productId: 1, quantity: 2 }, { cookie }))).toMatchObject({
      lines: [{ unitPrice: '269.99', listPrice: '299.99', reason: 'tier', total: '539.98' }],
      subtotal: '539.98',
    });
  });

  it('is nobody else’s', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
    const { cookie: stranger, cartId } = await store.cartWith({ productId: 2, quantity: 7 });
    expect(held(await read(cookie))).toEqual([[1, 1]]);
    expect((await remove('2', { cookie })).status).toBe(404);
    expect(held(await empty({ cookie }))).toEqual([]);
    expect(await countCart(store.db, cartId)).toBe(7);
    expect(held(await read(stranger))).toEqual([[2, 7]]);
    expect(held(await read('keyway_session=nonsense'))).toEqual([]);
  });

  it('is not sent again while it stands, and kept by nobody else', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
    const { headers } = await read(cookie);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    const again = async () => {
      const args = opening(store, '/api/cart', { cookie });
      args.request.headers.set('If-None-Match', headers.get('ETag') ?? '');
      return (await answerOf(() => cart.loader(args))).status;
    };
    expect(await again()).toBe(304);
    await add({ productId: 1 }, { cookie });
    expect(await again()).toBe(200);
  });
});

/** The cookie of a session that reading the cart has opened. */
const opened = async () => cookieIn(await read(), 'keyway_session');

describe('a first write', () => {
  it('fills the cart of the session that reading opened', async () => {
    const cookie = await opened();
    const answer = await add({ productId: 1, quantity: 2 }, { cookie });
    expect(held(answer)).toEqual([[1, 2]]);
    expect([answer.headers.getSetCookie(), answer.headers.get('Cache-Control')]).toEqual([[], 'no-store']);
    const next = await add({ productId: 2 }, { cookie });
    expect(held(next)).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(held(await read(cookie))).toEqual(held(next));
  });

  it('may be the setting of a quantity', async () => {
    const cookie = await opened();
    expect(held(await set('1', { quantity: 3 }, { cookie }))).toEqual([[1, 3]]);
    expect(held(await read(cookie))).toEqual([[1, 3]]);
  });

  it('that has nothing to do leaves no cart behind', async () => {
    const cookie = await opened();
    const before = await countOf('carts');
    expect(held(await set('1', { quantity: 0 }, { cookie }))).toEqual([]);
    expect((await remove('1', { cookie })).status).toBe(404);
    expect(held(await empty({ cookie }))).toEqual([]);
    expect(await countOf('carts')).toBe(before);
  });

  it('gets one cart in a session that has none, however many come at once', async () => {
    const cookie = await opened();
    await Promise.all([add({ productId: 1 }, { cookie }), add({ productId: 2 }, { cookie })]);
    expect(
      held(await read(cookie))
        .map(([id]) => id)
        .sort(),
    ).toEqual([1, 2]);
  });
});

describe('an Idempotency-Key', () => {
  it('adds once in a session, and gives the same answer again', async () => {
    const { cookie } = await store.cartWith();
    const first = await add({ productId: 1 }, { cookie, key: 'a' });
    const again = await add({ productId: 1 }, { cookie, key: 'a' });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(held(await read(cookie))).toEqual([[1, 1]]);
    expect((await add({ productId: 2 }, { cookie, key: 'a' })).status).toBe(422);
  });

  it('of a stranger is another one', async () => {
    const { cookie } = await store.cartWith();
    const { cookie: other } = await store.cartWith();
    await add({ productId: 1 }, { cookie, key: 'a' });
    expect(held(await add({ productId: 1 }, { cookie: other, key: 'a' }))).toEqual([[1, 1]]);
    expect(held(await read(other))).toEqual([[1, 1]]);
  });

  it('of the first write is kept as well', async () => {
    const cookie = await opened();
    const first = await add({ productId: 1 }, { cookie, key: 'a' });
    const again = await add({ productId: 1 }, { cookie, key: 'a' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(held(await read(cookie))).toEqual([[1, 1]]);
  });

  it('behind a proxy’s password is the session’s still', async () => {
    const { cookie } = await store.cartWith();
    const { cookie: other } = await store.cartWith();
    for (const sender of [cookie, other]) {
      const args = sent({ cookie: sender, key: 'a' }, 'POST', '/api/cart/lines', { productId: 1 });
      args.request.headers.set('Authorization', 'Basic c3RhZ2luZzpzdGFnaW5n');
      expect(held(await answerOf(() => lines.action(args)))).toEqual([[1, 1]]);
      expect(held(await read(sender))).toEqual([[1, 1]]);
    }
  });
});

describe('the rules of the cart’s page', () => {
  it('more than there is is refused, and changes nothing', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 15 });
    for (const answer of [
      await add({ productId: 1, quantity: 6 }, { cookie }),
      await set('1', { quantity: 21 }, { cookie }),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: { error: expect.stringMatching(/^.+: only 20 left\./) },
      });
    expect(held(await read(cookie))).toEqual([[1, 15]]);
  });

  it('restricted goods need an account with a licence', async () => {
    const product = await store.db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('is_restricted', '=', 1)
      .where('stock_quantity', '>', 0)
      .executeTakeFirstOrThrow();
    const { cookie } = await store.cartWith();
    expect(await add({ productId: product.id }, { cookie })).toMatchObject({
      status: 409,
      body: {
        error: `${product.name} requires an approved trade account with a valid license on file.`,
      },
    });
    expect(held(await read(cookie))).toEqual([]);
  });

  it('what is not sold is a 404', async () => {
    await store.db.updateTable('products').set({ is_active: 0 }).where('id', '=', 2).execute();
    const cookie = await opened();
    for (const answer of [
      await add({ productId: 2 }, { cookie }),
      await set('2', { quantity: 1 }, { cookie }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { error: 'That product isn’t available.' } });
  });

  it('a quantity is set, and 0 takes the line out', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 1 }, { productId: 2, quantity: 2 });
    expect(held(await set('1', { quantity: '4' }, { cookie }))).toEqual([
      [1, 4],
      [2, 2],
    ]);
    expect(held(await set('1', { quantity: 0 }, { cookie }))).toEqual([[2, 2]]);
  });

  it('a line is taken out once, and the cart emptied', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 1 }, { productId: 2, quantity: 2 });
    expect(held(await remove('1', { cookie }))).toEqual([[2, 2]]);
    expect(await remove('1', { cookie })).toMatchObject({
      status: 404,
      body: { error: 'That product isn’t in your cart.' },
    });
    expect(held(await empty({ cookie }))).toEqual([]);
    expect(held(await read(cookie))).toEqual([]);
  });
});

it('a request with a token has no cart', async () => {
  const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
  const args = opening(store, '/api/cart', { cookie, token: 'kw_anything' });
  const sender = { token: 'kw_anything' };
  for (const answer of [
    await answerOf(() => cart.loader(args)),
    await add({ productId: 1 }, sender),
    await set('1', { quantity: 0 }, sender),
    await remove('1', sender),
    await empty(sender),
  ])
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { error: expect.stringMatching(/^Tokens have no cart\./) },
    ]);
});

describe('bad input is refused by its field', () => {
  it.each([
    [{}, 'productId'],
    [{ productId: 'x' }, 'productId'],
    [{ productId: null }, 'productId'],
    [{ productId: 1, quantity: 0 }, 'quantity'],
    [{ productId: 1, quantity: 10_000 }, 'quantity'],
    [{ productId: 1, quantity: 1.5 }, 'quantity'],
    [{ productId: 1, quantity: '' }, 'quantity'],
    [{ productId: 1, price: '0.01' }, 'price'],
  ])('POST %j', async (body, field) => {
    expect(await add(body, { cookie: await opened() })).toMatchObject({
      status: 422,
      body: { fieldErrors: { [field]: expect.any(String) } },
    });
  });

  it.each([
    [{}, 'Send a whole number from 0 to 9999 as the quantity.'],
    [{ quantity: null }, 'Send a whole number from 0 to 9999 as the quantity.'],
    [{ quantity: -1 }, 'Send a whole number from 0 to 9999 as the quantity.'],
    [{ quantity: true }, 'Send a whole number from 0 to 9999 as the quantity.'],
    [{ quantity: 1, productId: 2 }, "Unknown field 'productId'."],
  ])('PUT %j', async (body, error) => {
    expect(await set('1', body, { cookie: await opened() })).toMatchObject({ status: 422, body: { error } });
  });

  it.each(['x', '0', '-1', '1e0'])('PUT of the line %s is a 404', async (id) => {
    expect((await set(id, { quantity: 1 }, { cookie: await opened() })).status).toBe(404);
  });
});

it('other methods are refused with those that are taken', async () => {
  const other = await answerOf(() => cart.action(sent({}, 'PUT', '/api/cart', {})));
  expect([other.status, other.headers.get('Allow')]).toEqual([405, 'GET, HEAD, DELETE']);
});

it('answers in French where French is asked for, and says so', async () => {
  const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
  const asked = (language: string, body: unknown) => {
    const args = sent({ cookie }, 'POST', '/api/cart/lines', body);
    args.request.headers.set('Accept-Language', language);
    return answerOf(() => lines.action(args));
  };
  const french = await asked('fr-CA,fr;q=0.9', { productId: 1, quantity: 99 });
  const english = await asked('en-CA', { productId: 1, quantity: 99 });
  expect([french, english].map(({ headers }) => headers.get('Content-Language'))).toEqual(['fr-CA', 'en']);
  expect(french.headers.get('Vary')).toContain('Accept-Language');
  expect(french.body).toMatchObject({
    error: 'Clé intelligente BMW\u00a0: il n’en reste que 20. Votre panier en contient déjà 1.',
  });
  expect(english.body).toMatchObject({ error: 'BMW Smart Key: only 20 left. Your cart already has 1.' });
});

it('has French messages and English names where French is asked for', async () => {
  const { cookie } = await store.cartWith({ productId: 1, quantity: 5 });
  await stockTo(store.db, 1, 3);
  const args = opening(store, '/api/cart', { cookie });
  args.request.headers.set('Accept-Language', 'fr');
  expect(cartIn(await answerOf(() => cart.loader(args)))).toMatchObject({
    lines: [{ name: 'BMW Smart Key', rating: '4.8' }],
    problems: [{ productId: 1, message: expect.stringContaining('3') }],
  });
});
