import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import type { WebhookMessage } from '../../../integrations/webhooks/webhook-sender.server';
import type { Actor } from '../audit/actor';
import { setProductActive } from '../../goods/catalog/delete-product.server';
import { moveStock } from '../../goods/stock/stock-ledger.server';
import { publishEvent, publishProductEvents } from './publish-event.server';
import { createWebhookWorker } from './deliver-webhooks.server';
import { findWebhookDelivery, listWebhookDeliveries } from './deliveries.queries.server';
import { findWebhookEndpoint } from './endpoints.queries.server';
import {
  addWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  setWebhookState,
} from './endpoints.server';
import { pingWebhookEndpoint, redeliverWebhook } from './send-by-hand.server';
import {
  WEBHOOK_EXAMPLES,
  WebhookEventSchemas,
  type WebhookEvent,
  type WebhookEventType,
} from './webhook-events.schema';
import { inTransaction } from '../../../../db/transaction';

const SEAL_KEY = 'a secret that only these tests know';
const policy = { allowPrivate: true, sealKey: SEAL_KEY };
const actor: Actor = { name: 'staff:admin', staffId: 1, requestId: 'test' };

const refused = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' });

let store: TestStore;
let sent: WebhookMessage[];
/** What the receiver answers: a status, or an error of the connection. */
let answer: (message: WebhookMessage) => number | Error | Promise<number>;

beforeEach(async () => {
  vi.useRealTimers();
  store = await openTestStore({ seeded: true });
  sent = [];
  answer = () => 204;
});

function addEndpoint(events: WebhookEventType[] = ['product.changed'], url = 'https://erp.example/hooks') {
  return addWebhookEndpoint(store.db, { url, description: 'ERP', events }, policy, { id: 1 }, actor);
}

function worker() {
  return createWebhookWorker(store.db, {
    sealKey: SEAL_KEY,
    onError: (error) => expect.unreachable(String(error)),
    send: async (message) => {
      sent.push(message);
      const status = await answer(message);
      if (status instanceof Error) throw status;
      return status;
    },
  });
}

/** Everything that is due now is sent. */
async function sendDue() {
  const working = worker();
  await working.round();
  await working.idle();
}

async function queued(endpointId: number) {
  return (await listWebhookDeliveries(store.db, endpointId, { state: undefined, page: 1 })).deliveries;
}

function changeProduct(id: number, change: 'created' | 'updated' | 'archived' | 'deleted' = 'updated') {
  return inTransaction(store.db, (trx) => publishProductEvents(trx, [{ id, change }]));
}

describe('what happens', () => {
  it('is written for those who want it, and for nobody else', async () => {
    const products = await addEndpoint(['product.changed']);
    const orders = await addEndpoint(['order.paid']);
    await setProductActive(store.db, 1, false, actor);
    const [delivery] = await queued(products.id);
    const { body = '' } = (await findWebhookDelivery(store.db, products.id, delivery?.id ?? 0)) ?? {};
    expect(WebhookEventSchemas['product.changed'].parse(JSON.parse(body)).data).toEqual({
      id: 1,
      sku: expect.any(String),
      slug: 'bmw-smart-key',
      change: 'archived',
    });
    expect(await queued(orders.id)).toEqual([]);
  });

  it('is told only if it did: what is rolled back is not', async () => {
    const { id } = await addEndpoint();
    const failed = inTransaction(store.db, async (trx) => {
      await publishProductEvents(trx, [{ id: 1, change: 'updated' }]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await queued(id)).toEqual([]);
  });

  it('to a product before it is told is one message, with the latest of it', async () => {
    const { id } = await addEndpoint();
    await changeProduct(1, 'created');
    await changeProduct(2);
    await changeProduct(1);
    await changeProduct(2, 'archived');
    await sendDue();
    expect(sent.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { id: 1, change: 'created' },
      { id: 2, change: 'archived' },
    ]);
    // Once it was told, the next change is another message.
    await changeProduct(1);
    expect(await queued(id)).toHaveLength(3);
  });

  it('to a product while it is being told is a message of its own', async () => {
    const { id } = await addEndpoint();
    await changeProduct(1);
    answer = async () => {
      if (sent.length === 1) await changeProduct(1, 'archived');
      return 204;
    };
    await sendDue();
    expect(sent.map(({ body }) => JSON.parse(body).data.change)).toEqual(['updated', 'archived']);
    expect(await queued(id)).toHaveLength(2);
  });

  it('to stock is told when it becomes low, once', async () => {
    const { id } = await addEndpoint(['stock.low']);
    await store.db.updateTable('products').set({ low_stock_threshold: 5 }).where('id', '=', 1).execute();
    const { stock_quantity: stock } = await store.db
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const move = (delta: number) =>
      inTransaction(store.db, (trx) =>
        moveStock(trx, { productId: 1, delta, kind: 'adjustment', reason: 'Test', actor: 'staff:admin' }),
      );
    await move(6 - stock);
    expect(await queued(id)).toEqual([]);
    await move(-1);
    await move(-1);
    await sendDue();
    expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'stock.low', data: { id: 1, stockQuantity: 5, lowStockThreshold: 5 } },
    ]);
  });
});

