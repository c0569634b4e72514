import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import {
  countOf,
  expectLedgerToAddUp,
  placeByTransfer,
  placeCharged,
  readPlacement,
  stockOf,
  stockTo,
} from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { readCart } from '../cart/cart.queries.server';
import { inLanguage } from '~/i18n/language.server';
import { ConflictError, StockShortageError } from '../../base/shared/errors';
import { EmptyCartError, placeOrder, TotalChangedError } from './place-order.server';
import { STANDARD_POLICY } from '../checkout/totals.rules';

let store: TestStore;
let db: Db;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 10);
  await stockTo(db, 2, 10);
});

const cartOf = async (...lines: { productId: number; quantity: number }[]) =>
  (await store.cartWith(...lines)).cartId;

/** Asserts that a refused order left nothing behind. */
async function expectNothingPlaced(cartId: string, units: number): Promise<void> {
  expect(await countOf(db, 'orders')).toBe(0);
  expect(await countOf(db, 'payment_attempts')).toBe(0);
  expect((await readCart(db, cartId)).count).toBe(units);
  await expectLedgerToAddUp(db);
}

describe('placing an order', () => {
  it('takes the stock, writes the ledger, empties the cart and makes one attempt for the total', async () => {
    const cartId = await cartOf({ productId: 2, quantity: 3 }, { productId: 1, quantity: 2 });
    const { totalCents, attemptKey, state, id } = await placeCharged(db, cartId);
    expect(state).toBe('pending');
    expect([await stockOf(db, 1), await stockOf(db, 2)]).toEqual([8, 7]);
    expect((await readCart(db, cartId)).lines).toEqual([]);
    const attempts = await db.selectFrom('payment_attempts').selectAll().execute();
    expect(attempts).toMatchObject([
      {
        order_id: id,
        idempotency_key: attemptKey,
        state: 'sent',
        amount_cents: totalCents,
        provider: 'sandbox',
      },
    ]);
    const booked = await db
      .selectFrom('stock_movements')
      .select(['delta', 'kind'])
      .where('cause', '=', `order:${id}`)
      .execute();
    expect(booked).toEqual([
      { delta: -2, kind: 'sale' },
      { delta: -3, kind: 'sale' },
    ]);
    await expectLedgerToAddUp(db);
  });

  it('keeps the prices of that moment, whatever they become', async () => {
    await db
      .updateTable('products')
      .set({ price_cents: 5_000, sale_price_cents: 4_000, is_on_sale: 1 })
      .where('id', '=', 1)
      .execute();
    const { id } = await placeCharged(db, await cartOf({ productId: 1, quantity: 2 }));
    await db
      .updateTable('products')
      .set({ price_cents: 1, is_on_sale: 0, name: 'Other' })
      .where('id', '=', 1)
      .execute();
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      subtotal_cents: 8_000,
      shipping_cents: 1_599,
      tax_cents: 640,
      total_cents: 10_239,
    });
    const line = await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ unit_price_cents: 4_000, list_price_cents: 5_000, total_cents: 8_000 });
    expect(line.name).not.toBe('Other');
  });

  it('follows the policy of its checkout', async () => {
    await db
      .updateTable('products')
      .set({ price_cents: 21_000, is_on_sale: 0 })
      .where('id', '=', 1)
      .execute();
    const placement = await readPlacement(db, await cartOf({ productId: 1, quantity: 1 }), {
      policy: STANDARD_POLICY,
      expectedTotalCents: 21_000 + 1_299 + 1_680,
    });
    expect((await placeOrder(db, placement)).totalCents).toBe(23_979);
  });

  it('by transfer waits, holds the goods, says so by mail and has nothing to charge', async () => {
    const order = await placeByTransfer(db, await cartOf({ productId: 1, quantity: 1 }));
    expect(order).toMatchObject({ state: 'awaiting_transfer', attemptKey: undefined });
    expect(await stockOf(db, 1)).toBe(9);
    expect(await countOf(db, 'payment_attempts')).toBe(0);
    const mail = await db.selectFrom('outbox').selectAll().execute();
    expect(mail).toMatchObject([{ to_address: 'jo@miller-locks.example', state: 'due' }]);
    expect(mail[0]?.text).toContain(order.number);
  });

  it('gives orders numbers and secrets that nobody can guess from another', async () => {
    const one = await placeCharged(db, await cartOf({ productId: 1, quantity: 1 }));
    const two = await placeCharged(db, await cartOf({ productId: 1, quantity: 1 }));
    for (const order of [one, two]) {
      expect(order.number).toMatch(/^KW-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
      expect(order.accessKey).toMatch(/^[\w-]{22}$/);
    }
    expect(one.accessKey).not.toBe(two.accessKey);
  });
});

