import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { printFigures } from '../support/hard-tests';
import { HttpBuyer } from '../support/http-buyer';
import type { MockProvider, SignedWebhook } from '../support/mock-provider';
import { newMock, PROVIDER_NAMES, variablesFor, type ProviderName } from '../support/mock-providers';
import { expectLedgerToAddUp, stockOf } from '../support/orders';
import { startServer, type RunningServer } from '../support/server-process';
import { openTestStore, type TestStore } from '../support/test-store';

const DELIVERIES = 50;

let store: TestStore;
let server: RunningServer;
const mocks = new Map<ProviderName, MockProvider>();

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  const urls: Partial<Record<ProviderName, string>> = {};
  for (const name of PROVIDER_NAMES) {
    const mock = await newMock(name).open();
    mocks.set(name, mock);
    urls[name] = mock.url;
  }
  server = await startServer({
    ...variablesFor(urls),
    DATABASE_URL: store.env.databaseUrl,
    LOG_LEVEL: 'error',
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([...mocks.values()].map((mock) => mock.close()));
});

/** All of it through a real server: the bytes that are signed pass the edge, the route and the domain. */
describe.each(PROVIDER_NAMES)('webhooks of %s at a real server', (name) => {
  const address = `/api/webhooks/${name}`;

  function mockOf(): MockProvider {
    const mock = mocks.get(name);
    if (mock === undefined) throw new Error(`There is no mock of ${name}.`);
    return mock;
  }

  /** A buyer who has paid at the provider and has not come back: only the provider can tell. */
  async function buyerWhoPaid(): Promise<{ orderId: number; stock: number }> {
    const stock = await stockOf(store.db, 2);
    const buyer = new HttpBuyer(server);
    await buyer.addToCart(2, 1);
    const reply = await buyer.place('express', await buyer.fillIn('express', { paymentMethod: name }));
    expect(reply.headers.location).toMatch(/^\/checkout\/pay\//);
    mockOf().pay(mockOf().last);
    const { id } = await store.db
      .selectFrom('orders')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { orderId: id, stock };
  }

  const message = (details: { eventId?: string; at?: Date } = {}): SignedWebhook =>
    mockOf().webhook(mockOf().last, { url: `http://${server.host}${address}`, ...details });

  const tell = async ({ body, headers }: SignedWebhook): Promise<number> => {
    const json = { 'Content-Type': 'application/json', ...headers };
    return (await server.ask(address, { method: 'POST', headers: json, body })).status;
  };

  async function figuresOf(orderId: number) {
    const { db } = store;
    const order = await db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const key = mockOf().last.key;
    const rows = await db
      .selectFrom('webhook_events')
      .select('event_id')
      .where('attempt_key', '=', key)
      .execute();
    const transitions = await db
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', orderId)
      .where('to_state', '=', 'paid')
      .execute();
    const mails = await db
      .selectFrom('outbox')
      .select('id')
      .where('event_key', 'like', `order:${orderId}:%`)
      .execute();
    await expectLedgerToAddUp(db);
    return { state: order.state, rows: rows.length, transitions: transitions.length, mails: mails.length };
  }

  it('that are unsigned, altered or 301 s old are refused and change nothing', async () => {
    const { orderId } = await buyerWhoPaid();
    const signed = message();
    const statuses = {
      unsigned: await tell({ ...signed, headers: {} }),
      altered: await tell({ ...signed, body: signed.body.replace(/\d(?=\D*$)/, 'x') }),
      old: await tell(message({ at: new Date(Date.now() - 301_000) })),
    };
    const refused = await figuresOf(orderId);
    printFigures(`${name}, refused`, { ...statuses, ...refused });
    // Square signs no time of delivery.
    const isTimed = name !== 'square';
    expect(statuses).toEqual({ unsigned: 403, altered: 403, old: isTimed ? 403 : 200 });
    if (isTimed) expect(refused).toEqual({ state: 'pending', rows: 0, transitions: 0, mails: 0 });
    // The true one is taken for all that, however close it is to its end.
    expect(await tell(message({ at: new Date(Date.now() - 295_000) }))).toBe(200);
    expect((await figuresOf(orderId)).state).toBe('paid');
  });

  it(`that are the same ${DELIVERIES} times at once settle once`, async () => {
    const { orderId, stock } = await buyerWhoPaid();
    const same = message({ eventId: `evt-same-${name}` });
    const statuses = await Promise.all(Array.from({ length: DELIVERIES }, () => tell(same)));
    const figures = { ...(await figuresOf(orderId)), taken: stock - (await stockOf(store.db, 2)) };
    const answers = [...new Set(statuses)];
    printFigures(`${name}, the same at once`, { deliveries: statuses.length, answers, ...figures });
    expect(answers).toEqual([200]);
    expect(figures).toEqual({ state: 'paid', rows: 1, transitions: 1, mails: 1, taken: 1 });
  });

  it('that come out of order settle once', async () => {
    const { orderId } = await buyerWhoPaid();
    const payment = mockOf().last;
    const { state } = payment;
    payment.state = 'open';
    const opened = message({ eventId: `evt-opened-${name}`, at: new Date(Date.now() - 60_000) });
    payment.state = state;
    const paid = message({ eventId: `evt-paid-${name}` });
    const statuses = [];
    for (const one of [paid, opened, paid, opened]) statuses.push(await tell(one));
    const figures = await figuresOf(orderId);
    printFigures(`${name}, out of order`, { statuses, ...figures });
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(figures).toEqual({ state: 'paid', rows: 2, transitions: 1, mails: 1 });
  });
});
