import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { schemaAndCounts } from '../tests/support/database-contents';
import { placeCharged } from '../tests/support/orders';
import { blankDatabase, copyOfSeeded, isSqlite, openTestStore } from '../tests/support/test-store';
import {
  hashMigration,
  readFrozenMigrations,
  readReleases,
  restoreSchema,
} from '../tests/support/released-schemas';
import { openDatabase } from './client';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations';

describe('migrations', () => {
  it('run once', async () => {
    const { db } = await openTestStore();
    expect(await migrateToLatest(db)).toEqual([]);
  });

  // PostgreSQL checks references with every statement.
  it.runIf(isSqlite)('leave no broken reference in the demo', async () => {
    const { db } = await openTestStore({ seeded: true });
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  });
});

describe('released migrations', () => {
  const frozen = readFrozenMigrations();

  it('are frozen: a change needs a migration of its own', () => {
    expect(Object.keys(frozen).length).toBeGreaterThan(0);
    const hashes = Object.fromEntries(Object.keys(frozen).map((name) => [name, hashMigration(name)]));
    expect(hashes).toEqual(frozen);
  });

  it('come before all others', () => {
    const names = Object.keys(migrations);
    expect(names).toEqual([...names].sort());
    expect(names.slice(0, Object.keys(frozen).length)).toEqual(Object.keys(frozen));
  });

  it.runIf(isSqlite).each(readReleases())(
    'bring a store of release $release up to date',
    async ({ file }) => {
      const url = await blankDatabase();
      restoreSchema(file, url);
      const upgraded = openDatabase(url);
      await migrateToLatest(upgraded);
      const { db: fresh } = await openTestStore();
      expect((await schemaAndCounts(upgraded)).schema).toEqual((await schemaAndCounts(fresh)).schema);
      await upgraded.destroy();
    },
  );

  it('bring the schema of the frozen ones up to date', async () => {
    const db = openDatabase(await blankDatabase());
    await migrateToLatest(
      db,
      Object.fromEntries(Object.entries(migrations).filter(([name]) => name in frozen)),
    );
    await migrateToLatest(db);
    const { db: fresh } = await openTestStore();
    expect((await schemaAndCounts(db)).schema).toEqual((await schemaAndCounts(fresh)).schema);
    await db.destroy();
  });
});

describe('the database', () => {
  it.runIf(isSqlite)('is opened so that what was paid for survives a power cut', async () => {
    const db = openDatabase(await copyOfSeeded());
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
    await expect(db.insertInto('orders').values(twin).execute()).rejects.toThrow(/unique.+checkout_token/i);
    const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
    const second = db
      .insertInto('payment_attempts')
      .values({ ...attempt, id: 999 })
      .execute();
    await expect(second).rejects.toThrow(/unique.+idempotency_key/i);
  });

  it('that the store does not speak is refused, without its password', () => {
    expect(() => openDatabase('mysql://secret@host/db')).toThrow(
      /^DATABASE_URL must start with file: or postgres: \(got mysql:\)$/,
    );
  });
});
