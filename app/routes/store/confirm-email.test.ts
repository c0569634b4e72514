import { beforeEach, expect, it } from 'vitest';

import { readConfirmationToken } from '../../../tests/support/confirmed-email';
import { stockTo } from '../../../tests/support/orders';
import { customer } from '../../../tests/support/placement';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  sending,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type StoreOptions, type TestStore } from '../../../tests/support/test-store';
import { toDecimal } from '../../domain/base/shared/money.rules';
import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { EXPRESS_POLICY, getTotals } from '../../domain/selling/checkout/totals.rules';
import { action as pay } from '../api/payments.$method';
import { action as checkOut, loader as checkout } from './checkout';
import { loader as confirmation } from './checkout_.confirmation.$accessKey';
import { action, loader } from './confirm-email.$token';

const { email } = customer;
const CONFIRM_FIRST = `Confirm your email address to order more than 10 units. We’ve emailed a link to ${email}.`;

let store: TestStore;
let cookie: string;
let cartId: string;

beforeEach(() => open());

async function open(env: StoreOptions['env'] = {}) {
  store = await openTestStore({ seeded: true, env: { rateLimits: true, ...env } });
  await stockTo(store.db, 1, 50);
  ({ cookie, cartId } = await store.cartWith({ productId: 1, quantity: 11 }));
}

async function order() {
  const page = await checkout(opening(store, '/checkout', { cookie }));
  const form = {
    ...customer,
    paymentMethod: 'zelle',
    checkoutToken: page.checkoutToken,
    expectedTotalCents: String(page.totals.totalCents),
  };
  return answerOf(() => checkOut(posting(store, '/checkout', form, { cookie })));
}

const pageOf = (token: string) => loader(opening(store, '/', { params: { token } }));
async function confirm(token: string) {
  const args = posting(store, '/', {}, { params: { token } });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

it('a large order is placed once the address is confirmed, with the cart and what was typed kept', async () => {
  const refused = await order();
  expect(refused.status).toBe(409);
  expect(fieldErrorsIn(refused)).toEqual({
    paymentMethod: `${CONFIRM_FIRST} Demo: find the email in the back office under Mail.`,
  });
  expect(refilledIn(refused)).toMatchObject({ email, city: customer.city });
  expect((await readCart(store.db, cartId)).count).toBe(11);
  const token = await readConfirmationToken(store.db, email);
  expect(await pageOf(token)).toMatchObject({ email, isConfirmed: false, order: undefined });
  const answer = await confirm(token);
  expect([answer.status, locationIn(answer)]).toEqual([303, `/confirm-email/${token}`]);
  expect(await pageOf(token)).toMatchObject({ isConfirmed: true });
  const placed = await order();
  expect([placed.status, locationIn(placed)]).toEqual([
    303,
    expect.stringContaining('/checkout/confirmation/'),
  ]);
});

it('opening the link confirms nothing; its button leads to the order, each time', async () => {
  ({ cookie, cartId } = await store.cartWith({ productId: 1, quantity: 2 }));
  const accessKey = (await order()).headers.get('Location')?.split('/').at(-1) ?? '';
  const status = () => confirmation(opening(store, '/', { params: { accessKey } }));
  expect(await status()).toMatchObject({ order: { isEmailUnconfirmed: 1 } });
  const token = await readConfirmationToken(store.db, email);
  await pageOf(token);
  await pageOf(token);
  expect((await status()).order.isEmailUnconfirmed).toBe(1);
  for (let times = 0; times < 2; times += 1)
    expect(await confirm(token)).toMatchObject({ status: 303, toast: 'Email address confirmed' });
  const { order: held } = await status();
  expect(held.isEmailUnconfirmed).toBe(0);
  expect(Date.parse(held.expiresAt ?? '') - Date.parse(held.placedAt)).toBe(72 * 3_600_000);
});

it('an unknown link says so', async () => {
  const unknown = await answerOf(() => pageOf('x'));
  expect(unknown).toMatchObject({ status: 404, body: { problem: 'This link has expired.' } });
  expect(await confirm('x')).toMatchObject({ status: 409, body: { problem: 'This link has expired.' } });
});

it('a store with a mail server does not speak of the back office', async () => {
  await open({ smtp: { url: 'smtp://mail.example', from: 'orders@store.example' } });
  expect(fieldErrorsIn(await order())).toEqual({ paymentMethod: CONFIRM_FIRST });
});

it.each(['zelle', 'etransfer'])('the API refuses a large order by %s alike', async (method) => {
  const { lines } = await readCart(store.db, cartId);
  const { totalCents } = getTotals(lines, EXPRESS_POLICY);
  const body = { amount: toDecimal(totalCents), currency: 'USD', customerInfo: customer };
  const send = () =>
    answerOf(() =>
      pay(sending(store, 'POST', `/api/payments/${method}`, body, { params: { method }, cookie })),
    );
  expect(await send()).toMatchObject({ status: 409, body: { success: false, error: CONFIRM_FIRST } });
  expect((await readCart(store.db, cartId)).count).toBe(11);
  await confirm(await readConfirmationToken(store.db, email));
  expect(await send()).toMatchObject({ status: 200, body: { success: true } });
});
