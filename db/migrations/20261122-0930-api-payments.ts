import type { Kysely } from 'kysely';

import { required, textOrEmpty } from './columns';

/** Payments that come by the API without an order, and the answers that are given again to the same key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['payer_name', 'payer_email', 'payer_phone', 'payer_company']) {
    await db.schema.alterTable('payment_attempts').addColumn(column, 'text', textOrEmpty).execute();
  }
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('scope', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('body_hash', 'text', required)
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('started_at', 'text', required)
    .addPrimaryKeyConstraint('idempotency_keys_key', ['scope', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_by_age')
    .on('idempotency_keys')
    .column('started_at')
    .execute();
}
