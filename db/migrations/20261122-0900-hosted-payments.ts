import { type Kysely } from 'kysely';

import { identity, references, required, textOrEmpty } from './columns';

/** Payments on a provider's own page, what providers tell by themselves, and money that goes back in parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['hosted_reference', 'hosted_url', 'return_origin', 'expires_at', 'next_look_at'])
    await db.schema.alterTable('payment_attempts').addColumn(column, 'text').execute();
  await db.schema.alterTable('payment_attempts').addColumn('captured_cents', 'integer').execute();
  await db.schema
    .alterTable('payment_attempts')
    .addColumn('looks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('webhook_events')
    .addColumn('provider', 'text', required)
    .addColumn('event_id', 'text', required)
    .addColumn('attempt_key', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('received_at', 'text', required)
    .addPrimaryKeyConstraint('webhook_events_once', ['provider', 'event_id'])
    .execute();

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
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('settled_at', 'text')
    .execute();
  await db.schema.createIndex('refunds_by_state').on('refunds').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('refunds_by_order').on('refunds').column('order_id').execute();
}
