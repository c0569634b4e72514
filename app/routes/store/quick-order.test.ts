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
import { inTransaction } from '../../../db/transaction';
import { countCart, readCart } from '../../domain/selling/cart/cart.queries.server';
import { openCart } from '../../domain/selling/cart/cart.server';
import { addLinesToCart, joinCarts } from '../../domain/selling/cart/add-lines.server';
import { findSavedList } from '../../domain/selling/quick-order/saved-list.server';
import { getSuggestion, isFound } from '../../domain/selling/quick-order/quick-order.rules';
import type { Review } from './quick-order.server';
import { action, loader } from './quick-order';

let store: TestStore;
let cookie: string;
let cartId: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  ({ cookie, cartId } = await store.cartWith());
});

async function send(fields: Record<string, string>, by = cookie) {
  const args = posting(store, '/quick-order', fields, by === '' ? {} : { cookie: by });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

const PLAIN = 'AK-FRD-F150-3B';

function reviewIn({ body }: { body: unknown }): Review | undefined {
  const review: unknown = body instanceof Object && 'review' in body ? body.review : undefined;
  return isReview(review) ? review : undefined;
}

function isReview(review: unknown): review is Review {
  return review instanceof Object && 'sum' in review && 'list' in review;
}

/** What the buyer sees at the page: their list, or undefined for the empty form. */
async function findReview(search = '', by = cookie) {
  return reviewIn(await answerOf(() => loader(opening(store, `/quick-order${search}`, { cookie: by }))));
}

async function open(search = '', by = cookie): Promise<Review> {
  const review = await findReview(search, by);
  if (review === undefined) throw new Error('There is no list.');
  return review;
}

async function paste(text: string, by = cookie): Promise<Review> {
  const answer = await send({ text }, by);
  expect([answer.status, locationIn(answer)]).toEqual([303, '/quick-order']);
  return open('', by);
}

/** The fields of the page as a browser sends them when nobody has touched them. */
function fieldsOf({ open: lines, found, list }: Review, intent: string): Record<string, string> {
  const fields: Record<string, string> = { intent, list: list.id, revision: String(list.revision) };
  for (const { line, id } of [...lines, ...found]) {
    fields[`quantity-${id}`] = line.quantity;
    fields[`shown-quantity-${id}`] = line.quantity;
    if (isFound(line)) fields[`found-${id}`] = '1';
    else if (line.product === undefined)
      Object.assign(fields, { [`part-${id}`]: line.part, [`shown-part-${id}`]: line.part });
    const suggestion = getSuggestion(line);
    if (line.choices.length > 0)
      fields[`choice-${id}`] =
        suggestion === undefined ? '' : `${suggestion.quantity}|${suggestion.product.id}`;
  }
  return fields;
}

const listFound = (review: Review) => review.found.map(({ line }) => [line.part, line.quantity]);
const listOpen = (review: Review) => review.open.map(({ line }) => [line.typed.text, line.quantity]);

/** Presses a button of the page, with some fields changed, and returns the page after it. */
async function press(review: Review, intent: string, changes: Record<string, string> = {}) {
  expect((await send({ ...fieldsOf(review, intent), ...changes })).status).toBe(303);
  return open();
}

describe('a checked list is kept', () => {
  it('for a visitor without a session, who gets one', async () => {
    const answer = await send({ text: 'M62 2' }, '');
    const opened = cookieIn(answer, 'keyway_session');
    expect([answer.status, locationIn(answer)]).toEqual([303, '/quick-order']);
    expect(listFound(await open('', opened))).toEqual([['M62', '2']]);
    expect(await findReview()).toBeUndefined();
  });

  it('at the prices and the stock of the moment', async () => {
    await paste('M62 5');
    await store.db.updateTable('products').set({ stock_quantity: 3 }).where('sku', '=', 'M62').execute();
    expect((await open()).open[0]?.line).toMatchObject({ status: 'short', orderable: 3, quantity: '5' });
    await store.db.updateTable('products').set({ is_active: 0 }).where('sku', '=', 'M62').execute();
    expect((await open()).sum).toMatchObject({ found: 0, open: 1 });
  });

  it('until it is started over, or another is checked', async () => {
    const page = await paste('M62 2');
    await paste(`${PLAIN} 1`);
    expect(listFound(await open())).toEqual([[PLAIN, '1']]);
    // The page of the former list changes nothing.
    expect((await send(fieldsOf(page, 'add'))).status).toBe(422);
    expect((await send(fieldsOf(page, 'startOver'))).status).toBe(422);
    await send(fieldsOf(await open(), 'startOver'));
    expect(await findReview()).toBeUndefined();
    expect(await countCart(store.db, cartId)).toBe(0);
  });

  it('when the visitor signs in, in place of the account’s', async () => {
    const id = await addAccount(store.db, { email: 'buyer@locks.example' });
    const user = await firstUserOf(store.db, id);
    const { cookie: account } = await signedIn(store, user);
    await paste('M62 9', account);
    await paste(`${PLAIN} 2`);
    const joined = await inTransaction(store.db, (trx) =>
      joinCarts(trx, cartId, { id: user, customerId: id }),
    );
    const list = await findSavedList(store.db, joined ?? '');
    expect(list?.lines).toMatchObject([{ text: `${PLAIN} 2`, quantity: '2' }]);
    expect(joined).not.toBe(cartId);
  });
});

describe('adding', () => {
  it('leads to the cart, and the list is gone', async () => {
    const page = await paste('M62 2');
    const answer = await send(fieldsOf(page, 'add'));
    expect([answer.status, locationIn(answer)]).toEqual([303, '/cart']);
    expect(answer.toast).toBe('Added to cart - 2 units of 1 product.');
    expect(await findReview()).toBeUndefined();
  });

  it('says from which quantity on one unit costs less', async () => {
    const [line] = (await paste('B60N-626-KD 10')).found;
    expect(line?.line.product).toMatchObject({
      unitPriceCents: 4695,
      nextPrice: { minQuantity: 12, unitPriceCents: 4415 },
    });
    const [most] = (await paste('B60N-626-KD 36')).found;
    expect(most?.line.product).toMatchObject({ unitPriceCents: 4175, nextPrice: undefined });
  });

  it('says which lines of a text are not in the list, for as long as it is kept', async () => {
    const text = `Hello,\n2 x ${PLAIN}\nTotal: 2 pcs\nThanks,\nBob\nbob@lock.example`;
    const page = await paste(text);
    const leftOut = ['Hello,', 'Total: 2 pcs', 'Thanks,', 'Bob', 'bob@lock.example'];
    expect(page.list.leftOut).toEqual(leftOut);
    expect((await open()).list.leftOut).toEqual(leftOut);
    await press(page, 'check', { text: `Regards,\n1 x M62` });
    expect((await open()).list.leftOut).toEqual([...leftOut, 'Regards,']);
    expect((await paste(`3 x ${PLAIN}`)).list.leftOut).toEqual([]);
  });

  it('the same page twice adds once', async () => {
    const fields = fieldsOf(await paste('M62 2\nQQQ-9'), 'add');
    await Promise.all([send(fields), send(fields)]);
    expect(await countCart(store.db, cartId)).toBe(2);
    expect((await send(fields)).status).toBe(422);
    expect(await countCart(store.db, cartId)).toBe(2);
    await send(fieldsOf(await paste('M62 2'), 'add'));
    expect(await countCart(store.db, cartId)).toBe(4);
  });

  it('a page that another tab has changed adds nothing', async () => {
    const page = await paste('M62 2');
    await press(page, 'check', { [`quantity-${page.found[0]?.id}`]: '5' });
    expect((await send(fieldsOf(page, 'add'))).status).toBe(422);
    expect(await countCart(store.db, cartId)).toBe(0);
    expect(listFound(await open())).toEqual([['M62', '5']]);
  });

  it('takes the lines of other pages along', async () => {
    const rows = await store.db
      .selectFrom('products')
      .select('sku')
      .where('stock_quantity', '>', 0)
      .where('is_active', '=', 1)
      .where('is_restricted', '=', 0)
      .limit(60)
      .execute();
    const page = await paste(rows.map(({ sku }) => sku).join('\n'));
    expect([page.found.length, page.sum.found]).toEqual([50, 60]);
    await send(fieldsOf(page, 'add'));
    expect(await countCart(store.db, cartId)).toBe(60);
  });

  it('leaves on the page what cannot be added', async () => {
    const page = await paste('M62 1\nQQQ-9\nPL-5-KD 0');
    expect(locationIn(await send(fieldsOf(page, 'add')))).toBe('/quick-order?added=1');
    expect(await countCart(store.db, cartId)).toBe(1);
    const kept = await open();
    expect(listFound(kept)).toEqual([]);
    expect(listOpen(kept)).toEqual([
      ['QQQ-9', ''],
      ['PL-5-KD 0', '0'],
    ]);
  });

  it('nothing that is found is refused', async () => {
    expect((await send(fieldsOf(await paste('QQQ-9'), 'add'))).status).toBe(422);
  });

  it('a choice is seen before it is added', async () => {
    const page = await paste(`${PLAIN} 1\nM62 12 12`);
    const [line] = page.open;
    const choice = line?.line.choices[0];
    const chosen = { [`choice-${line?.id}`]: `${choice?.quantity}|${choice?.product.id}` };
    await send({ ...fieldsOf(page, 'add'), ...chosen });
    const cart = await readCart(store.db, cartId);
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[PLAIN, 1]]);
    expect(listFound(await open())).toEqual([['M62', '12']]);
  });

  it('a quantity that was changed beside a found product is the one that goes in', async () => {
    const page = await paste(`${PLAIN} 1`);
    await send({ ...fieldsOf(page, 'add'), [`quantity-${page.found[0]?.id}`]: '4' });
    expect(await countCart(store.db, cartId)).toBe(4);
  });

  it('more than is in stock waits until the buyer takes what is left', async () => {
    await store.db.updateTable('products').set({ stock_quantity: 182 }).where('sku', '=', 'M62').execute();
    const page = await paste(`M62 1,200\n${PLAIN} 1`);
    expect(page.open.map(({ line }) => line.sentence)).toEqual(['Only 182 left. Order 182?']);
    expect(page.sum).toMatchObject({ found: 1, open: 1, units: 1, totalCents: 8999 });
    await send(fieldsOf(page, 'add'));
    expect(await countCart(store.db, cartId)).toBe(1);
    // Neither the other button nor a correction to more than there is settles it.
    let kept = await press(await open(), 'accept');
    const [line] = kept.open;
    kept = await press(kept, 'check', { [`quantity-${line?.id}`]: '500' });
    expect(listOpen(kept)).toEqual([['M62 1,200', '500']]);
    const taken = {
      [`choice-${line?.id}`]: `182|${line?.line.product?.id}`,
      [`quantity-${line?.id}`]: '400',
    };
    expect(listFound(await press(kept, '', taken))).toEqual([['M62', '182']]);
  });

  it('a quantity that was raised above the stock waits, too', async () => {
    await store.db.updateTable('products').set({ stock_quantity: 4 }).where('sku', '=', 'M62').execute();
    const page = await paste(`M62 2\n${PLAIN} 1`);
    const raised = { [`quantity-${page.found.find(({ line }) => line.part === 'M62')?.id}`]: '9' };
    await send({ ...fieldsOf(page, 'add'), ...raised });
    expect(await countCart(store.db, cartId)).toBe(1);
    expect(listOpen(await open())).toEqual([['M62 2', '9']]);
  });

  it('corrected lines and new ones wait until they are seen', async () => {
    const page = await paste(`${PLAIN} 1\nM62 12 12\nPL-5-KD 0`);
    const [unclear, none] = page.open;
    await send({
      ...fieldsOf(page, 'add'),
      [`part-${unclear?.id}`]: 'ND80PD-RHO-626',
      [`quantity-${unclear?.id}`]: '3',
      [`quantity-${none?.id}`]: '4',
      text: `${PLAIN} 7`,
    });
    const cart = await readCart(store.db, cartId);
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[PLAIN, 1]]);
    expect(listFound(await open())).toEqual([
      ['ND80PD-RHO-626', '3'],
      ['PL-5-KD', '4'],
      [PLAIN, '7'],
    ]);
  });

  it('a product that lost its number meanwhile is not replaced by whatever has it now', async () => {
    const page = await paste('M62 1');
    await store.db.updateTable('products').set({ is_active: 0 }).where('sku', '=', 'M62').execute();
    await store.db
      .insertInto('part_numbers')
      .values({ product_id: 3, kind: 'oemNumber', part_key: 'm62', reversed_key: '26m' })
      .execute();
    await send(fieldsOf(page, 'add'));
    expect(await countCart(store.db, cartId)).toBe(0);
    expect((await open()).open).toMatchObject([{ line: { status: 'ambiguous', product: undefined } }]);
  });
});

