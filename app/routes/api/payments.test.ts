import { beforeEach, describe, expect, it } from 'vitest';

import { openHostedStore } from '../../../tests/support/hosted-store';
import { PROVIDER_NAMES } from '../../../tests/support/mock-providers';
import { findOrderForApi } from '../../api/order.queries.server';
import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { EXPRESS_POLICY, getTotals } from '../../domain/selling/checkout/totals.rules';
import { toDecimal } from '../../domain/base/shared/money.rules';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../../../tests/support/orders';
import { customer } from '../../../tests/support/placement';
import { answerOf, opening, sending, type Answer } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { paths } from '../../paths';
import { loader as onTheWay } from '../store/checkout_.pay.$accessKey';
import { loader as comeBack } from '../store/checkout_.return.$accessKey';
import { action } from './payments.$method';

let store: TestStore;
/** Of a visitor who has nothing in the cart. */
let visitor: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 10);
  visitor = await store.visitor();
});

interface Call {
  method?: string;
  cookie?: string;
  key?: string;
  body?: Record<string, unknown>;
  language?: string;
}

function pay({ method = 'stripe', cookie = visitor, key, body, language = 'en' }: Call): Promise<Answer> {
  const args = sending(store, 'POST', `/api/payments/${method}`, body ?? {}, { params: { method }, cookie });
  args.request.headers.set('Accept-Language', language);
  if (key !== undefined) args.request.headers.set('Idempotency-Key', key);
  return answerOf(() => action(args));
}

async function cartOf(quantity: number) {
  const { cartId, cookie } = await store.cartWith({ productId: 1, quantity });
  const { lines } = await readCart(store.db, cartId);
  const { totalCents } = getTotals(lines, EXPRESS_POLICY);
  const body = { amount: toDecimal(totalCents), currency: 'USD', customerInfo: customer };
  return { cartId, cookie, totalCents, body };
}

const ADDRESS = { address: '900 Bay Street', city: 'Los Angeles', state: 'CA', zipCode: '90210' };
const untied = { amount: 49.99, currency: 'USD', customerInfo: customer };
const selectAttempts = () => store.db.selectFrom('payment_attempts').selectAll().execute();
const orders = () => store.db.selectFrom('orders').selectAll().execute();

describe('with a cart in the session', () => {
  it.each(['square', 'paypal', 'stripe'])('%s places and pays the order', async (method) => {
    const { cookie, body } = await cartOf(2);
    const answer = await pay({ method, cookie, body });
    const [order] = await orders();
    expect([answer.status, answer.body]).toEqual([200, { success: true, orderNumber: order?.number }]);
    expect(order).toMatchObject({ state: 'paid', policy: 'express', payment_method: method });
    expect(await stockOf(store.db, 1)).toBe(8);
    await expectLedgerToAddUp(store.db);
  });

  it.each([
    ['zelle', 'zelle@keyway.example'],
    ['etransfer', 'etransfer@keyway.example'],
  ])('%s names the recipient, and the order waits for the transfer', async (method, recipientEmail) => {
    const { cookie, body } = await cartOf(2);
    const { currency, ...withoutCurrency } = body;
    expect(currency).toBe('USD');
    const answer = await pay({ method, cookie, body: withoutCurrency });
    const [order] = await orders();
    expect(answer.body).toEqual({
      success: true,
      instructions: { recipientEmail },
      orderNumber: order?.number,
    });
    expect(order?.state).toBe('awaiting_transfer');
    expect(await stockOf(store.db, 1)).toBe(8);
  });

  it.each([1, -1])('an amount that is off by %i cent is refused with the total', async (off) => {
    const { cookie, body, totalCents } = await cartOf(2);
    const answer = await pay({ cookie, body: { ...body, amount: toDecimal(totalCents + off) } });
    expect(answer).toMatchObject({ status: 409, body: { success: false } });
    expect(JSON.stringify(answer.body)).toContain(toDecimal(totalCents));
    expect([await countOf(store.db, 'orders'), await stockOf(store.db, 1)]).toEqual([0, 10]);
  });

  it('a number is taken as well as a string', async () => {
    const { cookie, body, totalCents } = await cartOf(1);
    expect(await pay({ cookie, body: { ...body, amount: totalCents / 100 } })).toMatchObject({
      body: { success: true },
    });
  });

  it('takes a billing address and delivery details', async () => {
    const { cookie, body } = await cartOf(1);
    const billingAddress = { ...ADDRESS, name: 'Miller Holdings' };
    const others = { billingAddress, attention: 'Receiving', deliveryInstructions: 'Call on arrival' };
    expect((await pay({ cookie, body: { ...body, ...others } })).status).toBe(200);
    const [order] = await orders();
    expect(await findOrderForApi(store.db, order?.id ?? 0)).toMatchObject(others);
  });

  it('refuses a billing address without a name', async () => {
    const { cookie, body } = await cartOf(1);
    const answer = await pay({ cookie, body: { ...body, billingAddress: ADDRESS } });
    expect(answer).toMatchObject({
      status: 422,
      body: { fieldErrors: { 'billingAddress.name': 'Enter a company or name' } },
    });
  });

  it('a declined card is success false, and everything is as before', async () => {
    const { cartId, cookie, body } = await cartOf(2);
    const answer = await pay({
      method: 'square',
      cookie,
      body: { ...body, sourceId: 'cnon:card-nonce-declined' },
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: false,
        error: 'There was an error processing your payment.',
        reason: 'The payment was declined.',
      },
    ]);
    expect(await stockOf(store.db, 1)).toBe(10);
    expect((await readCart(store.db, cartId)).lines).toMatchObject([{ productId: 1, quantity: 2 }]);
  });

  it('more than there is in stock is 409 with the figure', async () => {
    const { cookie, body } = await cartOf(2);
    await stockTo(store.db, 1, 1);
    const answer = await pay({ cookie, body });
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain(': only 1 left.');
  });

  it('a cart that has been ordered already pays nothing again', async () => {
    const { cookie, body } = await cartOf(2);
    await pay({ cookie, body });
    expect(await pay({ cookie, body })).toMatchObject({
      status: 409,
      body: { success: false, error: 'Your cart is empty' },
    });
    expect(await selectAttempts()).toHaveLength(1);
  });
});

