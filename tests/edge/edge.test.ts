import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { startServer, type RunningServer } from '../support/server-process';

let server: RunningServer;
let staffCookie: string;

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

beforeAll(async () => {
  server = await startServer({}, { keepsReplies: true });
  const reply = await post('/admin/login', 'username=admin&password=keyway-demo');
  staffCookie = (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
});

afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => server.ask(path, { headers });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  server.ask(path, { method: 'POST', body, headers: { ...FORM, ...headers } });
/** A visitor with a session gets a page of their own, with a nonce; the others share one that names hashes. */
const OWN_PAGE = { Cookie: 'keyway_session=of-nobody' };
const add = 'intent=add&productId=1&quantity=1';

describe('a method that nobody here takes', () => {
  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s on a page is 405', async (method) => {
    const reply = await server.ask('/cart', { method });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD, POST');
  });

  it('TRACE on the API is 405', async () => {
    expect((await server.ask('/api/products', { method: 'TRACE' })).status).toBe(405);
  });

  it.each(['/products', '/', '/about'])('a form to %s, which takes none, is 405', async (path) => {
    expect((await post(path, 'a=b')).status).toBe(405);
  });

  it('a form to an address that is not there is 404', async () => {
    expect((await post('/no/such/page', 'a=b')).status).toBe(404);
  });
});

describe('an address', () => {
  it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost@evil.example'])(
    'at the host %j is 400',
    async (Host) => {
      expect((await get('/', { Host })).status).toBe(400);
    },
  );

  it.each(['127.0.0.1:99999', 'localhost:65536'])(
    'at the host %j, whose port cannot be, is 400',
    async (Host) => {
      expect((await get('/', { Host })).status).toBe(400);
      expect((await get('/api/products', { Host })).status).toBe(400);
    },
  );

  it('with thousands of segments is refused at once', async () => {
    for (const path of [
      '/a'.repeat(7_000),
      `/${'a/'.repeat(17)}`,
      `/api${'/a'.repeat(17)}`,
      `/${'a'.repeat(2_048)}`,
    ]) {
      const from = Date.now();
      const reply = await get(path);
      expect([reply.status, Date.now() - from < 500], path.slice(0, 40)).toEqual([404, true]);
    }
  });

  it('without a host is 400', async () => {
    expect(await server.sendRaw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['/%E0%A4%A', '/product/%E0%A4%A', '/product/a%00b', '/api/products/%00', '/%'])(
    '%s is 400',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  it('that is a whole URL, as proxies are sent one, is 400', async () => {
    for (const path of ['/cart', '/api/products']) {
      const request = `GET http://evil.example${path} HTTP/1.1\r\nHost: ${server.host}\r\nConnection: close\r\n\r\n`;
      expect(await server.sendRaw(request), path).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  it.each(['/cart/../admin/login', '/admin/x/%2e%2e/login', '/./cart', '/cart\\..\\admin'])(
    '%s, which dots lead elsewhere, is 400',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  const PADDING = 'x&'.repeat(1_200);
  it.each([
    '/?_data=root',
    '/admin/products?_data=routes%2Fadmin',
    '/cart?x=1&_data=',
    `/?${PADDING}_data=root`,
    '/?%5Fdata=root',
  ])('%s, a classic data request, is 404', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await post(path, add)).status).toBe(404);
  });

  it('that nobody has is a page that says so', async () => {
    for (const path of ['/no-such-page', '/no/such/page', '/product/99999']) {
      const reply = await get(path);
      expect(reply.status, path).toBe(404);
      expect(reply.body, path).toContain('Page Not Found');
    }
  });

  it('of the back office leads to the login, whether there is such a page or not', async () => {
    expect((await get('/admin/no-such-page')).status).toBe(303);
  });

  it('of the API that nobody has is 404 in JSON', async () => {
    const reply = await get('/api/nothing');
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(JSON.parse(reply.body)).toEqual({
      error: 'Unknown API path; see /api/docs.',
      requestId: expect.any(String),
    });
  });

  it('of a file that is not there is 404', async () => {
    expect((await get('/assets/nothing.js')).status).toBe(404);
    expect((await get('/pictures/nothing.svg')).status).toBe(404);
  });

  it('of the old tools page leads to the new one for good', async () => {
    const reply = await get('/tools?q=pick');
    expect([reply.status, reply.headers.location]).toEqual([301, '/tools-machines-supplies?q=pick']);
  });

  it.each([
    ['/search?q=door+closer', '/products?q=door+closer'],
    ['/search', '/products'],
    ['/fr/search?q=serrure', '/fr/products?q=serrure'],
  ])('of a search as other stores have it leads to the search for good: %s', async (path, to) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.location]).toEqual([301, to]);
  });
});

