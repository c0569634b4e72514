import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { addAccount } from '../../../../tests/support/accounts';
import { expectLedgerToAddUp, stockOf, stockTo } from '../../../../tests/support/orders';
import { customer } from '../../../../tests/support/placement';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { toStaffActor } from '../../base/audit/actor';
import { readCart } from '../cart/cart.queries.server';
import { setCartQuantity } from '../cart/cart.server';
import { getAvailableCreditCents } from '../../base/customers/account-terms.rules';
import { findAccount } from '../../base/customers/accounts.queries.server';
import { cancelOrderByStaff } from '../payments/cancel-order-by-staff.server';
import { listAccountOrders } from './account-orders.queries.server';
import { fulfillOrder } from './fulfill-order.server';
import { confirmTransfer } from './transfers.server';
import { ConflictError } from '../../base/shared/errors';
import { randomKey } from '../../base/shared/random.server';
import { placeOrder } from './place-order.server';
import { EXPRESS_POLICY, getTotals } from '../checkout/totals.rules';

let store: TestStore;
let db: Db;

const actor = toStaffActor({ id: 1, username: 'admin' }, 'test');
const terms = { net_terms_days: 30, credit_limit_cents: 100_000 };
const certificate = { tax_exempt_certificate: 'ON-4711', tax_exempt_until: '2999-12-31' };

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 50);
});

/** An account with a cart of one product; 299.99 each. */
async function buyerWith(changes: Parameters<typeof addAccount>[1], quantity = 1) {
  const customerId = await addAccount(db, changes);
  const { cartId } = await store.cartWith({ productId: 1, quantity });
  await db.updateTable('carts').set({ customer_id: customerId }).where('id', '=', cartId).execute();
  return { customerId, cartId };
}

async function place(cartId: string, paymentMethod: 'account' | 'stripe' = 'account') {
  const { lines, buyer } = await readCart(db, cartId);
  return placeOrder(db, {
    cartId,
    policy: EXPRESS_POLICY,
    customer,
    paymentMethod,
    providerName: paymentMethod === 'stripe' ? 'sandbox' : undefined,
    checkoutToken: randomKey(),
    expectedTotalCents: getTotals(lines, EXPRESS_POLICY, buyer).totalCents,
  });
}

const orderOf = (id: number) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function seenOf(id: number) {
  const { updated_at } = await orderOf(id);
  const last = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { orderId: id, seen: { updatedAt: updated_at, lastEventId: last.id } };
}

