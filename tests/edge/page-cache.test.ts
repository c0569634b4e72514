import { createHash } from 'node:crypto';
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

let server: RunningServer;
let other: RunningServer;
/** On the server's database, as another process would be. */
let db: Db;
let staff: string;

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' });
  // A second process on the same database.
  other = await startServer({ DATABASE_URL: server.databaseUrl });
  db = openDatabase(server.databaseUrl);
  staff = await cookieOfSession({ staffId: 1 });
});

afterAll(async () => {
  await db.destroy();
  await other.stop();
  await server.stop();
});

type Headers = Record<string, string>;

const PRODUCT = '/product/ford-remote-key';
const PUBLIC_PAGES = [
  '/',
  '/padlocks',
  '/products?q=lock',
  PRODUCT,
  '/product-detail/2',
  '/original',
  '/advanced',
  '/simple',
  '/services',
  '/about',
  '/contact',
  '/locations',
  '/find-professional',
  '/blog',
  '/events',
  '/vehicles',
  '/fcc',
  '/compare',
  '/privacy',
];

const get = (path: string, headers: Headers = {}) => server.ask(path, { headers });
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** What a browser would send back. */
const cookieOf = (reply: Reply): string =>
  (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

async function cookieOfSession(holder: {
  customerId?: number;
  userId?: number;
  staffId?: number;
  lifetimeMs?: number;
}): Promise<string> {
  const id = await openSession(db, { lifetimeMs: 60_000, ...holder });
  const [pair = ''] = (await createCookie('keyway_session').serialize(id)).split(';');
  return pair;
}

async function cookieOfAccount(email: string, tier: string | null, company = 'Own Keys'): Promise<string> {
  const customerId = await addAccount(db, { email, price_tier: tier, company_name: company });
  const user = await findCompanyUser(db, await firstUserOf(db, customerId));
  return cookieOfSession({ customerId, userId: user?.id ?? 0 });
}

const isRendered = ({ headers }: Pick<Reply, 'headers'>) =>
  String(headers['content-security-policy']).includes("'nonce-");

/** The headers but those of one request. */
function lasting({ headers }: Pick<Reply, 'headers'>): Record<string, unknown> {
  const ofOne = ['date', 'x-request-id', 'connection', 'keep-alive'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOne.includes(name)));
}

/** The cart count in the data of a page, which Remix sends as a flat list of values with references between them. */
function cartCountIn(data: string): unknown {
  const values: unknown[] = JSON.parse(data.split('\n')[0] ?? '[]');
  const name = `_${values.indexOf('cartCount')}`;
  const visitor = values.find(
    (value): value is Record<string, number> =>
      typeof value === 'object' && value !== null && Object.keys(value).includes(name),
  );
  return values[visitor?.[name] ?? -1];
}

async function setStock(stockQuantity: number): Promise<void> {
  const reply = await server.ask('/api/products/2/stock', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie: staff },
    body: JSON.stringify({ stockQuantity, reason: 'Inventory adjustment' }),
  });
  expect(reply.status).toBe(200);
}

const setPrice = (cents: number) =>
  db.updateTable('products').set({ price_cents: cents, is_on_sale: 0 }).where('id', '=', 1).execute();

/** Lists the counts of the cart that a page shows, such as '3 items'. */
const cartCountsOn = (body: string) =>
  [...body.matchAll(/data-testid="cart-count">(\d+)<\/span><span class="sr-only">( items?)</g)].map(
    ([, count = '', word = '']) => count + word,
  );

