import { beforeEach, expect, it } from 'vitest';

import { readCart } from '../../app/domain/selling/cart/cart.queries.server';
import { addToCart } from '../../app/domain/selling/cart/cart.server';
import { placeOrder, type Placement } from '../../app/domain/selling/orders/place-order.server';
import { EXPRESS_POLICY, getTotals } from '../../app/domain/selling/checkout/totals.rules';
import { findAccount } from '../../app/domain/base/customers/accounts.queries.server';
import { approveOrder } from '../../app/domain/selling/orders/decide-approval.server';
import { settleAttempt, type Settlement } from '../../app/domain/selling/payments/settle-attempt.server';
import { acceptQuote } from '../../app/domain/selling/quotes/accept-quote.server';
import { priceQuote } from '../../app/domain/selling/quotes/price-quote.server';
import { findQuote } from '../../app/domain/selling/quotes/quotes.queries.server';
import { randomKey } from '../../app/domain/base/shared/random.server';
import type { Db } from '../../db/schema';
import { addAccount, addUser, firstUserOf, signedIn } from '../support/accounts';
import { crowdOf } from '../support/crowd';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../support/orders';
import { customer, buildPlacement } from '../support/placement';
import { pricingOf, requestedQuote, STAFF_ACTOR } from '../support/quotes';
import { openTestStore, type TestStore } from '../support/test-store';

let store: TestStore;
let db: Db;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 1000);
});

/** What the buyer of a cart sees and agrees to. */
async function seen(cartId: string): Promise<Placement> {
  const { lines, buyer } = await readCart(db, cartId);
  return buildPlacement(cartId, getTotals(lines, EXPRESS_POLICY, buyer).totalCents);
}

async function place(cartId: string, changes: Partial<Placement> = {}) {
  return placeOrder(db, { ...(await seen(cartId)), ...changes });
}

const ON_ACCOUNT = { paymentMethod: 'account', providerName: undefined } as const;

const captured = ({ totalCents }: { totalCents: number }): Settlement => ({
  status: 'captured',
  reference: 'ch_1',
  amountCents: totalCents,
});

it('of 16 buyers who each want another product, buying again and again, all are served', async () => {
  const each = 5;
  const products = Array.from({ length: 16 }, (_, index) => index + 1);
  for (const id of products) {
    await stockTo(db, id, 100);
    await db.updateTable('products').set({ is_restricted: 0, is_active: 1 }).where('id', '=', id).execute();
  }
  const crowd = await crowdOf(store, products.length, (index) => [
    { productId: products[index] ?? 0, quantity: 1 },
  ]);
  const buyAll = async (cartId: string, productId: number) => {
    for (let bought = 0; bought < each; bought += 1) {
      if (bought > 0) await addToCart(db, cartId, productId, 1);
      const order = await place(cartId);
      await settleAttempt(db, order.attemptKey ?? '', captured(order), 'sandbox');
    }
  };
  await Promise.all(crowd.map(({ cartId }, index) => buyAll(cartId, products[index] ?? 0)));
  const { paid } = await db
    .selectFrom('orders')
    .select((build) => build.fn.countAll<number>().as('paid'))
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  expect(paid).toBe(16 * each);
  expect(await Promise.all(products.map((id) => stockOf(db, id)))).toEqual(products.map(() => 100 - each));
  await expectLedgerToAddUp(db);
});

it('of orders, approvals and quotes of an account at once, no two use the same credit', async () => {
  const customerId = await addAccount(db, { email: 'ada@locke.example', net_terms_days: 30 });
  const ada = await firstUserOf(db, customerId);
  const ben = await addUser(db, customerId, { email: 'ben@locke.example', spending_limit_cents: 0 });
  const line = { productId: 1, quantity: 1 };

  const carts = await Promise.all(Array.from({ length: 6 }, () => signedIn(store, ada, line)));
  const { lines, buyer } = await readCart(db, carts[0]?.cartId ?? '');
  const { totalCents } = getTotals(lines, EXPRESS_POLICY, buyer);
  // Enough for all that is prepared; what is left when they race is enough for three.
  const limitOf = (credit_limit_cents: number) =>
    db.updateTable('customers').set({ credit_limit_cents }).where('id', '=', customerId).execute();
  await limitOf(100 * totalCents);
  const waiting = await Promise.all(
    Array.from({ length: 4 }, async () => place((await signedIn(store, ben, line)).cartId, ON_ACCOUNT)),
  );
  const quotes = [];
  for (let count = 0; count < 4; count += 1) {
    const { id } = await requestedQuote(db, { lines: [line], customerId });
    const requested = await findQuote(db, id);
    if (requested === undefined) throw new Error('There is no quote.');
    await priceQuote(db, id, pricingOf(requested, lines[0]?.unitPriceCents), STAFF_ACTOR);
    quotes.push(requested);
  }
  await limitOf(3 * totalCents);

  const endings = await Promise.allSettled([
    ...carts.map(({ cartId }) => place(cartId, ON_ACCOUNT)),
    ...waiting.map(({ id }) => approveOrder(db, { orderId: id, userId: ada, requestId: 'r' }, undefined)),
    ...quotes.map(({ accessKey }) =>
      acceptQuote(
        db,
        {
          accessKey,
          signedIn: { customerId, userId: ada },
          customer,
          ...ON_ACCOUNT,
          formToken: randomKey(),
          expectedTotalCents: totalCents,
        },
        STAFF_ACTOR,
      ),
    ),
  ]);
  const refusals = endings.flatMap((ending) => (ending.status === 'rejected' ? [String(ending.reason)] : []));
  expect(refusals.filter((text) => !text.includes('exceeds your available credit'))).toEqual([]);
  expect(endings.length - refusals.length).toBe(3);
  expect((await findAccount(db, customerId))?.owedCents).toBe(3 * totalCents);
  await expectLedgerToAddUp(db);
});

it('a charge told as failed and as captured at once is refunded or paid, and the stock agrees', async () => {
  for (let round = 0; round < 10; round += 1) {
    await stockTo(db, 1, 10);
    const [buyer] = await crowdOf(store, 1, () => [{ productId: 1, quantity: 4 }]);
    const order = await place(buyer?.cartId ?? '');
    const key = order.attemptKey ?? '';
    await Promise.all([
      settleAttempt(db, key, { status: 'failed', reason: 'Declined' }, 'sandbox'),
      settleAttempt(db, key, captured(order), 'webhook'),
    ]);
    const { state } = await db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const attempt = await db
      .selectFrom('payment_attempts')
      .select('state')
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    const ending = `${state}, ${attempt.state}, ${await stockOf(db, 1)} left`;
    expect(['paid, succeeded, 6 left', 'cancelled, refund_due, 10 left']).toContain(ending);
  }
  await expectLedgerToAddUp(db);
});

it('a cart that is ordered and added to at once holds what was not ordered', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [buyer] = await crowdOf(store, 1, () => [{ productId: 1, quantity: 1 }]);
    const cartId = buyer?.cartId ?? '';
    const before = await countOf(db, 'orders');
    const placement = await seen(cartId);
    const [order, added] = await Promise.allSettled([placeOrder(db, placement), addToCart(db, cartId, 1, 2)]);
    expect(added.status).toBe('fulfilled');
    const { count } = await readCart(db, cartId);
    // Added before, the total is another one, and nothing is placed.
    expect([count, (await countOf(db, 'orders')) - before]).toEqual(
      order.status === 'fulfilled' ? [2, 1] : [3, 0],
    );
  }
});
