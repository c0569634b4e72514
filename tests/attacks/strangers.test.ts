import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { randomKey } from '../../app/domain/base/shared/random.server';
import { builtRoutes, type BuiltRoute } from '../support/built-routes';
import { changedTables, fingerprints } from '../support/changed-tables';
import { isHardRun, printFigures } from '../support/hard-tests';
import { openLivedInStore, type Asker, type LivedInStore } from '../support/lived-in-store';
import { formsIn, sentBy, type PageForm } from '../support/page-forms';
import type { Reply } from '../support/server-process';

/** What belongs to one buyer, asked for by another who knows its address, and by a guest. */

let shop: LivedInStore;

let adasId: number;

beforeAll(async () => {
  shop = await openLivedInStore();
  const ada = shop.store.db.selectFrom('customers').select('id').where('email', '=', 'ada@locke.example');
  adasId = (await ada.executeTakeFirstOrThrow()).id;
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

const isOfKey = ({ path }: BuiltRoute) => path.includes(':accessKey');

/** Addresses of what belongs to somebody, most of them with a number that can be guessed. */
const OWNED = builtRoutes().filter(({ path }) => /^\/(account|favorites)\/.*:/.test(path));
/** A file has no form. */
const WITHOUT_FORM = ['/account/documents/:id'];
/** What nobody but Ada may read. */
const ADAS = /ada@locke|ada Locks|ada Street|ada&#x27;s shop|LCO-ada/;

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

/** What is Ada's, by the names that forms and addresses have for it. */
function theirIds(): Record<string, string> {
  const { orderId, accessKey, waitingOrderId, quoteKey, listId, addressId, documentId, userId } =
    shop.buyers.buyer;
  const numbers = { orderId, waitingOrderId, addressId, documentId, userId, customerId: adasId };
  const texts = Object.entries(numbers).map(([name, id]) => [name, String(id)]);
  return { ...Object.fromEntries(texts), accessKey, quoteKey, listId, approverId: String(userId) };
}

/** Every row that names her account, one of its orders, its quote, its list. */
async function adasRows(): Promise<string[]> {
  const { orderId, waitingOrderId, listId, quoteKey } = shop.buyers.buyer;
  const { db } = shop.store;
  const quote = await db
    .selectFrom('quotes')
    .select('id')
    .where('access_key', '=', quoteKey)
    .executeTakeFirstOrThrow();
  const mine = (row: Record<string, unknown>) =>
    row['customer_id'] === adasId ||
    row['order_id'] === orderId ||
    row['order_id'] === waitingOrderId ||
    row['list_id'] === listId ||
    row['quote_id'] === quote.id;
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    if (/^(sessions|product_staff_.+)$/.test(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    const theirs = rows.filter((row) => mine(row) || (name === 'customers' && row['id'] === adasId));
    found.push(...theirs.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  expect(found.length).toBeGreaterThan(15);
  return found.sort();
}

async function decidedByStaff() {
  const { db } = shop.store;
  const customers = db
    .selectFrom('customers')
    .select(['id', 'status', 'price_tier', 'tax_exempt_until', 'decided_at']);
  const staff = db.selectFrom('staff').select(['id', 'role', 'is_active']);
  return [await customers.execute(), await staff.execute()];
}

async function formsOfTheirOwn(): Promise<PageForm[]> {
  const found = new Map<string, PageForm>();
  for (const { id, path, hasLoader } of builtRoutes()) {
    if (!hasLoader || !id.startsWith('store/')) continue;
    const address = shop.addressOf(path, 'otherBuyer');
    const { body } = await ask('otherBuyer', address);
    for (const form of formsIn(body, address)) {
      const names = form.fields.map(({ name }) => name).join();
      if (form.method === 'post') found.set(`${form.action.split('?')[0]} ${names}`, form);
    }
  }
  return [...found.values()];
}

describe('another buyer', () => {
  it.each(OWNED)('finds nothing at $path, however they ask', async ({ id, path: pattern }) => {
    const address = shop.addressOf(pattern);
    expect((await ask('buyer', address)).status).toBe(200);
    for (const path of [address, `${address}.data`, `${address}/`, `${address}?customerId=1&userId=1`]) {
      const reply = await ask('otherBuyer', path);
      expect([301, 404], path).toContain(reply.status);
      expect(ADAS.exec(reply.body)?.[0], path).toBeUndefined();
    }
    const one = `${address}.data?_routes=${encodeURIComponent(`routes/${id}`)}`;
    expect((await ask('otherBuyer', one)).body).not.toMatch(ADAS);
  });

  it.each(OWNED)('changes nothing at $path by the forms of its owner', async ({ path: pattern }) => {
    const forms = await formsOf(shop.addressOf(pattern));
    expect(forms.length > 0).toBe(!WITHOUT_FORM.includes(pattern));
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
      '/account/sessions',
      '/account/approvals',
      '/account/documents',
      '/account/orders',
      '/account/quotes',
      '/account/users',
      '/favorites',
      '/cart',
    ]) {
      const { status, body } = await ask('otherBuyer', path);
      expect(status, path).toBe(200);
      expect(ADAS.exec(body)?.[0], path).toBeUndefined();
    }
  });

  it('sees nothing of theirs by what an address asks for', async () => {
    const theirs = theirIds();
    const names = [
      'address',
      'again',
      'list',
      'id',
      'order',
      'user',
      'quote',
      'customer',
      'document',
      ...Object.keys(theirs),
    ];
    let asked = 0;
    for (const { id, path, hasLoader } of builtRoutes()) {
      if (!hasLoader || !id.startsWith('store/')) continue;
      for (const value of isHardRun
        ? new Set(Object.values(theirs))
        : [theirs['addressId'], theirs['listId']]) {
        const query = names.map((name) => `${name}=${value}`).join('&');
        const { body } = await ask('otherBuyer', `${shop.addressOf(path, 'otherBuyer')}?${query}`);
        asked += 1;
        expect(ADAS.exec(body)?.[0], `${id} ${value}`).toBeUndefined();
      }
    }
    printFigures('what is theirs in addresses', { asked });
  }, 300_000);

  it('changes nothing of theirs, and nothing that is not for buyers, by naming it in forms of their own', async () => {
    const theirs = theirIds();
    const token = formsIn((await ask('buyer', '/checkout')).body, '/checkout').flatMap(
      ({ fields }) => fields,
    );
    theirs['checkoutToken'] = token.find(({ name }) => name === 'checkoutToken')?.value ?? '';
    expect(theirs['checkoutToken']).toMatch(/^[\w-]{22}$/);
    /** What only staff decide, by the names of its columns and in the writing of forms. */
    const granted = {
      priceTier: 'gold',
      price_tier: 'gold',
      status: 'approved',
      state: 'paid',
      role: 'owner',
      isApproved: '1',
    };
    const before = await adasRows();
    const staff = await decidedByStaff();
    const wrong: string[] = [];
    let sent = 0;
    const send = async (form: PageForm, fields: URLSearchParams) => {
      const { status, body } = await ask('otherBuyer', form.action, Object.fromEntries(fields));
      sent += 1;
      if (status >= 500 || ADAS.test(body)) wrong.push(`${form.action} ${fields}: ${status}`);
    };
    for (const form of await formsOfTheirOwn()) {
      // Beside what the form has, under whatever name.
      await send(form, sentBy(form, { ...theirs, customer_id: theirs['customerId'] ?? '', ...granted }));
      // And in the place of their own.
      for (const { name } of form.fields.filter(
        (field) => /id$|key$|token$/i.test(field.name) && field.name !== 'productId',
      ))
        for (const value of isHardRun
          ? new Set(Object.values(theirs))
          : [theirs[name] ?? theirs['userId'] ?? ''])
          await send(form, sentBy(form, { [name]: value }));
    }
    printFigures('what is theirs in forms', { sent });
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(30);
    expect(await adasRows()).toEqual(before);
    expect(await decidedByStaff()).toEqual(staff);
  }, 300_000);

  it('reaches no order, customer or stock of the API', async () => {
    for (const path of ['/api/orders', '/api/orders/1', '/api/customers', '/api/customers/1'])
      expect((await ask('otherBuyer', path)).status, path).toBe(401);
  });
});

describe('a guest', () => {
  it('is led to the sign-in by what belongs to an account, and sees nothing of it', async () => {
    for (const { path: pattern } of OWNED) {
      const { status, headers, body } = await ask('guest', shop.addressOf(pattern));
      if (pattern === '/favorites/:id') expect(status).toBe(404);
      else expect([status, headers.location?.split('?')[0]], pattern).toEqual([303, '/sign-in']);
      expect(ADAS.exec(body)?.[0], pattern).toBeUndefined();
    }
  });
});

describe('where an address is the only key', () => {
  /** A key of the same form that is nobody's: one character of a real one is another. */
  function changed(key: string, at: number): string {
    return key.slice(0, at) + (key[at] === 'A' ? 'B' : 'A') + key.slice(at + 1);
  }

  /** Where a payment is under way; by now it is over, and there is nothing for anybody. */
  const OF_OPEN_PAYMENTS = /^\/checkout\/(pay|return|back)\//;

  it.each(builtRoutes().filter(isOfKey))(
    '$path opens to the whole key and to no other',
    async ({ path, hasAction }) => {
      const { accessKey, quoteKey } = shop.buyers.buyer;
      const key = path.startsWith('/quote/') ? quoteKey : accessKey;
      const at = (which: string) => path.replace(':accessKey', which);
      expect((await ask('guest', at(key))).status).toBe(OF_OPEN_PAYMENTS.test(path) ? 404 : 200);
      const guesses = [
        ...[0, 10, 20].map((place) => changed(key, place)),
        key.slice(0, -1),
        `${key}A`,
        key.toLowerCase() === key ? key.toUpperCase() : key.toLowerCase(),
        `${key.slice(0, 10)}%25`,
        '%25',
        '_'.repeat(22),
        randomKey(),
      ];
      const before = await fingerprints(shop.store.db);
      for (const guess of guesses) {
        const { status, body } = await ask('guest', at(guess));
        expect(status, guess).toBe(404);
        expect(body).not.toMatch(/jo@miller-locks|ada@locke/);
        expect((await ask('guest', `${at(guess)}.data`)).body).not.toMatch(/jo@miller-locks|ada@locke/);
        if (!hasAction) continue;
        const sent = await ask('guest', at(guess), {
          intent: 'decline',
          message: 'Mine now.',
          expectedRevision: '1',
        });
        expect(sent.status, guess).toBe(404);
      }
      expect(await changedTables(shop.store.db, before)).toEqual([]);
    },
  );

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