describe('a page for anonymous visitors', () => {
  it.each([...PUBLIC_PAGES, '/padlocks.data'])('%s is cached, with a tag', async (path) => {
    const first = await get(path);
    const second = await get(path);
    expect([first.status, second.body]).toEqual([200, first.body]);
    const tag = String(second.headers.etag);
    expect(tag).toBe(first.headers.etag);
    const again = await get(path, { 'If-None-Match': tag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    const changed = await get(path, { 'If-None-Match': '"of something else"' });
    expect([changed.status, changed.body]).toEqual([200, first.body]);
  });

  it.each(['/', PRODUCT, '/padlocks.data'])('%s has the same headers in front of Express', async (path) => {
    for (const accepted of ['br, gzip', 'gzip, deflate, br', 'gzip', 'gzip;q=0, br;q=0', 'identity']) {
      const ask = (headers: Headers) => bytesAt(server, path, { 'Accept-Encoding': accepted, ...headers });
      // With an origin the request goes through every check.
      const checked = await ask({ Origin: `http://${server.host}` });
      const plain = await ask({});
      expect(plain.body).toEqual(checked.body);
      expect(lasting(plain)).toEqual(lasting(checked));
      expect(plain.headers['content-encoding']).toBe(
        accepted.includes('br') && !accepted.includes('q=0')
          ? 'br'
          : accepted === 'gzip'
            ? 'gzip'
            : undefined,
      );
      expect(plain.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'Accept-Encoding, Accept-Language, Cookie',
      });
    }
  });

  it('names the hash of every inline script instead of a nonce', async () => {
    const { body, headers } = await get('/');
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
    for (const process of [server, other]) expect((await process.ask(PRODUCT)).body).toContain('In Stock');
    await setStock(0);
    for (const process of [server, other]) {
      expect((await process.ask(PRODUCT)).body).toContain('Out of Stock');
      expect((await process.ask('/api/products/2')).body).toContain('"stockStatus":"Out of Stock"');
    }
    await setStock(40);
    for (const process of [server, other]) expect((await process.ask(PRODUCT)).body).toContain('In Stock');
  });

  it('is rendered once for many who ask at once, and never from before a change', async () => {
    for (const cents of [12_300, 45_600]) {
      await setPrice(cents);
      const replies = await Promise.all(Array.from({ length: 20 }, () => get('/product/1')));
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
      expect(replies[0]?.body).toContain((cents / 100).toFixed(2));
    }
  });

  it('shows nothing that a transaction may still take back', async () => {
    await setPrice(20_000);
    const attempt = db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ price_cents: 100 }).where('id', '=', 1).execute();
      for (let asked = 0; asked < 3; asked += 1) expect((await get('/product/1')).body).toContain('200.00');
      throw new Error('taken back');
    });
    await expect(attempt).rejects.toThrow('taken back');
    await setPrice(30_000);
    expect((await get('/product/1')).body).toContain('300.00');
  });

  it('names the host that was asked, and the protocol', async () => {
    const here = await get('/');
    const there = await get('/', { Host: `localhost:${server.host.split(':')[1]}` });
    const secure = await get('/', { 'X-Forwarded-Proto': 'https' });
    expect(here.body).toContain(`href="http://${server.host}/"`);
    expect(there.body).not.toContain(`href="http://${server.host}/"`);
    expect(secure.body).toContain(`href="https://${server.host}/"`);
    for (const name of ['X-Forwarded-Host', 'Forwarded', 'X-Original-URL', 'X-Rewrite-URL'])
      expect((await get('/', { [name]: 'evil.example' })).body).toBe(here.body);
  });

  it('is for GET: HEAD, other methods, and foreign forms are answered as ever', async () => {
    await get('/padlocks');
    const head = await server.ask('/padlocks', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    expect((await server.ask('/padlocks', { method: 'PUT' })).status).toBe(405);
    const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' } };
    expect((await server.ask('/padlocks', foreign)).status).toBe(403);
    expect((await get('/padlocks', { Range: 'bytes=0-9' })).status).toBe(200);
  });

  it('is sent in turn to who asks for several at once', async () => {
    await get('/padlocks');
    const ask = (path: string, last = false) =>
      `GET ${path} HTTP/1.1\r\nHost: ${server.host}\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
    const received = await server.sendRaw(
      ask('/padlocks') + ask('/no-such-page') + ask('/padlocks') + ask('/healthz', true),
    );
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([200, 404, 200, 200].map((one) => `HTTP/1.1 ${one}`));
  });

  it('that is missing is not cached', async () => {
    for (let round = 0; round < 2; round += 1) {
      const reply = await get('/product/of-nobody');
      expect([reply.status, reply.headers.etag]).toEqual([404, undefined]);
    }
  });

  it('has its line in the log, with the id that it carries', async () => {
    await get('/padlocks');
    const { headers } = await get('/padlocks');
    const id = `"requestId":"${String(headers['x-request-id'])}"`;
    await expect
      .poll(() =>
        server
          .output()
          .split('\n')
          .find((line) => line.includes(id)),
      )
      .toContain('"path":"/padlocks"');
  });
});

describe('a page for a visitor with a session', () => {
  it.each(PUBLIC_PAGES)('%s comes from the cache, with their cart, and no tag', async (path) => {
    const everyones = await get(path);
    const buyer = new HttpBuyer(server);
    await buyer.addToCart(2, 3);
    const Cookie = buyer.cookie.replace(/__toast=[^;]*;? ?/, '');
    const own = await get(path, { Cookie, 'If-None-Match': String(everyones.headers.etag) });
    expect(own.status).toBe(200);
    expect(cartCountsOn(own.body)).toEqual(['3 items']);
    expect(own.body).toContain('id="visitor">{"cartCount":3,"accountName":""}</script>');
    expect(isRendered(own)).toBe(false);
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(String(own.headers.vary)).toContain('Cookie');
    expect(own.headers.etag).toBeUndefined();
    // Apart from the slots it is everyone's page.
    const emptied = own.body
      .replace(/<script type="application\/json" id="visitor">.*?<\/script>/, '')
      .replace(/(data-testid="cart-count"[^>]*>)3</, '$10<');
    expect(emptied).toBe((await get(path)).body);
  });

  it.each(['/cart', '/checkout', '/track-order', '/quick-order', '/favorites'])(
    '%s is never cached',
    async (path) => {
      const [first, second] = [await get(path), await get(path)];
      expect([isRendered(first), isRendered(second)]).toEqual([true, true]);
      expect(second.headers['content-security-policy']).not.toBe(first.headers['content-security-policy']);
    },
  );

  it('is rendered for staff, for accounts with prices of their own, and where a toast is shown', async () => {
    const tier = await db.selectFrom('price_tiers').select('code').executeTakeFirstOrThrow();
    const account = await cookieOfAccount('own-prices@locke.example', tier.code);
    const added = await server.ask('/vehicles/chosen', {
      method: 'POST',
      headers: FORM,
      body: 'intent=remember&make=ford&model=F-150&year=2021&redirectTo=/padlocks',
    });
    const withToast = cookieOf(added);
    expect(withToast).toContain('__toast=');
    for (const Cookie of [staff, account, withToast]) {
      const reply = await get('/padlocks', { Cookie });
      expect([reply.status, isRendered(reply), reply.headers.etag]).toEqual([200, true, undefined]);
    }
    expect((await get('/padlocks', { Cookie: withToast })).body).toContain('Saved: ');
  });

  it('of an account without prices of its own leads to the account; its product pages are rendered', async () => {
    const Cookie = await cookieOfAccount('list-prices@locke.example', null);
    const reply = await get('/padlocks', { Cookie });
    expect([isRendered(reply), reply.body.includes('href="/account"')]).toEqual([false, true]);
    expect((await get('/padlocks')).body).not.toContain('href="/account"');
    expect(isRendered(await get(PRODUCT, { Cookie }))).toBe(true);
  });

  it('shows the name of the account that asks, and no other’s', async () => {
    for (const company of ['Tumbler & Sons', 'Wafer <Locks>']) {
      const Cookie = await cookieOfAccount(`${company.length}@locke.example`, null, company);
      const { body } = await get('/padlocks', { Cookie });
      expect(/account-name">([^/]*)<\//.exec(body)?.[1]).toBe(
        company.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'),
      );
    }
    expect((await get('/padlocks')).body).not.toMatch(/Tumbler|Wafer|account-name/);
  });

  it('of a vehicle is cached with its cookie, for those who have not chosen it', async () => {
    const path = '/vehicles?make=ford&model=F-150&year=2019';
    const [first, second] = [await get(path), await get(path)];
    for (const reply of [first, second]) {
      expect(isRendered(reply)).toBe(false);
      expect(reply.headers['set-cookie']).toEqual([expect.stringMatching(/^keyway_vehicle=[^;]{9,};/)]);
    }
    expect(second.headers.etag).toBe(first.headers.etag);
    const again = await get(path, { Cookie: cookieOf(first) });
    expect(isRendered(again)).toBe(false);
    expect(again.headers['set-cookie']).toBeUndefined();
    const refusing = await get(path, { Cookie: 'keyway_cookies=x' });
    expect(refusing.headers.etag).toBe(first.headers.etag);
  });

  it('shows the vehicle, and one with another vehicle another page', async () => {
    const choose = async (year: number) => {
      const buyer = new HttpBuyer(server);
      await buyer.post('/vehicles/chosen', {
        ...{ intent: 'remember', make: 'ford', model: 'F-150', year: String(year) },
        redirectTo: '/',
      });
      const Cookie = buyer.cookie.replace(/__toast=[^;]*;? ?/, '');
      return get('/products?q=ford', { Cookie });
    };
    const [first, second] = [await choose(2020), await choose(2021)];
    expect([isRendered(first), isRendered(second)]).toEqual([false, false]);
    expect(first.body).toContain('2020 Ford F-150');
    expect(first.body).not.toContain('2021 Ford F-150');
    expect(second.body).toContain('2021 Ford F-150');
    expect((await get('/products?q=ford')).body).not.toContain('aria-label="Your vehicle"');
  });

  it('a choice about cookies is shown to those who made it', async () => {
    const asked = await get('/original');
    expect(asked.body).toContain('Accept Cookies');
    const chosen = await server.ask('/cookies', { method: 'POST', headers: FORM, body: 'intent=accept' });
    const Cookie = cookieOf(chosen);
    expect(Cookie).toContain('keyway_cookies=');
    for (let round = 0; round < 2; round += 1)
      expect((await get('/original', { Cookie })).body).not.toContain('Accept Cookies');
    expect((await get('/original')).body).toBe(asked.body);
  });
});

describe('a read of the API', () => {
  const READS = ['/api/products', '/api/products/1', '/api/products/1/price', '/api/categories'];

  it.each(READS)('%s is cached, with the same headers in front of Express', async (path) => {
    for (const accepted of ['br, gzip', 'gzip', 'identity']) {
      const ask = (headers: Headers) => bytesAt(server, path, { 'Accept-Encoding': accepted, ...headers });
      // With an origin the request goes through every check.
      const checked = await ask({ Origin: `http://${server.host}` });
      const plain = await ask({});
      expect(plain.body).toEqual(checked.body);
      expect(lasting(plain)).toEqual(lasting(checked));
      expect(plain.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding, Authorization, Cookie',
        etag: expect.stringMatching(/^W\//),
      });
    }
    const { headers } = await get(path);
    const again = await get(path, { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
    expect(again.headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  it.each(READS)('%s is the same for a session without an account, but private', async (path) => {
    const everyones = await get(path);
    const Cookie = await cookieOfSession({});
    const own = await get(path, { Cookie });
    expect([own.body, own.headers.etag]).toEqual([everyones.body, everyones.headers.etag]);
    expect(own.headers['cache-control']).toBe('private, no-cache');
  });

  it.each(READS)('%s is not cached for staff, an account, or a token', async (path) => {
    const account = await cookieOfAccount(`read${READS.indexOf(path)}@locke.example`, null);
    for (const headers of [{ Cookie: staff }, { Cookie: account }]) {
      const reply = await get(path, headers);
      expect([reply.status, String(reply.headers.etag).startsWith('W/')]).toEqual([200, false]);
    }
    const { headers } = await get(path, { Authorization: 'Bearer kw_nonsense' });
    expect(String(headers.etag)).not.toMatch(/^W\//);
  });

  it('that only staff may make is refused to others', async () => {
    for (const path of ['/api/products/1/stock', '/api/products/1/price?customerId=1']) {
      expect((await get(path, { Cookie: staff })).status).not.toBe(401);
      expect((await get(path)).status).toBe(401);
      expect((await get(path, { Cookie: await cookieOfSession({}) })).status).toBe(401);
    }
  });

  it('shows a new price at once, in this process and in another', async () => {
    for (const cents of [20_000, 30_000]) {
      await setPrice(cents);
      for (const process of [server, other, server])
        expect((await process.ask('/api/products/1')).body).toContain(`"price":"${cents / 100}.00"`);
    }
  });
});

describe('nothing of one visitor reaches another', () => {
  const PATHS = ['/', '/padlocks', '/products?q=key', PRODUCT, '/original', '/padlocks.data'];
  const HEADERS: Headers[] = [
    {},
    { 'Accept-Encoding': 'identity' },
    { 'If-None-Match': '*' },
    { Range: 'bytes=0-99' },
    { 'X-Forwarded-For': '10.0.0.9', 'X-Forwarded-Proto': 'http' },
    { Authorization: 'Bearer kw_nonsense' },
    { 'Sec-Purpose': 'prefetch' },
    { 'Cache-Control': 'no-cache' },
  ];
  const COOKIES = [
    (own: string) => own,
    (own: string) => `a=b; ${own}`,
    (own: string) => `${own}; keyway_session=nonsense`,
    (own: string) => `keyway_cookies=x; ${own}`,
  ];

  const withoutToast = (cookie: string) => cookie.replace(/__toast=[^;]*;? ?/, '');

  /** Expects a page to show this cart and vehicle, and no others. */
  function expectOwn(path: string, reply: Reply, own: { units: number; year?: number | undefined }): void {
    expect(reply.status).toBe(200);
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.headers['set-cookie']).toBeUndefined();
    if (path.endsWith('.data')) {
      expect(cartCountIn(reply.body)).toBe(own.units);
      return;
    }
    expect(String(reply.headers['cache-control'])).toMatch(/^(private, no-cache|no-store)$/);
    const word = own.units === 1 ? 'item' : 'items';
    expect(cartCountsOn(reply.body)).toEqual([`${own.units} ${word}`]);
    const year = /aria-label="Your vehicle"[\s\S]*?<strong>(\d+) Ford/.exec(reply.body)?.[1];
    if (path !== '/original') expect(year).toBe(own.year === undefined ? undefined : String(own.year));
  }

  async function expectNothingOfAnyone(): Promise<void> {
    for (const path of PATHS) {
      const reply = await get(path);
      expect(reply.body).not.toMatch(/aria-label="Your vehicle"|id="visitor"|Added to cart/);
      if (!path.endsWith('.data')) expect(cartCountsOn(reply.body)).toEqual(['0 items']);
    }
  }

  it('when 50 ask for the same pages at once', async () => {
    await setStock(60);
    const visitors = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const buyer = new HttpBuyer(server);
        await buyer.addToCart(2, index + 1);
        const year = 2015 + (index % 7);
        const vehicle = { intent: 'remember', make: 'ford', model: 'F-150', year: String(year) };
        if (index % 2 === 0) await buyer.post('/vehicles/chosen', vehicle);
        const Cookie = withoutToast(buyer.cookie);
        if (index % 3 === 0)
          await server.ask('/favorites', {
            method: 'POST',
            headers: { ...FORM, Cookie },
            body: `intent=create&name=List-of-${index}`,
          });
        return { Cookie, units: index + 1, year: index % 2 === 0 ? year : undefined };
      }),
    );
    let asked = 0;
    await Promise.all(
      visitors.flatMap(({ Cookie, ...own }) =>
        PATHS.map(async (path) => {
          asked += 1;
          const cookie = COOKIES[asked % COOKIES.length]?.(Cookie) ?? Cookie;
          expectOwn(path, await get(path, { ...HEADERS[asked % HEADERS.length], Cookie: cookie }), own);
        }),
      ),
    );
    await expectNothingOfAnyone();
  });

  it('whatever path, headers, and form of the cookie they ask with', async () => {
    await setStock(60);
    const visitors = await Promise.all(
      [3, 7].map(async (units) => {
        const buyer = new HttpBuyer(server);
        await buyer.addToCart(2, units);
        return { Cookie: withoutToast(buyer.cookie), units };
      }),
    );
    for (const path of PATHS)
      for (const headers of HEADERS)
        await Promise.all(
          COOKIES.flatMap((form) =>
            visitors.map(async ({ Cookie, units }) =>
              expectOwn(path, await get(path, { ...headers, Cookie: form(Cookie) }), { units }),
            ),
          ),
        );
    await expectNothingOfAnyone();
  });

  it('when toasts, accounts with prices of their own, and staff ask in between', async () => {
    const gold = await cookieOfAccount('between@keyway.example', 'gold');
    const buyer = new HttpBuyer(server);
    await buyer.addToCart(2, 1);
    const toasted = buyer.cookie;
    const own = { Cookie: withoutToast(toasted), units: 1 };
    expect(toasted).toContain('__toast=');
    await setPrice(10_000);
    const replies = await Promise.all(
      Array.from({ length: 10 }, async () => ({
        gold: await get('/automotive-keys', { Cookie: gold }),
        toasted: await get('/padlocks', { Cookie: toasted }),
        staff: await get('/padlocks', { Cookie: staff }),
        anonymous: await get('/automotive-keys'),
        own: await get('/padlocks', { Cookie: own.Cookie }),
      })),
    );
    for (const reply of replies) {
      expect(reply.gold.body).toContain('Your price');
      expect(reply.toasted.body).toContain('Added to cart');
      for (const page of [reply.anonymous, reply.own, reply.staff])
        expect(page.body).not.toMatch(/Your price|Added to cart/);
      expectOwn('/padlocks', reply.own, own);
    }
    await expectNothingOfAnyone();
  });

  it.each([
    'keyway_session=nonsense',
    'keyway_cookies=abc; keyway_session=nonsense',
    'keyway_session=; keyway_session=',
    'other=1',
    '',
    `keyway_cookies=${'a'.repeat(201)}`,
    'keyway_session=eyJ2ZWhpY2xlIjp7Im1ha2UiOiJGb3JkIn19',
  ])('and a cookie that names no session is nobody’s: %j', async (Cookie) => {
    const everyones = await get('/padlocks');
    for (const condition of [undefined, '*', 'W/"x"']) {
      const reply = await get('/padlocks', {
        Cookie,
        ...(condition === undefined ? {} : { 'If-None-Match': condition }),
      });
      expect([reply.status, reply.body]).toEqual([200, everyones.body]);
    }
  });

  it('an expired session is nobody’s', async () => {
    const Cookie = await cookieOfSession({ lifetimeMs: -1 });
    expect((await get('/padlocks', { Cookie })).body).toBe((await get('/padlocks')).body);
  });

  it('the first of two session cookies counts, on cached pages as on rendered ones', async () => {
    const [one, two] = [new HttpBuyer(server), new HttpBuyer(server)];
    await one.addToCart(2, 1);
    await two.addToCart(2, 2);
    const strip = (cookie: string) => cookie.replace(/__toast=[^;]*;? ?/, '').replace(/; $/, '');
    const Cookie = `${strip(one.cookie)}; ${strip(two.cookie)}`;
    for (const path of ['/padlocks', '/track-order'])
      expect(cartCountsOn((await get(path, { Cookie })).body)).toEqual(['1 item']);
  });

  it('what an account pays is told by the API to it alone', async () => {
    await setPrice(10_000);
    const tier = await db
      .selectFrom('price_tiers')
      .select('code')
      .orderBy('discount_basis_points', 'desc')
      .executeTakeFirstOrThrow();
    const account = await cookieOfAccount('tier@locke.example', tier.code);
    const guest = await cookieOfSession({});
    for (const path of ['/api/products/1', '/api/products?pageSize=24', '/api/products/1/price']) {
      const everyones = await get(path);
      expect(everyones.body).not.toContain('yourPrice');
      expect(everyones.headers['cache-control']).toBe('no-cache');
      expect((await get(path, { Cookie: account })).body).not.toBe(everyones.body);
      for (const Cookie of [guest, staff, 'keyway_session=nonsense']) {
        const reply = await get(path, { Cookie });
        expect([reply.body, reply.headers['cache-control']]).toEqual([everyones.body, 'private, no-cache']);
      }
    }
  });
});
