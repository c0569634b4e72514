import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { randomKey } from '../../app/domain/shared/random.server';
import { changedTables, fingerprints } from '../support/changed-tables';
import { printFigures } from '../support/hard-tests';
import { openLivedInStore, type Asker, type LivedInStore } from '../support/lived-in-store';
import { formsIn, sentBy } from '../support/page-forms';
import type { Reply } from '../support/server-process';

/** What belongs to one buyer, asked for by another who knows its address, and by a guest. */

let shop: LivedInStore;

beforeAll(async () => {
  shop = await openLivedInStore();
});

afterAll(() => shop.close());

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

function ask(who: Asker, path: string, fields?: Record<string, string>): Promise<Reply> {
  const cookie = shop.cookies[who];
  const headers: Record<string, string> = cookie === '' ? {} : { Cookie: cookie };
  if (fields === undefined) return shop.server.ask(path, { headers });
  const body = new URLSearchParams(fields).toString();
  return shop.server.ask(path, { method: 'POST', headers: { ...headers, ...FORM }, body });
}

/** Addresses with a number that can be guessed. */
const NUMBERED = [
  '/account/orders/:id',
  '/account/addresses/:id',
  '/account/approvals/:orderId',
  '/account/documents/:id',
  '/account/users/:id',
  '/favorites/:id',
];

/** The forms of a page as its owner would send them: with each of their buttons. */
async function formsOf(address: string): Promise<Record<string, string>[]> {
  const { body } = await ask('buyer', address);
  return formsIn(body, address)
    .filter(({ method, action }) => method === 'post' && action.split('?')[0] === address)
    .flatMap((form) => {
      const buttons = form.fields.filter(({ type }) => type === 'submit');
      if (buttons.length === 0) return [Object.fromEntries(sentBy(form))];
      return buttons.map(({ name, value }) => Object.fromEntries(sentBy(form, { [name]: value })));
    });
}

describe('another buyer', () => {
  it.each(NUMBERED)('finds nothing at %s, however they ask', async (pattern) => {
    const address = shop.addressOf(pattern);
    expect((await ask('buyer', address)).status).toBe(200);
    for (const path of [address, `${address}.data`, `${address}/`, `${address}?customerId=1&userId=1`]) {
      const reply = await ask('otherBuyer', path);
      expect([301, 404], path).toContain(reply.status);
      expect(reply.body, path).not.toMatch(/ada@locke|ada Locks|1 Own Street|LCO-1234/);
    }
    const one = `${address}.data?_routes=${encodeURIComponent(`routes/_store${pattern.replaceAll('/', '.')}`)}`;
    expect((await ask('otherBuyer', one)).body).not.toMatch(/ada@locke|ada Locks|1 Own Street|LCO-1234/);
  });

  it.each(NUMBERED)('changes nothing at %s by the forms of its owner', async (pattern) => {
    const forms = await formsOf(shop.addressOf(pattern));
    if (pattern !== '/account/documents/:id') expect(forms.length).toBeGreaterThan(0);
    const before = await fingerprints(shop.store.db);
    for (const fields of forms) {
      for (const end of ['', '.data']) {
        const { status } = await ask('otherBuyer', shop.addressOf(pattern) + end, fields);
        expect(status, JSON.stringify(fields)).toBe(404);
      }
    }
    expect(await changedTables(shop.store.db, before)).toEqual([]);
  });

  it('sees in their own lists only what is theirs', async () => {
    for (const path of [
      '/account',
      '/account/addresses',
      '/account/approvals',
      '/account/documents',
      '/account/quotes',
      '/account/users',
      '/favorites',
      '/cart',
    ]) {
      const { status, body } = await ask('otherBuyer', path);
      expect(status, path).toBe(200);
      expect(body, path).not.toMatch(/ada@locke|ada Locks|ada&#x27;s shop/);
    }
  });

  it('reaches no order, customer or stock of the API', async () => {
    for (const path of ['/api/orders', '/api/orders/1', '/api/customers', '/api/customers/1'])
      expect((await ask('otherBuyer', path)).status, path).toBe(401);
  });
});

describe('a guest', () => {
  it('is led to the sign-in by what belongs to an account, and sees nothing of it', async () => {
    for (const pattern of NUMBERED) {
      const { status, headers, body } = await ask('guest', shop.addressOf(pattern));
      if (pattern === '/favorites/:id') expect(status).toBe(404);
      else expect([status, headers.location?.split('?')[0]], pattern).toEqual([303, '/sign-in']);
      expect(body, pattern).not.toMatch(/ada@locke|ada Locks/);
    }
  });
});

describe('where an address is the only key', () => {
  /** A key of the same form that is nobody's: one character of a real one is another. */
  function changed(key: string, at: number): string {
    return key.slice(0, at) + (key[at] === 'A' ? 'B' : 'A') + key.slice(at + 1);
  }

  it.each([
    '/cart/confirmation/',
    '/checkout/confirmation/',
    '/checkout/pay/',
    '/checkout/return/',
    '/checkout/back/',
    '/track-order/',
    '/quote/',
  ])('%s opens to the whole key and to no other', async (start) => {
    const { accessKey, quoteKey } = shop.buyers.buyer;
    const key = start === '/quote/' ? quoteKey : accessKey;
    const isSettled = /pay|return|back/.test(start);
    expect((await ask('guest', start + key)).status).toBe(isSettled ? 404 : 200);
    const guesses = [
      ...[0, 10, 20].map((at) => changed(key, at)),
      key.slice(0, -1),
      `${key}A`,
      key.toLowerCase() === key ? key.toUpperCase() : key.toLowerCase(),
      `${key.slice(0, 10)}%25`,
      '%25',
      '_'.repeat(22),
      randomKey(),
    ];
    for (const guess of guesses) {
      const { status, body } = await ask('guest', start + guess);
      expect(status, guess).toBe(404);
      expect(body).not.toMatch(/jo@miller-locks|ada@locke/);
    }
  });

  it('the key has 128 bits, each as often set as not', () => {
    const count = 4_000;
    const set = Array.from({ length: 128 }, () => 0);
    const seen = new Set<string>();
    for (let made = 0; made < count; made += 1) {
      const key = randomKey();
      expect(key).toMatch(/^[\w-]{22}$/);
      seen.add(key);
      Buffer.from(key, 'base64url').forEach((byte, index) => {
        for (let bit = 0; bit < 8; bit += 1)
          set[index * 8 + bit] = (set[index * 8 + bit] ?? 0) + ((byte >> bit) & 1);
      });
    }
    expect(seen.size).toBe(count);
    const shares = set.map((times) => times / count);
    printFigures('keys', {
      made: count,
      bits: shares.length,
      least: Math.min(...shares),
      most: Math.max(...shares),
    });
    // Six standard deviations of so many throws.
    for (const share of shares) expect(Math.abs(share - 0.5)).toBeLessThan(0.05);
  });

  it('every one that is stored is such a key', async () => {
    const { db } = shop.store;
    const keys = [
      ...(await db.selectFrom('orders').select('access_key as key').execute()),
      ...(await db.selectFrom('quotes').select('access_key as key').execute()),
      ...(await db.selectFrom('favorite_lists').select('id as key').execute()),
      ...(await db.selectFrom('carts').select('id as key').execute()),
    ].map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
    for (const cookie of [shop.cookies.buyer, shop.cookies.owner]) {
      const id: unknown = JSON.parse(
        Buffer.from(decodeURIComponent(cookie.split('=')[1] ?? ''), 'base64').toString(),
      );
      expect(id).toMatch(/^[\w-]{22}$/);
    }
  });
});
