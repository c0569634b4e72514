import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Db } from '../../db/schema';
import { openTestStore } from '../../tests/support/test-store';
import type { Actor } from '../domain/base/audit/actor';
import { createApiToken, revokeApiToken } from '../domain/base/tokens/tokens.server';
import type { Count, CountedRequest } from '../edge/request-limits';
import { RateLimits } from './rate-limits.server';

let db: Db;
let limits: RateLimits;

beforeEach(async () => {
  ({ db } = await openTestStore());
  limits = new RateLimits(db);
});

const ADDRESS = '10.0.0.1';

/** Seconds to wait for each request, undefined where it may pass. */
async function take(times: number, path: string, address = ADDRESS): Promise<(number | undefined)[]> {
  const answers = [];
  for (let count = 0; count < times; count += 1) {
    const { isRefused, resetsIn } = await limits.take({ isWrite: true, path, address, token: undefined });
    answers.push(isRefused ? resetsIn : undefined);
  }
  return answers;
}

/** The last answer to so many reads of the API. */
async function read(times: number, of: Partial<CountedRequest> = {}, by = limits): Promise<Count> {
  let last: Count | undefined;
  for (let count = 0; count < times; count += 1) {
    last = await by.take({
      isWrite: false,
      path: '/api/products',
      address: ADDRESS,
      token: undefined,
      ...of,
    });
  }
  if (last === undefined) throw new Error('Nothing was read.');
  return last;
}

