import { beforeEach, describe, expect, it } from 'vitest';

import { writeFrench } from '../../../../db/french-texts';
import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { inLanguage } from '~/i18n/language.server';
import { addAccount, addUser, firstUserOf } from '../../../../tests/support/accounts';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../../../../tests/support/orders';
import { customer } from '../../../../tests/support/placement';
import { getQuote, letExpire, pricedQuote, requestedQuote } from '../../../../tests/support/quotes';
import { openTestStore } from '../../../../tests/support/test-store';
import { toLinkHolderActor } from '../../base/audit/actor';
import { settleAttempt } from '../payments/settle-attempt.server';
import { randomKey } from '../../base/shared/random.server';
import { acceptQuote, type Acceptance } from './accept-quote.server';
import { EXPRESS_POLICY } from '../checkout/totals.rules';
import { buildQuotedOrder } from './quote-totals.rules';
import { findQuoteBuyer, type Quote } from './quotes.queries.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  await stockTo(db, 1, 50);
});

async function acceptanceOf(quote: Quote, changes: Partial<Acceptance> = {}): Promise<Acceptance> {
  const buyer = await findQuoteBuyer(db, quote, changes.signedIn);
  const { totals, expectedLines } = buildQuotedOrder(quote.lines, EXPRESS_POLICY, buyer);
  return {
    accessKey: quote.accessKey,
    signedIn: undefined,
    customer,
    paymentMethod: 'stripe',
    providerName: 'sandbox',
    formToken: randomKey(),
    expectedTotalCents: totals.totalCents,
    expectedLines,
    ...changes,
  };
}

const accept = async (quote: Quote, changes: Partial<Acceptance> = {}) =>
  acceptQuote(db, await acceptanceOf(quote, changes), toLinkHolderActor('test'));