describe('an order on account', () => {
  it('is placed without a charge, due by the terms, and is owed', async () => {
    const { customerId, cartId } = await buyerWith({ email: 'a@locks.example', ...terms });
    const order = await place(cartId);
    expect(order).toMatchObject({ state: 'on_account', attemptKey: undefined });
    const row = await orderOf(order.id);
    expect(row).toMatchObject({ customer_id: customerId, paid_at: null, payment_method: 'account' });
    const days = (Date.parse(row.due_at ?? '') - Date.parse(row.placed_at)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await findAccount(db, customerId))?.owedCents).toBe(order.totalCents);
    expect(await stockOf(db, 1)).toBe(49);
    const mails = await db.selectFrom('outbox').select(['event_key', 'text']).execute();
    expect(mails).toMatchObject([{ event_key: `order:${order.id}:on_account` }]);
    expect(mails[0]?.text).toMatch(/is due on your account by [A-Z][a-z]+ \d{1,2}, 20\d\d\./);
  });

  it.each([
    ['an account without terms', { email: 'b@locks.example' }],
    ['an application that waits', { email: 'c@locks.example', status: 'applied' as const, ...terms }],
    ['one that was declined', { email: 'd@locks.example', status: 'declined' as const, ...terms }],
  ])('is refused to %s', async (_who, changes) => {
    const { cartId } = await buyerWith(changes);
    await expect(place(cartId)).rejects.toThrow('Your account doesn’t have net terms.');
    expect(await stockOf(db, 1)).toBe(50);
  });

  it('is refused to a guest', async () => {
    const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
    await expect(place(cartId)).rejects.toThrow(ConflictError);
  });

  it('stays within the credit limit, to the cent', async () => {
    const { totalCents } = getTotals([{ unitPriceCents: 29_999, quantity: 1 }], EXPRESS_POLICY);
    const exact = await buyerWith({ email: 'e@locks.example', ...terms, credit_limit_cents: totalCents });
    await expect(place(exact.cartId)).resolves.toMatchObject({ state: 'on_account' });
    const short = await buyerWith({ email: 'f@locks.example', ...terms, credit_limit_cents: totalCents - 1 });
    await expect(place(short.cartId)).rejects.toThrow(/exceeds your available credit/);
  });

  it('of ten at once, those within the limit are placed', async () => {
    const { totalCents } = getTotals([{ unitPriceCents: 29_999, quantity: 1 }], EXPRESS_POLICY);
    const { customerId, cartId } = await buyerWith({
      email: 'g@locks.example',
      ...terms,
      credit_limit_cents: 3 * totalCents,
    });
    const carts = [cartId];
    for (let more = 0; more < 9; more += 1) {
      const other = await store.cartWith({ productId: 1, quantity: 1 });
      await db.updateTable('carts').set({ customer_id: customerId }).where('id', '=', other.cartId).execute();
      carts.push(other.cartId);
    }
    const endings = await Promise.allSettled(carts.map((id) => place(id)));
    expect(endings.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await findAccount(db, customerId))?.owedCents).toBe(3 * totalCents);
  });

  it('is shipped first and paid afterwards: then nothing is owed', async () => {
    const { customerId, cartId } = await buyerWith({ email: 'h@locks.example', ...terms });
    const { id, totalCents } = await place(cartId);
    await fulfillOrder(
      db,
      { ...(await seenOf(id)), carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
      actor,
    );
    expect(await orderOf(id)).toMatchObject({ state: 'fulfilled', paid_at: null });
    await expect(
      confirmTransfer(db, { ...(await seenOf(id)), receivedCents: totalCents + 1 }, actor),
    ).rejects.toThrow(ConflictError);
    expect(await confirmTransfer(db, { ...(await seenOf(id)), receivedCents: 1_000 }, actor)).toBe(
      'partly paid',
    );
    expect(await orderOf(id)).toMatchObject({ state: 'fulfilled', received_cents: 1_000, paid_at: null });
    expect((await findAccount(db, customerId))?.owedCents).toBe(totalCents - 1_000);
    await confirmTransfer(db, { ...(await seenOf(id)), receivedCents: totalCents - 1_000 }, actor);
    expect(await orderOf(id)).toMatchObject({ state: 'fulfilled', received_cents: totalCents });
    expect((await orderOf(id)).paid_at).not.toBeNull();
    expect((await findAccount(db, customerId))?.owedCents).toBe(0);
    await expect(
      confirmTransfer(db, { ...(await seenOf(id)), receivedCents: totalCents }, actor),
    ).rejects.toThrow();
  });

  it('paid in parts owes the rest, ships when the clerk decides, and is paid with the last of it', async () => {
    const { customerId, cartId } = await buyerWith({ email: 'p@locks.example', ...terms });
    const { id, totalCents } = await place(cartId);
    const pay = async (receivedCents: number) =>
      confirmTransfer(db, { ...(await seenOf(id)), receivedCents }, actor);
    const account = async () => {
      const found = await findAccount(db, customerId);
      return found && [found.owedCents, getAvailableCreditCents(found)];
    };
    const [, creditBefore = 0] = (await account()) ?? [];
    expect(await pay(1_000)).toBe('partly paid');
    expect(await account()).toEqual([totalCents - 1_000, creditBefore + 1_000]);
    expect(await orderOf(id)).toMatchObject({ state: 'on_account', received_cents: 1_000, paid_at: null });
    await fulfillOrder(
      db,
      { ...(await seenOf(id)), carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
      actor,
    );
    expect(await pay(500)).toBe('partly paid');
    expect(await account()).toEqual([totalCents - 1_500, creditBefore + 1_500]);
    expect(await pay(totalCents - 1_500)).toBe('paid');
    expect(await account()).toEqual([0, creditBefore + totalCents]);
    const mails = await db.selectFrom('outbox').select('subject').orderBy('id').execute();
    expect(
      mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('We received')),
    ).toEqual([expect.stringContaining('$10.00'), expect.stringContaining('$5.00')]);
  });

  it('that is called off gives stock and credit back', async () => {
    const { customerId, cartId } = await buyerWith({ email: 'i@locks.example', ...terms });
    const { id } = await place(cartId);
    expect(await cancelOrderByStaff(db, { ...(await seenOf(id)), reason: 'Not wanted' }, actor)).toBe(0);
    expect(await orderOf(id)).toMatchObject({ state: 'cancelled' });
    expect(await stockOf(db, 1)).toBe(50);
    expect((await findAccount(db, customerId))?.owedCents).toBe(0);
    await expectLedgerToAddUp(db);
  });
});

