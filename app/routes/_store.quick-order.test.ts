import { beforeEach, describe, expect, it } from 'vitest';

import { stockTo } from '../../tests/support/orders';
import { answerOf, cookieIn, locationIn, opening, posting, toastAfter } from '../../tests/support/requests';
import { openTestStore, type TestStore } from '../../tests/support/test-store';
import { countCart, readCart } from '../domain/cart/cart.queries.server';
import { openCart } from '../domain/cart/cart.server';
import { addLinesToCart } from '../domain/cart/add-lines.server';
import { action, loader } from './_store.quick-order';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

async function send(fields: Record<string, string>, cookie?: string) {
  const args = posting(store, '/quick-order', fields, cookie === undefined ? {} : { cookie });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

describe('adding', () => {
  it('opens a session and leads to the cart', async () => {
    const answer = await send({ intent: 'add', 'part-0': 'M62', 'quantity-0': '2', batch: 'a' });
    expect([answer.status, locationIn(answer)]).toEqual([303, '/cart']);
    expect(answer.toast).toBe('Added to cart - 2 units of 1 product.');
    expect(cookieIn(answer, 'keyway_session')).toBeDefined();
  });

  it('the same page twice adds once', async () => {
    const { cookie, cartId } = await store.cartWith();
    const fields = { intent: 'add', 'part-0': 'M62', 'quantity-0': '2', batch: 'one-page' };
    await Promise.all([send(fields, cookie), send(fields, cookie)]);
    expect(await countCart(store.db, cartId)).toBe(2);
    await send({ ...fields, batch: 'another-page' }, cookie);
    expect(await countCart(store.db, cartId)).toBe(4);
  });

  it('leaves on the page what cannot be added', async () => {
    const { cookie, cartId } = await store.cartWith();
    const answer = await send(
      { intent: 'add', 'part-0': 'M62', 'part-1': 'QQQ-9', 'part-2': 'M62', 'quantity-2': '0', batch: 'a' },
      cookie,
    );
    expect([answer.status, locationIn(answer)]).toEqual([303, '/quick-order?line=%7CQQQ-9&line=0%7CM62']);
    expect(await countCart(store.db, cartId)).toBe(1);
    const kept = await answerOf(() => loader(opening(store, locationIn(answer) ?? '', { cookie })));
    expect(kept.body).toMatchObject({
      review: {
        lines: [{ written: 'QQQ-9' }, { status: 'bad-quantity', part: 'M62', quantity: '0' }],
      },
    });
  });

  it('keeps on the page itself what is too long for an address', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [
        `part-${index + 1}`,
        `UNKNOWN-PART-${index}-${'x'.repeat(20)}`,
      ]),
    );
    const answer = await send({ intent: 'add', 'part-0': 'M62', ...fields, batch: 'a' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      review: { notices: [expect.stringMatching(/^Added/), expect.anything()] },
    });
  });

  it('an address that makes no sense is an empty form, or lines that nobody knows', async () => {
    const open = async (search: string) =>
      (await answerOf(() => loader(opening(store, `/quick-order${search}`)))).body;
    expect(await open('?line=&line=%7C')).toMatchObject({ entry: { text: '' } });
    expect(await open(`?line=${'x'.repeat(5000)}`)).toMatchObject({
      review: { lines: [{ status: 'not-found' }] },
    });
  });

  it('nothing that is found is refused', async () => {
    const answer = await send({ intent: 'add', 'part-0': 'QQQ-9' });
    expect([answer.status, cookieIn(answer, 'keyway_session')]).toEqual([422, undefined]);
  });

  it('a choice stands in place of what was typed', async () => {
    const { cookie, cartId } = await store.cartWith();
    await send({ intent: 'add', 'part-0': 'ND80PD-626', 'quantity-0': '3', 'choice-0': '|M62' }, cookie);
    await send(
      { intent: 'add', 'part-0': 'x', 'quantity-0': '3', 'choice-0': '7|SP-FORGED', batch: 'b' },
      cookie,
    );
    expect((await readCart(store.db, cartId)).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['M62', 3],
    ]);
  });
});

it.each<Record<string, string>>([
  {},
  { intent: 'steal' },
  { 'part-0': '   ', text: '\n\n' },
  { 'part-abc': 'M62', 'quantity-0': '4' },
])('%o is refused without a word to the database', async (fields) => {
  expect((await send(fields)).status).toBe(422);
});

it('a quantity without a part number is said, not dropped', async () => {
  const answer = await send({ 'part-0': '', 'quantity-0': '4', 'part-1': 'M62' });
  expect(answer.body).toMatchObject({
    review: { lines: [{ status: 'not-found', quantity: '4' }, { status: 'found' }] },
  });
});

it.each([
  ['0', 'The quantity is 0'],
  ['-1', 'cannot be ordered'],
  ['1.5', 'is not a whole number'],
  ['99999999', 'At most 9,999'],
])('a quantity of %s is said on its line, whether the part is known or not', async (quantity, sentence) => {
  const answer = await send({
    'part-0': 'M62',
    'quantity-0': quantity,
    'part-1': 'QQQ-9',
    'quantity-1': quantity,
  });
  expect(answer.body).toMatchObject({
    review: {
      lines: [
        { hasBadQuantity: true, sentence: expect.stringContaining(sentence) },
        {
          hasBadQuantity: true,
          sentence: expect.stringMatching(new RegExp(`^We do not have this number.*${sentence}`)),
        },
      ],
    },
  });
});

it('an unknown EZ number has no similar products: they run on', async () => {
  const { body } = await send({ 'part-0': 'EZ-10999' });
  expect(body).toMatchObject({ review: { lines: [{ status: 'not-found', choices: [] }] } });
});

it('removing the last line leads back to an empty form', async () => {
  const answer = await send({ intent: 'remove-0', 'part-0': 'M62' });
  expect([answer.status, answer.body]).toMatchObject([200, { entry: { text: '' } }]);
});

describe('many lines at once', () => {
  it('fill the cart to what is there, and say what was short', async () => {
    await stockTo(store.db, 1, 3);
    await stockTo(store.db, 2, 0);
    const cartId = await openCart(store.db);
    const added = await addLinesToCart(store.db, cartId, [
      { productId: 1, quantity: 2 },
      { productId: 1, quantity: 5 },
      { productId: 2, quantity: 1 },
      { productId: 3, quantity: 4 },
      { productId: 99_999, quantity: 1 },
    ]);
    expect(added).toMatchObject({ products: 2, units: 7 });
    expect(added.shortages).toEqual([
      expect.stringMatching(/^Only 3 left of /),
      expect.stringMatching(/ is out of stock\.$/),
      expect.stringMatching(/no longer sells/),
    ]);
    const again = await addLinesToCart(store.db, cartId, [{ productId: 1, quantity: 1 }]);
    expect(again.shortages).toEqual([expect.stringMatching(/your cart holds 3 already/)]);
    const { lines } = await readCart(store.db, cartId);
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1, 3],
      [3, 4],
    ]);
  });

  it('never take out of a cart that holds more than there is', async () => {
    const { cartId } = await store.cartWith({ productId: 1, quantity: 5 });
    await stockTo(store.db, 1, 2);
    await addLinesToCart(store.db, cartId, [{ productId: 1, quantity: 1 }]);
    expect(await countCart(store.db, cartId)).toBe(5);
  });
});
