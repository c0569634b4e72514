import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { createApiToken } from '../../app/domain/base/tokens/tokens.server';
import { openDatabase } from '../../db/client';
import { startServer, type Question, type Reply, type RunningServer } from '../support/server-process';

const APP = 'https://app.example';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Behind a proxy, so that each test has an address of its own. */
let server: RunningServer;
/** A second process on the same database. */
let other: RunningServer;
/** As it comes: no proxy, no origins, no limits. */
let plain: RunningServer;
let staffCookie: string;
let token: string;

beforeAll(async () => {
  const variables = {
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    API_CORS_ORIGINS: `${APP}, http://localhost:5173`,
  };
  [server, plain] = await Promise.all([startServer(variables), startServer()]);
  other = await startServer({ ...variables, DATABASE_URL: server.databaseUrl });
  const login = await server.ask('/admin/login', {
    method: 'POST',
    body: 'username=admin&password=keyway-demo',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  staffCookie = (login.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
  token = await createToken('ERP');
});

afterAll(() => Promise.all([server, other, plain].map((one) => one.stop())));

async function createToken(name: string): Promise<string> {
  const db = openDatabase(server.databaseUrl);
  const actor = { name: 'staff:admin', staffId: 1, requestId: 'test' } as const;
  const made = await createApiToken(db, { name, scopes: ['read', 'stock'] }, { id: 1 }, actor);
  await db.destroy();
  return made.token;
}

let addresses = 0;

/** An address that nobody else has asked from, as the proxy tells it. */
function newAddress(): Record<string, string> {
  addresses += 1;
  return { 'X-Forwarded-For': `10.1.0.${addresses}` };
}

const bearer = (sent: string) => ({ Authorization: `Bearer ${sent}` });
const get = (path: string, headers: Record<string, string> = newAddress(), by = server) =>
  by.ask(path, { headers });

/** Asks so often, at most twenty at a time, and says how many were answered with which status. */
async function repeat(
  count: number,
  ask: (index: number) => Promise<Reply>,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const { status } = await ask(index);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  return statuses;
}

const ErrorShape = z
  .object({ error: z.string().min(1), requestId: z.string().regex(/^[\w-]{12}$/) })
  .strict();

function expectRefusal(reply: Reply, status: number): void {
  expect(reply.status).toBe(status);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(ErrorShape.parse(JSON.parse(reply.body)).requestId).toBe(reply.headers['x-request-id']);
  expect(reply.headers['cache-control']).toBe('no-store');
}

const limitOf = ({ headers }: Reply) =>
  [headers['ratelimit-limit'], headers['ratelimit-remaining'], headers['ratelimit-reset']].map(Number);

describe('the limit', () => {
  it('is on every answer of the API: found, refused, read or written', async () => {
    const from = newAddress();
    expect(limitOf(await get('/api/products?pageSize=1', from))).toEqual([600, 599, 60]);
    expect(limitOf(await get('/api/nothing', from))).toEqual([600, 598, expect.any(Number)]);
    const write = { method: 'POST', body: '{}', headers: { ...JSON_TYPE, ...from } };
    expect(limitOf(await server.ask('/api/products', write))).toEqual([120, 119, 60]);
    const form = { ...write, headers: { ...from, 'Content-Type': 'text/plain' } };
    expect(limitOf(await server.ask('/api/products', form))).toEqual([120, 118, expect.any(Number)]);
    expect(limitOf(await server.ask('/api/webhooks/stripe', write))).toEqual([1200, 1199, 60]);
  });

  it('is not for pictures and pages, which do not tell it', async () => {
    const from = newAddress();
    for (const path of ['/pictures/safe.svg', '/', '/admin/login'])
      expect((await get(path, from)).headers, path).not.toHaveProperty('ratelimit-limit');
    expect(limitOf(await get('/api/categories', from))[1]).toBe(599);
  });

  it('of reads is 600 a minute from an address, over all processes', async () => {
    const from = newAddress();
    const ask = (index: number) =>
      get('/api/products?pageSize=1', from, Math.floor(index / 20) % 2 === 0 ? server : other);
    expect(await repeat(620, ask)).toEqual({ 200: 600, 429: 20 });
    for (const by of [server, other]) {
      const reply = await get('/api/categories', from, by);
      expectRefusal(reply, 429);
      expect(limitOf(reply).slice(0, 2)).toEqual([600, 0]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(reply.headers['retry-after']).toBe(reply.headers['ratelimit-reset']);
    }
    expect((await get('/api/categories')).status).toBe(200);
    // Writes and pages have nothing to do with it.
    expect((await get('/', from)).status).toBe(200);
    const write = { method: 'POST', body: '{}', headers: { ...JSON_TYPE, ...from } };
    expect((await server.ask('/api/products', write)).status).toBe(401);
  });

  it('is of the token, wherever it is used', async () => {
    const headers = () => ({ ...newAddress(), ...bearer(token) });
    const [first, second] = [await get('/api/orders', headers()), await get('/api/orders', headers())];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(limitOf(second)[1]).toBe((limitOf(first)[1] ?? 0) - 1);
  });

  it('of wrong tokens is ten a minute from an address; one that works is let in beside them', async () => {
    const from = newAddress();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await get('/api/orders', { ...from, ...bearer(`kw_${guess}`) })).status).toBe(401);
    const eleventh = await get('/api/orders', { ...from, ...bearer('kw_11') });
    expectRefusal(eleventh, 429);
    expect(limitOf(eleventh).slice(0, 2)).toEqual([10, 0]);
    expect((await get('/api/products', { ...from, ...bearer('kw_12') })).status).toBe(429);
    expect((await get('/api/orders', { ...from, ...bearer(token) })).status).toBe(200);
  });

  it('is off with RATE_LIMITS=off, and nothing tells it', async () => {
    const statuses = await repeat(650, () => get('/api/categories', {}, plain));
    expect(statuses).toEqual({ 200: 650 });
    expect((await get('/api/categories', {}, plain)).headers).not.toHaveProperty('ratelimit-limit');
  });

  it('is not escaped by saying to come from elsewhere: the proxy names the address last', async () => {
    const { 'X-Forwarded-For': mine } = newAddress();
    const forged = (index: number) => ({ 'X-Forwarded-For': `10.9.9.${index}, ${mine}` });
    expect(limitOf(await get('/api/categories', forged(1)))[1]).toBe(599);
    expect(limitOf(await get('/api/categories', forged(2)))[1]).toBe(598);
  });
});

describe('a page of another origin', () => {
  const preflight = (path: string, headers: Record<string, string>, by = server) =>
    by.ask(path, { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'PUT', ...headers } });
  const corsIn = ({ headers }: Reply) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-'));
  const fromApp = { Origin: APP, 'Sec-Fetch-Site': 'cross-site' };

  it.each([APP, 'http://localhost:5173'])(
    'that is allowed, %s, is told beforehand what it may',
    async (Origin) => {
      const reply = await preflight('/api/products/1/stock', { Origin, 'Sec-Fetch-Site': 'cross-site' });
      expect([reply.status, reply.body]).toEqual([204, '']);
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': Origin,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match',
        'access-control-max-age': '7200',
      });
      expect(reply.headers['vary']).toMatch(/\bOrigin\b/);
      expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it('reads, also what is kept for everybody, and refusals', async () => {
    for (const path of ['/api/products', '/api/products', '/api/categories', '/api/nothing', '/api/orders']) {
      const { headers } = await get(path, { ...newAddress(), ...fromApp });
      expect(headers, path).toMatchObject({
        'access-control-allow-origin': APP,
        'access-control-expose-headers':
          'ETag, Link, X-Total-Count, X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Idempotent-Replayed',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers['vary'], path).toMatch(/\bOrigin\b/);
      expect(headers, path).not.toHaveProperty('access-control-allow-credentials');
      expect(corsIn(await get(path)), path).toEqual([]);
    }
  });

  const put = (headers: Record<string, string>, by = server) =>
    by.ask('/api/products/1/stock', {
      method: 'PUT',
      body: '{"stockQuantity":31,"reason":"Count"}',
      headers: { ...JSON_TYPE, ...newAddress(), ...headers },
    });

  it('writes by a token, and never by the session of whoever looks at it', async () => {
    expect((await put({ ...fromApp, ...bearer(token) })).status).toBe(200);
    const bySession = await put({ ...fromApp, Cookie: staffCookie });
    expectRefusal(bySession, 401);
    expect(bySession.headers['access-control-allow-origin']).toBe(APP);
    expect((await get('/api/orders', { ...newAddress(), ...fromApp, Cookie: staffCookie })).status).toBe(401);
    // Our own pages keep theirs.
    expect((await put({ Cookie: staffCookie, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  it.each([
    'https://evil.example',
    'null',
    'http://app.example',
    'https://app.example:8443',
    'https://app.example.evil',
  ])('that is not allowed, %s, gets nothing of it', async (Origin) => {
    const headers = { Origin, 'Sec-Fetch-Site': 'cross-site', ...newAddress() };
    const asked = await preflight('/api/products/1/stock', headers);
    expectRefusal(asked, 405);
    expect(asked.headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
    expectRefusal(await put(headers), 403);
    const read = await get('/api/products', headers);
    expect(read.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect([asked, read].flatMap(corsIn)).toEqual([]);
    // What is kept for one origin is not given to another.
    expect(read.headers['vary']).toMatch(/\bOrigin\b/);
  });

  it.each(['/api/webhooks/stripe', '/api/WEBHOOKS/stripe', '/api/%77ebhooks/stripe', '/api/webhooks'])(
    'has nothing to do at %s',
    async (path) => {
      const headers = { ...fromApp, ...newAddress() };
      const asked = await preflight(path, headers);
      expectRefusal(asked, 405);
      const written = await server.ask(path, {
        method: 'POST',
        body: '{}',
        headers: { ...JSON_TYPE, ...headers },
      });
      expectRefusal(written, 403);
      expect([asked, written].flatMap(corsIn)).toEqual([]);
    },
  );

  it('has nothing to do with the pages of the store', async () => {
    const asked = await preflight('/cart', { ...fromApp, ...newAddress() });
    const read = await get('/', { ...fromApp, ...newAddress() });
    expect([asked.status, read.status]).toEqual([405, 200]);
    expect([asked, read].flatMap(corsIn)).toEqual([]);
  });

  it('is none where no origins are named', async () => {
    const asked = await preflight('/api/products', fromApp, plain);
    const read = await get('/api/products', fromApp, plain);
    expectRefusal(asked, 405);
    expectRefusal(await put(fromApp, plain), 403);
    expect([asked, read].flatMap(corsIn)).toEqual([]);
    expect(read.headers['vary']).not.toMatch(/Origin/);
  });

  it('that is our own keeps its session, even where it is named', async () => {
    const Host = 'localhost:5173';
    const reply = await put({
      Host,
      Origin: `http://${Host}`,
      'Sec-Fetch-Site': 'same-origin',
      Cookie: staffCookie,
    });
    expect([reply.status, corsIn(reply)]).toEqual([200, []]);
  });

  it('does not make another host ours', async () => {
    const reply = await preflight('/api/products', { ...fromApp, Host: 'evil.example' });
    expectRefusal(reply, 400);
    expect(corsIn(reply)).toEqual([]);
  });
});

describe('an answer of the API', () => {
  it('to a read is asked for anew each time, and is nobody else’s with a session or a token', async () => {
    for (const path of [
      '/api/products',
      '/api/products/1',
      '/api/categories',
      '/api/vehicle-models?make=BMW',
    ]) {
      for (const again of [1, 2]) {
        const everyone = await get(path);
        expect(everyone.headers['cache-control'], `${path} ${again}`).toBe('no-cache');
        expect(String(everyone.headers['vary']).split(', '), path).toEqual(
          expect.arrayContaining(['Cookie', 'Authorization']),
        );
      }
      const session = await get(path, { ...newAddress(), Cookie: staffCookie });
      const program = await get(path, { ...newAddress(), ...bearer(token) });
      for (const { headers } of [session, program])
        expect(headers['cache-control'], path).toBe('private, no-cache');
    }
  });

  it('to a write is kept by nobody', async () => {
    const reply = await server.ask('/api/products/1/stock', {
      method: 'PUT',
      body: '{"stockQuantity":32}',
      headers: { ...JSON_TYPE, ...newAddress(), ...bearer(token) },
    });
    expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it.each([
    '/api/products?pageSize=2',
    '/api/products/1',
    '/api/categories',
    '/api/vehicle-models?make=BMW',
    '/api/orders',
    '/api/nothing',
  ])('to HEAD %s is that to GET without a body', async (path) => {
    const asked = { headers: { 'Accept-Encoding': 'identity', ...bearer(token) } };
    const [head, whole] = [
      await server.ask(path, { ...asked, method: 'HEAD' }),
      await server.ask(path, { ...asked, method: 'GET' }),
    ];
    expect([head.status, head.body]).toEqual([whole.status, '']);
    expect(whole.body).not.toBe('');
    expect(lasting(head)).toEqual(lasting(whole));
  });

  it('to HEAD has the tag of what is kept for everybody, and is 304 with it', async () => {
    const { headers } = await get('/api/categories');
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\/"/);
    const head = await server.ask('/api/categories', { method: 'HEAD', headers: newAddress() });
    expect([head.headers.etag, head.headers['content-length']]).toEqual([etag, headers['content-length']]);
    const again: Question = { method: 'HEAD', headers: { ...newAddress(), 'If-None-Match': etag } };
    const fresh = await server.ask('/api/categories', again);
    expect([fresh.status, fresh.headers['cache-control']]).toEqual([304, 'no-cache']);
  });

  /** The headers but those of one request and of the way it was sent. */
  function lasting({ headers }: Reply): Record<string, unknown> {
    const ofOne = ['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset', 'transfer-encoding'];
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOne.includes(name)));
  }
});

describe('a request to the API', () => {
  const ask = (path: string, question: Question) =>
    server.ask(path, { ...question, headers: { ...newAddress(), ...question.headers } });

  it.each(['OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'])('by %s is 405, and told what it may', async (method) => {
    const reply = await ask('/api/products', { method });
    expectRefusal(reply, 405);
    expect(reply.headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
  });

  it('of more than 100 KB is 413', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(100 * 1024) });
    expectRefusal(await ask('/api/products', { method: 'POST', body, headers: JSON_TYPE }), 413);
    const chunk = body.slice(0, 0x4000);
    const chunks = Array.from({ length: 7 }, () => `4000\r\n${chunk}\r\n`).join('');
    const raw = await server.sendRaw(
      `PUT /api/products/1/stock HTTP/1.1\r\nHost: ${server.host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
    );
    expect(raw).toMatch(/^HTTP\/1\.1 413 /);
    expect(raw).toMatch(/\r\n\r\n\{"error":"[^"]+","requestId":"[\w-]{12}"\}$/);
    const small = JSON.stringify({ name: 'x'.repeat(99 * 1024) });
    expect((await ask('/api/products', { method: 'POST', body: small, headers: JSON_TYPE })).status).toBe(
      401,
    );
  });

  it.each([
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
  ])('of type %j is 415', async (type) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const reply = await ask('/api/products/1', { method, body: '{}', headers: { 'Content-Type': type } });
      expectRefusal(reply, 415);
    }
  });

  it('that is packed is 415', async () => {
    const headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
    expectRefusal(await ask('/api/products', { method: 'POST', body: '{}', headers }), 415);
  });

  it.each([
    '/api/x/../products',
    '/api/%2e%2e/admin',
    '/api/./products',
    '/api/products/%0A',
    '/api/a\\b',
    '/api/%zz',
  ])('at %s cannot be read: 400', async (path) => {
    expectRefusal(await get(path), 400);
  });

  it('for the data of a page is 404', async () => {
    expectRefusal(await get('/api/products.data'), 404);
    expectRefusal(await get('/api/products/1.data?_routes=x'), 404);
  });

  it.each<[string, string, number]>([
    ['of an unknown method', 'FOO /api/products HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['with a broken header', 'GET /api/products HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n', 400],
    ['without a host', 'GET /api/products HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'for a whole URL',
      'GET http://evil.example/api/products HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'with headers that are too large',
      `GET /api/products HTTP/1.1\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('%s is answered as any other', async (_what, bytes, status) => {
    const raw = await server.sendRaw(bytes.replace('Host: x', `Host: ${server.host}`));
    expect(raw).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [, id] = /\r\nX-Request-Id: ([\w-]{12})\r\n/.exec(raw) ?? [];
    expect(raw).toMatch(new RegExp(`\r\n\r\n\\{"error":"[^"]+","requestId":"${id}"\\}$`));
  });

  it('that breaks after its answer gets no second one', async () => {
    const raw = await server.sendRaw(
      `POST /api/%zz HTTP/1.1\r\nHost: ${server.host}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n`,
    );
    expect(raw.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});
