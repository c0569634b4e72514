import type { Kysely } from 'kysely';

import { countChangesOf } from './triggers';

/**
 * Categories stand below each other, and an address that a category had once leads to where it is now; to all products
 * where nothing came in its place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('category_redirects')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('category_id', 'integer', (column) => column.references('categories.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('category_redirects_category')
    .on('category_redirects')
    .column('category_id')
    .execute();
  await db.schema.createIndex('categories_parent').on('categories').column('parent_id').execute();
  // A visitor's page that is kept shows links by them.
  await countChangesOf(db, 'category_redirects');
}
