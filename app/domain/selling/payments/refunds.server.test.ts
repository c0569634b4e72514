import { beforeEach, describe, expect, it } from 'vitest';

import { placeByTransfer, placeCharged } from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import type { RefundRequest, RefundResult } from '../../../integrations/payments/payment-provider';
import { ConflictError } from '../../base/shared/errors';
import { chargeOrder } from './charge-order.server';
import { createSandboxPayments } from './payment-providers.server';
import { reconcilePayments } from './reconcile.server';
import { sendDueRefunds, requestRefund } from './refunds.server';
import { inTransaction } from '../../../../db/transaction';

let store: TestStore;
let order: Awaited<ReturnType<typeof placeCharged>>;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  order = await placeCharged(store.db, (await store.cartWith({ productId: 1, quantity: 4 })).cartId);
  await chargeOrder(store.db, store.sandbox, order, {
    timeoutMs: 1_000,
    origin: 'http://localhost:3000',
    actor: 'guest',
  });
});

const ask = (amountCents: number, orderId = order.id) =>
  inTransaction(store.db, (trx) =>
    requestRefund(trx, { orderId, amountCents, reason: 'Damaged', actor: 'staff:admin' }),
  );

const refunds = () => store.db.selectFrom('refunds').selectAll().orderBy('id').execute();
const pay = (payments = store.payments) => sendDueRefunds(store.db, payments);

/** The sandbox, but for its refunds. */
function refunding(refund: (request: RefundRequest) => Promise<RefundResult>) {
  const { sandbox } = store;
  return createSandboxPayments({
    name: 'sandbox',
    charge: (request, signal) => sandbox.charge(request, signal),
    find: (key) => sandbox.find(key),
    cancel: (key) => sandbox.cancel(key),
    refund,
  });
}

const dueNow = () => store.db.updateTable('refunds').set({ due_at: '2020-01-01T00:00:00.000Z' }).execute();

describe('a refund', () => {
  it('is noted first and paid afterwards', async () => {
    const id = await ask(500);
    expect(await refunds()).toMatchObject([
      { id, order_id: order.id, amount_cents: 500, state: 'due', reason: 'Damaged', actor: 'staff:admin' },
    ]);
    expect(await pay()).toEqual({ settled: 1, errors: [] });
    const [refund] = await refunds();
    expect(refund).toMatchObject({ state: 'paid', detail: '' });
    expect(refund?.provider_reference).toMatch(/^sandbox_refund_/);
    expect(refund?.settled_at).not.toBeNull();
    expect(await pay()).toEqual({ settled: 0, errors: [] });
  });

  it('goes out with the reconciler', async () => {
    await ask(500);
    await reconcilePayments(store.db, store.payments);
    expect(await refunds()).toMatchObject([{ state: 'paid' }]);
  });

  it('of all that was paid, in parts, and not a cent more', async () => {
    await ask(order.totalCents - 300);
    await expect(ask(301)).rejects.toThrow('You can refund up to $3.00.');
    await ask(300);
    await expect(ask(1)).rejects.toThrow('This payment is fully refunded.');
    expect(await pay()).toEqual({ settled: 2, errors: [] });
    await expect(ask(1)).rejects.toThrow(ConflictError);
    expect((await store.sandbox.find(order.attemptKey))?.refunded).toBe(true);
  });

  it.each([0, -5, 1.5, Number.NaN])('of %s cents is refused', async (cents) => {
    await expect(ask(cents)).rejects.toThrow(ConflictError);
    expect(await refunds()).toEqual([]);
  });

  it('asked for by two at once is not more than was paid', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => ask(order.totalCents)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of an order that no provider has money of is refused', async () => {
    const transfer = await placeByTransfer(
      store.db,
      (await store.cartWith({ productId: 1, quantity: 1 })).cartId,
    );
    await expect(ask(100, transfer.id)).rejects.toThrow('This order has no payment to refund.');
  });

  it('paid by two processes at once goes out once', async () => {
    await ask(500);
    const keys = new Set<string>();
    const payments = refunding((request) => {
      keys.add(request.refundKey);
      return store.sandbox.refund(request);
    });
    const paid = await Promise.all([pay(payments), pay(payments), pay(payments)]);
    expect(paid.reduce((sum, { settled }) => sum + settled, 0)).toBe(1);
    expect(keys.size).toBe(1);
    expect(
      await store.sandbox.refund({ ...(await lastRequest()), amountCents: order.totalCents }),
    ).toMatchObject({
      status: 'refused',
    });
    async function lastRequest() {
      const key = order.attemptKey;
      return { key, reference: 'x', currency: 'USD', refundKey: 'another' };
    }
  });

  it('without an answer is asked for again later, with the same key', async () => {
    await ask(500);
    const keys: string[] = [];
    const down = refunding((request) => {
      keys.push(request.refundKey);
      return Promise.reject(new Error('No answer'));
    });
    expect((await pay(down)).errors).toHaveLength(1);
    expect(await refunds()).toMatchObject([{ state: 'due', detail: 'No answer', tries: 1 }]);
    expect(await pay(down)).toEqual({ settled: 0, errors: [] });
    await dueNow();
    await pay(down);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    await dueNow();
    expect(await pay()).toEqual({ settled: 1, errors: [] });
    expect(await refunds()).toMatchObject([{ state: 'paid', detail: '' }]);
  });

  it('that the provider refuses has failed, and its amount is free again', async () => {
    await ask(order.totalCents);
    await pay(refunding(() => Promise.resolve({ status: 'refused', reason: 'The account is closed' })));
    expect(await refunds()).toMatchObject([{ state: 'failed', detail: 'The account is closed' }]);
    await ask(order.totalCents);
  });

  it('on its way is asked after by its own reference', async () => {
    await ask(500);
    const references: (string | undefined)[] = [];
    const slow = refunding(({ refundReference }) => {
      references.push(refundReference);
      return Promise.resolve(
        refundReference === undefined
          ? { status: 'pending', reference: 'ref-1' }
          : { status: 'paid', reference: refundReference },
      );
    });
    expect(await pay(slow)).toEqual({ settled: 0, errors: [] });
    expect(await refunds()).toMatchObject([{ state: 'due', detail: 'Pending with the provider' }]);
    await dueNow();
    expect(await pay(slow)).toEqual({ settled: 1, errors: [] });
    expect(references).toEqual([undefined, 'ref-1']);
    expect(await refunds()).toMatchObject([{ state: 'paid', provider_reference: 'ref-1' }]);
  });
});
