import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { addAccount, firstUserOf } from '../../../../tests/support/accounts';
import { openTestStore } from '../../../../tests/support/test-store';
import { changeSettings } from '../settings/settings.server';
import { DEFAULT_SETTINGS } from '../settings/settings.rules';
import { signBuyerIn } from '../../selling/sign-in/sign-in.server';
import { openCart } from '../../selling/cart/cart.server';
import {
  attachCart,
  endSession,
  findSession,
  touchSession,
  openSession,
  signStaffIn,
  STAFF_SESSION_MS,
  VISITOR_SESSION_MS,
} from './sessions.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

describe('a session', () => {
  it('is found by its id until it ends', async () => {
    const id = await openSession(db, { staffId: 1, lifetimeMs: 1_000 });
    expect((await findSession(db, id))?.staff).toMatchObject({ username: 'admin', role: 'owner' });
    const session = await findSession(db, id);
    if (session !== undefined) await endSession(db, session);
    expect(await findSession(db, id)).toBeUndefined();
  });

  it('is not found once it has expired', async () => {
    const id = await openSession(db, { staffId: 1, lifetimeMs: -1 });
    expect(await findSession(db, id)).toBeUndefined();
  });

  it('keeps the first of two carts that come at once', async () => {
    const id = await openSession(db, { lifetimeMs: 60_000 });
    const session = await findSession(db, id);
    if (session === undefined) throw new Error('The session is not there.');
    const [first, second] = [await openCart(db), await openCart(db)];
    expect(await attachCart(db, session, first)).toBe(first);
    expect(await attachCart(db, session, second)).toBe(first);
    expect((await findSession(db, id))?.cartId).toBe(first);
  });

  it('of a guest stays one', async () => {
    const id = await openSession(db, { lifetimeMs: 60_000 });
    const holders = [{ staff_id: 1 }, { customer_id: 1 }, { user_id: 1 }];
    for (const holder of holders)
      await expect(db.updateTable('sessions').set(holder).execute()).rejects.toThrow('somebody else');
    expect(await findSession(db, id)).toMatchObject({ staff: undefined, customerId: null, userId: null });
  });

  it('is nothing that somebody made up', async () => {
    for (const id of ['', 'x', "' or 1=1 --"]) expect(await findSession(db, id)).toBeUndefined();
  });

  it('of staff ends 12 hours after they signed in, whatever they do', async () => {
    const id = await inTransaction(db, (trx) => signStaffIn(trx, undefined, 1));
    const hours = (moment: string) => (Date.parse(moment) - Date.now()) / 3_600_000;
    const { expires_at } = await db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow();
    expect(await findSession(db, id)).toBeDefined();
    expect(hours(expires_at)).toBeCloseTo(12, 1);
  });

  it('that was left to a user who was removed is nobody’s', async () => {
    const customerId = await addAccount(db, { email: 'ada@locke.example' });
    const userId = await firstUserOf(db, customerId);
    const id = await openSession(db, { customerId, userId, lifetimeMs: 60_000 });
    expect(await findSession(db, id)).toMatchObject({ customerId, userId });
    const removed_at = new Date().toISOString();
    await db.updateTable('company_users').set({ removed_at }).where('id', '=', userId).execute();
    expect(await findSession(db, id)).toMatchObject({ customerId: null, userId: null });
  });

  it('cannot be opened with what the database holds of it', async () => {
    const id = await openSession(db, { staffId: 1, lifetimeMs: 1_000 });
    const { id_hash } = await db.selectFrom('sessions').select('id_hash').executeTakeFirstOrThrow();
    expect(id_hash).not.toContain(id);
    expect(await findSession(db, id_hash)).toBeUndefined();
  });

  it('of a staff member who was switched off is no staff session any more', async () => {
    const id = await openSession(db, { staffId: 1, lifetimeMs: 1_000 });
    await db.updateTable('staff').set({ is_active: 0 }).execute();
    expect((await findSession(db, id))?.staff).toBeUndefined();
  });
});

