import { sql, type Kysely } from 'kysely';

import { openDatabase } from '../../db/client';
import { migrateToLatest } from '../../db/migrate';
import { migrations } from '../../db/migrations';

/** A migration that a later release might bring: it changes a large table and all of its rows. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column shelf_label text`.execute(db);
  // Every trigger has work to do with names and quantities.
  await sql`update products set name = name || ' (new)', stock_quantity = stock_quantity + 1,
    shelf_label = name || ' ' || sku`.execute(db);
  await sql`create index products_by_shelf_label on products (shelf_label, id)`.execute(db);
}

const db = openDatabase(process.env['DATABASE_URL'] ?? '');
await migrateToLatest(db, { ...migrations, '99991231-shelf-labels': { up } });
await db.destroy();
