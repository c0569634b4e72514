import { sql, type Kysely } from 'kysely';

import { ownedBy, required, textOrEmpty, timestamps } from './columns';

type AnySchema = Kysely<unknown>;

export async function up(db: AnySchema): Promise<void> {
  await timestamps(
    db.schema
      .createTable('favorite_lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', required)
      .addColumn('customer_id', 'integer', (column) => column.references('customers.id'))
      .addColumn('name', 'text', required),
  ).execute();
  await db.schema
    .createIndex('favorite_lists_by_owner')
    .on('favorite_lists')
    .columns(['owner_id', 'created_at'])
    .execute();

  await db.schema
    .createTable('favorite_items')
    .addColumn('list_id', 'text', ownedBy('favorite_lists.id'))
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('added_at', 'text', required)
    .addPrimaryKeyConstraint('favorite_items_key', ['list_id', 'product_id'])
    .addCheckConstraint('favorite_items_quantity_positive', sql`quantity > 0`)
    .execute();
  await db.schema
    .createIndex('favorite_items_by_product')
    .on('favorite_items')
    .columns(['product_id', 'list_id'])
    .execute();

  // Who a visitor's lists belong to; a session without lists has none.
  await db.schema.alterTable('sessions').addColumn('favorites_owner', 'text').execute();
  // The last list of parts that was put into the cart, so that a form sent twice adds once.
  await db.schema.alterTable('carts').addColumn('last_batch', 'text', textOrEmpty).execute();
}