describe('a quote that is accepted', () => {
  it('becomes an order at its locked prices, whatever the product costs by now', async () => {
    const quote = await pricedQuote(db, { cents: 5000 });
    await db.updateTable('products').set({ price_cents: 99_999 }).where('id', '=', 1).execute();
    const order = await accept(quote);
    // 3 x 50.00, shipping 15.99, tax 12.00
    expect(order).toMatchObject({ isNew: true, state: 'pending', totalCents: 17_799, policy: 'express' });
    expect(await db.selectFrom('order_lines').selectAll().execute()).toMatchObject([
      { product_id: 1, quantity: 3, unit_price_cents: 5000, list_price_cents: 99_999 },
    ]);
    expect(await stockOf(db, 1)).toBe(47);
    expect(await countOf(db, 'payment_attempts')).toBe(1);
    expect(await getQuote(db, quote.id)).toMatchObject({ status: 'accepted', order: { id: order.id } });
    await expectLedgerToAddUp(db);
  });

  it('keeps its products’ names in English, and its own language', async () => {
    const quote = await pricedQuote(db);
    const names = quote.lines.map(({ name }) => name);
    await inTransaction(db, (trx) => writeFrench(trx, new Map(names.map((name) => [name, 'Serrure']))));
    await inLanguage('fr-CA', () => accept(quote));
    expect(await db.selectFrom('order_lines').select('name').execute()).toEqual([{ name: names[0] }]);
    expect(await db.selectFrom('orders').select('language').execute()).toEqual([{ language: 'fr-CA' }]);
  });

  it('again, by the same form or another one, is the order that is there', async () => {
    const quote = await pricedQuote(db);
    const acceptance = await acceptanceOf(quote);
    const first = await acceptQuote(db, acceptance, toLinkHolderActor('test'));
    const same = await acceptQuote(db, acceptance, toLinkHolderActor('test'));
    const other = await accept(quote);
    expect([same, other].map(({ id, isNew }) => [id, isNew])).toEqual([
      [first.id, false],
      [first.id, false],
    ]);
    expect(await countOf(db, 'orders')).toBe(1);
  });

  it('20 times at once is one order', async () => {
    const quote = await pricedQuote(db);
    const orders = await Promise.all(Array.from({ length: 20 }, () => accept(quote)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(orders.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect([await countOf(db, 'orders'), await countOf(db, 'payment_attempts')]).toEqual([1, 1]);
    expect(await stockOf(db, 1)).toBe(47);
    await expectLedgerToAddUp(db);
  });

  it('but for too little stock stays as it was', async () => {
    await stockTo(db, 1, 2);
    const quote = await pricedQuote(db);
    await expect(accept(quote)).rejects.toThrow(/^.+: only 2 left\./);
    expect(await getQuote(db, quote.id)).toMatchObject({ status: 'priced', revision: quote.revision });
    expect(await countOf(db, 'orders')).toBe(0);
    await db.updateTable('products').set({ is_active: 0 }).where('id', '=', 1).execute();
    const unsold = await getQuote(db, quote.id);
    await expect(accept(unsold)).rejects.toThrow('no longer sells');
    await expect(inLanguage('fr-CA', () => accept(unsold))).rejects.toThrow('Clé intelligente BMW');
  });

  it('with a payment that fails can be answered again', async () => {
    const quote = await pricedQuote(db);
    const first = await accept(quote);
    const key = first.attemptKey ?? '';
    await settleAttempt(db, key, { status: 'failed', reason: 'Declined' }, 'sandbox');
    expect(await getQuote(db, quote.id)).toMatchObject({ status: 'priced', order: undefined });
    expect(await stockOf(db, 1)).toBe(50);
    const second = await accept(await getQuote(db, quote.id));
    expect(second.id).not.toBe(first.id);
    // The first order's late failure does not open the second one's quote.
    expect((await getQuote(db, quote.id)).order?.id).toBe(second.id);
    await expectLedgerToAddUp(db);
  });

  it('by a form that was already declined is that order, not a second one', async () => {
    const quote = await pricedQuote(db);
    const acceptance = await acceptanceOf(quote);
    const first = await acceptQuote(db, acceptance, toLinkHolderActor('test'));
    await settleAttempt(db, first.attemptKey ?? '', { status: 'failed', reason: 'Declined' }, 'sandbox');
    const again = await acceptQuote(db, acceptance, toLinkHolderActor('test'));
    expect(again).toMatchObject({ id: first.id, state: 'cancelled', isNew: false });
    expect(await countOf(db, 'orders')).toBe(1);
  });
});

describe('a quote is not accepted', () => {
  it('once its prices have ended, at that very moment', async () => {
    const quote = await pricedQuote(db);
    await letExpire(db, quote.id);
    await expect(accept(quote)).rejects.toThrow('This quote has expired');
    expect(await countOf(db, 'orders')).toBe(0);
  });

  it('before it is priced', async () => {
    await expect(accept(await requestedQuote(db))).rejects.toThrow('Status: Requested');
  });

  it('at another total than the one that was seen, and for other lines', async () => {
    const quote = await pricedQuote(db);
    for (const changes of [{ expectedTotalCents: 1 }, { expectedLines: 'p1x3at1' }]) {
      await expect(accept(quote, changes)).rejects.toThrow('This quote or our rates changed');
    }
    expect((await getQuote(db, quote.id)).status).toBe('priced');
  });
});

const firstOf = async (customerId: number) => ({ customerId, userId: await firstUserOf(db, customerId) });

describe('the account of the quote', () => {
  it('has its order wait for an approval, when it is over the limit of the user who accepts', async () => {
    const customerId = await addAccount(db, { email: 'ada@locke.example' });
    const userId = await addUser(db, customerId, {
      email: 'ben@locke.example',
      spending_limit_cents: 10_000,
    });
    const quote = await pricedQuote(db, { customerId });
    const order = await accept(quote, { signedIn: { customerId, userId } });
    expect(order).toMatchObject({ state: 'awaiting_approval', attemptKey: undefined });
    expect(await db.selectFrom('payment_attempts').select('id').execute()).toEqual([]);
  });

  it('has its tax certificate and its terms, when its own buyer accepts', async () => {
    const customerId = await addAccount(db, {
      email: 'ada@locke.example',
      net_terms_days: 30,
      credit_limit_cents: 100_000,
      tax_exempt_certificate: 'TX-1',
      tax_exempt_until: '2999-01-01',
    });
    const quote = await pricedQuote(db, { customerId });
    const onAccount = { paymentMethod: 'account', providerName: undefined } as const;
    await expect(accept(quote, onAccount)).rejects.toThrow('Your account doesn’t have net terms.');
    const stranger = await addAccount(db, { email: 'eve@locke.example', net_terms_days: 30 });
    await expect(accept(quote, { ...onAccount, signedIn: await firstOf(stranger) })).rejects.toThrow(
      'Your account doesn’t have net terms.',
    );
    const order = await accept(quote, { ...onAccount, signedIn: await firstOf(customerId) });
    expect(order).toMatchObject({ state: 'on_account', totalCents: 30_000 });
    const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ customer_id: customerId, tax_cents: 0, shipping_cents: 0 });
  });
});
