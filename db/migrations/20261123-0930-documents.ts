import { sql, type Kysely } from 'kysely';

import { flag, identity, ownedBy, required, textOrEmpty } from './columns';

/** Goods that need a licence, the licences and certificates that accounts upload, and favorite lists of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('is_restricted', 'integer', flag(0)).execute();

  await db.schema
    .createTable('account_documents')
    .addColumn('id', 'integer', identity)
    .addColumn('customer_id', 'integer', ownedBy('customers.id'))
    .addColumn('kind', 'text', required)
    .addColumn('number', 'text', required)
    .addColumn('issued_by', 'text', required)
    .addColumn('expires_on', 'text')
    .addColumn('file_name', 'text', required)
    .addColumn('media_type', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('sha256', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('decline_reason', 'text', textOrEmpty)
    .addColumn('reviewed_by', 'integer', (column) => column.references('staff.id'))
    .addColumn('reviewed_at', 'text')
    .addColumn('uploaded_at', 'text', required)
    // Last, so that whatever reads the other columns does not pass over the file.
    .addColumn('bytes', 'blob', required)
    .addCheckConstraint('account_documents_kind', sql`kind in ('licence', 'tax-certificate')`)
    .addCheckConstraint('account_documents_state', sql`state in ('waiting', 'accepted', 'declined')`)
    .execute();
  await db.schema
    .createIndex('account_documents_by_customer')
    .on('account_documents')
    .columns(['customer_id', 'kind', 'state', 'expires_on'])
    .execute();
  await db.schema
    .createIndex('account_documents_by_state')
    .on('account_documents')
    .columns(['state', 'id'])
    .execute();

  // Whom the favorite lists of an account belong to, as sessions.favorites_owner says it of a visitor.
  await db.schema.alterTable('customers').addColumn('favorites_owner', 'text').execute();
}