describe('a line that asks', () => {
  it('stays what it was, however often it is sent, until somebody settles it', async () => {
    let page = await paste(`${PLAIN} 2\nM62 12 12`);
    for (const intent of ['check', 'add', 'check', 'accept']) {
      const answer = await send(fieldsOf(page, intent));
      page = await open();
      expect([303, 422]).toContain(answer.status);
      expect(listOpen(page)).toEqual([['M62 12 12', '12']]);
    }
    expect(await countCart(store.db, cartId)).toBe(2);
  });

  it('offers its possible quantities, and takes the chosen one or another', async () => {
    let page = await paste('M62 5 Job 1042\nPL-5-KD 2 + 3');
    expect(page.open.map(({ line }) => line.choices.map(({ quantity }) => quantity))).toEqual([
      ['5', '1042', '1'],
      ['2', '3', '5'],
    ]);
    const [first, second] = page.open;
    const product = first?.line.choices[0]?.product.id;
    page = await press(page, 'check', {
      [`choice-${first?.id}`]: `5|${product}`,
      [`quantity-${second?.id}`]: '4',
    });
    expect(listFound(page)).toEqual([
      ['M62', '5'],
      ['PL-5-KD', '4'],
    ]);
  });

  it('is settled by one press if only one product can be meant', async () => {
    const page = await paste('GQ4-53T x 3\nM62 Magnalock 2\nM62 5 Job 7\nND80PD-626 2');
    expect(page.open.map(({ line }) => getSuggestion(line)?.product.sku)).toEqual([
      'AK-RAM-53T-5B',
      'M62',
      undefined,
      undefined,
    ]);
    const accepted = await press(page, 'accept');
    expect(listFound(accepted)).toEqual([
      ['AK-RAM-53T-5B', '3'],
      ['M62', '2'],
    ]);
    expect(listOpen(accepted)).toHaveLength(2);
  });

  it('suggests nothing if it describes other goods than what its number names', async () => {
    const page = await paste('5 Schlage M62 key blanks\nM62 Magnalock 2');
    expect(
      page.open.map(({ line }) => [line.choices[0]?.product.sku, getSuggestion(line)?.product.sku]),
    ).toEqual([
      ['M62', undefined],
      ['M62', 'M62'],
    ]);
  });

  it('a corrected part number counts more than a suggestion', async () => {
    const page = await paste('M62 Magnalock 2');
    const id = page.open[0]?.id;
    expect(listFound(await press(page, 'check', { [`part-${id}`]: 'PL-5-KD' }))).toEqual([['PL-5-KD', '2']]);
  });

  it('a corrected quantity leaves the part to be settled', async () => {
    let page = await paste('M62 Magnalock 0');
    const id = page.open[0]?.id;
    for (const quantity of ['5', '7', '']) {
      page = await press(page, 'check', { [`choice-${id}`]: '', [`quantity-${id}`]: quantity });
      const expected = quantity === '' ? '1' : quantity;
      expect(page.open).toMatchObject([
        { line: { status: 'ambiguous', hasBadQuantity: false, quantity: expected } },
      ]);
    }
    expect(listFound(await press(page, 'check'))).toEqual([['M62', '1']]);
  });
});