describe('a session of staff', () => {
  const MINUTE = 60_000;

  /** Asks once after each pause, as a page does; whether the last one was still answered. */
  async function isAliveAfter(id: string, ...pauses: number[]): Promise<boolean> {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    try {
      for (const pause of pauses) {
        vi.setSystemTime(Date.now() + pause);
        const session = await findSession(db, id);
        if (session === undefined) return false;
        await touchSession(db, session);
      }
      return true;
    } finally {
      vi.useRealTimers();
    }
  }

  const staffSession = () => openSession(db, { staffId: 1, lifetimeMs: STAFF_SESSION_MS });

  it('ends when nothing was asked for half an hour', async () => {
    expect(await isAliveAfter(await staffSession(), 29 * MINUTE)).toBe(true);
    expect(await isAliveAfter(await staffSession(), 31 * MINUTE)).toBe(false);
  });

  it('goes on as long as somebody works, and ends after twelve hours all the same', async () => {
    const half = Array.from({ length: 25 }, () => 28 * MINUTE);
    expect(await isAliveAfter(await staffSession(), ...half)).toBe(true);
    expect(await isAliveAfter(await staffSession(), ...half, 28 * MINUTE)).toBe(false);
  });

  it('is written down once a minute at most', async () => {
    const id = await staffSession();
    const seen = () => db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow();
    const opened = await seen();
    await isAliveAfter(id, 20_000, 20_000);
    expect(await seen()).toEqual(opened);
    await isAliveAfter(id, 2 * MINUTE);
    expect((await seen()).last_seen_at > opened.last_seen_at).toBe(true);
  });

  it('of a buyer ends after the idle days of the settings, and its cart stays the user’s', async () => {
    const customerId = await addAccount(db, { email: 'ada@locke.example' });
    const userId = await firstUserOf(db, customerId);
    const DAY = 24 * 60 * MINUTE;
    const open = () => inTransaction(db, (trx) => signBuyerIn(trx, undefined, { id: userId, customerId }));
    const cartId = (await findSession(db, await open()))?.cartId;
    expect(await isAliveAfter(await open(), 29 * DAY, 29 * DAY)).toBe(true);
    expect(await isAliveAfter(await open(), 31 * DAY)).toBe(false);
    const settings = { ...DEFAULT_SETTINGS, buyerIdleDays: 3 };
    const actor = { name: 'staff:admin', staffId: 1, requestId: 'r' };
    await changeSettings(db, { expectedVersion: 0, settings }, actor);
    expect(await isAliveAfter(await open(), 2 * DAY)).toBe(true);
    expect(await isAliveAfter(await open(), 4 * DAY)).toBe(false);
    expect((await findSession(db, await open()))?.cartId).toBe(cartId);
  });

  it('of a buyer ends after a year all the same', async () => {
    const customerId = await addAccount(db, { email: 'ada@locke.example' });
    const user = { id: await firstUserOf(db, customerId), customerId };
    const id = await inTransaction(db, (trx) => signBuyerIn(trx, undefined, user));
    const weeks = Array.from({ length: 52 }, () => 7 * 24 * 60 * MINUTE);
    expect(await isAliveAfter(id, ...weeks)).toBe(true);
    expect(await isAliveAfter(id, ...weeks, 7 * 24 * 60 * MINUTE)).toBe(false);
  });

  it('of a buyer is written down every five minutes at most', async () => {
    const customerId = await addAccount(db, { email: 'ada@locke.example' });
    const id = await openSession(db, { customerId, lifetimeMs: VISITOR_SESSION_MS });
    const seen = () => db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow();
    const opened = await seen();
    await isAliveAfter(id, 4 * MINUTE);
    expect(await seen()).toEqual(opened);
    await isAliveAfter(id, 6 * MINUTE);
    expect((await seen()).last_seen_at > opened.last_seen_at).toBe(true);
  });

  it('goes on while the database takes no writes', async () => {
    const session = await findSession(db, await staffSession());
    if (session === undefined) throw new Error('The session is not there.');
    const long = { ...session, lastSeenAt: new Date(0).toISOString() };
    const failing = (code: string) =>
      db.withPlugin({
        transformQuery: () => {
          throw Object.assign(new Error(code), { code });
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
    await touchSession(failing('SQLITE_FULL'), long);
    await expect(touchSession(failing('SQLITE_ERROR'), long)).rejects.toThrow('SQLITE_ERROR');
  });

  it('a visitor’s is not: a cart waits for weeks', async () => {
    const id = await openSession(db, { lifetimeMs: VISITOR_SESSION_MS });
    expect(await isAliveAfter(id, 20 * 24 * 60 * MINUTE)).toBe(true);
  });
});

describe('signing in', () => {
  it('makes a new id, keeps the cart and ends the old one', async () => {
    const cartId = await openCart(db);
    const visitor = await openSession(db, { cartId, lifetimeMs: 1_000 });
    const session = await findSession(db, visitor);
    const staff = await inTransaction(db, (trx) => signStaffIn(trx, session, 1));
    expect(staff).not.toBe(visitor);
    expect(await findSession(db, visitor)).toBeUndefined();
    expect(await findSession(db, staff)).toMatchObject({ cartId, staff: { id: 1 } });
  });

  it('sweeps out sessions that have expired', async () => {
    await openSession(db, { lifetimeMs: -1 });
    await inTransaction(db, (trx) => signStaffIn(trx, undefined, 1));
    expect(await db.selectFrom('sessions').select('id_hash').execute()).toHaveLength(1);
  });
});