describe('tax', () => {
  it('is not charged to an approved account with a certificate', async () => {
    const { cartId } = await buyerWith({ email: 'j@locks.example', ...certificate });
    const order = await orderOf((await place(cartId, 'stripe')).id);
    expect([order.tax_cents, order.total_cents]).toEqual([0, 29_999]);
  });

  it.each([
    ['the certificate has expired', { ...certificate, tax_exempt_until: '2020-12-31' }],
    ['the account is not approved', { ...certificate, status: 'applied' as const }],
    ['there is no certificate', { tax_exempt_until: '2999-12-31' }],
  ])('is charged when %s', async (_why, changes) => {
    const { cartId } = await buyerWith({ email: 'k@locks.example', ...changes });
    expect((await orderOf((await place(cartId, 'stripe')).id)).tax_cents).toBe(2_400);
  });
});

describe('the orders of an account', () => {
  /** Places orders of the same cart, each with its PO number. */
  async function buyerOf(email: string, ...poNumbers: string[]) {
    const { customerId, cartId } = await buyerWith({ email, ...terms, credit_limit_cents: 10_000_000 });
    for (const poNumber of poNumbers) {
      const { id } = await place(cartId);
      await db.updateTable('orders').set({ po_number: poNumber }).where('id', '=', id).execute();
      await setCartQuantity(db, cartId, 1, 1);
    }
    return customerId;
  }

  const listed = async (customerId: number, wanted: { q?: string; page?: number }) => {
    const { page, orders } = await listAccountOrders(db, customerId, { pageSize: 2, ...wanted });
    return [page.total, orders.map(({ poNumber }) => poNumber)];
  };

  it('come a page at a time, newest first', async () => {
    const ada = await buyerOf('q@locks.example', 'PO-1', 'PO-2', 'PO-3');
    expect(await listed(ada, {})).toEqual([3, ['PO-3', 'PO-2']]);
    expect(await listed(ada, { page: 2 })).toEqual([3, ['PO-1']]);
  });

  it('are found by order, PO, and part number or name, and never another account’s', async () => {
    const ada = await buyerOf('r@locks.example', 'PO-1', 'North 2');
    await buyerOf('s@locks.example', 'PO-1', 'North 2', 'East_3');
    const { number } = (await listAccountOrders(db, ada, { pageSize: 1 })).orders[0] ?? { number: '' };
    const product = await db.selectFrom('products').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    for (const q of ['po-1', ' PO-1 ']) expect(await listed(ada, { q })).toEqual([1, ['PO-1']]);
    expect(await listed(ada, { q: '2 north' })).toEqual([1, ['North 2']]);
    for (const q of [number, number.toLowerCase().replaceAll('-', ' ')])
      expect(await listed(ada, { q }), q).toEqual([1, ['North 2']]);
    for (const q of [product.sku, product.product_number, product.name, `${product.sku} po`])
      expect((await listed(ada, { q }))[0], q).toBe(q.endsWith(' po') ? 1 : 2);
    for (const q of ['East_3', 'nothing', '%', '_']) expect(await listed(ada, { q }), q).toEqual([0, []]);
  });
});
