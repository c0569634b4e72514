import { Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { proveStock } from '../app/domain/goods/inventory/stock-proof.queries.server';
import { placeCharged } from '../tests/support/orders';
import { blankDatabase, copyOfSeeded, isSqlite, openTestStore } from '../tests/support/test-store';
import { openDatabase } from './client';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations';
import type { Db } from './schema';

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

/** A store as the release before this migration left it, with nothing in it. */
async function storeBefore(name: string): Promise<Db> {
  const db = openDatabase(await blankDatabase());
  const before = Object.fromEntries(Object.entries(migrations).filter(([key]) => key < name));
  const provider = { getMigrations: () => Promise.resolve(before) };
  expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
  return db;
}

it('orders from before amounts were kept know what came in', async () => {
  const db = await storeBefore('20261122-0910-order-handling');
  for (const [id, state] of ['paid', 'review', 'awaiting_transfer'].entries()) {
    await sql`insert into orders (id, number, access_key, checkout_token, policy, state, payment_method, currency,
      subtotal_cents, shipping_cents, tax_cents, total_cents, first_name, last_name, email, phone, address, city,
      state_code, zip_code, placed_at, updated_at) values (${id + 1}, ${state}, ${state}, ${state}, 'express', ${state},
      'stripe', 'USD', 100, 0, 8, 108, '', '', '', '', '', '', '', '', '', '')`.execute(db);
  }
  await sql`insert into order_events (order_id, to_state, actor, detail, created_at)
    values (2, 'review', 'test', 'The provider took 90 cents instead of 108', '')`.execute(db);
  await migrateToLatest(db);
  const orders = await db.selectFrom('orders').select('received_cents').orderBy('id').execute();
  expect(orders.map((order) => order.received_cents)).toEqual([108, 90, 0]);
  await db.destroy();
});

it('requests for quotes from before there was an inbox are in it', async () => {
  const db = await storeBefore('20261123-0910-quotes-and-inbox');
  await sql`insert into quotes (number, access_key, first_name, last_name, email, message, status, created_at, updated_at)
    values ('KQ-1', 'key', 'Ada', 'Locke', 'ada@locke.example', 'Forty', 'requested', 'then', 'then')`.execute(
    db,
  );
  await migrateToLatest(db);
  expect(await db.selectFrom('messages').selectAll().execute()).toMatchObject([
    { kind: 'quote', quote_id: 1, subject: 'Request for a quote KQ-1', status: 'open', is_unread: 1 },
  ]);
  expect(await db.selectFrom('quotes').selectAll().execute()).toMatchObject([
    { revision: 0, needs_answer: 0 },
  ]);
  await db.destroy();
});

it('an account from before it had users has its first one, and what was the account’s is theirs', async () => {
  const db = await storeBefore('20261123-0920-company-users');
  for (const id of [1, 2]) {
    await sql`insert into customers (id, email, first_name, last_name, phone, company_name, business_type, job_title,
      years_in_business, address, city, state_code, zip_code, agreed_to_terms_at, agreed_to_privacy_at, status, created_at,
      updated_at) values (${id}, ${`c${id}@x.example`}, 'Ada', 'Locke', '', '', '', '', '', '', '', '', '', '', '',
      'approved', '', '')`.execute(db);
  }
  await sql`insert into carts (id, customer_id, created_at, updated_at) values ('own', 2, '', ''), ('guest', null, '', '')`.execute(
    db,
  );
  await sql`insert into sessions (id_hash, customer_id, created_at, last_seen_at, expires_at)
    values ('s', 2, '', '', '')`.execute(db);
  await migrateToLatest(db);
  const users = await db.selectFrom('company_users').selectAll().orderBy('id').execute();
  expect(users).toMatchObject(
    [1, 2].map((id) => ({
      customer_id: id,
      email: `c${id}@x.example`,
      may_manage: 1,
      may_approve: 1,
      spending_limit_cents: null,
    })),
  );
  const carts = await db.selectFrom('carts').select(['id', 'user_id']).orderBy('id').execute();
  expect(carts).toEqual([
    { id: 'guest', user_id: null },
    { id: 'own', user_id: users[1]?.id },
  ]);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: users[1]?.id }]);
  await db.destroy();
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

