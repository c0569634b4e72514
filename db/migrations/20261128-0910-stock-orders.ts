import { sql, type Kysely } from 'kysely';

/**
 * What is low or out, the emptiest first, however few of many products that are; and the products by the money that lies
 * in them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // With the threshold, so that SQLite finds in the index all that it asks.
  await sql`create index products_in_alert on products (stock_quantity, id, low_stock_threshold)
    where (stock_quantity <= 0 or stock_quantity <= low_stock_threshold)`.execute(db);
  await sql`create index products_by_value on products ((price_cents * stock_quantity), id)`.execute(db);
}
