import { spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { attemptState, orderState, placeCharged, stockOf, stockTo } from '../../../tests/support/orders';
import { startSandboxServer, type SandboxServer } from '../../../tests/support/sandbox-server';
import { openTestStore, temporaryFile, type TestStore } from '../../../tests/support/test-store';
import { chargeOrder } from '../../domain/selling/payments/charge-order.server';
import { createSandboxPayments } from '../../domain/selling/payments/payment-providers.server';
import { reconcilePayments } from '../../domain/selling/payments/reconcile.server';
import { SandboxClient } from './sandbox-client.server';

let server: SandboxServer;
let client: SandboxClient;
let store: TestStore;

beforeEach(async () => {
  server = await startSandboxServer(':memory:');
  client = new SandboxClient(server.url);
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 10);
});
afterEach(() => server.close());

describe('the sandbox as a server of its own', () => {
  it.each([
    ['none', 'paid', ['paid', 'succeeded'], 6, 'captured'],
    ['decline', 'failed', ['cancelled', 'failed'], 10, undefined],
    ['hang-after-capture', 'paid', ['paid', 'succeeded'], 6, 'captured'],
    ['500-before-capture', 'failed', ['cancelled', 'failed'], 10, undefined],
    ['500-after-capture', 'paid', ['paid', 'succeeded'], 6, 'captured'],
    ['wrong-amount', 'unknown', ['review', 'succeeded'], 6, 'captured'],
  ] as const)('with the fault %s leaves an order %s', async (fault, outcome, states, stock, charge) => {
    server.setFault(fault);
    const { db } = store;
    const order = await placeCharged(db, (await store.cartWith({ productId: 1, quantity: 4 })).cartId);
    expect(
      await chargeOrder(db, client, order, {
        timeoutMs: 200,
        origin: 'http://localhost:3000',
        actor: 'guest',
      }),
    ).toBe(outcome);
    expect([await orderState(db, order.id), await attemptState(db, order.attemptKey)]).toEqual(states);
    expect(await stockOf(db, 1)).toBe(stock);
    expect(await client.find(order.attemptKey)).toEqual(
      charge && expect.objectContaining({ refunded: false }),
    );
  });

  it('keeps its books when the store has gone and come again', async () => {
    const { db } = store;
    server.setFault('hang-after-capture');
    const order = await placeCharged(db, (await store.cartWith({ productId: 1, quantity: 4 })).cartId);
    const request = {
      key: order.attemptKey,
      amountCents: order.totalCents,
      currency: 'USD',
      description: '',
    };
    const gone = new AbortController();
    const charge = client.charge(request, gone.signal);
    await vi.waitFor(async () => expect(await client.find(order.attemptKey)).toBeDefined());
    gone.abort();
    await expect(charge).rejects.toThrow();
    const sent_at = new Date(Date.now() - 60_000).toISOString();
    await db.updateTable('payment_attempts').set({ sent_at }).execute();
    const again = createSandboxPayments(new SandboxClient(server.url));
    expect(await reconcilePayments(db, again)).toEqual({ settled: 1, errors: [] });
    expect(await orderState(db, order.id)).toBe('paid');
  });

  it('charges a key once, cancels it for good, and gives parts back once', async () => {
    const signal = AbortSignal.timeout(5_000);
    const request = { key: 'a', amountCents: 1000, currency: 'USD', description: 'KW' };
    const charge = await client.charge(request, signal);
    expect(await client.charge({ ...request, amountCents: 2000 }, signal)).toEqual(charge);
    expect(await client.cancel('a')).toBe('captured');
    expect(await client.cancel('b')).toBe('cancelled');
    expect(await client.charge({ ...request, key: 'b' }, signal)).toMatchObject({ status: 'declined' });
    const back = (refundKey: string, amountCents: number) =>
      client.refund({ key: 'a', reference: 'x', amountCents, currency: 'USD', refundKey });
    const first = await back('r1', 400);
    expect(await back('r1', 400)).toEqual(first);
    expect(await back('r2', 601)).toMatchObject({ status: 'refused' });
    expect(await client.find('a')).toMatchObject({ refunded: false });
    expect(await back('r3', 600)).toMatchObject({ status: 'paid' });
    expect(await client.find('a')).toMatchObject({ refunded: true });
  });

  it('runs in a process of its own, with its faults switched over HTTP', async () => {
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      'tests/support/sandbox-server.ts',
      temporaryFile('books.db'),
    ]);
    const url = await new Promise<string>((resolve) =>
      child.stdout.on('data', (line) => {
        const found = /open at (\S+)/.exec(String(line))?.[1];
        if (found !== undefined) resolve(found);
      }),
    );
    const own = new SandboxClient(url);
    const request = { key: 'a', amountCents: 1000, currency: 'USD', description: 'KW' };
    await fetch(`${url}/fault`, { method: 'POST', body: '{"fault":"500-after-capture"}' });
    await expect(own.charge(request, AbortSignal.timeout(5_000))).rejects.toThrow('500');
    expect(await own.find('a')).toMatchObject({ amountCents: 1000 });
    child.kill('SIGKILL');
  });
});
