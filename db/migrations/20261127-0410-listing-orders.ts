import { sql, type Kysely } from 'kysely';

/**
 * The orders of a listing and what is like a product, each read from its index alone. PostgreSQL does not carry the id in
 * an index that does not name it: a page far behind would read the row of everything before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const orders = {
    products_by_category: 'category_id, is_active, name, id',
    products_by_name: 'is_active, name, id',
    products_by_price: 'is_active, effective_price_cents, id',
    // With what a buyer narrows a category by, so that the rows of what is left out are not read.
    products_best_of_category: 'category_id, is_active, is_featured desc, id, brand, type, stock_quantity',
  };
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema.dropIndex(name).execute();
    await createIndex(db, name, columns);
  }
  await createIndex(db, 'products_of_kind', 'category_id, type, is_active, id');
}

async function createIndex(db: Kysely<unknown>, name: string, columns: string): Promise<void> {
  await sql`create index ${sql.ref(name)} on products (${sql.raw(columns)})`.execute(db);
}
