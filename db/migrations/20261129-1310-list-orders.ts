import { sql, type Kysely } from 'kysely';

import { isPostgres } from '../dialect';

/**
 * Prices of a category in order; and the orders of the store, and the products by their ids, with what a listing is narrowed
 * and counted by, and of the inventory by value with its states: of what is passed over no row is read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const orders = {
    products_price_of_category: 'category_id, is_active, effective_price_cents, id, brand, type',
    products_best: 'is_active, is_featured desc, id, category_id, brand, type',
    products_by_price: 'is_active, effective_price_cents, id, category_id, brand, type',
    products_by_name: 'is_active, name, id, category_id, brand, type',
    products_by_number: 'is_active, product_number, id, category_id, brand, type',
    products_staff_newest:
      'id, is_active, category_id, stock_quantity, low_stock_threshold, is_featured, is_on_sale, brand, type',
    products_by_value: '(price_cents * stock_quantity), id, category_id, stock_quantity, low_stock_threshold',
  };
  for (const [name, columns] of Object.entries(orders)) {
    await sql`drop index if exists ${sql.ref(name)}`.execute(db);
    await sql`create index ${sql.ref(name)} on products (${sql.raw(columns)})`.execute(db);
  }
  // What comes near a search is found by the trigrams.
  if (isPostgres(db)) await sql`drop index products_text_words`.execute(db);
}
