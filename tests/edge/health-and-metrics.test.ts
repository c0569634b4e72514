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

/** Adds up a metric over all lines that have these labels. */
function sumOf(text: string, name: string, labels: Record<string, string>): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && wanted.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

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
    const sum = (name: string, labels: Record<string, string> = {}) => sumOf(body, name, labels);
    const product = { route: '/product/:handle' };
    expect(sum('keyway_http_requests_total', { ...product, method: 'GET', status: '2xx' })).toBe(20);
    expect(sum('keyway_http_request_duration_seconds_count', product)).toBe(20);
    expect(sum('keyway_http_request_duration_seconds_bucket', { ...product, le: '+Inf' })).toBe(20);
    expect(sum('keyway_http_requests_total', { route: '/cart', method: 'POST', status: '3xx' })).toBe(1);
    const hits = sum('keyway_page_cache_lookups_total', { result: 'hit' });
    const misses = sum('keyway_page_cache_lookups_total', { result: 'miss' });
    expect(hits).toBeGreaterThan(10);
    // Each process renders the page once, and which process answers isn't ours to choose.
    expect(misses).toBeGreaterThan(0);
    expect(hits + misses).toBeGreaterThanOrEqual(20);
    expect(sum('keyway_database_query_duration_seconds_count')).toBeGreaterThan(20);
    expect(sum('keyway_orders', { state: 'paid' })).toBe(1);
    expect(body).toContain('\nkeyway_payments_late 0\n');
    for (const worker of ['1', '2']) {
      expect(sum('process_resident_memory_bytes', { worker })).toBeGreaterThan(1e7);
      expect(sum('nodejs_eventloop_lag_p99_seconds', { worker })).toBeGreaterThan(0);
    }
    expect(body).not.toContain('bmw');
    // As promtool check metrics demands.
    const typed = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type]) => ({ name, type }));
    expect(typed.length).toBeGreaterThan(20);
    expect(typed.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([]);
    for (const line of body.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? (-?[\d.e+-]+|Nan))?$/);
  });

  it('start anew for each worker that is replaced', async () => {
    const read = async () => {
      const { body } = await server.ask('/metrics', { headers: BEARER });
      return sumOf(body, 'keyway_http_requests_total', { route: '/product/:handle' });
    };
    expect(await read()).toBeGreaterThan(0);
    server.signal('SIGHUP');
    while (!server.output().includes('"workers replaced"'))
      await new Promise((done) => setTimeout(done, 100));
    expect(await read()).toBe(0);
    for (let asked = 0; asked < 6; asked += 1) await server.ask('/product/bmw-smart-key');
    expect(await read()).toBe(6);
  });
});
