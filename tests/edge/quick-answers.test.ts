import { createCookie } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findCompanyUser } from '../../app/domain/base/customers/company-users.queries.server';
import { openSession } from '../../app/domain/base/sessions/sessions.server';
import { openDatabase } from '../../db/client';
import type { Db } from '../../db/schema';
import { addAccount, firstUserOf } from '../support/accounts';
import { HttpBuyer } from '../support/http-buyer';
import { bytesAt } from '../support/sent-bytes';
import { startServer, type Reply, type RunningServer } from '../support/server-process';

/** On the server's database, as another process would be. */
let db: Db;
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  db = openDatabase(server.databaseUrl);
});

afterAll(async () => {
  await db.destroy();
  await server.stop();
});

/** A header that makes a request go the whole way through the edge, and is nothing to the answer. */
const WHOLE_WAY = { 'Cache-Control': 'max-age=0' };
const ADDRESS = { 'X-Forwarded-For': '10.2.0.1' };

type Headers = Record<string, string>;

let addresses = 0;

const get = (path: string, headers: Headers = {}) => server.ask(path, { headers });

/** From an address that nobody else has asked from. */
async function getAnew(path: string, headers: Headers = {}): Promise<Reply> {
  addresses += 1;
  return get(path, { 'X-Forwarded-For': `10.3.0.${addresses}`, ...headers });
}

