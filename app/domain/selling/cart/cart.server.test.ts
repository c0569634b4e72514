import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { stockTo } from '../../../../tests/support/orders';
import { openTestStore } from '../../../../tests/support/test-store';
import { inLanguage } from '~/i18n/language.server';
import { NotFoundError } from '../../base/shared/errors';
import { addLinesToCart } from './add-lines.server';
import { countCart, readCart } from './cart.queries.server';
import {
  addSampleOrder,
  addToCart,
  openCart,
  saveCartLines,
  setCartQuantity,
  stepCartQuantity,
} from './cart.server';

let db: Db;
let cartId: string;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  await stockTo(db, 1, 5);
  await stockTo(db, 2, 0);
  cartId = await openCart(db);
});

const held = async () =>
  (await readCart(db, cartId)).lines.map(({ productId, quantity }) => [productId, quantity]);

describe('adding', () => {
  it('adds to what is there', async () => {
    await addToCart(db, cartId, 1, 2);
    expect(await addToCart(db, cartId, 1, 3)).toMatchObject({ quantity: 5 });
    expect(await held()).toEqual([[1, 5]]);
    expect(await countCart(db, cartId)).toBe(5);
  });

  it('more than there is says how many are left and changes nothing', async () => {
    await addToCart(db, cartId, 1, 4);
    await expect(addToCart(db, cartId, 1, 2)).rejects.toThrow(
      /^.+: only 5 left\. Your cart already has 4\.$/,
    );
    expect(await held()).toEqual([[1, 4]]);
  });

  it('what is out of stock says so', async () => {
    await expect(addToCart(db, cartId, 2, 1)).rejects.toThrow(/ is out of stock\.$/);
  });

  it('what the store does not sell is refused', async () => {
    await db.updateTable('products').set({ is_active: 0 }).where('id', '=', 1).execute();
    await expect(addToCart(db, cartId, 1, 1)).rejects.toThrow(NotFoundError);
    await expect(addToCart(db, cartId, 99_999, 1)).rejects.toThrow(NotFoundError);
  });

  it('at once from several windows loses nothing', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => addToCart(db, cartId, 1, 1)));
    expect(await held()).toEqual([[1, 5]]);
  });
});

describe('plus and minus', () => {
  it('plus adds one until the stock is reached', async () => {
    await setCartQuantity(db, cartId, 1, 4);
    await stepCartQuantity(db, cartId, 1, 1);
    await expect(stepCartQuantity(db, cartId, 1, 1)).rejects.toThrow(/: only 5 left\.$/);
    expect(await held()).toEqual([[1, 5]]);
  });

  it('minus on the last unit removes the line', async () => {
    await setCartQuantity(db, cartId, 1, 1);
    await stepCartQuantity(db, cartId, 1, -1);
    expect(await held()).toEqual([]);
  });

  it('minus works on a line that is over the stock', async () => {
    await setCartQuantity(db, cartId, 1, 5);
    await stockTo(db, 1, 2);
    expect((await readCart(db, cartId)).lines[0]?.isAvailable).toBe(false);
    await stepCartQuantity(db, cartId, 1, -1);
    expect(await held()).toEqual([[1, 4]]);
  });
});

describe('a quantity', () => {
  it('of 0 removes the line', async () => {
    await setCartQuantity(db, cartId, 1, 3);
    await setCartQuantity(db, cartId, 1, 0);
    expect(await held()).toEqual([]);
  });

  it('above the stock is refused', async () => {
    await expect(setCartQuantity(db, cartId, 1, 6)).rejects.toThrow(/: only 5 left\.$/);
  });
});

describe('reading a cart', () => {
  it('takes the sale price while there is one, and today’s prices always', async () => {
    await setCartQuantity(db, cartId, 1, 2);
    const set = (values: object) => db.updateTable('products').set(values).where('id', '=', 1).execute();
    await set({ price_cents: 1_000, sale_price_cents: 700, is_on_sale: 1 });
    expect(await readCart(db, cartId)).toMatchObject({ count: 2, subtotalCents: 1_400 });
    await set({ is_on_sale: 0 });
    expect((await readCart(db, cartId)).subtotalCents).toBe(2_000);
  });

  it('that nobody has shows nothing', async () => {
    expect(await readCart(db, null)).toEqual({ lines: [], count: 0, subtotalCents: 0 });
    expect(await readCart(db, 'nobody')).toEqual({ lines: [], count: 0, subtotalCents: 0 });
    expect(await countCart(db, undefined)).toBe(0);
  });
});

it('the sample order is the one of the specification, also when it is tried twice', async () => {
  await stockTo(db, 2, 2);
  await addSampleOrder(db, cartId);
  await addSampleOrder(db, cartId);
  const { lines, subtotalCents } = await readCart(db, cartId);
  expect(lines.map(({ unitPriceCents, quantity }) => [unitPriceCents, quantity])).toEqual([
    [29_999, 1],
    [8_999, 2],
    [19_999, 1],
  ]);
  expect(subtotalCents).toBe(67_996);
});

it('takes no product without a price', async () => {
  await db
    .updateTable('products')
    .set({ price_cents: 0, effective_price_cents: 0, is_on_sale: 0 })
    .where('id', '=', 2)
    .execute();
  const cartId = await openCart(db);
  await expect(addToCart(db, cartId, 2, 1)).rejects.toThrow('priced on request');
});

describe('in French, a message has the product’s French name', () => {
  const name = 'Clé intelligente BMW';
  const inFrench = <Result>(run: () => Result) => inLanguage('fr-CA', run);
  const set = (values: object) => db.updateTable('products').set(values).where('id', '=', 1).execute();

  it('when the product is short, or priced on request', async () => {
    const add = () => inFrench(() => addToCart(db, cartId, 1, 6));
    await expect(add()).rejects.toThrow(`${name}\u00a0: il n’en reste que 5.`);
    await set({ price_cents: 0, effective_price_cents: 0, is_on_sale: 0 });
    await expect(add()).rejects.toThrow(`${name}\u00a0: prix sur demande.`);
  });

  it('when the line was removed in another window', async () => {
    const edits = [{ productId: 1, typed: '3', was: 2 }];
    const [refused] = await inFrench(() => saveCartLines(db, cartId, edits));
    expect(refused?.problem).toContain(name);
  });

  it('when several lines are added', async () => {
    const add = () => inFrench(() => addLinesToCart(db, cartId, [{ productId: 1, quantity: 6 }]));
    const shortages = async () => (await add()).shortages;
    const named = [expect.stringContaining(name)];
    expect(await shortages()).toEqual(named);
    await set({ is_restricted: 1 });
    expect(await shortages()).toEqual(named);
    await set({ is_active: 0 });
    expect(await shortages()).toEqual(named);
  });
});