describe('a message', () => {
  it('is verified by the library of the specification', async () => {
    const { secret } = await addEndpoint();
    await changeProduct(1);
    await sendDue();
    const { headers, body } = sent[0] ?? { headers: {}, body: '' };
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'product.changed' });
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  });

  it('is signed by both secrets for a day after a change', async () => {
    const { id, secret } = await addEndpoint();
    const { secret: other } = await rotateWebhookSecret(store.db, id, 0, policy, actor);
    await changeProduct(1);
    await sendDue();
    const { headers, body } = sent[0] ?? { headers: {}, body: '' };
    for (const one of [secret, other]) expect(() => new Webhook(one).verify(body, headers)).not.toThrow();
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] });
    await changeProduct(2);
    await sendDue();
    const later = sent[1] ?? { headers: {}, body: '' };
    expect(() => new Webhook(other).verify(later.body, later.headers)).not.toThrow();
    expect(() => new Webhook(secret).verify(later.body, later.headers)).toThrow();
  });

  it('keeps its id with every try', async () => {
    const { id } = await addEndpoint();
    await changeProduct(1);
    answer = () => (sent.length === 1 ? 500 : 204);
    await sendDue();
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    await sendDue();
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(sent).toHaveLength(2);
    const [delivery] = await queued(id);
    expect(delivery).toMatchObject({ state: 'delivered', tries: 2 });
  });
});

describe('the events of one order', () => {
  const orderEvent = (type: 'order.placed' | 'order.paid' | 'order.fulfilled', id: number) => ({
    type,
    data: { ...WEBHOOK_EXAMPLES[type], id },
  });

  const publish = (...events: WebhookEvent[]) =>
    inTransaction(store.db, async (trx) => {
      for (const event of events) await publishEvent(trx, event);
    });

  const about = ({ body }: WebhookMessage) => {
    const { type, data } = JSON.parse(body);
    return `${type} ${data.id}`;
  };

  /** Sends what is due while the time goes on, past what an endpoint rests and a delivery waits. */
  async function letPass(seconds: number) {
    for (let passed = 0; passed < seconds; passed += 10) {
      vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
      await sendDue();
    }
  }

  beforeEach(async () => {
    await addEndpoint(['order.placed', 'order.paid', 'order.fulfilled', 'product.changed']);
  });

  it('wait for one that failed, while those of others go on', async () => {
    await publish(
      orderEvent('order.placed', 1),
      orderEvent('order.paid', 1),
      orderEvent('order.placed', 2),
      orderEvent('order.paid', 2),
    );
    await changeProduct(1);
    answer = (message) => (about(message) === 'order.placed 1' && sent.length < 6 ? 500 : 204);
    await letPass(20);
    await publish(orderEvent('order.fulfilled', 1));
    await letPass(120);
    expect(sent.map(about)).toEqual([
      'order.placed 1',
      'order.placed 2',
      'order.paid 2',
      'product.changed 1',
      'order.placed 1',
      'order.placed 1',
      'order.paid 1',
      'order.fulfilled 1',
    ]);
  });

  it('go on once it is given up', async () => {
    await publish(orderEvent('order.placed', 1), orderEvent('order.paid', 1));
    answer = (message) => (about(message) === 'order.placed 1' ? 500 : 204);
    await store.db
      .updateTable('webhook_deliveries')
      .set({ tries: 9 })
      .where('type', '=', 'order.placed')
      .execute();
    await letPass(20);
    expect(sent.map(about)).toEqual(['order.placed 1', 'order.paid 1']);
  });

  it('wait at the endpoint where it failed, and at no other', async () => {
    await addEndpoint(['order.placed', 'order.paid'], 'https://other.example/hooks');
    await publish(orderEvent('order.placed', 1), orderEvent('order.paid', 1));
    answer = ({ url }) => (url.startsWith('https://erp.') ? 500 : 204);
    await sendDue();
    const to = (url: string) => sent.filter((one) => one.url.startsWith(url)).map(about);
    expect(to('https://other.')).toEqual(['order.placed 1', 'order.paid 1']);
    expect(to('https://erp.')).toEqual(['order.placed 1']);
  });

  it('do not overtake one whose next try is later', async () => {
    await publish(orderEvent('order.placed', 1), orderEvent('order.paid', 1));
    answer = () => 500;
    await sendDue();
    // The endpoint rests no longer, and its delivery is due in an hour.
    await store.db.updateTable('webhook_endpoints').set({ rest_until: null }).execute();
    await store.db
      .updateTable('webhook_deliveries')
      .set({ due_at: new Date(Date.now() + 3_600_000).toISOString() })
      .where('type', '=', 'order.placed')
      .execute();
    await sendDue();
    expect(sent.map(about)).toEqual(['order.placed 1']);
  });
});