/** The headers but those of one request. */
function lasting({ headers }: Pick<Reply, 'headers'>): Record<string, unknown> {
  const ofOne = ['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOne.includes(name)));
}

/** The line of the log with this text, which may come some moments after the answer. */
async function logged(text: string): Promise<string> {
  for (;;) {
    const lines = server.output().split('\n').slice(0, -1);
    const found = lines.find((line) => line.includes(text));
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function cookieOf(holder: { customerId?: number; userId?: number; staffId?: number }): Promise<string> {
  const id = await openSession(db, { ...holder, lifetimeMs: 60_000 });
  const [pair = ''] = (await createCookie('keyway_session').serialize(id)).split(';');
  return pair;
}

async function accountWithPrices(email: string): Promise<string> {
  const tier = await db
    .selectFrom('price_tiers')
    .select('code')
    .orderBy('discount_basis_points', 'desc')
    .executeTakeFirstOrThrow();
  const customerId = await addAccount(db, { email, price_tier: tier.code });
  const user = await findCompanyUser(db, await firstUserOf(db, customerId));
  return cookieOf({ customerId, userId: user?.id ?? 0 });
}

const setPrice = (cents: number) =>
  db.updateTable('products').set({ price_cents: cents, is_on_sale: 0 }).where('id', '=', 1).execute();

describe('an answer that is kept', () => {
  it.each([
    '/',
    '/padlocks',
    '/products?q=lock',
    '/product/ford-remote-key',
    '/padlocks.data',
    '/api/products?pageSize=24',
    '/api/products/1',
    '/api/categories',
  ])('says at %s what it says when it goes the whole way', async (path) => {
    for (const accepted of ['br, gzip', 'gzip', 'identity']) {
      const ask = (headers: Headers) =>
        bytesAt(server, path, { ...ADDRESS, 'Accept-Encoding': accepted, ...headers });
      const whole = await ask(WHOLE_WAY);
      const replies = [await ask({}), await ask(WHOLE_WAY), await ask({})];
      for (const reply of replies) {
        expect(reply.status).toBe(200);
        expect(reply.body).toEqual(whole.body);
        expect(lasting(reply)).toEqual(lasting(whole));
      }
      expect(whole.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        vary: expect.stringMatching(/Cookie/),
      });
      expect(new Set(replies.map((reply) => reply.headers['x-request-id'])).size).toBe(3);

      const tag = { 'If-None-Match': String(whole.headers.etag) };
      const [same, sameWhole] = [await ask(tag), await ask({ ...tag, ...WHOLE_WAY })];
      expect([same.status, same.body.length]).toEqual([304, 0]);
      expect(lasting(same)).toEqual(lasting(sameWhole));
      const other = await ask({ 'If-None-Match': '"of something else"' });
      expect([other.status, other.body]).toEqual([200, whole.body]);
    }
  });

  it('has its line in the log, with the name that it was told', async () => {
    await getAnew('/padlocks');
    const { headers } = await getAnew('/padlocks?');
    const again = await getAnew('/padlocks');
    for (const id of [headers['x-request-id'], again.headers['x-request-id']]) {
      const line = await logged(`"requestId":"${String(id)}"`);
      expect(JSON.parse(line)).toMatchObject({
        level: 'info',
        message: 'request',
        method: 'GET',
        path: '/padlocks',
        status: 200,
      });
    }
  });

  it('is counted where it is of the API, and refused when it was asked for too often', async () => {
    const from = { 'X-Forwarded-For': '10.4.0.1' };
    const left = [];
    for (let asked = 0; asked < 45; asked += 1)
      left.push(Number((await get('/api/products/1', from)).headers['ratelimit-remaining']));
    expect(left).toEqual(Array.from({ length: 45 }, (_, index) => 599 - index));
    for (let asked = 45; asked < 600; asked += 1) await get('/api/products/1', from);
    const refused = await get('/api/products/1', from);
    expect([refused.status, refused.headers['ratelimit-remaining']]).toEqual([429, '0']);
    expect((await getAnew('/api/products/1')).status).toBe(200);
  });

  it('is for GET alone', async () => {
    await getAnew('/padlocks');
    const head = await server.ask('/padlocks', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    expect((await server.ask('/padlocks', { method: 'PUT' })).status).toBe(405);
    const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' } };
    expect((await server.ask('/padlocks', foreign)).status).toBe(403);
  });

  it('is sent in turn to who asks for several at once', async () => {
    await getAnew('/padlocks');
    const ask = (path: string, last = false) =>
      `GET ${path} HTTP/1.1\r\nHost: ${server.host}\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
    const received = await server.sendRaw(
      ask('/padlocks') + ask('/no-such-page') + ask('/padlocks') + ask('/healthz', true),
    );
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([200, 404, 200, 200].map((one) => `HTTP/1.1 ${one}`));
  });
});

describe('who may see something of their own', () => {
  it.each([
    'keyway_session=nonsense',
    'keyway_cookies=abc; keyway_session=nonsense',
    'keyway_cookies=abc; other=1',
    'other=1',
    '',
    `keyway_cookies=${'a'.repeat(201)}`,
  ])('is shown no page that is kept: %j', async (Cookie) => {
    await getAnew('/padlocks');
    for (const condition of [undefined, '*']) {
      const headers: Headers = condition === undefined ? { Cookie } : { Cookie, 'If-None-Match': condition };
      const reply = await getAnew('/padlocks', headers);
      expect(reply.status).toBe(200);
      expect(reply.headers['content-security-policy']).toContain("'nonce-");
    }
  });

  it('is told by the API what an account pays, and nobody else is', async () => {
    await setPrice(10_000);
    const guest = new HttpBuyer(server);
    await guest.addToCart(2, 1);
    const [account, other] = [await accountWithPrices('one@locke.example'), await cookieOf({})];
    const owner = await cookieOf({ staffId: 1 });
    for (const path of ['/api/products/1', '/api/products?pageSize=24', '/api/products/1/price']) {
      const everyones = await getAnew(path);
      expect(everyones.body).not.toContain('yourPrice');
      for (let round = 0; round < 3; round += 1) {
        const own = await getAnew(path, { Cookie: account });
        expect(own.body).not.toBe(everyones.body);
        for (const Cookie of [guest.cookie, other, owner, 'keyway_session=nonsense', 'a=b']) {
          const reply = await getAnew(path, { Cookie });
          expect(reply.body).toBe(everyones.body);
          expect(reply.headers['cache-control']).toBe('private, no-cache');
        }
        const reply = await getAnew(path);
        expect([reply.body, reply.headers['cache-control']]).toEqual([everyones.body, 'no-cache']);
      }
    }
  });

  it('is told by the API of staff what staff may read', async () => {
    const [owner, guest] = [await cookieOf({ staffId: 1 }), await cookieOf({})];
    for (let round = 0; round < 3; round += 1) {
      expect((await getAnew('/api/products/1/stock', { Cookie: owner })).status).toBe(200);
      expect((await getAnew('/api/products/1/stock', { Cookie: guest })).status).toBe(401);
      expect((await getAnew('/api/products/1/stock')).status).toBe(401);
    }
  });

  it('shows a token that does not work that it does not', async () => {
    await getAnew('/api/products/1');
    const reply = await getAnew('/api/products/1/stock', { Authorization: 'Bearer kw_nonsense' });
    expect(reply.status).toBe(401);
  });
});

it('a price that another process writes is everybody’s with the next request', async () => {
  const Cookie = await cookieOf({});
  for (const cents of [12_300, 45_600, 78_900]) {
    await setPrice(cents);
    const price = (cents / 100).toFixed(2);
    for (const headers of [{}, { Cookie }, {}, { Cookie }] as Headers[])
      for (const path of ['/api/products/1', '/api/products?pageSize=24'])
        expect((await getAnew(path, headers)).body).toContain(`"price":"${price}"`);
    expect((await getAnew('/product/1')).body).toContain(price);
    expect((await getAnew('/product/1')).body).toContain(price);
  }
});

it('nothing that a transaction may still take back is shown, or kept', async () => {
  await setPrice(20_000);
  // Counted before: to count another address would wait for the transaction.
  const from = { 'X-Forwarded-For': '10.5.0.1' };
  await get('/api/products/1', from);
  const attempt = db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set({ price_cents: 1 }).where('id', '=', 1).execute();
    for (let asked = 0; asked < 3; asked += 1)
      expect((await get('/api/products/1', from)).body).toContain('"price":"200.00"');
    throw new Error('taken back');
  });
  await expect(attempt).rejects.toThrow('taken back');
  expect((await get('/api/products/1', from)).body).toContain('"price":"200.00"');
  await setPrice(30_000);
  expect((await get('/api/products/1', from)).body).toContain('"price":"300.00"');
});
