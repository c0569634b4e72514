import { beforeEach, describe, expect, it } from 'vitest';

import { stockTo } from '../../../tests/support/orders';
import {
  answerOf,
  cookieIn,
  locationIn,
  opening,
  posting,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { action, loader } from './cart';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 3);
});

async function send(fields: Record<string, string>, cookie?: string, isDataRequest = false) {
  const args = posting(store, '/cart', fields, {
    isDataRequest,
    ...(cookie === undefined ? {} : { cookie }),
  });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

const linesOf = async (cookie: string) =>
  (await loader(opening(store, '/cart', { cookie }))).lines.map(({ productId, quantity }) => [
    productId,
    quantity,
  ]);

describe('adding the first product', () => {
  it('without JavaScript opens a session and leads to the checkout', async () => {
    const answer = await send({ intent: 'add', productId: '1', quantity: '2' });
    expect([answer.status, locationIn(answer)]).toEqual([303, '/checkout']);
    expect(answer.toast).toBe('Added to cart - BMW Smart Key: 2 in cart');
    const cookie = cookieIn(answer, 'keyway_session') ?? '';
    expect(await linesOf(cookie)).toEqual([[1, 2]]);
  });

  it('with JavaScript stays on the page', async () => {
    const answer = await send({ intent: 'add', productId: '1', quantity: '2' }, undefined, true);
    expect([answer.status, locationIn(answer)]).toEqual([200, null]);
    expect(answer.body).toEqual({ problem: undefined });
    expect(answer.toast).toBe('Added to cart - BMW Smart Key: 2 in cart');
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const answer = await send({ intent: 'add', productId: '1', quantity: '1' });
    const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('keyway_session='));
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; SameSite=Lax/);
  });
});