async function aMinuteLater<Result>(act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

describe('writes from one address', () => {
  it.each([
    ['/admin/login', 10],
    ['/admin/login/code', 10],
    ['/admin/account', 10],
    ['/admin/account/second-factor', 10],
    ['/admin/accounts', 120],
    ['/contact', 10],
    ['/track-order', 10],
    ['/quote', 10],
    ['/quote/AbCdEfGhIjKlMnOpQrStUv', 10],
    ['/quote/AbCdEfGhIjKlMnOpQrStUv/accept', 30],
    ['/quote/AbCdEfGhIjKlMnOpQrStUv/ACCEPT/', 30],
    ['/order', 10],
    ['/checkout', 30],
    ['/register/terms', 10],
    ['/register/business', 20],
    ['/register', 120],
    ['/cart', 120],
    ['/api/products', 120],
  ])('to %s are %i a minute', async (path, most) => {
    expect((await take(most, path)).every((answer) => answer === undefined)).toBe(true);
    const [retryAfter] = await take(1, path);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });

  it.each([
    '/admin/login.data',
    '/admin/login/',
    '/admin/login/.data',
    '/admin/LOGIN',
    '/admin/%6Cogin',
    '/admin/login////',
  ])('to the login written %s count as the login', async (path) => {
    await take(10, '/admin/login');
    expect((await take(1, path))[0]).toBeTypeOf('number');
  });

  it('do not count against another', async () => {
    await take(11, '/admin/login');
    expect(await take(1, '/admin/login', '10.0.0.2')).toEqual([undefined]);
  });

  it('may go on when the minute is over', async () => {
    await take(11, '/admin/login');
    expect(await aMinuteLater(() => take(1, '/admin/login'))).toEqual([undefined]);
  });

  it('with an address that cannot be decoded are counted too', async () => {
    expect((await take(121, '/%E0%A4%A')).at(-1)).toBeTypeOf('number');
  });
});

describe('reads of the API', () => {
  it('are 600 a minute from an address, and each says how many are left', async () => {
    expect(await read(1)).toEqual({ limit: 600, remaining: 599, resetsIn: 60, isRefused: false });
    expect(await read(598)).toMatchObject({ remaining: 1, isRefused: false });
    expect(await read(1)).toMatchObject({ remaining: 0, isRefused: false });
    expect(await read(1)).toMatchObject({ limit: 600, remaining: 0, isRefused: true });
    expect(await read(1, { address: '10.0.0.2' })).toMatchObject({ remaining: 599, isRefused: false });
    expect(await aMinuteLater(() => read(1))).toMatchObject({ remaining: 599, isRefused: false });
  });

  it('are not pages, of which there are 600, too', async () => {
    await read(601);
    expect(await read(600, { path: '/products' })).toMatchObject({ remaining: 0, isRefused: false });
    expect(await read(1, { path: '/search.data' })).toMatchObject({ limit: 600, isRefused: true });
    expect(await read(1, { path: '/products', address: '10.0.0.2' })).toMatchObject({ isRefused: false });
  });

  it('are not writes, and writes are not reads', async () => {
    await read(601);
    expect(await take(1, '/api/products')).toEqual([undefined]);
  });

  it('are counted together by processes on one database', async () => {
    const other = new RateLimits(db);
    for (let round = 0; round < 15; round += 1) {
      expect(await read(20)).toMatchObject({ isRefused: false });
      expect(await read(20, {}, other)).toMatchObject({ isRefused: false });
    }
    expect(await read(1)).toMatchObject({ isRefused: true });
    expect(await read(1, {}, other)).toMatchObject({ isRefused: true });
  });

  it('of a crowd at one process leave the other what it did not use', async () => {
    await Promise.all(Array.from({ length: 20 }, () => read(1)));
    expect(await read(580, {}, new RateLimits(db))).toMatchObject({ remaining: 0, isRefused: false });
  });

  it('pass only as often as the limit says, also when they come at once', async () => {
    const other = new RateLimits(db);
    // Each is asked more often than the limit allows, so that neither is left with reads that nobody asks for.
    const all = Array.from({ length: 2_000 }, (_, index) => read(1, {}, index % 3 === 0 ? other : limits));
    const passed = (await Promise.all(all)).filter(({ isRefused }) => !isRefused);
    expect(passed).toHaveLength(600);
  });

  it('are written to the database once in twenty', async () => {
    let hits = 0;
    const hitsNow = async () =>
      (
        await db
          .selectFrom('rate_limits')
          .select('hits')
          .where('key', '=', `read:${ADDRESS}`)
          .executeTakeFirst()
      )?.hits ?? 0;
    let writes = 0;
    for (let count = 0; count < 100; count += 1) {
      await read(1);
      const now = await hitsNow();
      if (now !== hits) writes += 1;
      hits = now;
    }
    expect([writes, hits]).toEqual([5, 100]);
  });

  it('that are refused are written no more', async () => {
    await read(601);
    const before = await db.selectFrom('rate_limits').selectAll().execute();
    await read(50);
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual(before);
  });
});

describe('a token', () => {
  beforeEach(async () => {
    ({ db } = await openTestStore({ seeded: true }));
    limits = new RateLimits(db);
  });

  const staff = { id: 1 };
  const actor: Actor = { name: 'staff:admin', staffId: 1, requestId: 'test' };
  const create = (name: string) => createApiToken(db, { name, scopes: ['read'] }, staff, actor);

  it('that works is counted by itself, wherever it comes from', async () => {
    const { token } = await create('Scanner');
    await read(300, { token });
    await read(300, { token, address: '10.0.0.2' });
    expect(await read(1, { token, address: '10.0.0.3' })).toMatchObject({ limit: 600, isRefused: true });
    expect(await read(1)).toMatchObject({ remaining: 599 });
    const other = await create('Scale');
    expect(await read(1, { token: other.token })).toMatchObject({ remaining: 599 });
  });

  it('is nowhere among the counters, its hash is', async () => {
    const { token } = await create('Scanner');
    await read(1, { token });
    await read(1, { token: 'kw_a-guess' });
    const kept = JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute());
    expect(kept).not.toContain(token);
    expect(kept).not.toContain('a-guess');
    expect(kept).toMatch(/read:token [0-9a-f]{64}/);
  });

  it('that is wrong is a guess: ten a minute from an address, whatever is asked', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await read(1, { token: `kw_${guess}` })).toMatchObject({ limit: 10, isRefused: false });
      expect(await read(1, { token: `kw_${guess}`, isWrite: true })).toMatchObject({ isRefused: false });
    }
    expect(await read(1, { token: 'kw_10' })).toMatchObject({ limit: 10, remaining: 0, isRefused: true });
    expect(await read(1, { token: 'kw_11', isWrite: true })).toMatchObject({ limit: 10, isRefused: true });
    expect(await read(1, { token: 'kw_12', address: '10.0.0.2' })).toMatchObject({ isRefused: false });
    // One that works is not kept out by others behind the same address.
    const { token } = await create('Scanner');
    expect(await read(1, { token })).toMatchObject({ limit: 600, isRefused: false });
  });

  it('that is wrong lets nobody escape the limit of their address', async () => {
    await read(600);
    expect(await read(1, { token: 'kw_guess' })).toMatchObject({ limit: 600, isRefused: true });
  });

  it('that was revoked is a wrong one at once', async () => {
    const { id, token } = await create('Scanner');
    expect(await read(1, { token })).toMatchObject({ limit: 600 });
    await revokeApiToken(db, id, staff, actor);
    expect(await read(1, { token })).toMatchObject({ limit: 10, remaining: 9 });
  });

  it('at a webhook is not looked at: providers are counted by their address alone', async () => {
    const webhook = { isWrite: true, path: '/api/webhooks/stripe', token: 'kw_guess' };
    expect(await read(1, webhook)).toMatchObject({ limit: 1200, remaining: 1199 });
  });
});
