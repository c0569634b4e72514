import type { Kysely } from 'kysely';

import { ownedBy, required, textOrEmpty } from './columns';

/** What an approved trade account may do, and the links by which buyers sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const customers = () => db.schema.alterTable('customers');
  await customers().addColumn('net_terms_days', 'integer').execute();
  await customers()
    .addColumn('credit_limit_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await customers().addColumn('tax_exempt_certificate', 'text', textOrEmpty).execute();
  await customers().addColumn('tax_exempt_until', 'text').execute();

  await db.schema
    .createTable('sign_in_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'integer', ownedBy('customers.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createIndex('sign_in_links_by_customer')
    .on('sign_in_links')
    .columns(['customer_id', 'created_at'])
    .execute();
  await db.schema.alterTable('orders').addColumn('due_at', 'text').execute();
  await db.schema.createIndex('orders_by_customer').on('orders').columns(['customer_id', 'id']).execute();
  await db.schema.createIndex('carts_by_customer').on('carts').column('customer_id').execute();
}