describe('the same checkout token', () => {
  it('twice is one order', async () => {
    const placement = await readPlacement(db, await cartOf({ productId: 1, quantity: 2 }));
    const first = await placeOrder(db, placement);
    const second = await placeOrder(db, placement);
    expect(first.isNew).toBe(true);
    expect(second).toMatchObject({ id: first.id, isNew: false, attemptKey: undefined });
    expect(await countOf(db, 'orders')).toBe(1);
    expect(await countOf(db, 'payment_attempts')).toBe(1);
    expect(await stockOf(db, 1)).toBe(8);
  });

  it('is one order even when the cart was filled again', async () => {
    const cartId = await cartOf({ productId: 1, quantity: 2 });
    const placement = await readPlacement(db, cartId);
    await placeOrder(db, placement);
    await db
      .insertInto('cart_lines')
      .values({ cart_id: cartId, product_id: 1, quantity: 2, added_at: new Date().toISOString() })
      .execute();
    expect((await placeOrder(db, placement)).isNew).toBe(false);
    expect(await stockOf(db, 1)).toBe(8);
  });

  it('from another cart shows nobody else’s order', async () => {
    const placement = await readPlacement(db, await cartOf({ productId: 1, quantity: 1 }));
    await placeOrder(db, placement);
    const other = await cartOf({ productId: 1, quantity: 1 });
    await expect(placeOrder(db, { ...placement, cartId: other })).rejects.toThrow(ConflictError);
  });
});

describe('an order is refused and leaves nothing behind', () => {
  it('when the cart is empty', async () => {
    const cartId = await cartOf();
    await expect(placeOrder(db, await readPlacement(db, cartId))).rejects.toThrow(EmptyCartError);
    await expectNothingPlaced(cartId, 0);
  });

  it.each([1, -1])('when the total is not the one shown, off by %i cent', async (off) => {
    const cartId = await cartOf({ productId: 1, quantity: 2 });
    const placement = await readPlacement(db, cartId);
    const placing = placeOrder(db, { ...placement, expectedTotalCents: placement.expectedTotalCents + off });
    await expect(placing).rejects.toThrow(TotalChangedError);
    await expect(placing).rejects.toMatchObject({ totals: { totalCents: placement.expectedTotalCents } });
    await expectNothingPlaced(cartId, 2);
  });

  it('when the price changed since the page was shown', async () => {
    const cartId = await cartOf({ productId: 1, quantity: 1 });
    const placement = await readPlacement(db, cartId);
    await db.updateTable('products').set({ price_cents: 1, is_on_sale: 0 }).where('id', '=', 1).execute();
    await expect(placeOrder(db, placement)).rejects.toThrow(TotalChangedError);
    await expectNothingPlaced(cartId, 1);
  });

  it('when one line of several is short, and the others keep their stock', async () => {
    const cartId = await cartOf({ productId: 1, quantity: 2 }, { productId: 2, quantity: 3 });
    await stockTo(db, 2, 2);
    const placing = placeOrder(db, await readPlacement(db, cartId));
    await expect(placing).rejects.toThrow(StockShortageError);
    await expect(placing).rejects.toThrow(/^.+: only 2 left\./);
    expect([await stockOf(db, 1), await stockOf(db, 2)]).toEqual([10, 2]);
    await expectNothingPlaced(cartId, 5);
  });

  it('when a product was taken out of the store', async () => {
    const cartId = await cartOf({ productId: 1, quantity: 1 });
    await db.updateTable('products').set({ is_active: 0 }).where('id', '=', 1).execute();
    const place = async () => placeOrder(db, await readPlacement(db, cartId));
    await expect(place()).rejects.toThrow(/^The store no longer sells .+\.$/);
    await expect(inLanguage('fr-CA', place)).rejects.toThrow('Clé intelligente BMW');
    await expectNothingPlaced(cartId, 1);
  });
});
