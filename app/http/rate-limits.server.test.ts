import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Db } from '../../db/schema';
import { openTestStore } from '../../tests/support/test-store';
import { takeFromLimit } from './rate-limits.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore());
});

async function take(times: number, path: string, address = '10.0.0.1'): Promise<(number | undefined)[]> {
  const answers = [];
  for (let count = 0; count < times; count += 1) answers.push(await takeFromLimit(db, path, address));
  return answers;
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
    ['/register/business', 120],
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
    expect(await takeFromLimit(db, '/admin/login', '10.0.0.2')).toBeUndefined();
  });

  it('may go on when the minute is over', async () => {
    await take(11, '/admin/login');
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    try {
      expect(await takeFromLimit(db, '/admin/login', '10.0.0.1')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('with an address that cannot be decoded are counted too', async () => {
    expect((await take(121, '/%E0%A4%A')).at(-1)).toBeTypeOf('number');
  });
});
