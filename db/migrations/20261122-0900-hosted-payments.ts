import type { Kysely } from 'kysely';

import { identity, references, required, textOrEmpty } from './columns';

/** Money that goes back to a buyer through the provider that took it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('attempt_id', 'integer', references('payment_attempts.id'))
    .addColumn('amount_cents', 'integer', required)
    .addColumn('refund_key', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', required)
    .addColumn('reason', 'text', textOrEmpty)
    .addColumn('actor', 'text', required)
    .addColumn('provider_reference', 'text')
    .addColumn('detail', 'text', textOrEmpty)
    .addColumn('created_at', 'text', required)
    .addColumn('settled_at', 'text')
    .execute();
}
