import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { countWrongPassword, forgetWrongPasswords, getLoginWait } from './login-backoff.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore());
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits twice as long after each wrong password from the fifth on, up to a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const waits = [];
  for (let count = 0; count < 16; count += 1) {
    await countWrongPassword(db, 'Admin');
    waits.push(await getLoginWait(db, 'admin'));
  }
  expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60]);
  expect(await getLoginWait(db, 'other')).toBe(0);
  vi.setSystemTime(Date.now() + 59_000);
  expect(await getLoginWait(db, 'admin')).toBe(1);
  vi.setSystemTime(Date.now() + 1_000);
  expect(await getLoginWait(db, 'admin')).toBe(0);
});

it('forgets after the right password, and after an hour', async () => {
  for (let count = 0; count < 6; count += 1) await countWrongPassword(db, 'admin');
  await forgetWrongPasswords(db, 'ADMIN');
  expect(await getLoginWait(db, 'admin')).toBe(0);
  for (let count = 0; count < 9; count += 1) await countWrongPassword(db, 'admin');
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
  await countWrongPassword(db, 'admin');
  expect(await getLoginWait(db, 'admin')).toBe(0);
});

it('stores nothing of what was typed', async () => {
  await countWrongPassword(db, 'my password');
  const rows = await db.selectFrom('rate_limits').select('key').execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).not.toContain('my');
});
