import { sql, type Kysely } from 'kysely';

/**
 * The orders of the product list of the back office, each in an index of its own that holds nothing else: a page far
 * behind is found by counting narrow entries, without sorting all that stands before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_in_order on products (id)`.execute(db);
  await sql`create index products_in_category on products (category_id, id)`.execute(db);
  await sql`create index products_in_price_order on products (effective_price_cents, id)`.execute(db);
}
