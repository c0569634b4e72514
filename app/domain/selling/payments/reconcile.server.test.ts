import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import {
  attemptState,
  expectLedgerToAddUp,
  orderState,
  placeCharged,
  stockOf,
  stockTo,
} from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { chargeOrder } from './charge-order.server';
import { createSandboxPayments } from './payment-providers.server';
import { reconcilePayments } from './reconcile.server';
import { settleAttempt } from './settle-attempt.server';

let store: TestStore;
let db: Db;
let order: Awaited<ReturnType<typeof placeCharged>>;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 10);
  order = await placeCharged(db, (await store.cartWith({ productId: 1, quantity: 4 })).cartId);
});

const charge = (sandboxOutcome: string) =>
  store.sandbox
    .charge(
      {
        key: order.attemptKey,
        amountCents: order.totalCents,
        currency: 'USD',
        description: order.number,
        sandboxOutcome,
      },
      AbortSignal.timeout(20),
    )
    .catch(() => undefined);

/** As if the store had crashed a while ago, between charging and settling. */
async function aMinuteAgo(): Promise<void> {
  const sent_at = new Date(Date.now() - 60_000).toISOString();
  await db.updateTable('payment_attempts').set({ sent_at }).execute();
}

const noRefund = () => Promise.resolve({ status: 'refused' as const, reason: 'not asked' });

const reconcile = () => reconcilePayments(db, store.payments);
const states = async () => [await orderState(db, order.id), await attemptState(db, order.attemptKey)];

describe('the reconciler', () => {
  it('makes an order paid whose charge timed out after it was captured', async () => {
    await charge('time-out-after-capture');
    await aMinuteAgo();
    expect(await reconcile()).toEqual({ settled: 1, errors: [] });
    expect(await states()).toEqual(['paid', 'succeeded']);
    expect(await stockOf(db, 1)).toBe(6);
  });

  it('fails an order that was never captured, and the key cannot be charged any more', async () => {
    await charge('fail-before-capture');
    await aMinuteAgo();
    await reconcile();
    expect(await states()).toEqual(['cancelled', 'failed']);
    expect(await stockOf(db, 1)).toBe(10);
    expect(await charge('approve')).toMatchObject({ status: 'declined' });
    expect(await store.sandbox.find(order.attemptKey)).toBeUndefined();
    await expectLedgerToAddUp(db);
  });

  it('cancels at the provider before it gives the stock back', async () => {
    await aMinuteAgo();
    let stockAtCancel = Number.NaN;
    const provider = {
      name: 'sandbox',
      charge: () => Promise.reject(new Error('not asked')),
      find: () => Promise.resolve(undefined),
      cancel: async () => {
        stockAtCancel = await stockOf(db, 1);
        return 'cancelled' as const;
      },
      refund: noRefund,
    };
    await reconcilePayments(db, createSandboxPayments(provider, 50));
    expect(stockAtCancel).toBe(6);
    expect(await stockOf(db, 1)).toBe(10);
  });

  it('takes the order as paid when the cancellation finds that it was just captured', async () => {
    await aMinuteAgo();
    let isCaptured = false;
    const provider = {
      name: 'sandbox',
      charge: () => Promise.reject(new Error('not asked')),
      find: () =>
        Promise.resolve(
          isCaptured ? { reference: 'late', amountCents: order.totalCents, refunded: false } : undefined,
        ),
      cancel: () => {
        isCaptured = true;
        return Promise.resolve('captured' as const);
      },
      refund: noRefund,
    };
    await reconcilePayments(db, createSandboxPayments(provider, 50));
    expect(await states()).toEqual(['paid', 'succeeded']);
  });

  it('leaves an attempt alone whose request may still be waiting', async () => {
    expect(await reconcile()).toEqual({ settled: 0, errors: [] });
    expect(await states()).toEqual(['pending', 'sent']);
  });

  it('does nothing the second time', async () => {
    await charge('approve');
    await aMinuteAgo();
    await reconcile();
    expect(await reconcile()).toEqual({ settled: 0, errors: [] });
  });

  it('pays back what was captured after failing', async () => {
    await settleAttempt(db, order.attemptKey, { status: 'failed', reason: 'Lost' }, 'test');
    await charge('approve');
    const { amountCents, reference } = (await store.sandbox.find(order.attemptKey)) ?? {
      amountCents: 0,
      reference: '',
    };
    await settleAttempt(db, order.attemptKey, { status: 'captured', reference, amountCents }, 'test');
    expect(await states()).toEqual(['cancelled', 'refund_due']);
    await reconcile();
    expect(await states()).toEqual(['cancelled', 'refunded']);
    expect((await store.sandbox.find(order.attemptKey))?.refunded).toBe(true);
  });

  it('goes on with the others when one cannot be looked up', async () => {
    const second = await placeCharged(db, (await store.cartWith({ productId: 1, quantity: 1 })).cartId);
    await aMinuteAgo();
    const provider = {
      name: 'sandbox',
      charge: () => Promise.reject(new Error('not asked')),
      find: (key: string) =>
        key === order.attemptKey ? Promise.reject(new Error('down')) : Promise.resolve(undefined),
      cancel: () => Promise.resolve('cancelled' as const),
      refund: noRefund,
    };
    const { settled, errors } = await reconcilePayments(db, createSandboxPayments(provider, 50));
    expect([settled, errors.length]).toEqual([1, 1]);
    expect(await states()).toEqual(['pending', 'sent']);
    expect(await orderState(db, second.id)).toBe('cancelled');
  });
});

describe('charging', () => {
  it.each([
    ['approve', 'paid', ['paid', 'succeeded'], 6],
    ['decline', 'failed', ['cancelled', 'failed'], 10],
    ['time-out-after-capture', 'paid', ['paid', 'succeeded'], 6],
    ['fail-before-capture', 'failed', ['cancelled', 'failed'], 10],
  ])('with the outcome %s is %s', async (sandboxOutcome, outcome, after, stock) => {
    expect(
      await chargeOrder(db, store.sandbox, order, {
        timeoutMs: 30,
        origin: 'http://localhost:3000',
        actor: 'guest',
        sandboxOutcome,
      }),
    ).toBe(outcome);
    expect(await states()).toEqual(after);
    expect(await stockOf(db, 1)).toBe(stock);
    await expectLedgerToAddUp(db);
  });

  it('leaves the order pending while the provider cannot be asked', async () => {
    const down = {
      name: 'sandbox',
      charge: () => Promise.reject(new Error('down')),
      find: () => Promise.reject(new Error('down')),
      cancel: () => Promise.reject(new Error('down')),
      refund: () => Promise.reject(new Error('down')),
    };
    expect(
      await chargeOrder(db, down, order, { timeoutMs: 30, origin: 'http://localhost:3000', actor: 'guest' }),
    ).toBe('unknown');
    expect(await states()).toEqual(['pending', 'sent']);
  });

  it('of another amount than agreed is not called paid', async () => {
    const greedy = {
      name: 'sandbox',
      charge: () =>
        Promise.resolve({ status: 'captured' as const, reference: 'x', amountCents: order.totalCents + 1 }),
      find: () => Promise.resolve(undefined),
      cancel: () => Promise.resolve('cancelled' as const),
      refund: noRefund,
    };
    expect(
      await chargeOrder(db, greedy, order, {
        timeoutMs: 30,
        origin: 'http://localhost:3000',
        actor: 'guest',
      }),
    ).not.toBe('paid');
    expect(await orderState(db, order.id)).toBe('review');
  });
});
