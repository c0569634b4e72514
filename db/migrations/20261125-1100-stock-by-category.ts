import type { Kysely } from 'kysely';

/** The stock category by category, read from the index alone and in its order: the dashboard and the reports ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('products_stock_by_category')
    .on('products')
    .columns(['category_id', 'stock_quantity', 'low_stock_threshold', 'price_cents'])
    .execute();
}