describe('with an Idempotency-Key', () => {
  it('the same body gets the stored answer: one order, one charge', async () => {
    const { cookie, body } = await cartOf(2);
    const first = await pay({ cookie, body, key: 'order-1' });
    const second = await pay({ cookie, body, key: 'order-1' });
    expect(second.body).toEqual(first.body);
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect([await countOf(store.db, 'orders'), (await selectAttempts()).length]).toEqual([1, 1]);
  });

  it('another body is 422, another method or client another request', async () => {
    const { cookie, body } = await cartOf(2);
    await pay({ cookie, body, key: 'order-1' });
    const other = await pay({ cookie, body: { ...body, amount: '1.00' }, key: 'order-1' });
    expect(other).toMatchObject({ status: 422, body: { success: false } });
    const someone = await cartOf(1);
    expect(await pay({ ...someone, key: 'order-1' })).toMatchObject({ body: { success: true } });
    expect(await countOf(store.db, 'orders')).toBe(2);
  });

  it('twenty at once are one order, one charge, and the others are told to wait', async () => {
    const { cookie, body } = await cartOf(2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay({ cookie, body, key: 'k' })));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect([await countOf(store.db, 'orders'), (await selectAttempts()).length]).toEqual([1, 1]);
    expect(await stockOf(store.db, 1)).toBe(8);
  });

  it('an answer that was lost with its process is found again', async () => {
    const { cookie, body } = await cartOf(2);
    await pay({ cookie, body, key: 'lost' });
    await store.db
      .updateTable('idempotency_keys')
      .set({ status: null, answer: null, started_at: new Date(Date.now() - 120_000).toISOString() })
      .execute();
    expect(await pay({ cookie, body, key: 'lost' })).toMatchObject({ status: 200, body: { success: true } });
    expect(await countOf(store.db, 'orders')).toBe(1);
  });

  it.each(['', 'with space', 'x'.repeat(256)])('a key that is none is 400: %j', async (key) => {
    expect(await pay({ body: untied, key })).toMatchObject({ status: 400, body: { success: false } });
  });

  it('an unanswered provider is 503, and asking again with the key charges nothing twice', async () => {
    const down = openDown();
    const { cookie, body } = await cartOf(2);
    const call = (payments = store.payments) => {
      const args = sending(store, 'POST', '/api/payments/stripe', body, {
        params: { method: 'stripe' },
        cookie,
      });
      args.request.headers.set('Idempotency-Key', 'down');
      return answerOf(() => action({ ...args, context: store.context({ payments }) }));
    };
    expect(await call(down)).toMatchObject({ status: 503, body: { success: false } });
    expect(await call()).toMatchObject({ status: 503 });
    expect([await countOf(store.db, 'orders'), (await selectAttempts()).length]).toEqual([1, 1]);
  });
});

function openDown(): TestStore['payments'] {
  const down = () => Promise.reject(new Error('down'));
  const provider = { name: 'sandbox', charge: down, find: down, cancel: down, refund: down };
  return { ...store.payments, forMethod: () => provider, named: () => provider };
}

describe('without a cart', () => {
  it.each(['square', 'paypal', 'stripe'])('%s records a payment that belongs to no order', async (method) => {
    expect(await pay({ method, body: untied })).toMatchObject({ status: 200, body: { success: true } });
    expect(await selectAttempts()).toMatchObject([
      {
        order_id: null,
        method,
        state: 'succeeded',
        amount_cents: 4999,
        payer_name: 'Jo Miller',
        payer_email: 'jo@miller-locks.example',
      },
    ]);
    expect(await countOf(store.db, 'orders')).toBe(0);
  });

  it('a transfer waits for staff', async () => {
    expect(await pay({ method: 'zelle', body: untied })).toMatchObject({
      body: { success: true, instructions: { recipientEmail: 'zelle@keyway.example' } },
    });
    expect(await selectAttempts()).toMatchObject([{ order_id: null, state: 'sent', method: 'zelle' }]);
  });

  it('the same key is one charge', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect(await pay({ body: untied, key: 'once' })).toMatchObject({ body: { success: true } });
    }
    expect(await selectAttempts()).toHaveLength(1);
  });
});