describe('lines', () => {
  it('of one product become one, however they are settled', async () => {
    const page = await paste('M62 2\nm-62 x 3\nM62 12 12');
    expect(listFound(page)).toEqual([['M62', '5']]);
    expect(page.found[0]?.merged).toEqual([2, 3]);
    const choice = page.open[0]?.line.choices[0];
    const settled = await press(page, 'check', {
      [`choice-${page.open[0]?.id}`]: `12|${choice?.product.id}`,
      text: '4 x M62',
    });
    expect(listFound(settled)).toEqual([['M62', '21']]);
    expect(settled.found[0]?.merged).toEqual([2, 3, 12, 4]);
    const changed = await press(settled, 'check', { [`quantity-${settled.found[0]?.id}`]: '20' });
    expect(listFound(changed)).toEqual([['M62', '20']]);
    expect(changed.found[0]?.merged).toEqual([]);
  });

  it('that a scan misread are suggested, and settled only when accepted', async () => {
    const page = await paste('12 ND8OPD-RH0-626\nB6ON-626-KD two');
    expect(listFound(page)).toEqual([]);
    expect(page.open.map(({ line }) => getSuggestion(line)?.product.sku)).toEqual([
      'ND80PD-RHO-626',
      undefined,
    ]);
    const accepted = await press(page, 'accept');
    expect(listFound(accepted)).toEqual([['ND80PD-RHO-626', '12']]);
    expect(listOpen(accepted)).toEqual([['B6ON-626-KD two', '?']]);
  });

  it('are removed, and with the last one the list', async () => {
    const page = await paste('M62 1\nQQQ-9');
    const left = await press(page, `remove-${page.found[0]?.id}`);
    expect(listOpen(left)).toEqual([['QQQ-9', '']]);
    await send(fieldsOf(left, `remove-${left.open[0]?.id}`));
    expect(await findReview()).toBeUndefined();
  });

  it('10,000 of them are checked, paged, and added in seconds', { timeout: 60_000 }, async () => {
    const skus = await store.db.selectFrom('products').select('sku').where('is_active', '=', 1).execute();
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      index % 4 === 0 ? `2 x UNKNOWN-${index}` : `${skus[index % skus.length]?.sku} x 1`,
    );
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const started = performance.now();
    const page = await paste(lines.join('\n'));
    clearInterval(watch);
    const took = performance.now() - started;
    expect(page.sum.found + page.sum.open).toBeLessThan(10_000);
    expect(page.sum.open).toBeGreaterThanOrEqual(2500);
    expect(page.open).toHaveLength(20);
    expect(page.page.pageCount).toBeGreaterThanOrEqual(125);
    const later = await open('?page=100');
    expect(later.open[0]?.id).not.toBe(page.open[0]?.id);
    expect(took).toBeLessThan(20_000);
    expect(longest).toBeLessThan(2_000);
    const problem = await send({ text: [...lines, 'M62'].join('\n') });
    expect([problem.status, problem.body]).toMatchObject([
      422,
      { problem: 'Your list has 10,001 lines. The limit is 10,000: remove 1 and order it separately.' },
    ]);
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
    cookie = await cookieOf();
    const page = await paste(`M62 2\n${PLAIN} 1\nM62 x 0`);
    const needed = expect.stringContaining(
      'requires an approved trade account with a valid license on file.',
    );
    expect(page.open.map(({ line }) => line)).toMatchObject([
      { status: 'licence-required', orderable: 0, totalCents: 0, sentence: needed },
      { status: 'bad-quantity', sentence: needed },
    ]);
    expect(page.sum).toMatchObject({ found: 1, open: 2, units: 1, totalCents: 8999 });
    const answer = await send(fieldsOf(page, 'add'));
    expect(answer.toast).toBe('Added to cart - 1 unit of 1 product.');
    expect(listOpen(await open())).toEqual([
      ['M62 2', '2'],
      ['M62 x 0', '0'],
    ]);
  });

  it('ask for the licence, not for what is left of them', async () => {
    await restricted('M62');
    await store.db.updateTable('products').set({ stock_quantity: 3 }).where('sku', '=', 'M62').execute();
    expect((await paste('M62 5')).open).toMatchObject([
      { line: { status: 'licence-required', orderable: 0 } },
    ]);
  });

  it('are found for a buyer who has one', async () => {
    await restricted('M62');
    cookie = await cookieWith([{}]);
    expect(listFound(await paste('M62 2'))).toEqual([['M62', '2']]);
  });
});