describe('a cart that is there', () => {
  let cookie: string;

  beforeEach(async () => {
    ({ cookie } = await store.cartWith({ productId: 1, quantity: 2 }));
  });

  it.each([
    ['add', { quantity: '1' }, [[1, 3]]],
    ['setQuantity', { quantity: '1' }, [[1, 1]]],
    ['setQuantity', { quantity: '0' }, []],
    ['increase', {}, [[1, 3]]],
    ['decrease', {}, [[1, 1]]],
    ['remove', {}, []],
  ])('after %s %o', async (intent, fields, lines) => {
    const answer = await send({ intent, productId: '1', ...fields }, cookie);
    expect([answer.status, locationIn(answer)]).toEqual([303, intent === 'add' ? '/checkout' : '/cart']);
    expect(cookieIn(answer, 'keyway_session')).toBeUndefined();
    expect(await linesOf(cookie)).toEqual(lines);
  });

  it.each([
    ['add', { quantity: '2' }, 'only 3 left. Your cart already has 2.'],
    ['setQuantity', { quantity: '4' }, 'only 3 left.'],
  ])(
    'refuses to hold more than there is after %s and says how many are left',
    async (intent, fields, why) => {
      const { name } = await store.db
        .selectFrom('products')
        .select('name')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      const answer = await send({ intent, productId: '1', ...fields }, cookie);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ problem: `${name}: ${why}` });
      expect(await linesOf(cookie)).toEqual([[1, 2]]);
    },
  );

  it('leads on to the comparison of what is picked in the list, and adds nothing', async () => {
    const answer = await send({ intent: 'add', compare: '1', product: '3' }, cookie);
    expect([answer.status, locationIn(answer)]).toEqual([303, '/compare?product=3']);
    expect(await linesOf(cookie)).toEqual([[1, 2]]);
  });

  it('says with JavaScript in a toast how many are left', async () => {
    const answer = await send({ intent: 'add', productId: '1', quantity: '2' }, cookie, true);
    expect(answer.status).toBe(409);
    expect(answer.toast).toMatch(/^Error - .+: only 3 left\./);
  });

  it.each<Record<string, string>>([
    { intent: 'steal', productId: '1' },
    { intent: 'setQuantity', productId: '1', quantity: 'many' },
    { intent: 'setQuantity', productId: '1', quantity: '1.5' },
    { intent: 'setQuantity', productId: '1', quantity: '-1' },
    { intent: 'setQuantity', productId: '1', quantity: '1e1' },
    { intent: 'setQuantity', productId: '', quantity: '1' },
    { productId: '1' },
    {},
  ])('refuses %o', async (fields) => {
    expect((await send(fields, cookie)).status).toBe(400);
    expect(await linesOf(cookie)).toEqual([[1, 2]]);
  });

  describe('its form', () => {
    const save = (fields: Record<string, string>) => send({ lines: '1x2,2x1', ...fields }, cookie);

    beforeEach(async () => {
      await stockTo(store.db, 2, 5);
      await send({ intent: 'add', productId: '2' }, cookie);
    });

    it.each([
      [
        'update',
        '/cart',
        [
          [1, 3],
          [2, 4],
        ],
      ],
      [
        'toShipping',
        '/cart/shipping',
        [
          [1, 3],
          [2, 4],
        ],
      ],
      [
        'toPayment',
        '/cart/payment',
        [
          [1, 3],
          [2, 4],
        ],
      ],
      [
        'toExpress',
        '/checkout',
        [
          [1, 3],
          [2, 4],
        ],
      ],
      [
        'toQuote',
        '/quote?cart=1',
        [
          [1, 3],
          [2, 4],
        ],
      ],
      [
        'increase-2',
        '/cart',
        [
          [1, 3],
          [2, 5],
        ],
      ],
      [
        'decrease-2',
        '/cart',
        [
          [1, 3],
          [2, 3],
        ],
      ],
      ['remove-2', '/cart?removed=2x1', [[1, 3]]],
    ])('saves every line before %s', async (intent, leadsTo, lines) => {
      const answer = await save({ intent, 'quantity-1': ' 3', 'quantity-2': '4' });
      expect([answer.status, locationIn(answer)]).toEqual([303, leadsTo]);
      expect(await linesOf(cookie)).toEqual(lines);
    });

    it.each([
      ['4', 'Only 3 available. Enter 3 or less.'],
      ['', 'Enter a whole number from 0 to 9999.'],
      ['1.5', 'Enter a whole number from 0 to 9999.'],
      ['-1', 'Enter a whole number from 0 to 9999.'],
      ['10000', 'Enter a whole number from 0 to 9999.'],
    ])('keeps %j, says why it is refused, and saves the other line', async (typed, problem) => {
      const answer = await save({ intent: 'toShipping', 'quantity-1': typed, 'quantity-2': '4' });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ refused: [{ productId: 1, typed, problem }] });
      expect(await linesOf(cookie)).toEqual([
        [1, 2],
        [2, 4],
      ]);
    });

    it('removes a line whatever is typed in it', async () => {
      expect((await save({ intent: 'remove-1', 'quantity-1': 'x' })).status).toBe(303);
      expect(await linesOf(cookie)).toEqual([[2, 1]]);
    });

    it('removes a line of which none is wanted', async () => {
      expect((await save({ intent: 'update', 'quantity-1': '0' })).status).toBe(303);
      expect(await linesOf(cookie)).toEqual([[2, 1]]);
    });

    it('leaves alone what another tab changed and this one did not', async () => {
      await send({ intent: 'setQuantity', productId: '1', quantity: '3' }, cookie);
      await save({ intent: 'toShipping', 'quantity-1': '2', 'quantity-2': '4' });
      expect(await linesOf(cookie)).toEqual([
        [1, 3],
        [2, 4],
      ]);
    });

    it.each(['toShipping', 'decrease-1', 'remove-1'])(
      '%s is fine if another tab removed a line',
      async (intent) => {
        await send({ intent: 'remove', productId: '1' }, cookie);
        expect((await save({ intent, 'quantity-1': '2', 'quantity-2': '4' })).status).toBe(303);
        expect(await linesOf(cookie)).toEqual([[2, 4]]);
      },
    );

    it.each([
      ['toShipping', '3'],
      ['increase-1', '2'],
    ])('says after %s which line another tab removed', async (intent, typed) => {
      await send({ intent: 'remove', productId: '1' }, cookie);
      const answer = await save({ intent, 'quantity-1': typed, 'quantity-2': '4' });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        refused: [
          {
            problem: expect.stringMatching(
              / is no longer in your cart\. It was removed in another window\.$/,
            ),
          },
        ],
      });
      expect(await linesOf(cookie)).toEqual([[2, 4]]);
    });

    it('leads an expired session to the empty cart', async () => {
      const answer = await send({ intent: 'toShipping', lines: '1x2', 'quantity-1': '3' });
      expect([answer.status, locationIn(answer)]).toEqual([303, '/cart']);
    });
  });

  it('refuses a product that is not there', async () => {
    const answer = await send({ intent: 'add', productId: '99999', quantity: '1' }, cookie);
    expect([answer.status, answer.body]).toEqual([404, { problem: 'That product isn’t available.' }]);
  });
});

