import { beforeEach, describe, expect, it } from 'vitest';

import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../../../tests/support/orders';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { everythingStored } from '../../../tests/support/everything-stored';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { connectedPayments } from '../../domain/selling/payments/payment-providers.server';
import { action, loader } from './checkout';
import { loader as confirmation } from './checkout_.confirmation.$accessKey';

const PAYMENT_FAILED = 'Payment Failed - There was an error processing your payment.';

let store: TestStore;
let cookie: string;
let cartId: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 10);
  ({ cookie, cartId } = await store.cartWith({ productId: 1, quantity: 4 }));
});

/** The form as the page shows it, filled in. */
async function filledIn(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const page = await loader(opening(store, '/checkout', { cookie }));
  return {
    firstName: 'Jo',
    lastName: 'Miller',
    email: 'jo@miller-locks.example',
    phone: '416 555 0142',
    company: '',
    address: '12 Key Street',
    city: 'Toronto',
    state: 'ON',
    zipCode: 'm5v3l9',
    paymentMethod: 'stripe',
    sandboxOutcome: 'approve',
    checkoutToken: page.checkoutToken,
    expectedTotalCents: String(page.totals.totalCents),
    ...changes,
  };
}

async function send(fields: Record<string, string>, isDataRequest = false) {
  const args = posting(store, '/checkout', fields, { cookie, isDataRequest });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

async function expectNothingPlaced(): Promise<void> {
  expect(await countOf(store.db, 'orders')).toBe(0);
  expect(await stockOf(store.db, 1)).toBe(10);
  expect((await readCart(store.db, cartId)).count).toBe(4);
}

describe('a paid checkout', () => {
  it('leads to the confirmation of a paid order', async () => {
    const answer = await send(await filledIn());
    expect(answer.status).toBe(303);
    expect(answer.toast).toBe('Payment Successful! - Your order has been processed successfully.');
    const accessKey = locationIn(answer)?.replace('/checkout/confirmation/', '') ?? '';
    const { order } = await confirmation(opening(store, '/', { params: { accessKey } }));
    expect(order).toMatchObject({ state: 'paid', zipCode: 'M5V 3L9', policy: 'express' });
    expect(order.lines).toMatchObject([{ productId: 1, quantity: 4 }]);
    expect(await stockOf(store.db, 1)).toBe(6);
    expect((await readCart(store.db, cartId)).lines).toEqual([]);
  });

  it('that timed out after the charge is paid all the same', async () => {
    expect((await send(await filledIn({ sandboxOutcome: 'time-out-after-capture' }))).status).toBe(303);
    const { state } = await store.db.selectFrom('orders').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('paid');
  });

  it('posted twice is one order and leads to the same confirmation', async () => {
    const fields = await filledIn();
    const first = await send(fields);
    const second = await send(fields);
    expect(locationIn(second)).toBe(locationIn(first));
    expect(await countOf(store.db, 'orders')).toBe(1);
    expect(await stockOf(store.db, 1)).toBe(6);
  });
});

describe('a checkout with a field that is wrong', () => {
  it.each([
    ['firstName', 'J', 'Enter a first name of at least 2 characters'],
    ['lastName', ' ', 'Enter a last name of at least 2 characters'],
    ['email', 'jo@', 'Please enter a valid email address'],
    ['phone', '555 0142', 'Please enter a valid phone number'],
    ['phone', 'call me maybe', 'Please enter a valid phone number'],
    ['address', '12 K', 'Address is required'],
    ['city', '', 'City is required'],
    ['state', 'Ontario', 'Select a state or province'],
    ['state', '', 'Select a state or province'],
    ['zipCode', '', 'Enter a ZIP or postal code'],
    ['zipCode', '1234', 'Enter a ZIP code (90210) or postal code (K1A 0B1)'],
    ['paymentMethod', 'cash', 'Payment Method Required - Please select a payment method'],
    ['company', 'x'.repeat(201), 'Enter 200 characters or fewer'],
  ])('%s %j says so beside it and places nothing', async (field, value, message) => {
    const answer = await send(await filledIn({ [field]: value }));
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ [field]: message });
    await expectNothingPlaced();
  });

  it('keeps what was typed', async () => {
    const answer = await send(await filledIn({ city: '', company: 'Miller & Co' }));
    expect(refilledIn(answer)).toMatchObject({ firstName: 'Jo', company: 'Miller & Co', zipCode: 'm5v3l9' });
  });

  it.each([false, true])(
    'without a payment method says so in a toast too, by our script: %s',
    async (isDataRequest) => {
      const fields = await filledIn();
      delete fields['paymentMethod'];
      const answer = await send(fields, isDataRequest);
      expect(answer.status).toBe(422);
      expect(fieldErrorsIn(answer)).toEqual({
        paymentMethod: 'Payment Method Required - Please select a payment method',
      });
      expect(answer.toast).toBe('Payment Method Required - Please select a payment method');
      await expectNothingPlaced();
    },
  );
});

