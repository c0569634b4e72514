import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { inLanguage } from '~/i18n/language.server';
import { addAccount, addUser, firstUserOf, signedIn } from '../../../../tests/support/accounts';
import { CLERK, mailKeys, readExpectedOrder, timeline } from '../../../../tests/support/order-handling';
import { countOf, expectLedgerToAddUp, orderState, stockOf, stockTo } from '../../../../tests/support/orders';
import { customer } from '../../../../tests/support/placement';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { readCart } from '../cart/cart.queries.server';
import type { PaymentMethod } from '../checkout/payment-methods.rules';
import { placeOrder, type Placement } from './place-order.server';
import { EXPRESS_POLICY, getTotals } from '../checkout/totals.rules';
import { OverLimitError } from './write-order.server';
import { findAccount } from '../../base/customers/accounts.queries.server';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { randomKey } from '../../base/shared/random.server';
import { findOrderApproval, findWaitingApprovers } from './approvals.queries.server';
import { cancelOrderByStaff } from '../payments/cancel-order-by-staff.server';
import { approveOrder, declineOrder, expireApprovals } from './decide-approval.server';
import { fulfillOrder } from './fulfill-order.server';
import { confirmTransfer } from './transfers.server';

const TERMS = { net_terms_days: 30, credit_limit_cents: 100_000 };

let store: TestStore;
let db: Db;
let customerId: number;
/** Approves and has no limit; orders up to 100.00. */
let ada: number;
let ben: number;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 50);
  customerId = await addAccount(db, { email: 'ada@locke.example', ...TERMS });
  ada = await firstUserOf(db, customerId);
  ben = await addUser(db, customerId, { email: 'ben@locke.example', spending_limit_cents: 10_000 });
});

/** Two of 299.99: over everybody's limit but Ada's. */
async function place(
  userId: number,
  paymentMethod: PaymentMethod = 'stripe',
  changes: Partial<Placement> = {},
) {
  const { cartId } = await signedIn(store, userId, { productId: 1, quantity: 2 });
  const { lines, buyer } = await readCart(db, cartId);
  return placeOrder(db, {
    cartId,
    policy: EXPRESS_POLICY,
    customer,
    paymentMethod,
    providerName: paymentMethod === 'stripe' ? 'sandbox' : undefined,
    checkoutToken: randomKey(),
    expectedTotalCents: getTotals(lines, EXPRESS_POLICY, buyer).totalCents,
    ...changes,
  });
}

const orderOf = (id: number) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const by = (userId: number, orderId: number) => ({ orderId, userId, requestId: 'r' });

