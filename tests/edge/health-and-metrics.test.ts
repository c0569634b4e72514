import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { HttpBuyer } from '../support/http-buyer';
import { startServer, type RunningServer } from '../support/server-process';
import { copyOfSeeded } from '../support/test-store';

const TOKEN = 'a token that is long enough for it'.replaceAll(' ', '-');
const BEARER = { Authorization: `Bearer ${TOKEN}` };

let server: RunningServer;
let silent: RunningServer;

beforeAll(async () => {
  server = await startServer({
    WEB_CONCURRENCY: '2',
    METRICS_TOKEN: TOKEN,
    DATABASE_URL: await copyOfSeeded(),
  });
  silent = await startServer();
});
afterAll(async () => {
  await server.stop();
  await silent.stop();
});

describe('health and readiness', () => {
  it.each([
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ])('%s answers whoever asks, by whatever name', async (path, text) => {
    const reply = await silent.ask(path, { headers: { Host: '10.0.0.7:3000' } });
    expect(reply).toMatchObject({ status: 200, body: text });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await silent.ask(path, { method: 'HEAD' })).body).toBe('');
    const posted = await silent.ask(path, { method: 'POST' });
    expect(posted).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect((await silent.ask('/', { headers: { Host: '10.0.0.7:3000' } })).status).toBe(400);
  });
});

describe('the metrics', () => {
  it('are nowhere without a token', async () => {
    const reply = await silent.ask('/metrics', { headers: BEARER });
    expect(reply.status).toBe(404);
  });

  it('are shown to nobody else', async () => {
    const others = [undefined, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, 'Bearer '];
    for (const Authorization of others) {
      const reply = await server.ask('/metrics', {
        headers: Authorization === undefined ? {} : { Authorization },
      });
      expect(reply.status).toBe(401);
      expect(reply.body).not.toContain('keyway_');
    }
    expect((await server.ask('/metrics', { method: 'POST', headers: BEARER })).status).toBe(405);
  });

  it('count what all processes did, by the pattern of the route', async () => {
    for (let asked = 0; asked < 20; asked += 1) await server.ask('/product/bmw-smart-key');
    await server.ask('/nothing/at/all');
    const buyer = new HttpBuyer(server);
    await buyer.addToCart(3, 1);
    await buyer.place('express', await buyer.fillIn('express'));
    const { status, headers, body } = await server.ask('/metrics', { headers: BEARER });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const value = (line: string) =>
      Number(
        body
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.split(' ')
          .at(-1),
      );
    expect(value('keyway_requests_total{route="/product/:handle",method="GET",status="2xx"}')).toBe(20);
    expect(value('keyway_request_seconds_count{route="/product/:handle"}')).toBe(20);
    expect(value('keyway_request_seconds_bucket{route="/product/:handle",le="+Inf"}')).toBe(20);
    expect(value('keyway_requests_total{route="/cart",method="POST",status="3xx"}')).toBe(1);
    expect(value('keyway_page_cache_total{result="hit"}')).toBeGreaterThan(10);
    // Each process makes the page once.
    expect(value('keyway_page_cache_total{result="miss"}')).toBeGreaterThan(1);
    expect(value('keyway_database_query_seconds_count')).toBeGreaterThan(20);
    expect(value('keyway_orders{state="paid"}')).toBe(1);
    expect(value('keyway_payments_late')).toBe(0);
    for (const worker of ['1', '2']) {
      expect(value(`keyway_memory_bytes{worker="${worker}",kind="rss"}`)).toBeGreaterThan(1e7);
      expect(value(`keyway_event_loop_lag_seconds{worker="${worker}",quantile="0.99"}`)).toBeGreaterThan(0);
    }
    expect(body).not.toContain('bmw');
    for (const line of body.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) keyway_\w+ .+|keyway_\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/);
  });

  it('go on counting when the processes are replaced', async () => {
    const read = async () => {
      const { body } = await server.ask('/metrics', { headers: BEARER });
      return Number(/keyway_requests_total\{route="\/product\/:handle".*\} (\d+)/.exec(body)?.[1]);
    };
    const before = await read();
    expect(before).toBeGreaterThan(0);
    server.signal('SIGHUP');
    while (!server.output().includes('"workers replaced"'))
      await new Promise((done) => setTimeout(done, 100));
    expect(await read()).toBe(before);
  });
});
