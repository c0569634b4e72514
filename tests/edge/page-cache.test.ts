import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startServer, type Reply, type RunningServer } from '../support/server-process';

let server: RunningServer;
let other: RunningServer;
let staff: string;

beforeAll(async () => {
  server = await startServer();
  // A second process on the same database.
  other = await startServer({ DATABASE_URL: server.databaseUrl });
  const login = await server.ask('/admin/login', {
    method: 'POST',
    headers: form(),
    body: 'username=admin&password=keyway-demo',
  });
  staff = cookieOf(login);
});

afterAll(async () => {
  await other.stop();
  await server.stop();
});

function form(): Record<string, string> {
  return { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${server.host}` };
}

/** What a browser would send back. */
const cookieOf = (reply: Reply): string =>
  (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

const product = '/product/ford-remote-key';
const nonceIn = (reply: Reply) => /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']));

async function setStock(stockQuantity: number): Promise<void> {
  const reply = await server.ask('/api/products/2/stock', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie: staff },
    body: JSON.stringify({ stockQuantity, reason: 'Inventory adjustment' }),
  });
  expect(reply.status).toBe(200);
}

describe('a page for visitors without a session', () => {
  it('is kept: the same bytes with the same tag, and 304 for those who have them', async () => {
    const first = await server.ask(product);
    const second = await server.ask(product);
    expect(second.body).toBe(first.body);
    const tag = String(second.headers.etag);
    expect(tag).toBe(first.headers.etag);
    const again = await server.ask(product, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('names the hash of every inline script instead of a nonce', async () => {
    const { body, headers } = await server.ask('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('nonce-');
    expect(body).not.toContain('nonce=');
    const scripts = [...body.matchAll(/<script(?: type="module" async="")?>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, script = ''] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  });

  it('shows a new stock at once, in this process and in another', async () => {
    await setStock(40);
    for (const process of [server, other]) expect((await process.ask(product)).body).toContain('In Stock');
    await setStock(0);
    for (const process of [server, other]) {
      expect((await process.ask(product)).body).toContain('Out of Stock');
      expect((await process.ask('/api/products/2')).body).toContain('"stockStatus":"Out of Stock"');
    }
    await setStock(40);
    for (const process of [server, other]) expect((await process.ask(product)).body).toContain('In Stock');
  });
});

describe('what one visitor alone may see', () => {
  it('is made anew for whoever has a session, with a nonce of its own', async () => {
    const added = await server.ask('/cart', {
      method: 'POST',
      headers: form(),
      body: 'intent=add&productId=2&quantity=3',
    });
    const Cookie = cookieOf(added);
    const own = await server.ask(product, { headers: { Cookie } });
    expect(own.body).toContain('Cart: 3 items');
    expect(nonceIn(own)).not.toBeNull();
    const everyones = await server.ask(product);
    expect(everyones.body).toContain('Cart: 0 items');
  });

  it.each(['/cart', '/checkout', '/track-order'])('%s is never kept', async (path) => {
    const [first, second] = [await server.ask(path), await server.ask(path)];
    expect(first.headers['cache-control']).toBe('no-store');
    expect(nonceIn(second)?.[1]).not.toBe(nonceIn(first)?.[1]);
  });

  it('a choice about cookies is shown to those who made it', async () => {
    const asked = await server.ask('/original');
    expect(asked.body).toContain('Accept');
    const chosen = await server.ask('/cookies', {
      method: 'POST',
      headers: form(),
      body: 'intent=accept',
    });
    const Cookie = cookieOf(chosen);
    expect(Cookie).toContain('keyway_cookies=');
    const after = await server.ask('/original', { headers: { Cookie } });
    expect(after.body).not.toBe(asked.body);
    expect((await server.ask('/original', { headers: { Cookie } })).body).toBe(after.body);
    expect((await server.ask('/original')).body).toBe(asked.body);
  });

  it('another host gets no page that names this one', async () => {
    const here = await server.ask('/');
    const there = await server.ask('/', { headers: { Host: `localhost:${server.host.split(':')[1]}` } });
    expect(here.body).toContain(`href="http://${server.host}/"`);
    expect(there.body).not.toContain(`href="http://${server.host}/"`);
  });

  it('what is not there is not kept', async () => {
    const reply = await server.ask('/product/of-nobody');
    expect(reply.status).toBe(404);
    expect(reply.headers.etag).toBeUndefined();
  });
});
