import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { addDocument } from '../../../tests/support/documents';
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
import { countCart, readCart } from '../../domain/selling/cart/cart.queries.server';
import { openCart } from '../../domain/selling/cart/cart.server';
import { addLinesToCart } from '../../domain/selling/cart/add-lines.server';
import {
  toEntry,
  getHiddenFields,
  toLinesParam,
} from '../../domain/selling/quick-order/quick-order-form.rules';
import { sumLines } from '../../domain/selling/quick-order/quick-order.rules';
import type { QuickOrderAnswer } from './quick-order.server';
import { action, loader } from './quick-order';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

async function send(fields: Record<string, string>, cookie?: string) {
  const args = posting(store, '/quick-order', fields, cookie === undefined ? {} : { cookie });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

const PLAIN = 'AK-FRD-F150-3B';

type Review = NonNullable<QuickOrderAnswer['review']>;

function reviewed({ body }: { body: unknown }): Review {
  const answer: unknown = body instanceof Object && 'review' in body ? body.review : undefined;
  if (!isReview(answer)) throw new Error(`No list of lines: ${JSON.stringify(body)}`);
  return answer;
}

function isReview(answer: unknown): answer is Review {
  return answer instanceof Object && 'lines' in answer && 'batch' in answer;
}

/** The fields of the page as a browser sends them when nobody has touched them. */
function fieldsOf({ lines, batch }: Review, intent: string): Record<string, string> {
  const fields: Record<string, string> = { intent, batch };
  for (const [index, line] of lines.entries()) {
    if (line.product === undefined) fields[`part-${index}`] = line.part;
    if (line.choices.length > 0) fields[`choice-${index}`] = '';
    Object.assign(fields, getHiddenFields(line, index), { [`quantity-${index}`]: line.quantity });
  }
  return fields;
}

describe('adding', () => {
  it('opens a session and leads to the cart', async () => {
    const answer = await send({ intent: 'add', 'found-0': 'M62', 'quantity-0': '2', batch: 'a' });
    expect([answer.status, locationIn(answer)]).toEqual([303, '/cart']);
    expect(answer.toast).toBe('Added to cart - 2 units of 1 product.');
    expect(cookieIn(answer, 'keyway_session')).toBeDefined();
  });

  it('the same page twice adds once', async () => {
    const { cookie, cartId } = await store.cartWith();
    const fields = { intent: 'add', 'found-0': 'M62', 'quantity-0': '2', batch: 'one-page' };
    await Promise.all([send(fields, cookie), send(fields, cookie)]);
    expect(await countCart(store.db, cartId)).toBe(2);
    await send({ ...fields, batch: 'another-page' }, cookie);
    expect(await countCart(store.db, cartId)).toBe(4);
  });

  it('leaves on the page what cannot be added', async () => {
    const { cookie, cartId } = await store.cartWith();
    const answer = await send(
      { intent: 'add', 'found-0': 'M62', 'part-1': 'QQQ-9', 'part-2': 'M62', 'quantity-2': '0', batch: 'a' },
      cookie,
    );
    expect([answer.status, locationIn(answer)]).toEqual([303, '/quick-order?line=%7CQQQ-9&line=0%7CM62']);
    expect(await countCart(store.db, cartId)).toBe(1);
    const kept = await answerOf(() => loader(opening(store, locationIn(answer) ?? '', { cookie })));
    expect(kept.body).toMatchObject({
      review: {
        lines: [{ typed: { text: 'QQQ-9' } }, { status: 'bad-quantity', part: 'M62', quantity: '0' }],
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
    const answer = await send({ intent: 'add', 'found-0': 'M62', ...fields, batch: 'a' });
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

  it('a choice stands in place of what was typed, and is seen before it is added', async () => {
    const { cookie, cartId } = await store.cartWith();
    const fields = { 'part-0': 'ND80PD-626', 'quantity-0': '3', 'choice-0': '|M62' };
    const others = { 'part-1': 'x', 'quantity-1': '3', 'choice-1': '7|SP-FORGED' };
    expect(reviewed(await send({ ...fields, ...others }, cookie)).lines).toMatchObject([
      { status: 'found', part: 'M62', quantity: '3' },
      { part: 'SP-FORGED', quantity: '7' },
    ]);
    await send({ intent: 'add', ...fields, ...others }, cookie);
    expect(await countCart(store.db, cartId)).toBe(0);
  });
});

describe('what the button names goes into the cart, and nothing else', () => {
  it.each(['M62\tSecuritron Magnalock\t12', 'M62 12 12'])('beside %j', async (unclear) => {
    const { cookie, cartId } = await store.cartWith();
    const page = reviewed(await send({ text: `${PLAIN} 2\n${unclear}` }, cookie));
    expect(page.lines).toMatchObject([
      { status: 'found', part: PLAIN },
      { status: 'ambiguous', part: 'M62', quantity: '12', choices: [{ product: { sku: 'M62' } }] },
    ]);
    const named = sumLines(page.lines);
    const added = await send(fieldsOf(page, 'add'), cookie);
    const cart = await readCart(store.db, cartId);
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[PLAIN, 2]]);
    expect(cart.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)).toBe(
      named.totalCents,
    );

    const kept = reviewed(await answerOf(() => loader(opening(store, locationIn(added) ?? '', { cookie }))));
    expect(kept.lines).toMatchObject([{ status: 'ambiguous', typed: { text: unclear }, quantity: '12' }]);
    // However often it is sent, it is what it was until somebody settles it.
    for (const intent of ['check', 'add']) {
      const again = reviewed(await send(fieldsOf(kept, intent), cookie));
      expect(again.lines).toMatchObject([{ status: 'ambiguous', typed: { text: unclear } }]);
    }
    expect(await countCart(store.db, cartId)).toBe(2);
  });

  it('a corrected line is checked anew, and added by nobody who has not seen it', async () => {
    const { cookie, cartId } = await store.cartWith();
    const page = reviewed(await send({ text: `${PLAIN} 1\nM62 12 12\nM62 0` }, cookie));
    const corrected = {
      ...fieldsOf(page, 'add'),
      'part-1': 'ND80PD-RHO-626',
      'quantity-1': '3',
      'quantity-2': '4',
      text: 'SP-FORGED',
    };
    const added = await send(corrected, cookie);
    expect((await readCart(store.db, cartId)).lines.map(({ sku }) => sku)).toEqual([PLAIN]);
    const kept = reviewed(await answerOf(() => loader(opening(store, locationIn(added) ?? '', { cookie }))));
    expect(kept.lines.map(({ part, quantity }) => [part, quantity])).toEqual([
      ['ND80PD-RHO-626', '3'],
      ['M62', '4'],
      ['SP-FORGED', ''],
    ]);
  });

  it('a corrected quantity leaves a line open whose part is not settled', async () => {
    let page = reviewed(await send({ text: 'M62 Securitron Magnalock 0' }));
    for (const quantity of ['5', '7', '']) {
      page = reviewed(await send({ ...fieldsOf(page, 'check'), 'quantity-0': quantity }));
      const expected = quantity === '' ? '1' : quantity;
      expect(page.lines).toMatchObject([{ status: 'ambiguous', hasBadQuantity: false, quantity: expected }]);
      page = reviewed(await send(fieldsOf(page, 'check')));
      expect(page.lines).toMatchObject([{ status: 'ambiguous', quantity: expected }]);
    }
    const [address] = toLinesParam(page.lines) ?? [];
    expect(toEntry([address ?? '']).rows).toEqual([
      { part: 'M62 Securitron Magnalock 0', quantity: '1', isWholeLine: true },
    ]);
    const settled = reviewed(await send({ ...fieldsOf(page, 'check'), 'choice-0': '|M62' }));
    expect(settled.lines).toMatchObject([{ status: 'found', part: 'M62', quantity: '1' }]);
  });

  it('a quantity that was changed beside a found product is the one that goes in', async () => {
    const { cookie, cartId } = await store.cartWith();
    const page = reviewed(await send({ text: `${PLAIN} 1` }, cookie));
    await send({ ...fieldsOf(page, 'add'), 'quantity-0': '4' }, cookie);
    expect(await countCart(store.db, cartId)).toBe(4);
  });

  it('a product that lost its number meanwhile is not replaced by whatever has it now', async () => {
    const { cookie, cartId } = await store.cartWith();
    const page = reviewed(await send({ text: `${PLAIN} 1\nM62 1` }, cookie));
    await store.db.deleteFrom('part_numbers').where('part_key', '=', 'm62').execute();
    await store.db
      .insertInto('part_numbers')
      .values({ product_id: 3, kind: 'oemNumber', part_key: 'm62', reversed_key: '26m' })
      .execute();
    await send(fieldsOf(page, 'add'), cookie);
    expect((await readCart(store.db, cartId)).lines.map(({ sku }) => sku)).toEqual([PLAIN]);
  });
});

describe('goods that need a licence', () => {
  const restricted = async (sku: string) => {
    await store.db.updateTable('products').set({ is_restricted: 1 }).where('sku', '=', sku).execute();
  };
  const cookieWith = async (documents: Parameters<typeof addDocument>[2][]) => {
    const id = await addAccount(store.db, { email: 'buyer@locks.example' });
    for (const document of documents) await addDocument(store.db, id, document);
    return (await signedIn(store, await firstUserOf(store.db, id))).cookie;
  };

  it.each<[string, () => Promise<string>]>([
    ['a guest', () => store.visitor()],
    ['an account without one', () => cookieWith([])],
  ])('are open for %s: neither in the sum nor in what is added', async (_who, cookieOf) => {
    await restricted('M62');
    const cookie = await cookieOf();
    const page = reviewed(await send({ text: `M62 2\n${PLAIN} 1\nM62 x 0` }, cookie));
    const needed = expect.stringContaining(
      'requires an approved trade account with a valid license on file.',
    );
    expect(page.lines).toMatchObject([
      { status: 'licence-required', orderable: 0, totalCents: 0, sentence: needed },
      { status: 'found', part: PLAIN },
      { status: 'bad-quantity', sentence: needed },
    ]);
    expect(sumLines(page.lines)).toMatchObject({ found: 1, open: 2, units: 1, totalCents: 8999 });
    const answer = await send(fieldsOf(page, 'add'), cookie);
    expect(answer.toast).toBe('Added to cart - 1 unit of 1 product.');
    expect(locationIn(answer)).toBe('/quick-order?line=2%7CM62&line=0%7CM62');
  });

  it('are found for a buyer who has one', async () => {
    await restricted('M62');
    const page = reviewed(await send({ text: 'M62 2' }, await cookieWith([{}])));
    expect(page.lines).toMatchObject([{ status: 'found', orderable: 2 }]);
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
  ['0', 'Enter a quantity of 1 or more'],
  ['-1', '1 or more, not -1'],
  ['1.5', 'isn’t a whole number'],
  ['99999999', '9,999 or less'],
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
          sentence: expect.stringMatching(new RegExp(`^Part number not found.*${sentence}`)),
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
      expect.stringMatching(/^.+: only 3 left\./),
      expect.stringMatching(/ is out of stock\.$/),
      expect.stringMatching(/is discontinued/),
    ]);
    const again = await addLinesToCart(store.db, cartId, [{ productId: 1, quantity: 1 }]);
    expect(again.shortages).toEqual([expect.stringMatching(/Your cart already has 3/)]);
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