describe('an order over the limit', () => {
  it('takes its stock, charges nothing, and asks those who may approve', async () => {
    const cy = await addUser(db, customerId, { email: 'cy@locke.example', may_approve: 1 });
    await addUser(db, customerId, { email: 'poor@locke.example', may_approve: 1, spending_limit_cents: 500 });
    const order = await place(ben);
    expect(order).toMatchObject({ state: 'awaiting_approval', attemptKey: undefined });
    expect(await orderOf(order.id)).toMatchObject({ placed_by_user_id: ben, customer_id: customerId });
    const { expires_at, placed_at } = await orderOf(order.id);
    expect(Math.round((Date.parse(expires_at ?? '') - Date.parse(placed_at)) / 3_600_000)).toBe(72);
    expect(await stockOf(db, 1)).toBe(48);
    expect(await countOf(db, 'payment_attempts')).toBe(0);
    expect(await mailKeys(db)).toEqual([
      `order:${order.id}:awaiting_approval`,
      `order:${order.id}:awaiting_approval:${ada}`,
      `order:${order.id}:awaiting_approval:${cy}`,
    ]);
  });

  it('mails the buyer in the language of the page, and each approver in their own', async () => {
    await inLanguage('fr-CA', () => place(ben));
    const subjects = async () =>
      (await db.selectFrom('outbox').select('subject').orderBy('id').execute()).map(({ subject }) => subject);
    expect(await subjects()).toEqual([
      expect.stringMatching(/^La commande \S+ attend une approbation$/),
      expect.stringMatching(/^Ben Bolt asks you to approve order \S+$/),
    ]);
    await addUser(db, customerId, { email: 'cy@locke.example', may_approve: 1, language: 'fr-CA' });
    await place(ben);
    expect((await subjects()).slice(2)).toEqual([
      expect.stringMatching(/^Order \S+ is awaiting approval$/),
      expect.stringMatching(/^Ben Bolt asks you to approve order \S+$/),
      expect.stringMatching(/^Ben Bolt vous demande d’approuver la commande \S+$/),
    ]);
  });

  it('asks the approver that is named for the user, as long as they may', async () => {
    const cy = await addUser(db, customerId, { email: 'cy@locke.example', may_approve: 1 });
    await db.updateTable('company_users').set({ approver_id: cy }).where('id', '=', ben).execute();
    const order = { customerId, placedByUserId: ben, totalCents: 50_000 };
    expect((await findWaitingApprovers(db, order)).asked.map(({ id }) => id)).toEqual([cy]);
    await db.updateTable('company_users').set({ may_approve: 0 }).where('id', '=', cy).execute();
    expect((await findWaitingApprovers(db, order)).asked.map(({ id }) => id)).toEqual([ada]);
  });

  it('to the cent: one of just the limit does not wait', async () => {
    const { totalCents } = getTotals([{ unitPriceCents: 29_999, quantity: 2 }], EXPRESS_POLICY);
    const limit = (cents: number) =>
      db.updateTable('company_users').set({ spending_limit_cents: cents }).where('id', '=', ben).execute();
    await limit(totalCents);
    expect((await place(ben)).state).toBe('pending');
    await limit(totalCents - 1);
    expect((await place(ben)).state).toBe('awaiting_approval');
  });

  it('owes nothing until it is approved', async () => {
    await place(ben, 'account');
    expect((await findAccount(db, customerId))?.owedCents).toBe(0);
  });

  it('is not placed by a way that cannot wait', async () => {
    await expect(place(ben, 'stripe', { overLimit: 'refused' })).rejects.toThrow(OverLimitError);
    expect(await countOf(db, 'orders')).toBe(0);
    expect(await stockOf(db, 1)).toBe(50);
  });

  it('of a user who was removed meanwhile is nobody’s of the account', async () => {
    const { cartId } = await signedIn(store, ben, { productId: 1, quantity: 2 });
    await db.updateTable('company_users').set({ removed_at: 'x' }).where('id', '=', ben).execute();
    expect((await readCart(db, cartId)).buyer).toBeUndefined();
  });
});

describe('approved', () => {
  it.each([
    ['stripe', 'pending'],
    ['zelle', 'awaiting_transfer'],
    ['account', 'on_account'],
  ] as const)('an order by %s becomes %s, as it would have from the start', async (method, state) => {
    const order = await place(ben, method);
    const approved = await approveOrder(db, by(ada, order.id), method === 'stripe' ? 'sandbox' : undefined);
    expect(approved.state).toBe(state);
    expect(await timeline(db, order.id)).toEqual([
      'awaiting_approval by buyer',
      `${state} by user:Ada Locke`,
    ]);
    const row = await orderOf(order.id);
    const hours = (text: string | null) => text && Math.round((Date.parse(text) - Date.now()) / 3_600_000);
    expect(await countOf(db, 'payment_attempts')).toBe(method === 'stripe' ? 1 : 0);
    expect([hours(row.expires_at), hours(row.due_at)]).toEqual([
      method === 'zelle' ? 72 : null,
      method === 'account' ? 720 : null,
    ]);
    expect((await mailKeys(db)).includes(`order:${order.id}:${state}`)).toBe(method !== 'stripe');
    const owed = (await findAccount(db, customerId))?.owedCents;
    expect(owed).toBe(method === 'account' ? order.totalCents : 0);
    expect(await findOrderApproval(db, order.id)).toBeUndefined();
  });

  it('keeps the prices that were held', async () => {
    const order = await place(ben, 'account');
    await db.updateTable('products').set({ price_cents: 99_999 }).where('id', '=', 1).execute();
    await approveOrder(db, by(ada, order.id), undefined);
    expect((await orderOf(order.id)).total_cents).toBe(order.totalCents);
  });

  it('within the credit that is left then, or not at all', async () => {
    const first = await place(ben, 'account');
    const second = await place(ben, 'account');
    await approveOrder(db, by(ada, first.id), undefined);
    await expect(approveOrder(db, by(ada, second.id), undefined)).rejects.toThrow(
      /exceeds your available credit/,
    );
    expect(await orderState(db, second.id)).toBe('awaiting_approval');
  });

  it('once, however many approve at once', async () => {
    const order = await place(ben);
    const endings = await Promise.allSettled(
      Array.from({ length: 20 }, () => approveOrder(db, by(ada, order.id), 'sandbox')),
    );
    expect(endings.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countOf(db, 'payment_attempts')).toBe(1);
  });

  it.each([
    ['whoever placed it', {}, true],
    ['whoever may not approve', {}, false],
    ['one whose own limit is lower', { may_approve: 1, spending_limit_cents: 60_000 }, false],
  ] as const)('not by %s', async (_who, changes, isOwn) => {
    const order = await place(ben);
    const cy = await addUser(db, customerId, { email: 'cy@locke.example', ...changes });
    // Their limit was raised since: that the order is their own is left to refuse it.
    if (isOwn)
      await db
        .updateTable('company_users')
        .set({ may_approve: 1, spending_limit_cents: null })
        .where('id', '=', ben)
        .execute();
    await expect(approveOrder(db, by(isOwn ? ben : cy, order.id), 'sandbox')).rejects.toThrow(ConflictError);
    expect(await orderState(db, order.id)).toBe('awaiting_approval');
    expect(await countOf(db, 'payment_attempts')).toBe(0);
  });

  it('not by a user of another account, nor by one who was removed', async () => {
    const order = await place(ben);
    const other = await firstUserOf(db, await addAccount(db, { email: 'grace@other.example' }));
    await expect(approveOrder(db, by(other, order.id), 'sandbox')).rejects.toThrow(NotFoundError);
    await expect(declineOrder(db, by(other, order.id), 'Not ours')).rejects.toThrow(NotFoundError);
    await db.updateTable('company_users').set({ removed_at: 'x' }).where('id', '=', ada).execute();
    await expect(approveOrder(db, by(ada, order.id), 'sandbox')).rejects.toThrow(NotFoundError);
  });
});

