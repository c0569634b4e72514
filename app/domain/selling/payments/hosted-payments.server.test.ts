import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { SignedWebhook } from '../../../../tests/support/mock-provider';
import { letPass, openHostedStore, type HostedStore } from '../../../../tests/support/hosted-store';
import { MockPayPal } from '../../../../tests/support/mock-paypal';
import { PROVIDER_NAMES, providerAt } from '../../../../tests/support/mock-providers';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../../../../tests/support/orders';
import { readCart } from '../cart/cart.queries.server';
import { connectedPayments } from './payment-providers.server';
import { reconcilePayments } from './reconcile.server';
import { inLanguage } from '~/i18n/language.server';

const MINUTE = 60_000;
const PAID = 'Payment Successful! - Your order has been processed successfully.';
const FAILED = 'Payment Failed - There was an error processing your payment.';

let hosted: HostedStore;

async function open(name: (typeof PROVIDER_NAMES)[number]): Promise<void> {
  hosted = await openHostedStore(name);
  await stockTo(hosted.store.db, 1, 10);
}

afterEach(() => hosted.mock.close());

/** Order, attempt, stock and cart: what a buyer and a clerk would see. */
async function now() {
  const { db } = hosted.store;
  const order = await db.selectFrom('orders').select('state').executeTakeFirstOrThrow();
  const attempt = await db.selectFrom('payment_attempts').select('state').executeTakeFirstOrThrow();
  await expectLedgerToAddUp(db);
  return {
    order: order.state,
    attempt: attempt.state,
    stock: await stockOf(db, 1),
    inCart: (await readCart(db, hosted.cartId)).count,
  };
}

const HELD = { order: 'pending', attempt: 'sent', stock: 6, inCart: 0 };
const BOUGHT = { order: 'paid', attempt: 'succeeded', stock: 6, inCart: 0 };
const GIVEN_UP = { order: 'cancelled', attempt: 'failed', stock: 10, inCart: 4 };

const reconcile = () => reconcilePayments(hosted.store.db, hosted.store.payments);
const paidEvents = async () =>
  hosted.store.db.selectFrom('order_events').select('id').where('to_state', '=', 'paid').execute();