it.each(['cart', 'checkout'])('the sample order on the %s page stays there', async (next) => {
  const { status, headers } = await send({ intent: 'addSample', next });
  expect([status, headers.get('Location')]).toEqual([303, `/${next}`]);
});

it('the sample order is there in a demo only', async () => {
  expect((await send({ intent: 'addSample' })).status).toBe(303);
  store = await openTestStore({ seeded: true, env: { demo: false } });
  expect((await send({ intent: 'addSample' })).status).toBe(404);
});

it('somebody else’s cookie value opens nobody’s cart', async () => {
  await store.cartWith({ productId: 1, quantity: 2 });
  expect(await linesOf('keyway_session=Imd1ZXNzIg')).toEqual([]);
});

describe('what belongs to the goods of a cart', () => {
  const relatedOf = async (cookie: string) =>
    (await loader(opening(store, '/cart', { cookie }))).related.map(({ id }) => id);

  it('is offered while it is in stock and not in the cart', async () => {
    const answer = await send({ intent: 'add', productId: '5', quantity: '1' });
    const cookie = cookieIn(answer, 'keyway_session') ?? '';
    const [first = 0, second = 0, ...others] = await relatedOf(cookie);
    expect(others).toHaveLength(2);
    await stockTo(store.db, first, 0);
    await send({ intent: 'add', productId: String(second), quantity: '1' }, cookie);
    const left = await relatedOf(cookie);
    expect(left).toEqual(expect.arrayContaining(others));
    expect(left).not.toContain(first);
    expect(left).not.toContain(second);
  });

  it('is added in place, with what was typed in the lines', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
    const [related = 0] = await relatedOf(cookie);
    const fields = { lines: '1x1', 'quantity-1': '3', intent: `add-${related}` };
    const answer = await send(fields, cookie);
    expect([answer.status, locationIn(answer)]).toEqual([303, '/cart']);
    expect(answer.toast).toMatch(/^Added to cart - .+: 1 in cart$/);
    const lines = [
      [1, 3],
      [related, 1],
    ];
    expect(await linesOf(cookie)).toEqual(lines);
    await stockTo(store.db, related, 1);
    expect((await send({ ...fields, lines: '1x3' }, cookie)).toast).toMatch(
      /^Error - .+: only 1 left\. Your cart/,
    );
    expect(await linesOf(cookie)).toEqual(lines);
  });

  it('waits until the lines are as they can be', async () => {
    const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
    const [related = 0] = await relatedOf(cookie);
    const answer = await send({ lines: '1x1', 'quantity-1': '9', intent: `add-${related}` }, cookie);
    expect(answer.status).toBe(422);
    expect(await linesOf(cookie)).toEqual([[1, 1]]);
  });

  it('is not offered below a long list', async () => {
    const answer = await send({ intent: 'add', productId: '1', quantity: '1' });
    const cookie = cookieIn(answer, 'keyway_session') ?? '';
    for (const productId of ['2', '3', '4', '5', '6'])
      await send({ intent: 'add', productId, quantity: '1' }, cookie);
    expect(await linesOf(cookie)).toHaveLength(6);
    expect(await relatedOf(cookie)).toEqual([]);
  });
});