describe('the secret', () => {
  it('is sealed in the database and nowhere else', async () => {
    const { id, secret } = await addEndpoint();
    const { secret: other } = await rotateWebhookSecret(store.db, id, 0, policy, actor);
    await changeProduct(1);
    answer = () => new Error('refused');
    await sendDue();
    for (const table of [
      'webhook_endpoints',
      'webhook_deliveries',
      'webhook_attempts',
      'audit_entries',
    ] as const) {
      const rows = JSON.stringify(await store.db.selectFrom(table).selectAll().execute());
      for (const one of [secret, other]) expect(rows).not.toContain(one.slice('whsec_'.length));
    }
  });
});

describe('a try that fails', () => {
  it('is noted with what went wrong, and made again after growing pauses until it is given up', async () => {
    const { id } = await addEndpoint();
    await changeProduct(1);
    answer = () => (sent.length % 2 === 0 ? 302 : refused);
    let now = Date.now();
    const pauses: number[] = [];
    for (let tries = 1; tries <= 10; tries += 1) {
      vi.useFakeTimers({ now, toFake: ['Date'] });
      await sendDue();
      const [delivery] = await queued(id);
      expect(delivery).toMatchObject({ tries, state: tries === 10 ? 'failed' : 'due' });
      const pause = Date.parse(delivery?.dueAt ?? '') - now;
      if (tries < 10) pauses.push(pause / 1000);
      // Not a moment before.
      vi.setSystemTime(now + pause - 1);
      await sendDue();
      expect(sent).toHaveLength(tries);
      now += pause;
    }
    const least = [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 86_400];
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(least[index] ?? 0);
      expect(pause).toBeLessThanOrEqual((least[index] ?? 0) * 1.2);
    }
    vi.setSystemTime(now + 10 * 86_400_000);
    await sendDue();
    expect(sent).toHaveLength(10);
    const [delivery] = await queued(id);
    const { attempts = [] } = (await findWebhookDelivery(store.db, id, delivery?.id ?? 0)) ?? {};
    expect(attempts.slice(0, 2)).toMatchObject([
      { status: 302, error: 'Returned 302. Redirects aren’t followed' },
      { status: null, error: 'Connection refused' },
    ]);
  });

  it('with 410 switches the endpoint off at once', async () => {
    const { id } = await addEndpoint();
    answer = () => 410;
    await changeProduct(1);
    await sendDue();
    expect(await findWebhookEndpoint(store.db, id)).toMatchObject({ state: 'off', failures: 1 });
    const mails = await store.db.selectFrom('outbox').select('subject').execute();
    expect(mails).toEqual([{ subject: 'A webhook endpoint was disabled' }]);
  });

  it('fifteen times in a row switches the endpoint off, and the owners are told', async () => {
    const { id } = await addEndpoint();
    answer = () => 503;
    let now = Date.now();
    for (let failures = 1; failures <= 15; failures += 1) {
      expect(await findWebhookEndpoint(store.db, id)).toMatchObject({
        state: 'active',
        failures: failures - 1,
      });
      vi.useFakeTimers({ now, toFake: ['Date'] });
      await changeProduct(failures);
      await sendDue();
      // No longer than it is left in peace; other deliveries wait meanwhile.
      now += 31 * 60_000;
    }
    expect(await findWebhookEndpoint(store.db, id)).toMatchObject({ state: 'off', failures: 15 });
    vi.setSystemTime(now);
    await changeProduct(16);
    await sendDue();
    expect(sent).toHaveLength(15);
    const mails = await store.db.selectFrom('outbox').select(['to_address', 'subject', 'text']).execute();
    expect(mails).toMatchObject([
      { to_address: 'owner@keyway.example', subject: 'A webhook endpoint was disabled' },
    ]);
    const entry = await store.db
      .selectFrom('audit_entries')
      .select(['actor', 'subject'])
      .where('action', '=', 'webhook.switch-off')
      .execute();
    expect(entry).toEqual([{ actor: 'reconciler', subject: `webhook:${id}` }]);
    // What happened meanwhile is sent when it goes on.
    answer = () => 204;
    await setWebhookState(store.db, id, 'active', actor);
    vi.setSystemTime(now + 4 * 86_400_000);
    await sendDue();
    expect((await queued(id)).every(({ state }) => state === 'delivered')).toBe(true);
  });

  it('fourteen times and then not leaves it on: what arrives counts anew', async () => {
    const { id } = await addEndpoint();
    await store.db.updateTable('webhook_endpoints').set({ failures: 14 }).execute();
    await changeProduct(1);
    await sendDue();
    expect(await findWebhookEndpoint(store.db, id)).toMatchObject({ state: 'active', failures: 0 });
  });
});