describe('not approved', () => {
  it('a declined order gives its stock back and tells whoever placed it why', async () => {
    const order = await place(ben);
    await declineOrder(db, by(ada, order.id), 'Too many of them');
    expect(await orderState(db, order.id)).toBe('cancelled');
    expect(await stockOf(db, 1)).toBe(50);
    const mail = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ to_address: 'ben@locke.example', event_key: `order:${order.id}:declined` });
    expect(mail.text).toContain('Reason: Too many of them');
    expect(await findOrderApproval(db, order.id)).toMatchObject({
      ended: 'declined',
      reason: 'Too many of them',
    });
    await expect(declineOrder(db, by(ada, order.id), 'Once more')).rejects.toThrow(ConflictError);
    await expect(approveOrder(db, by(ada, order.id), 'sandbox')).rejects.toThrow(ConflictError);
    await expectLedgerToAddUp(db);
  });

  it('an order that nobody approved in time gives its stock back, with a mail', async () => {
    const order = await place(ben);
    expect(await expireApprovals(db)).toBe(0);
    await db.updateTable('orders').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await expireApprovals(db)).toBe(1);
    expect(await expireApprovals(db)).toBe(0);
    expect(await orderState(db, order.id)).toBe('cancelled');
    expect(await stockOf(db, 1)).toBe(50);
    expect((await mailKeys(db)).at(-1)).toBe(`order:${order.id}:cancelled`);
    expect((await findOrderApproval(db, order.id))?.ended).toBe('expired');
  });

  it('staff may call an order off, and do nothing else with it', async () => {
    const order = await place(ben);
    const seen = { orderId: order.id, seen: await readExpectedOrder(db, order.id) };
    await expect(confirmTransfer(db, { ...seen, receivedCents: order.totalCents }, CLERK)).rejects.toThrow();
    await expect(
      fulfillOrder(db, { ...seen, carrier: 'UPS', trackingNumber: '1Z' }, CLERK),
    ).rejects.toThrow();
    expect(await orderState(db, order.id)).toBe('awaiting_approval');
    await cancelOrderByStaff(db, { ...seen, reason: 'Asked to' }, CLERK);
    expect(await orderState(db, order.id)).toBe('cancelled');
    expect(await stockOf(db, 1)).toBe(50);
    expect((await findOrderApproval(db, order.id))?.ended).toBe('called off');
  });

  it('nobody is asked when nobody else may approve', async () => {
    await db.updateTable('company_users').set({ spending_limit_cents: 100 }).where('id', '=', ada).execute();
    const order = await place(ada);
    expect(await mailKeys(db)).toEqual([`order:${order.id}:awaiting_approval`]);
    expect(await findOrderApproval(db, order.id)).toMatchObject({ approvers: [], ended: undefined });
  });
});
