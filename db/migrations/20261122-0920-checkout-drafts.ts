import type { Kysely } from 'kysely';

import { required } from './columns';

/** What buyers have typed at a checkout and not ordered yet: one draft a cart, gone with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkout_drafts')
    .addColumn('cart_id', 'text', (column) => column.primaryKey().references('carts.id').onDelete('cascade'))
    .addColumn('data', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('checkout_drafts_by_expiry')
    .on('checkout_drafts')
    .column('expires_at')
    .execute();
}
