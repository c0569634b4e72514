import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { addAccount, firstUserOf } from '../../../tests/support/accounts';
import { openTestStore } from '../../../tests/support/test-store';
import { openCart } from '../cart/cart.server';
import { attachCart, endSession, findSession, openSession, signStaffIn } from './sessions.server';

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