it('stock from before it lay at locations lies at the first one', async () => {
  const db = await storeBefore('20261124-0930-stock-by-location');
  await sql`insert into categories (id, name, slug, sort_order, created_at, updated_at)
    values (1, 'C', 'c', 1, '', '')`.execute(db);
  await sql`insert into products (id, category_id, sku, sku_key, slug, name, price_cents, effective_price_cents,
    stock_quantity, created_at, updated_at) values (1, 1, 'A', 'a', 'a', 'A', 1, 1, 5, '', '')`.execute(db);
  await sql`insert into stock_movements (product_id, delta, quantity_after, kind, actor, cause, created_at)
    values (1, 8, 8, 'initial', 'seed', 'product:1', ''), (1, -3, 5, 'sale', 'buyer', 'order:1', '')`.execute(
    db,
  );
  for (const [id, order] of [
    [7, 2],
    [9, 1],
  ]) {
    await sql`insert into locations (id, name, type, region, address, city, province, postal_code, phone, fax, email,
      hours_weekdays, hours_saturday, hours_sunday, services, specialties, latitude, longitude, sort_order)
      values (${id}, '', '', '', '', '', '', '', '', '', '', '', '', '', '[]', '[]', 0, 0, ${order})`.execute(
      db,
    );
  }
  await migrateToLatest(db);
  expect(await db.selectFrom('stock_levels').selectAll().execute()).toEqual([
    { product_id: 1, location_id: 9, quantity: 5 },
  ]);
  const movements = await db
    .selectFrom('stock_movements')
    .select(['location_id', 'location_quantity_after', 'part'])
    .execute();
  expect(movements).toEqual([
    { location_id: 9, location_quantity_after: 8, part: 0 },
    { location_id: 9, location_quantity_after: 5, part: 0 },
  ]);
  expect((await proveStock(db)).differing).toBe(0);
  await db.destroy();
});

it('figures of open counts from before a correction was told apart take the movements of their moment', async () => {
  const name = '20261129-1200-counted-after-a-movement';
  const before = Object.fromEntries(Object.entries(migrations).filter(([key]) => key < name));
  const db = openDatabase('file::memory:');
  const provider = { getMigrations: () => Promise.resolve(before) };
  expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
  await sql`insert into categories (id, name, slug, sort_order, created_at, updated_at)
    values (1, 'C', 'c', 1, '', '')`.execute(db);
  await sql`insert into locations (id, name, type, region, address, city, province, postal_code, phone, fax, email,
    hours_weekdays, hours_saturday, hours_sunday, services, specialties, latitude, longitude, sort_order)
    values (7, '', '', '', '', '', '', '', '', '', '', '', '', '', '[]', '[]', 0, 0, 1)`.execute(db);
  await sql`insert into stock_counts (id, location_id, state, created_by, created_at, updated_at, version)
    values (1, 7, 'counting', 'c', '', '', 1)`.execute(db);
  for (const id of [1, 2, 3]) {
    await sql`insert into products (id, category_id, sku, sku_key, slug, name, price_cents, effective_price_cents,
      stock_quantity, created_at, updated_at)
      values (${id}, 1, ${`A${id}`}, ${`a${id}`}, ${`a${id}`}, 'A', 1, 1, 5, '', '')`.execute(db);
  }
  await sql`insert into stock_movements (id, product_id, delta, quantity_after, kind, actor, created_at)
    values (11, 1, 8, 8, 'initial', 's', '2026-01-01'), (12, 1, -3, 5, 'sale', 'b', '2026-01-03'),
      (13, 2, 5, 5, 'initial', 's', '2026-01-03')`.execute(db);
  await sql`insert into stock_count_lines
    (count_id, product_id, position, quantity_at_start, counted, quantity_when_counted, counted_at)
    values (1, 1, 1, 8, 7, 8, '2026-01-02'), (1, 2, 2, 0, 0, 0, '2026-01-02'), (1, 3, 3, 5, null, null, null)`.execute(
    db,
  );
  await migrateToLatest(db);
  const lines = await db
    .selectFrom('stock_count_lines')
    .select(['product_id', 'movement_when_counted'])
    .orderBy('product_id')
    .execute();
  expect(lines).toEqual([
    { product_id: 1, movement_when_counted: 11 },
    { product_id: 2, movement_when_counted: 0 },
    { product_id: 3, movement_when_counted: null },
  ]);
  await db.destroy();
});