it.each<Record<string, string>>([
  {},
  { intent: 'steal' },
  { 'part-0': '   ', text: '\n\n' },
  { 'part-abc': 'M62', 'quantity-0': '4' },
])('%o is refused without a word to the database', async (fields) => {
  expect((await send(fields)).status).toBe(422);
  expect(await findReview()).toBeUndefined();
});

it('a quantity without a part number is said, not dropped', async () => {
  await send({ 'part-0': '', 'quantity-0': '4', 'part-1': 'M62' });
  const page = await open();
  expect(page.open).toMatchObject([{ line: { status: 'not-found', quantity: '4' } }]);
  expect(listFound(page)).toEqual([['M62', '1']]);
});

it.each([
  ['0', 'Enter a quantity of 1 or more'],
  ['-1', '1 or more, not -1'],
  ['1.5', 'isn’t a whole number'],
  ['99999999', '9,999 or less'],
])('a quantity of %s is said on its line, whether the part is known or not', async (quantity, sentence) => {
  await send({ 'part-0': 'M62', 'quantity-0': quantity, 'part-1': 'QQQ-9', 'quantity-1': quantity });
  expect((await open()).open.map(({ line }) => line)).toMatchObject([
    { hasBadQuantity: true, sentence: expect.stringContaining(sentence) },
    {
      hasBadQuantity: true,
      sentence: expect.stringMatching(/^Part number not found/),
      quantityProblem: expect.stringContaining(sentence),
    },
  ]);
});

it('an unknown EZ number has no similar products: they run on', async () => {
  await send({ 'part-0': 'EZ-10999' });
  expect((await open()).open).toMatchObject([{ line: { status: 'not-found', choices: [] } }]);
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