describe('a card number', () => {
  it.each([
    'firstName',
    'lastName',
    'email',
    'phone',
    'company',
    'address',
    'city',
    'state',
    'zipCode',
    'paymentMethod',
    'sandboxOutcome',
    'expectedTotalCents',
    'cardNumber',
  ])('in %s is refused, not sent back and kept nowhere', async (field) => {
    const answer = await send(await filledIn({ [field]: '4111 1111-11111111' }));
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)[field]).toBe('Remove the card number. It wasn’t saved.');
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toMatch(/4111 ?1111/);
    expect(await everythingStored(store.db)).not.toMatch(/4111 ?1111/);
    await expectNothingPlaced();
  });

  it('in place of the token places nothing', async () => {
    const answer = await send(await filledIn({ checkoutToken: 'x4111111111111111xxxxx' }));
    expect(answer.status).toBe(422);
    expect(await everythingStored(store.db)).not.toContain('4111111111111111');
    await expectNothingPlaced();
  });
});

describe('a payment that fails', () => {
  it.each([
    ['stripe', 'decline', 'The payment was declined.'],
    ['paypal', 'fail-before-capture', 'The payment provider didn’t respond.'],
    ['square', 'decline', 'The payment was declined.'],
  ])(
    'by %s, %s, says why, gives the stock back and keeps the cart',
    async (paymentMethod, sandboxOutcome, why) => {
      const answer = await send(await filledIn({ paymentMethod, sandboxOutcome }));
      expect(answer.status).toBe(422);
      expect(answer.toast).toBe('Payment Failed - There was an error processing your payment.');
      expect(fieldErrorsIn(answer)).toEqual({
        paymentMethod: `${why} You weren’t charged. Try again or select another payment method.`,
        ...(paymentMethod === 'paypal' ? {} : { card: 'Change the card' }),
      });
      expect(await stockOf(store.db, 1)).toBe(10);
      expect((await readCart(store.db, cartId)).count).toBe(4);
      await expectLedgerToAddUp(store.db);
    },
  );

  it('can be tried again with the page that is then shown', async () => {
    await send(await filledIn({ sandboxOutcome: 'decline' }));
    expect((await send(await filledIn())).status).toBe(303);
    expect(await stockOf(store.db, 1)).toBe(6);
  });

  it.each(['apple-pay', 'google-pay'])(
    'by %s in the sandbox is declined like a card',
    async (paymentMethod) => {
      const answer = await send(await filledIn({ paymentMethod, sandboxOutcome: 'decline' }));
      expect([answer.status, answer.toast]).toEqual([422, PAYMENT_FAILED]);
      expect((await send(await filledIn({ paymentMethod }))).status).toBe(303);
    },
  );

  it('by a method that no provider takes is not offered, and makes no order', async () => {
    const fields = await filledIn({ paymentMethod: 'apple-pay' });
    const payments = connectedPayments({});
    const shown = opening(store, '/checkout', { cookie });
    Object.assign(shown.context, { payments });
    expect((await loader(shown)).methods.map(({ method }) => method)).toEqual(['zelle', 'etransfer']);
    const args = posting(store, '/checkout', fields, { cookie });
    Object.assign(args.context, { payments });
    const answer = await answerOf(() => action(args));
    expect([answer.status, await toastAfter(store, args, answer)]).toEqual([422, PAYMENT_FAILED]);
    expect(fieldErrorsIn(answer)['paymentMethod']).toMatch(
      /^This payment method isn’t available right now\. You weren’t/,
    );
    await expectNothingPlaced();
  });
});

it.each([
  ['zelle', 'zelle@keyway.example'],
  ['etransfer', 'etransfer@keyway.example'],
])('an order by %s waits for the transfer to %s', async (paymentMethod, email) => {
  const answer = await send(await filledIn({ paymentMethod }));
  expect(answer.status).toBe(303);
  const accessKey = locationIn(answer)?.replace('/checkout/confirmation/', '') ?? '';
  const page = await confirmation(opening(store, '/', { params: { accessKey } }));
  expect(page.order.state).toBe('awaiting_transfer');
  expect(page.transferEmail).toBe(email);
  expect(await countOf(store.db, 'payment_attempts')).toBe(0);
});

describe('a checkout that came too late', () => {
  it('for the stock says how many are left', async () => {
    const fields = await filledIn();
    await stockTo(store.db, 1, 3);
    const answer = await send(fields);
    expect(answer.status).toBe(409);
    expect(fieldErrorsIn(answer)['cart']).toMatch(/^.+: only 3 left\.$/);
    expect(await countOf(store.db, 'orders')).toBe(0);
  });

  it('for the price asks to look at the new total and charges nothing', async () => {
    const fields = await filledIn();
    await store.db.updateTable('products').set({ price_cents: 99 }).where('id', '=', 1).execute();
    const answer = await send(fields);
    expect(answer.status).toBe(409);
    expect(fieldErrorsIn(answer)['cart']).toContain('Check the new total');
    await expectNothingPlaced();
  });
});

describe('a checkout without a cart', () => {
  it('leads to the cart', async () => {
    const fields = await filledIn();
    const answer = await answerOf(() => action(posting(store, '/checkout', fields)));
    expect([answer.status, locationIn(answer)]).toEqual([303, '/cart']);
  });

  it('that is empty leads to the cart', async () => {
    const fields = await filledIn();
    await store.db.deleteFrom('cart_lines').execute();
    const answer = await send(fields);
    expect([answer.status, locationIn(answer)]).toEqual([303, '/cart']);
  });
});

it('a confirmation is shown to whoever has its secret, and to nobody else', async () => {
  const answer = await answerOf(() => confirmation(opening(store, '/', { params: { accessKey: 'guess' } })));
  expect(answer.status).toBe(404);
});
