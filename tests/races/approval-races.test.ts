import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';

import { readCart } from '../../app/domain/selling/cart/cart.queries.server';
import { placeOrder } from '../../app/domain/selling/orders/place-order.server';
import { EXPRESS_POLICY, getTotals } from '../../app/domain/selling/checkout/totals.rules';
import { declineOrder, expireApprovals } from '../../app/domain/selling/orders/decide-approval.server';
import { randomKey } from '../../app/domain/base/shared/random.server';
import { action } from '../../app/routes/store/account_.approvals_.$orderId';
import { addAccount, addUser, firstUserOf, signedIn } from '../support/accounts';
import { countOf, expectLedgerToAddUp, orderState, stockOf, stockTo } from '../support/orders';
import { buildPlacement } from '../support/placement';
import { answerOf, posting } from '../support/requests';
import { openTestStore, temporaryFile, type TestStore } from '../support/test-store';

let store: TestStore;
let books: string;
let approvers: { id: number; cookie: string }[];
let orderId: number;

beforeEach(async () => {
  books = temporaryFile(`${randomKey()}.books.db`);
  store = await openTestStore({ seeded: true, books, chargeTimeoutMs: 10_000 });
  const { db } = store;
  await stockTo(db, 1, 10);
  const customerId = await addAccount(db, { email: 'ada@locke.example' });
  const second = await addUser(db, customerId, { email: 'cy@locke.example', may_approve: 1 });
  approvers = await Promise.all(
    [await firstUserOf(db, customerId), second].map(async (id) => ({
      id,
      cookie: (await signedIn(store, id)).cookie,
    })),
  );
  const ben = await addUser(db, customerId, { email: 'ben@locke.example', spending_limit_cents: 0 });
  const { cartId } = await signedIn(store, ben, { productId: 1, quantity: 4 });
  const { lines, buyer } = await readCart(db, cartId);
  const order = await placeOrder(
    db,
    buildPlacement(cartId, getTotals(lines, EXPRESS_POLICY, buyer).totalCents),
  );
  orderId = order.id;
});

function approve(index: number) {
  const cookie = approvers[index % approvers.length]?.cookie ?? '';
  const params = { orderId: String(orderId) };
  const args = posting(store, `/account/approvals/${orderId}`, { intent: 'approve' }, { cookie, params });
  return answerOf(() => action(args));
}

function chargesIn(file: string): number {
  const ledger = new Database(file, { readonly: true });
  const rows = ledger.prepare('select key from charges').all();
  ledger.close();
  return rows.length;
}

it('20 approvals at once, of two who may, make one charge', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => approve(index)));
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([303, ...Array.from({ length: 19 }, () => 409)]);
  expect(chargesIn(books)).toBe(1);
  expect(await countOf(store.db, 'payment_attempts')).toBe(1);
  expect(await orderState(store.db, orderId)).toBe('paid');
  expect(await stockOf(store.db, 1)).toBe(6);
});

it('approved, declined and expired at once, the order becomes one of them, and its stock agrees', async () => {
  const { db } = store;
  await db.updateTable('orders').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
  const decline = (index: number) => {
    const userId = approvers[index % approvers.length]?.id ?? 0;
    return declineOrder(db, { orderId, userId, requestId: 'r' }, 'Not this month').catch(() => undefined);
  };
  await Promise.all([
    ...Array.from({ length: 6 }, (_, index) => [approve(index), decline(index)]).flat(),
    expireApprovals(db),
  ]);
  const state = await orderState(db, orderId);
  expect(['paid', 'cancelled']).toContain(state);
  expect(await stockOf(db, 1)).toBe(state === 'paid' ? 6 : 10);
  expect(chargesIn(books)).toBe(state === 'paid' ? 1 : 0);
  await expectLedgerToAddUp(db);
});