describe.each(PROVIDER_NAMES)('a payment on the page of %s', (name) => {
  beforeEach(() => open(name));

  it('leads there by a page of our own, holds the goods meanwhile, and is paid on return', async () => {
    const placed = await hosted.checkOut();
    expect([placed.status, placed.location]).toEqual([303, expect.stringMatching(/^\/checkout\/pay\//)]);
    expect(await now()).toEqual(HELD);
    const { body } = await hosted.onTheWay();
    const url = `${hosted.mock.url}/page/${hosted.mock.last.id}`;
    expect(body).toMatchObject({ url, refresh: `2;url=${url}` });

    hosted.mock.pay(hosted.mock.last);
    const returned = await hosted.comeBack();
    expect([returned.status, returned.toast]).toEqual([303, PAID]);
    expect(returned.location).toMatch(/^\/checkout\/confirmation\//);
    expect(await now()).toEqual(BOUGHT);

    expect(await hosted.comeBack()).toMatchObject({ status: 303, toast: PAID });
    expect(await now()).toEqual(BOUGHT);
    expect(await countOf(hosted.store.db, 'outbox')).toBe(1);
  });

  it('leads on by itself only soon after the order', async () => {
    await hosted.checkOut();
    await letPass(hosted.store, 30_000);
    expect((await hosted.onTheWay()).body).toMatchObject({ leadsOn: false });
  });

  it('is begun once, with the return addresses of the order', async () => {
    await hosted.checkOut();
    await hosted.beginAgain();
    await hosted.onTheWay();
    const { accessKey } = await hosted.store.db
      .selectFrom('orders')
      .select('access_key as accessKey')
      .executeTakeFirstOrThrow();
    expect(hosted.mock.payments).toMatchObject([
      { returnUrl: `http://localhost:3000/checkout/return/${accessKey}` },
    ]);
  });

  it('returns to the language it was begun in, also if the reconciler opens the page', async () => {
    hosted.mock.failure = 503;
    await inLanguage('fr-CA', () => hosted.checkOut());
    hosted.mock.failure = undefined;
    await letPass(hosted.store, MINUTE);
    await reconcile();
    expect(hosted.mock.payments).toMatchObject([
      { returnUrl: expect.stringMatching(/^http:\/\/localhost:3000\/fr\/checkout\/return\//) },
    ]);
  });

  it('is left for another method: called back there first, then here', async () => {
    await hosted.checkOut();
    expect((await hosted.back()).body).toMatchObject({
      payHref: `${hosted.mock.url}/page/${hosted.mock.last.id}`,
    });
    hosted.mock.failure = 503;
    expect((await hosted.giveUp()).toast).toContain('isn’t responding');
    expect(await now()).toEqual(HELD);
    hosted.mock.failure = undefined;
    expect(await hosted.giveUp()).toMatchObject({ status: 303, location: '/checkout' });
    expect(await now()).toEqual(GIVEN_UP);
    expect((await hosted.comeBack()).location).toBe('/checkout');
  });

  it('is paid when it turns out to be, however much the buyer wanted another method', async () => {
    await hosted.checkOut();
    hosted.mock.pay(hosted.mock.last);
    // PayPal's money moves only when the store captures it, and it was told not to.
    if (name === 'paypal') {
      expect(await hosted.giveUp()).toMatchObject({ location: '/checkout' });
      expect(await now()).toEqual(GIVEN_UP);
      expect(hosted.mock.last.state).toBe('approved');
      return;
    }
    const answer = await hosted.giveUp();
    expect(answer.location).toMatch(/^\/checkout\/confirmation\//);
    expect(answer.toast).toBe(PAID);
    expect(await now()).toEqual(BOUGHT);
  });

  it('of a buyer who never comes back is found by the reconciler', async () => {
    await hosted.checkOut();
    hosted.mock.pay(hosted.mock.last);
    await letPass(hosted.store, MINUTE);
    expect(await reconcile()).toEqual({ settled: 1, errors: [] });
    expect(await now()).toEqual(BOUGHT);
  });

  it('that is open is looked at less and less often', async () => {
    await hosted.checkOut();
    const looks = async () => {
      const before = hosted.mock.calls.length;
      await reconcile();
      return hosted.mock.calls.length - before;
    };
    expect(await looks()).toBe(0);
    await letPass(hosted.store, 25_000);
    expect(await looks()).toBeGreaterThan(0);
    expect(await looks()).toBe(0);
    let waits = 0;
    for (let minutes = 0; minutes < 15; minutes += 1) {
      await letPass(hosted.store, MINUTE);
      if ((await looks()) > 0) waits += 1;
    }
    expect(waits).toBeLessThan(9);
    expect(await now()).toEqual(HELD);
  });

  it('is called back there and given up here when its time is over', async () => {
    await hosted.checkOut();
    await letPass(hosted.store, 44 * MINUTE);
    await reconcile();
    expect(await now()).toEqual(HELD);
    await letPass(hosted.store, 6 * MINUTE);
    hosted.mock.failure = 503;
    expect((await reconcile()).errors).toHaveLength(1);
    expect(await now()).toEqual(HELD);
    hosted.mock.failure = undefined;
    await letPass(hosted.store, 6 * MINUTE);
    expect(await reconcile()).toEqual({ settled: 1, errors: [] });
    expect(await now()).toEqual(GIVEN_UP);
    if (name !== 'paypal') expect(hosted.mock.last.state).toBe('closed');
  });

  it('whose page cannot be opened is tried again, by the buyer or the reconciler', async () => {
    hosted.mock.failure = 503;
    expect((await hosted.checkOut()).location).toMatch(/^\/checkout\/pay\//);
    expect(await now()).toEqual(HELD);
    expect((await hosted.onTheWay()).body).toMatchObject({ url: null, refresh: '10' });
    expect((await hosted.beginAgain()).toast).toContain('isn’t responding');
    hosted.mock.failure = undefined;
    await letPass(hosted.store, MINUTE);
    await reconcile();
    expect((await hosted.onTheWay()).body).toMatchObject({ url: expect.stringContaining('/page/') });
    expect(hosted.mock.payments).toHaveLength(1);
  });

  it('whose page never opens gives the goods back', async () => {
    hosted.mock.failure = 503;
    await hosted.checkOut();
    await letPass(hosted.store, 11 * MINUTE);
    expect(await reconcile()).toEqual({ settled: 1, errors: [] });
    expect(await now()).toEqual(GIVEN_UP);
  });

  it('that the provider refuses is a failed payment at once', async () => {
    hosted.mock.failure = 400;
    const answer = await hosted.checkOut();
    expect([answer.status, answer.toast]).toEqual([422, FAILED]);
    expect(await now()).toEqual(GIVEN_UP);
  });

  it('of another amount is for people to review', async () => {
    await hosted.checkOut();
    hosted.mock.tooMuch = 1;
    hosted.mock.pay(hosted.mock.last);
    expect((await hosted.comeBack()).toast).toBeUndefined();
    expect(await now()).toMatchObject({ order: 'review', attempt: 'succeeded' });
  });

  it('waits at the confirmation while the provider does not answer the return', async () => {
    await hosted.checkOut();
    hosted.mock.pay(hosted.mock.last);
    hosted.mock.failure = 500;
    const answer = await hosted.comeBack();
    expect(answer.location).toMatch(/^\/checkout\/confirmation\//);
    expect(answer.toast).toBeUndefined();
    expect(await now()).toEqual(HELD);
  });

  describe('told by a webhook', () => {
    const message = (details: { eventId?: string; at?: Date; body?: string } = {}) =>
      hosted.mock.webhook(hosted.mock.last, { url: hosted.hookUrl, ...details });

    beforeEach(async () => {
      await hosted.checkOut();
      hosted.mock.pay(hosted.mock.last);
    });

    it('is paid', async () => {
      expect(await hosted.tell(message())).toMatchObject({ status: 200, body: { received: true } });
      expect(await now()).toEqual(BOUGHT);
    });

    const forgeries: [string, () => SignedWebhook][] = [
      ['unsigned', () => ({ ...message(), headers: {} })],
      ['altered', () => ({ ...message(), body: message().body.replace(/\d(?=\D*$)/, 'x') })],
    ];
    // Square signs no time of delivery.
    if (name !== 'square')
      forgeries.push(['301 s old', () => message({ at: new Date(Date.now() - 301_000) })]);

    it.each(forgeries)('%s is refused and changes nothing', async (_what, forged) => {
      expect(await hosted.tell(forged())).toMatchObject({ status: 403 });
      expect(await now()).toEqual(HELD);
      const kept = await hosted.store.db.selectFrom('webhook_events').selectAll().execute();
      expect(kept).toEqual([]);
    });

    it.each(['null', '{}'])('that says %s is thanked for, and changes nothing', async (body) => {
      expect(await hosted.tell(message({ body }))).toMatchObject({ status: 200, body: { received: true } });
      expect(await now()).toEqual(HELD);
    });

    it('of a payment that the provider no longer knows is thanked for', async () => {
      const told = message();
      hosted.mock.payments.length = 0;
      expect(await hosted.tell(told)).toMatchObject({ status: 200 });
      // An order that PayPal has forgotten can't be paid any more.
      if (name !== 'paypal') expect(await now()).toEqual(HELD);
    });

    it('50 times at once is one transition and one mail', async () => {
      const same = message({ eventId: 'evt-same' });
      const answers = await Promise.all(Array.from({ length: 50 }, () => hosted.tell(same)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const kept = await hosted.store.db.selectFrom('webhook_events').selectAll().execute();
      const transitions = (await paidEvents()).length;
      const mails = await countOf(hosted.store.db, 'outbox');
      expect([kept.length, transitions, mails]).toEqual([1, 1, 1]);
      expect(await now()).toEqual(BOUGHT);
    });

    it('in any order is one transition', async () => {
      const late = message({ eventId: 'evt-paid' });
      hosted.mock.last.state = 'open';
      const early = message({ eventId: 'evt-opened' });
      hosted.mock.pay(hosted.mock.last);
      for (const one of [late, early, late, early]) expect((await hosted.tell(one)).status).toBe(200);
      expect((await paidEvents()).length).toBe(1);
      expect(await now()).toEqual(BOUGHT);
      expect((await hosted.comeBack()).toast).toBe(PAID);
    });

    it('is asked for again while the payment cannot be looked up', async () => {
      const told = message();
      hosted.mock.failure = 503;
      expect((await hosted.tell(told)).status).toBe(500);
      hosted.mock.failure = undefined;
      expect((await hosted.tell(told)).status).toBe(200);
      expect(await now()).toEqual(BOUGHT);
    });

    it('after the order was given up is money to give back, once', async () => {
      const { db } = hosted.store;
      await db.updateTable('payment_attempts').set({ state: 'failed' }).execute();
      await hosted.tell(message());
      if (name === 'paypal') {
        // Approved, and never captured: there is nothing to give back.
        expect(hosted.mock.last.state).toBe('approved');
        return;
      }
      expect((await now()).attempt).toBe('refund_due');
      await reconcile();
      await reconcile();
      expect((await now()).attempt).toBe('refunded');
      expect([...hosted.mock.last.refunds.values()]).toMatchObject([{ cents: hosted.mock.last.amountCents }]);
    });
  });
});

describe('PayPal', () => {
  beforeEach(() => open('paypal'));

  it('whose bank says no lets the buyer choose again', async () => {
    if (!(hosted.mock instanceof MockPayPal)) throw new Error('This is about PayPal.');
    await hosted.checkOut();
    hosted.mock.isDeclining = true;
    hosted.mock.pay(hosted.mock.last);
    const answer = await hosted.comeBack();
    expect(answer.location).toMatch(/^\/checkout\/back\//);
    expect(answer.toast).toBe(`${FAILED} You weren’t charged. Try again or select another payment method.`);
    expect(await now()).toEqual(HELD);
    hosted.mock.isDeclining = false;
    hosted.mock.pay(hosted.mock.last);
    expect((await hosted.comeBack()).toast).toBe(PAID);
    expect(await now()).toEqual(BOUGHT);
  });

  it('that is still deciding keeps the goods held, even past the time', async () => {
    if (!(hosted.mock instanceof MockPayPal)) throw new Error('This is about PayPal.');
    await hosted.checkOut();
    hosted.mock.isDeciding = true;
    hosted.mock.pay(hosted.mock.last);
    expect((await hosted.comeBack()).location).toMatch(/^\/checkout\/confirmation\//);
    await letPass(hosted.store, 50 * MINUTE);
    expect((await reconcile()).settled).toBe(0);
    expect(await now()).toEqual(HELD);
    hosted.mock.isDeciding = false;
    await letPass(hosted.store, 10 * MINUTE);
    expect(await reconcile()).toEqual({ settled: 1, errors: [] });
    expect(await now()).toEqual(BOUGHT);
  });

  it('is captured once by ten who come back at once', async () => {
    await hosted.checkOut();
    hosted.mock.pay(hosted.mock.last);
    const answers = await Promise.all(Array.from({ length: 10 }, () => hosted.comeBack()));
    expect(new Set(answers.map(({ toast }) => toast))).toEqual(new Set([PAID]));
    expect((await paidEvents()).length).toBe(1);
  });
});

describe('methods', () => {
  const names = (connected: Parameters<typeof connectedPayments>[0]) => {
    const payments = connectedPayments(connected);
    const methods = ['square', 'stripe', 'paypal', 'apple-pay', 'google-pay', 'zelle'] as const;
    return methods.map((method) => payments.forMethod(method)?.name ?? '-').join(' ');
  };

  it('go to their own provider, the wallets to Stripe or else to Square, the rest to a demo’s sandbox', async () => {
    await open('stripe');
    const { sandbox } = hosted.store;
    const stripe = providerAt('stripe', 'http://127.0.0.1:9');
    const square = providerAt('square', 'http://127.0.0.1:9');
    const paypal = providerAt('paypal', 'http://127.0.0.1:9');
    expect(names({})).toBe('- - - - - -');
    expect(names({ sandbox })).toBe('sandbox sandbox sandbox sandbox sandbox -');
    expect(names({ stripe, square, paypal, sandbox })).toBe('square stripe paypal stripe stripe -');
    expect(names({ square, sandbox })).toBe('square sandbox sandbox square square -');
    expect(names({ paypal })).toBe('- - paypal - - -');
    expect(connectedPayments({ stripe, square, paypal, sandbox }).isSandbox).toBe(false);
    expect(connectedPayments({ stripe, sandbox }).isSandbox).toBe(true);
  });

  it('of a wallet are paid on the page', async () => {
    await open('stripe');
    expect((await hosted.checkOut({ paymentMethod: 'apple-pay' })).location).toMatch(/^\/checkout\/pay\//);
    expect(await now()).toEqual(HELD);
  });
});
