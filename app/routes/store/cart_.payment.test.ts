import { beforeEach, describe, expect, it } from 'vitest';

import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../../../tests/support/orders';
import { customer } from '../../../tests/support/placement';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  toastAfter,
} from '../../../tests/support/requests';
import { everythingStored } from '../../../tests/support/everything-stored';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { setCartQuantity } from '../../domain/selling/cart/cart.server';
import { findBillingQuestion } from '../../domain/selling/checkout/billing-address.schema';
import { readCheckoutDraft } from '../../domain/selling/checkout/checkout-drafts.server';
import { loader as confirmation } from './cart_.confirmation.$accessKey';
import { loader as lastConfirmation } from './cart_.confirmation._index';
import { action, loader } from './cart_.payment';
import { action as ship, loader as shipping } from './cart_.shipping';
import { action as keep } from './checkout_.draft';

let store: TestStore;
let cookie: string;
let cartId: string;

const CARD = '4111 1111-11111111';

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 10);
  await stockTo(store.db, 2, 10);
  for (const id of [1, 2]) await priceTo(id, 5_000);
  ({ cookie, cartId } = await store.cartWith({ productId: 1, quantity: 4 }));
});

async function priceTo(id: number, cents: number): Promise<void> {
  await store.db
    .updateTable('products')
    .set({ price_cents: cents, is_on_sale: 0 })
    .where('id', '=', id)
    .execute();
}

/** Another address for the bill, whose ZIP code is of another state, and what the delivery needs. */
const ELSEWHERE = {
  attention: 'Receiving',
  deliveryInstructions: 'Call on arrival',
  billElsewhere: 'on',
  billingName: 'Miller Holdings',
  billingAddress: '900 Bay Street',
  billingCity: 'Los Angeles',
  billingState: 'CA',
  billingZipCode: '10001',
  billingZipConfirmed: findBillingQuestion({ state: 'CA', zipCode: '10001' }),
};

const sendAddress = (changes: Record<string, string> = {}) =>
  answerOf(() => ship(posting(store, '/cart/shipping', { ...customer, ...changes }, { cookie })));

/** The form as the page shows it, filled in. */
async function filledIn(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const page = await loader(opening(store, '/cart/payment', { cookie }));
  return {
    paymentMethod: 'stripe',
    poNumber: '',
    sandboxOutcome: 'approve',
    checkoutToken: page.checkoutToken,
    expectedTotalCents: String(page.totals.totalCents),
    expectedLines: page.expectedLines,
    expectedAddress: page.expectedAddress,
    ...changes,
  };
}