describe('a form', () => {
  it.each<[string, Record<string, string>, number]>([
    ['of ours', { 'Sec-Fetch-Site': 'same-origin' }, 303],
    ['that the visitor typed in', { 'Sec-Fetch-Site': 'none' }, 303],
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['of a sister site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['of another site by an older browser', { Origin: 'https://evil.example' }, 403],
    ['of a hidden origin by an older browser', { Origin: 'null' }, 403],
    ['of another port by an older browser', { Origin: 'http://127.0.0.1:1' }, 403],
    ['of ours whose origin is hidden', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 303],
    ['whose origin contradicts', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, 403],
    ['whose origin is no URL', { 'Sec-Fetch-Site': 'none', Origin: 'evil' }, 403],
    ['of a program', {}, 303],
  ])('%s', async (_whose, headers, status) => {
    expect((await post('/cart', add, headers)).status).toBe(status);
    if (status === 403) expect((await post('/cart.data', add, headers)).status).toBe(403);
    else expect((await post('/cart.data', add, headers)).status).toBeLessThan(400);
  });

  it('of ours by an older browser passes by its origin', async () => {
    expect((await post('/cart', add, { Origin: `http://${server.host}` })).status).toBe(303);
  });

  it('of another site changes nothing by a data request either', async () => {
    const reply = await post('/cart.data', add, { 'Sec-Fetch-Site': 'cross-site' });
    expect(reply.status).toBe(403);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('without anything in it is refused, not a failure', async () => {
    expect((await server.ask('/cart', { method: 'POST' })).status).toBe(415);
    expect((await server.ask('/cart', { method: 'POST', headers: FORM })).status).toBe(400);
  });

  it.each(['text/plain', 'application/json', 'application/xml', ''])('of type %j is 415', async (type) => {
    expect((await post('/cart', add, { 'Content-Type': type })).status).toBe(415);
  });

  it.each([
    '__proto__.a=1',
    'constructor[prototype]=1',
    'a.b.c.d.e.f.g.h.i=1',
    'items[99999]=1',
    'a=1&a.b=1',
    `${'a'.repeat(121)}=1`,
    Array.from({ length: 1_001 }, (_, index) => `f${index}=1`).join('&'),
  ])('with field names that would harm is 400: %.30s', async (body) => {
    // Beside fields that are right: nothing else refuses the form.
    expect((await post('/cart', `${add}&${body}`)).status).toBe(400);
  });

  it.each(['intent=add&productId=1%00', 'a%00b=1'])('with a NUL is 400: %s', async (body) => {
    expect((await post('/cart', body)).status).toBe(400);
  });

  it('in parts is read as any other', async () => {
    const reply = await post('/cart', parts('intent', 'add', 'productId', '1'), multipart);
    expect(reply.status).toBe(303);
  });

  it('in parts with a NUL is 400', async () => {
    expect((await post('/cart', parts('intent', 'a\0b'), multipart)).status).toBe(400);
  });

  it.each(['--x\r\nnonsense', '', '--other\r\n\r\n--other--'])(
    'in parts that cannot be read is refused: %j',
    async (body) => {
      expect((await post('/cart', body, multipart)).status).toBe(400);
    },
  );

  it('in parts without a boundary is 400', async () => {
    expect((await post('/cart', 'a', { 'Content-Type': 'multipart/form-data' })).status).toBe(400);
  });
});

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

function parts(...fields: string[]): string {
  let body = '';
  for (let index = 0; index < fields.length; index += 2)
    body += `--x\r\nContent-Disposition: form-data; name="${fields[index]}"\r\n\r\n${fields[index + 1]}\r\n`;
  return `${body}--x--\r\n`;
}

describe('a body of 200 KB', () => {
  const big = `a=${'x'.repeat(200 * 1024)}`;
  const head = (more: string) =>
    `POST /cart HTTP/1.1\r\nHost: ${server.host}\r\nContent-Type: application/x-www-form-urlencoded\r\n${more}\r\n\r\n`;

  it('that says its length is 413', async () => {
    const answer = await server.sendRaw(head(`Content-Length: ${big.length}`) + big);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that comes in chunks is 413', async () => {
    const chunk = 'x'.repeat(16 * 1024);
    const chunks = Array.from({ length: 13 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
    const answer = await server.sendRaw(`${head('Transfer-Encoding: chunked')}${chunks}0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that is packed is not unpacked', async () => {
    expect((await post('/cart', add, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });

  it('leaves the server well', async () => {
    expect((await get('/')).status).toBe(200);
  });
});

describe('the API', () => {
  const wrongToken = {
    Authorization: 'Bearer kw_wrong',
    'Sec-Fetch-Site': 'cross-site',
    get Cookie() {
      return staffCookie;
    },
  };
  const put = (body: string, headers: Record<string, string> = {}) =>
    server.ask('/api/products/1/stock', { method: 'PUT', body, headers: { ...JSON_TYPE, ...headers } });

  it.each([
    ['without a session', () => put('{"stockQuantity":1}'), 401],
    ['with JSON that is broken', () => put('{', { Cookie: staffCookie }), 400],
    ['with a form', () => put('stockQuantity=1', { Cookie: staffCookie, ...FORM }), 415],
    ['with text', () => put('{}', { Cookie: staffCookie, 'Content-Type': 'text/plain' }), 415],
    ['from another site', () => put('{}', { Cookie: staffCookie, 'Sec-Fetch-Site': 'cross-site' }), 403],
    // It passes the guard as a program's, and then is the token's alone: the session beside it does not count.
    ['from another site with a token that is wrong', () => put('{}', wrongToken), 401],
    ['without a quantity', () => put('{}', { Cookie: staffCookie }), 422],
    ['rightly', () => put('{"stockQuantity":30,"reason":"Count"}', { Cookie: staffCookie }), 200],
  ])('asked %s', async (_how, ask, status) => {
    const reply = await ask();
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toContain('application/json');
    const body = z
      .object({ error: z.string().optional(), requestId: z.string().optional() })
      .parse(JSON.parse(reply.body));
    if (status >= 400)
      expect([body.error, body.requestId]).toEqual([expect.any(String), reply.headers['x-request-id']]);
  });

  it('refuses a method that an address does not take in JSON', async () => {
    for (const path of ['/api/products/1', '/api/categories', '/api/vehicle-models']) {
      const reply = await server.ask(path, { method: 'DELETE', headers: { Cookie: staffCookie } });
      expect(reply.status, path).toBe(405);
      expect(JSON.parse(reply.body), path).toMatchObject({
        error: expect.any(String),
        requestId: expect.any(String),
      });
    }
  });
});

describe('a page', () => {
  const PAGES = [
    '/',
    '/products',
    '/safes',
    '/product/bmw-smart-key',
    '/product-detail/1',
    '/cart',
    '/checkout',
    '/admin/login',
  ];

  it.each([...PAGES, '/no-such-page', '/api/products', '/pictures/safe.svg'])(
    'at %s sets no cookie for whoever only reads',
    async (path) => {
      expect((await get(path)).headers['set-cookie']).toBeUndefined();
    },
  );

  it.each([...PAGES, '/no-such-page', '/api/products'])(
    'at %s carries the headers that protect it',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it.each([...PAGES, '/cart', '/no-such-page'])('at %s lets only its own scripts run', async (path) => {
    const { headers, body } = await get(path, OWN_PAGE);
    const policy = String(headers['content-security-policy']);
    const allowed = /script-src 'self' ([^;]+)/.exec(policy)?.[1];
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("frame-ancestors 'none'");
    // Data is in script elements too, but no browser runs it: they are exactly of these types.
    const inline = [...body.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, attributes = '']) =>
        !/\bsrc=/.test(attributes) && !/\btype="application\/(ld\+)?json"/.test(attributes),
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const [, attributes = '', script = ''] of inline) {
      const nonce = /\bnonce="([^"]+)"/.exec(attributes)?.[1];
      const hash = createHash('sha256').update(script).digest('base64');
      expect(allowed).toContain(nonce === undefined ? `'sha256-${hash}'` : `'nonce-${nonce}'`);
    }
    expect(body).not.toMatch(/<[^>]+\son[a-z]+="/);
    expect(body).not.toMatch(/<[^>]+\sstyle="/);
  });

  it('of a visitor has another nonce each time', async () => {
    const nonces = [await get('/cart', OWN_PAGE), await get('/cart', OWN_PAGE)].map(
      ({ headers }) => /'nonce-[^']+'/.exec(String(headers['content-security-policy']))?.[0],
    );
    expect(nonces[0]).toBeTypeOf('string');
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is one document', async () => {
    expect((await get('/')).body.match(/<!doctype html>/gi)).toHaveLength(1);
  });

  it('of the back office leads to the login and back', async () => {
    const reply = await get('/admin/products?page=2');
    expect([reply.status, reply.headers.location]).toEqual([
      303,
      '/admin/login?redirectTo=%2Fadmin%2Fproducts%3Fpage%3D2',
    ]);
    expect(reply.body).not.toContain('SKU');
  });

  it('of the back office shows nothing as data either', async () => {
    for (const path of [
      '/admin/products.data',
      '/admin/products.data?_routes=routes%2Fadmin%2Fproducts._index',
      '/admin/products.data?_routes=routes%2Fadmin%2Flayout',
      '/admin.data',
    ]) {
      const { body } = await get(path);
      expect(body, path).not.toContain('priceCents');
      expect(body, path).toContain('/admin/login');
    }
  });
});

it('a failed sign-in is nowhere in the log, and neither is a secret', async () => {
  await post('/admin/login', 'username=admin&password=my-secret-password');
  await post('/checkout', 'firstName=4111111111111111');
  await get('/checkout/confirmation/my-secret-access-key');
  expect(server.output()).not.toMatch(/my-secret|4111111111111111/);
});

it('no answer ever carried a stack', () => {
  expect(server.replies.length).toBeGreaterThan(80);
  const stack = /\n\s+at .+:\d+:\d+|node_modules|build\/server/;
  expect(server.replies.filter(({ body }) => stack.test(body)).map(({ asked }) => asked)).toEqual([]);
});

it('no answer was an error of ours', () => {
  const failed = server.replies.filter(({ status }) => status >= 500);
  expect(failed.map(({ asked, status }) => `${asked} ${status}`)).toEqual([]);
});

describe('with rate limits on', () => {
  let limited: RunningServer;

  beforeAll(async () => {
    limited = await startServer({ RATE_LIMITS: 'on' });
  });

  afterAll(() => limited.stop());

  const wrongLogin = (path = '/admin/login', headers: Record<string, string> = {}) =>
    limited.ask(path, {
      method: 'POST',
      body: 'username=admin&password=guess',
      headers: { ...FORM, ...headers },
    });

  it('the eleventh wrong login of a minute has to wait, wherever it says it comes from', async () => {
    for (let count = 0; count < 10; count += 1) expect((await wrongLogin()).status).toBe(422);
    for (const path of [
      '/admin/login',
      '/admin/login/',
      '/admin/LOGIN',
      '/admin/%6Cogin',
      '/admin/login.data',
    ]) {
      const reply = await wrongLogin(path, { 'X-Forwarded-For': '10.9.8.7' });
      expect(reply.status, path).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await limited.ask('/admin/login')).status).toBe(200);
  });

  it('someone who has many pages rendered has to wait; cached pages and pictures are free', async () => {
    expect((await limited.ask('/about')).status).toBe(200);
    let refused: Awaited<ReturnType<typeof limited.ask>> | undefined;
    for (let count = 0; count < 640 && refused === undefined; count += 20) {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => limited.ask(`/sign-in?${count + index}`)),
      );
      refused = replies.find(({ status }) => status === 429);
    }
    expect(refused?.body).toMatch(/Too many requests\. Try again in \d+ seconds\./);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.ask('/about')).status).toBe(200);
    expect((await limited.ask('/pictures/smart-key')).status).not.toBe(429);
  }, 60_000);
});
