import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MockStripe } from '../support/mock-stripe';
import type { MockPayment } from '../support/mock-provider';
import { variablesFor } from '../support/mock-providers';
import { startServer, type RunningServer } from '../support/server-process';

const WEBHOOK = '/api/webhooks/stripe';

let mock: MockStripe;
let server: RunningServer;

beforeAll(async () => {
  mock = new MockStripe();
  await mock.open();
  server = await startServer(
    { ...variablesFor({ stripe: mock.url }), RATE_LIMITS: 'on' },
    { keepsReplies: true },
  );
});
afterAll(async () => {
  await server.stop();
  await mock.close();
});

/** A payment that this store knows nothing of: its events are true and change nothing. */
const stranger: MockPayment = {
  id: 'page_1',
  key: 'somebody-elses',
  amountCents: 100,
  state: 'paid',
  returnUrl: '',
  cancelUrl: '',
  captureId: 'money_1',
  refunds: new Map(),
  disputes: [],
};

const JSON_TYPE = { 'Content-Type': 'application/json' };
const sign = (eventId: string) => mock.webhook(stranger, { eventId, url: `http://${server.host}${WEBHOOK}` });
const send = (body: string, headers: Record<string, string>) =>
  server.ask(WEBHOOK, { method: 'POST', body, headers });

describe('a webhook at the edge', () => {
  it('passes when it is signed, byte for byte', async () => {
    const { body, headers } = sign('evt-1');
    expect(await send(body, { ...JSON_TYPE, ...headers })).toMatchObject({ status: 200 });
    expect((await send(`${body}\n`, { ...JSON_TYPE, ...headers })).status).toBe(403);
    expect((await send(body, JSON_TYPE)).status).toBe(403);
  });

  it('is held to the rules of every other write', async () => {
    const { body, headers } = sign('evt-2');
    expect((await send(body, { ...headers, 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await send('x'.repeat(200_000), { ...JSON_TYPE, ...headers })).status).toBe(413);
    const foreign = { ...JSON_TYPE, ...headers, Origin: 'https://elsewhere.example' };
    expect((await send(body, foreign)).status).toBe(403);
    expect((await server.ask(WEBHOOK)).status).toBe(405);
    const elsewhere = await server.ask('/api/webhooks/square', { method: 'POST', body, headers: JSON_TYPE });
    expect(elsewhere.status).toBe(404);
  });

  it('may come more often than a person clicks, and leaves people their own limit', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 150; count += 1) {
      const { body, headers } = sign(`evt-many-${count}`);
      statuses.add((await send(body, { ...JSON_TYPE, ...headers })).status);
    }
    expect(statuses).toEqual(new Set([200]));
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const click = await server.ask('/cart', {
      method: 'POST',
      body: 'intent=add&productId=1',
      headers: form,
    });
    expect(click.status).toBe(303);
  });
});

it('the secrets of a provider are in no page, answer or log line', () => {
  expect(server.replies.length).toBeGreaterThan(10);
  const said = [server.output(), ...server.replies.map(({ body }) => body)].join('\n');
  for (const secret of Object.values(variablesFor({ stripe: mock.url }))) expect(said).not.toContain(secret);
});