async function send(fields: Record<string, string>) {
  const args = posting(store, '/cart/payment', fields, { cookie });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

const leadsTo = async (open: () => unknown) => {
  const answer = await answerOf(open);
  return [answer.status, locationIn(answer)];
};

async function expectNothingPlaced(): Promise<void> {
  expect(await countOf(store.db, 'orders')).toBe(0);
  expect(await countOf(store.db, 'payment_attempts')).toBe(0);
  expect(await stockOf(store.db, 1)).toBe(10);
}

describe('a later step', () => {
  const openPayment = () => loader(opening(store, '/cart/payment', { cookie }));
  const openShipping = () => shipping(opening(store, '/cart/shipping', { cookie }));

  it('without an address leads to shipping', async () => {
    expect(await leadsTo(openPayment)).toEqual([303, '/cart/shipping']);
    await sendAddress({ city: '' });
    expect(await leadsTo(openPayment)).toEqual([303, '/cart/shipping']);
  });

  it('with an empty cart, or one short of stock, leads to the cart', async () => {
    await sendAddress();
    await stockTo(store.db, 1, 3);
    expect(await leadsTo(openPayment)).toEqual([303, '/cart']);
    expect(await leadsTo(openShipping)).toEqual([303, '/cart']);
    await setCartQuantity(store.db, cartId, 1, 0);
    expect(await leadsTo(openPayment)).toEqual([303, '/cart']);
    expect(await leadsTo(openShipping)).toEqual([303, '/cart']);
  });

  it('of a visitor without a session leads to the cart', async () => {
    cookie = '';
    expect(await leadsTo(openPayment)).toEqual([303, '/cart']);
    expect(await leadsTo(openShipping)).toEqual([303, '/cart']);
    expect(await leadsTo(() => lastConfirmation(opening(store, '/cart/confirmation')))).toEqual([
      303,
      '/cart',
    ]);
  });
});

describe('the address', () => {
  it('that is right leads to the payment', async () => {
    const answer = await sendAddress({ state: 'QC', zipCode: 'h2y1c6' });
    expect([answer.status, locationIn(answer)]).toEqual([303, '/cart/payment']);
    const page = await loader(opening(store, '/cart/payment', { cookie }));
    expect(page.customer).toMatchObject({ state: 'QC', zipCode: 'H2Y 1C6' });
    expect(page.totals).toMatchObject({ shippingCents: 1_299, taxCents: 1_600, totalCents: 22_899 });
  });

  it('that is wrong is kept and shown again with its errors', async () => {
    const answer = await sendAddress({ email: 'jo@', zipCode: '1' });
    expect(answer.status).toBe(422);
    const page = await shipping(opening(store, '/cart/shipping', { cookie }));
    expect(page.typed).toMatchObject({ email: 'jo@', zipCode: '1', city: 'Toronto' });
    expect(Object.keys(page.errors)).toEqual(['email', 'zipCode']);
  });

  it.each(['firstName', 'lastName', 'email', 'phone', 'company', 'address', 'city', 'state', 'zipCode'])(
    'with a card number in %s is refused and kept without it',
    async (field) => {
      const answer = await sendAddress({ [field]: CARD });
      expect(fieldErrorsIn(answer)).toEqual({ [field]: 'Remove the card number. It wasn’t saved.' });
      expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain('4111');
      expect(await everythingStored(store.db)).not.toMatch(/4111 ?1111/);
      expect(await readCheckoutDraft(store.db, cartId)).toMatchObject({ [field]: '' });
    },
  );

  it('is kept while it is typed, and never a card number', async () => {
    const fields = { part: 'shipping', firstName: 'J', company: CARD };
    const answer = await answerOf(() => keep(posting(store, '/checkout/draft', fields, { cookie })));
    expect(answer.status).toBe(204);
    expect(await readCheckoutDraft(store.db, cartId)).toMatchObject({ firstName: 'J', company: '' });
    expect(await readCheckoutDraft(store.db, cartId)).not.toHaveProperty('poNumber');
  });
});

describe('a payment', () => {
  beforeEach(() => sendAddress());

  it('leads to the confirmation of a paid order with its purchase-order number', async () => {
    const answer = await send(await filledIn({ poNumber: 'PO-2026/117' }));
    expect(answer.status).toBe(303);
    expect(answer.toast).toBe('Payment Successful! - Your order has been processed successfully.');
    const accessKey = /^\/cart\/confirmation\/([\w-]{22})$/.exec(locationIn(answer) ?? '')?.[1] ?? '';
    const { order } = await confirmation(opening(store, '/', { params: { accessKey } }));
    expect(order).toMatchObject({
      ...{ state: 'paid', policy: 'standard', poNumber: 'PO-2026/117' },
      ...{ subtotalCents: 20_000, shippingCents: 1_299, totalCents: 22_899, zipCode: 'M5V 3L9' },
    });
    expect(await readCheckoutDraft(store.db, cartId)).toEqual({});
    expect(await leadsTo(() => lastConfirmation(opening(store, '/cart/confirmation', { cookie })))).toEqual([
      303,
      `/cart/confirmation/${accessKey}`,
    ]);
  });

  it('posted twice, one after the other or at once, is one order and one charge', async () => {
    const fields = await filledIn();
    const answers = await Promise.all([send(fields), send(fields), send(fields)]);
    answers.push(await send(fields));
    expect(new Set(answers.map(locationIn)).size).toBe(1);
    expect(locationIn(answers[0] ?? { status: 0, headers: new Headers(), body: '' })).toMatch(/confirmation/);
    expect(await countOf(store.db, 'orders')).toBe(1);
    expect(await countOf(store.db, 'payment_attempts')).toBe(1);
    expect(await stockOf(store.db, 1)).toBe(6);
    await expectLedgerToAddUp(store.db);
  });

  it('that is declined keeps cart and address, and can be tried again', async () => {
    const fields = await filledIn({ sandboxOutcome: 'decline', poNumber: 'PO-1' });
    const answer = await send(fields);
    expect(answer.status).toBe(422);
    expect(answer.toast).toBe('Payment Failed - There was an error processing your payment.');
    expect((await readCart(store.db, cartId)).count).toBe(4);
    expect(await stockOf(store.db, 1)).toBe(10);
    // The old form once more is the old order: it is not charged by it.
    expect((await send({ ...fields, sandboxOutcome: 'approve' })).status).toBe(422);
    expect((await send(await filledIn())).status).toBe(303);
    expect(await stockOf(store.db, 1)).toBe(6);
  });

  it('goes with its delivery details to one address and its bill to another, also after a decline', async () => {
    await sendAddress(ELSEWHERE);
    const declined = await filledIn({ sandboxOutcome: 'decline' });
    expect((await send(declined)).status).toBe(422);
    expect((await send(await filledIn())).status).toBe(303);
    const rows = await store.db
      .selectFrom('orders')
      .select(['state', 'attention', 'delivery_instructions', 'city', 'billing_name', 'billing_address'])
      .select(['billing_city', 'billing_state_code', 'billing_zip_code'])
      .orderBy('id')
      .execute();
    const stored = {
      attention: 'Receiving',
      delivery_instructions: 'Call on arrival',
      city: 'Toronto',
      billing_name: 'Miller Holdings',
      billing_address: '900 Bay Street',
      billing_city: 'Los Angeles',
      billing_state_code: 'CA',
      billing_zip_code: '10001',
    };
    expect(rows).toEqual([
      { state: 'cancelled', ...stored },
      { state: 'paid', ...stored },
    ]);
    const mail = store.db.selectFrom('outbox').select('text').where('event_key', 'like', 'order:%:paid');
    const { text } = await mail.executeTakeFirstOrThrow();
    expect(text).toMatch(/Bill to:? +Miller Holdings, 900 Bay Street, Los Angeles CA 10001/);
    expect(text).toMatch(/Attention:? +Receiving/);
  });

  it('is refused if the billing address was changed in another window', async () => {
    await sendAddress(ELSEWHERE);
    const fields = await filledIn();
    await sendAddress({ ...ELSEWHERE, billingName: 'Another company' });
    expect((await send(fields)).status).toBe(409);
    await expectNothingPlaced();
  });

  it('keeps the cart’s order of lines in the cart it is returned to, and in the order', async () => {
    const productsIn = (lines: readonly { productId: number | null }[]) =>
      lines.map(({ productId }) => productId);
    await setCartQuantity(store.db, cartId, 1, 0);
    for (const id of [2, 1]) {
      await setCartQuantity(store.db, cartId, id, 1);
      // The cart orders its lines by the millisecond.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(productsIn((await readCart(store.db, cartId)).lines)).toEqual([2, 1]);
    await send(await filledIn({ sandboxOutcome: 'decline' }));
    expect(productsIn((await readCart(store.db, cartId)).lines)).toEqual([2, 1]);
    const accessKey = locationIn(await send(await filledIn()))?.replace('/cart/confirmation/', '') ?? '';
    const { order } = await confirmation(opening(store, '/', { params: { accessKey } }));
    expect(productsIn(order.lines)).toEqual([2, 1]);
  });

  it.each([
    ['zelle', 'zelle@keyway.example'],
    ['etransfer', 'etransfer@keyway.example'],
  ])('by %s waits for the transfer to %s', async (paymentMethod, email) => {
    const answer = await send(await filledIn({ paymentMethod }));
    const accessKey = locationIn(answer)?.replace('/cart/confirmation/', '') ?? '';
    const page = await confirmation(opening(store, '/', { params: { accessKey } }));
    expect(page).toMatchObject({ order: { state: 'awaiting_transfer' }, transferEmail: email });
  });

  it.each(['apple-pay', 'google-pay'])('by %s is paid like a card', async (method) => {
    const answer = await send(await filledIn({ paymentMethod: method }));
    const accessKey = locationIn(answer)?.replace('/cart/confirmation/', '') ?? '';
    const page = await confirmation(opening(store, '/', { params: { accessKey } }));
    expect(page.order).toMatchObject({ state: 'paid', paymentMethod: method });
  });

  it('without a method asks for one', async () => {
    const answer = await send(await filledIn({ paymentMethod: '' }));
    expect(answer.toast).toBe('Payment Method Required - Please select a payment method');
    expect(answer.status).toBe(422);
    await expectNothingPlaced();
  });

  it.each([
    'paymentMethod',
    'poNumber',
    'sandboxOutcome',
    'expectedTotalCents',
    'expectedLines',
    'expectedAddress',
    'card',
  ])('with a card number in %s is refused', async (field) => {
    const answer = await send(await filledIn({ [field]: CARD }));
    expect(answer.status).toBe(422);
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toMatch(/4111 ?1111/);
    expect(await everythingStored(store.db)).not.toMatch(/4111 ?1111/);
    await expectNothingPlaced();
  });

  it('with a purchase-order number of more than 50 characters is refused', async () => {
    expect((await send(await filledIn({ poNumber: 'x'.repeat(50), paymentMethod: 'zelle' }))).status).toBe(
      303,
    );
    await setCartQuantity(store.db, cartId, 1, 1);
    await sendAddress();
    const answer = await send(await filledIn({ poNumber: 'x'.repeat(51) }));
    expect(fieldErrorsIn(answer)).toEqual({ poNumber: 'Enter 50 characters or fewer' });
  });
});

describe('what changed since the page was shown', () => {
  let fields: Record<string, string>;

  beforeEach(async () => {
    await sendAddress();
    fields = await filledIn();
  });

  it.each([
    ['a price', () => priceTo(1, 4_999)],
    ['the quantity', () => setCartQuantity(store.db, cartId, 1, 3)],
    [
      'the goods, for the same total',
      async () => {
        await setCartQuantity(store.db, cartId, 1, 0);
        await setCartQuantity(store.db, cartId, 2, 4);
      },
    ],
  ])('%s: the page comes again and nothing is charged', async (_what, change) => {
    await change();
    const answer = await send(fields);
    expect(answer.status).toBe(409);
    expect(fieldErrorsIn(answer)['cart']).toContain('Check the new total');
    await expectNothingPlaced();
    expect((await send(await filledIn())).status).toBe(303);
  });

  it('the address, in another tab: it is shown before anything is ordered', async () => {
    await sendAddress({ address: '99 Other Street' });
    const answer = await send(fields);
    expect([answer.status, fieldErrorsIn(answer)['cart']]).toEqual([
      409,
      'Your address was changed in another window. Check it before you order.',
    ]);
    await expectNothingPlaced();
  });

  it('the address is no longer one: the buyer is led to it', async () => {
    await sendAddress({ zipCode: '' });
    const answer = await send(fields);
    expect([answer.status, locationIn(answer)]).toEqual([303, '/cart/shipping']);
    await expectNothingPlaced();
  });

  it('the stock: nothing is ordered, and the cart says it', async () => {
    await stockTo(store.db, 1, 3);
    const answer = await send(fields);
    expect(fieldErrorsIn(answer)['cart']).toMatch(/^.+: only 3 left\./);
    expect(await countOf(store.db, 'orders')).toBe(0);
  });
});