describe('what is refused', () => {
  it.each([
    [{ ...untied, amount: undefined }, 'amount', 'Amount is required'],
    [{ ...untied, amount: 'much' }, 'amount', 'Amount must be a number with at most two decimals'],
    [{ ...untied, amount: 1.005 }, 'amount', 'Amount must be a number with at most two decimals'],
    [{ ...untied, amount: -1 }, 'amount', 'Amount must be a number with at most two decimals'],
    [{ ...untied, amount: 0 }, 'amount', 'Amount must be more than 0'],
    [{ ...untied, currency: 'CAD' }, 'currency', 'Currency must be USD'],
    [{ ...untied, cardNumber: '1' }, 'cardNumber', "Unknown field 'cardNumber'."],
    [
      { ...untied, customerInfo: { ...customer, firstName: 'J' } },
      'customerInfo.firstName',
      'Enter a first name of at least 2 characters',
    ],
    [{ ...untied, sourceId: '4242 4242 4242 4242' }, 'sourceId', 'Send a card token, not a card number.'],
  ])('%j', async (body, field, message) => {
    const answer = await pay({ method: 'square', body });
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, fieldErrors: { [field]: message } },
    });
    const french = await pay({ method: 'square', body, language: 'fr' });
    expect(french).toMatchObject({ status: 422, body: { fieldErrors: { [field]: expect.any(String) } } });
    expect(JSON.stringify(french.body)).not.toContain(message);
    expect(await selectAttempts()).toEqual([]);
  });

  it.each(['apple-pay', 'google-pay', 'cash', 'toString'])('%s has no call', async (method) => {
    expect(await pay({ method, body: untied })).toMatchObject({ status: 404, body: { success: false } });
  });

  it('a method that nobody here takes fails in the words of the specification', async () => {
    const payments = { ...store.payments, forMethod: () => undefined };
    const sender = { params: { method: 'stripe' }, cookie: visitor };
    const args = sending(store, 'POST', '/api/payments/stripe', untied, sender);
    const answer = await answerOf(() => action({ ...args, context: store.context({ payments }) }));
    expect(answer.body).toEqual({
      success: false,
      error: 'There was an error processing your payment.',
      reason: 'This payment method isn’t available right now.',
    });
  });

  it('what is no JSON is 400', async () => {
    const sender = { params: { method: 'stripe' }, cookie: visitor };
    const args = sending(store, 'POST', '/api/payments/stripe', '{', sender);
    expect(await answerOf(() => action(args))).toMatchObject({ status: 400, body: { success: false } });
  });
});

describe.each(PROVIDER_NAMES)('with %s, on whose page the buyer confirms', (method) => {
  it('is success false with a page that leads there, and pays the order once confirmed', async () => {
    const { store: hostedStore, cookie, cartId, mock } = await openHostedStore(method);
    const { lines } = await readCart(hostedStore.db, cartId);
    const amount = toDecimal(getTotals(lines, EXPRESS_POLICY).totalCents);
    const body = { amount, customerInfo: customer };
    const send = () =>
      answerOf(() =>
        action(sending(hostedStore, 'POST', `/api/payments/${method}`, body, { params: { method }, cookie })),
      );
    const answer = await send();
    const order = await hostedStore.db
      .selectFrom('orders')
      .select(['number', 'access_key', 'state'])
      .executeTakeFirstOrThrow();
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: false,
        error: 'The buyer must confirm this payment at redirectUrl.',
        redirectUrl: `http://localhost:3000${paths.hostedPayment(order.access_key)}`,
        orderNumber: order.number,
      },
    ]);
    expect(order.state).toBe('pending');
    const page = { cookie, params: { accessKey: order.access_key } };
    const { url } = await onTheWay(opening(hostedStore, '/', page));
    expect(url).toContain(mock.url);
    mock.pay(mock.last);
    await answerOf(() => comeBack(opening(hostedStore, '/', page)));
    const { state } = await hostedStore.db.selectFrom('orders').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('paid');
    await mock.close();
  });

  it('is refused without a cart: there is no page to send the buyer to', async () => {
    const { store: hostedStore, mock } = await openHostedStore(method);
    const args = sending(hostedStore, 'POST', '/', untied, {
      params: { method },
      cookie: await hostedStore.visitor(),
    });
    const answer = await answerOf(() => action(args));
    expect(answer).toMatchObject({ status: 409, body: { success: false } });
    expect(answer.body).not.toHaveProperty('redirectUrl');
    await mock.close();
  });
});