describe('a slow endpoint', () => {
  it('holds up no other', async () => {
    const slow = await addEndpoint(['product.changed'], 'https://slow.example/');
    const quick = await addEndpoint(['product.changed'], 'https://quick.example/');
    let arrive: (status: number) => void = () => undefined;
    answer = ({ url }) => (url.includes('slow') ? new Promise<number>((resolve) => (arrive = resolve)) : 204);
    await changeProduct(1);
    const working = worker();
    await working.round();
    await vi.waitFor(async () => expect((await queued(quick.id))[0]?.state).toBe('delivered'));
    await changeProduct(2);
    await working.round();
    await vi.waitFor(async () => expect((await queued(quick.id))[0]?.state).toBe('delivered'));
    expect((await queued(slow.id)).map(({ state }) => state)).toEqual(['due', 'due']);
    answer = () => 204;
    arrive(204);
    await working.idle();
    expect((await queued(slow.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });
});

describe('staff', () => {
  it('pause an endpoint, and what happens meanwhile waits; a ping is sent all the same', async () => {
    const { id } = await addEndpoint();
    await setWebhookState(store.db, id, 'paused', actor);
    await changeProduct(1);
    await pingWebhookEndpoint(store.db, id, actor);
    await expect(pingWebhookEndpoint(store.db, id, actor)).rejects.toThrow('already queued');
    await sendDue();
    expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'ping', data: { endpoint: id } },
    ]);
    await setWebhookState(store.db, id, 'active', actor);
    await sendDue();
    expect(sent).toHaveLength(2);
  });

  it('deliver again what arrived or was given up, not what is being sent', async () => {
    const { id } = await addEndpoint();
    await changeProduct(1);
    let during: unknown;
    answer = async () => {
      if (sent.length === 1)
        during = await redeliverWebhook(store.db, id, 1, actor).catch((error: unknown) => String(error));
      return 204;
    };
    await sendDue();
    expect(during).toContain('already being sent');
    await redeliverWebhook(store.db, id, 1, actor);
    await sendDue();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.headers['webhook-id']).toBe(sent[0]?.headers['webhook-id']);
    await setWebhookState(store.db, id, 'paused', actor);
    await expect(redeliverWebhook(store.db, id, 1, actor)).rejects.toThrow('It is paused');
  });

  it('delete an endpoint with all that was and would be sent', async () => {
    const { id } = await addEndpoint();
    await changeProduct(1);
    await sendDue();
    await changeProduct(2);
    await deleteWebhookEndpoint(store.db, id, actor);
    for (const table of ['webhook_deliveries', 'webhook_attempts'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

it('a worker that stops leaves what it was sending to the next one, uncounted', async () => {
  const { id } = await addEndpoint();
  await changeProduct(1);
  answer = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const working = worker();
  await working.round();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await working.stop();
  expect(await queued(id)).toMatchObject([{ state: 'due', tries: 0 }]);
  answer = () => 204;
  await sendDue();
  expect(await queued(id)).toMatchObject([{ state: 'delivered', tries: 1 }]);
});

it('what a worker that died had in hand is sent by another one, after a minute', async () => {
  const { id } = await addEndpoint();
  await changeProduct(1);
  answer = () => new Promise(() => undefined);
  await worker().round();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  answer = () => 204;
  await sendDue();
  expect(sent).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  await sendDue();
  expect(await queued(id)).toMatchObject([{ state: 'delivered' }]);
});

it('nothing is written where nobody wants to know', async () => {
  await inTransaction(store.db, (trx) =>
    publishEvent(trx, {
      type: 'stock.low',
      data: { id: 1, sku: 'A', stockQuantity: 1, lowStockThreshold: 2 },
    }),
  );
  await changeProduct(1);
  expect(await store.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
});
