import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { placeCharged } from '../tests/support/orders';
import { copyOfSeeded, openTestStore } from '../tests/support/test-store';
import { openDatabase } from './client';
import { migrateToLatest } from './migrate';

describe('migrations', () => {
  it('run once', async () => {
    const { db } = await openTestStore();
    expect(await migrateToLatest(db)).toEqual([]);
  });

  it('leave no broken reference in the demo', async () => {
    const { db } = await openTestStore({ seeded: true });
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  });
});

describe('the database', () => {
  it('is opened so that what was paid for survives a power cut', async () => {
    const db = openDatabase(`file:${await copyOfSeeded()}`);
    const pragma = async (name: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db)).rows[0] ?? {},
      )[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    await db.destroy();
  });

  it('itself refuses stock below zero', async () => {
    const { db } = await openTestStore({ seeded: true });
    const steal = db.updateTable('products').set({ stock_quantity: -1 }).where('id', '=', 1).execute();
    await expect(steal).rejects.toThrow(/products_stock_not_negative/);
  });

  it('itself refuses a second order of one checkout token and a second attempt of one key', async () => {
    const { db, cartWith } = await openTestStore({ seeded: true });
    await placeCharged(db, (await cartWith({ productId: 1, quantity: 1 })).cartId);
    const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const twin = { ...order, id: 999, number: 'other', access_key: 'other' };
    await expect(db.insertInto('orders').values(twin).execute()).rejects.toThrow(/UNIQUE.+checkout_token/);
    const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
    const second = db
      .insertInto('payment_attempts')
      .values({ ...attempt, id: 999 })
      .execute();
    await expect(second).rejects.toThrow(/UNIQUE.+idempotency_key/);
  });

  it('that is not SQLite is refused', () => {
    expect(() => openDatabase('postgres://secret@host/db')).toThrow(
      /^DATABASE_URL must start with file: \(got postgres:\)$/,
    );
  });
});
