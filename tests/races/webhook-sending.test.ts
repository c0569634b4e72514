import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';

import { publishProductEvents } from '../../app/domain/base/webhooks/publish-event.server';
import { createWebhookWorker } from '../../app/domain/base/webhooks/deliver-webhooks.server';
import { addWebhookEndpoint } from '../../app/domain/base/webhooks/endpoints.server';
import { createWebhookSender } from '../../app/integrations/webhooks/webhook-sender.server';
import { openDatabase } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { openTestStore } from '../support/test-store';

const PRODUCTS = 50;
const sealKey = 'a secret that only these tests know';

const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

it('two processes send 50 messages to three endpoints: each arrives once, and in order', async () => {
  const { db, env } = await openTestStore({ seeded: true });
  const received: { id: string; path: string; product: number }[] = [];
  let atOnce = 0;
  const busy = new Map<string, number>();
  const server = http.createServer((request, response) => {
    let body = '';
    const path = request.url ?? '';
    busy.set(path, (busy.get(path) ?? 0) + 1);
    atOnce = Math.max(atOnce, busy.get(path) ?? 0);
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const product = Number(JSON.parse(body).data.id);
      received.push({ id: String(request.headers['webhook-id']), path, product });
      setTimeout(() => {
        busy.set(path, (busy.get(path) ?? 0) - 1);
        response.end();
      }, 2);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const paths = ['/one', '/two', '/three'];
  for (const path of paths) {
    const url = `http://127.0.0.1:${port}${path}`;
    await addWebhookEndpoint(
      db,
      { url, description: '', events: ['product.changed'] },
      { allowPrivate: true, sealKey },
      { id: 1 },
      { name: 'staff:admin', staffId: 1, requestId: 'test' },
    );
  }
  const ids = Array.from({ length: PRODUCTS }, (_, index) => index + 1);
  await inTransaction(db, (trx) =>
    publishProductEvents(
      trx,
      ids.map((id) => ({ id, change: 'updated' })),
    ),
  );

  const errors: unknown[] = [];
  const workers = [1, 2].map(() => {
    const own = openDatabase(env.databaseUrl);
    closers.push(() => own.destroy());
    const send = createWebhookSender({ allowPrivate: true });
    return createWebhookWorker(own, { send, sealKey, onError: (error) => errors.push(error) });
  });
  for (let round = 0; received.length < PRODUCTS * paths.length && round < 50; round += 1) {
    await Promise.all(workers.map((worker) => worker.round()));
    await Promise.all(workers.map((worker) => worker.idle()));
  }
  await Promise.all(workers.map((worker) => worker.round().then(() => worker.idle())));

  expect(errors).toEqual([]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(PRODUCTS * paths.length);
  for (const path of paths) {
    expect(received.filter((one) => one.path === path).map(({ product }) => product)).toEqual(ids);
  }
  expect(atOnce).toBe(1);
  const left = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('state', '<>', 'delivered')
    .execute();
  expect(left).toEqual([]);
});
