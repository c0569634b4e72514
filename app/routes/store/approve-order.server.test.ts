import { afterEach, beforeEach, expect, it } from 'vitest';

import { addAccount, addUser, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { openHostedStore, type HostedStore } from '../../../tests/support/hosted-store';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../../../tests/support/orders';
import { answerOf, locationIn, posting } from '../../../tests/support/requests';
import { action } from './account_.approvals_.$orderId';

let hosted: HostedStore;
let boss: { cookie: string };

beforeEach(async () => {
  hosted = await openHostedStore('stripe');
  const { db } = hosted.store;
  await stockTo(db, 1, 10);
  const customer_id = await addAccount(db, { email: 'ada@locke.example' });
  boss = await signedIn(hosted.store, await firstUserOf(db, customer_id));
  const user_id = await addUser(db, customer_id, { email: 'ben@locke.example', spending_limit_cents: 0 });
  await db.updateTable('carts').set({ customer_id, user_id }).where('id', '=', hosted.cartId).execute();
});
afterEach(() => hosted.mock.close());

async function approve() {
  const { id } = await hosted.store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const params = { orderId: String(id) };
  return answerOf(() => action(posting(hosted.store, '/x', { intent: 'approve' }, { ...boss, params })));
}

const order = () => hosted.store.db.selectFrom('orders').select('state').executeTakeFirstOrThrow();

it('leads whoever approves to the provider’s page, which nobody opened before, and is paid on return', async () => {
  expect((await hosted.checkOut()).location).toMatch(/^\/checkout\/confirmation\//);
  expect(hosted.mock.payments).toEqual([]);
  expect(locationIn(await approve())).toMatch(/^\/checkout\/pay\//);
  expect(await order()).toEqual({ state: 'pending' });
  hosted.mock.pay(hosted.mock.last);
  expect((await hosted.comeBack()).location).toMatch(/^\/checkout\/confirmation\//);
  expect(await order()).toEqual({ state: 'paid' });
  expect((await approve()).status).toBe(409);
  expect(await countOf(hosted.store.db, 'payment_attempts')).toBe(1);
});

it('that is given up at the provider cancels the order and gives the stock back', async () => {
  await hosted.checkOut();
  await approve();
  expect(await stockOf(hosted.store.db, 1)).toBe(6);
  await hosted.giveUp();
  expect(await order()).toEqual({ state: 'cancelled' });
  expect(await stockOf(hosted.store.db, 1)).toBe(10);
  await expectLedgerToAddUp(hosted.store.db);
});
