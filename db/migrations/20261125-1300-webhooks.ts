import { sql, type Kysely } from 'kysely';

import { identity, ownedBy, references, required, textOrEmpty } from './columns';

/** Outgoing webhooks: who is told, what they are told, and every try to tell it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const count = (column: Parameters<typeof required>[0]) => column.notNull().defaultTo(0);
  await db.schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'integer', identity)
    .addColumn('url', 'text', required)
    .addColumn('description', 'text', textOrEmpty)
    .addColumn('events', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('sealed_secret', 'text', textOrEmpty)
    .addColumn('sealed_previous_secret', 'text')
    .addColumn('previous_secret_until', 'text')
    .addColumn('failures', 'integer', count)
    .addColumn('rest_until', 'text')
    .addColumn('worker', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('last_attempt_at', 'text')
    .addColumn('last_outcome', 'text')
    .addColumn('last_note', 'text', textOrEmpty)
    .addColumn('switched_off_at', 'text')
    .addColumn('version', 'integer', count)
    .addColumn('created_by', 'integer', references('staff.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addCheckConstraint('webhook_endpoints_state', sql`state in ('active', 'paused', 'off')`)
    .execute();

  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'integer', identity)
    .addColumn('endpoint_id', 'integer', ownedBy('webhook_endpoints.id'))
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('change', 'text')
    .addColumn('body', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('waits_for', 'text')
    .addColumn('tries', 'integer', count)
    .addColumn('due_at', 'text', required)
    .addColumn('claimed_until', 'text')
    .addColumn('last_note', 'text', textOrEmpty)
    .addColumn('created_at', 'text', required)
    .addColumn('ended_at', 'text')
    .addCheckConstraint('webhook_deliveries_state', sql`state in ('due', 'delivered', 'failed')`)
    .execute();
  await db.schema
    .createTable('webhook_attempts')
    .addColumn('id', 'integer', identity)
    .addColumn('delivery_id', 'integer', ownedBy('webhook_deliveries.id'))
    .addColumn('status', 'integer')
    .addColumn('error', 'text', textOrEmpty)
    .addColumn('duration_ms', 'integer', required)
    .addColumn('attempted_at', 'text', required)
    .execute();

  for (const [name, columns] of [
    // What an endpoint is told next, and its deliveries of a state, the newest first.
    ['webhook_deliveries_due', "webhook_deliveries (endpoint_id, due_at, id) where state = 'due'"],
    ['webhook_deliveries_by_state', 'webhook_deliveries (endpoint_id, state, id)'],
    ['webhook_deliveries_by_endpoint', 'webhook_deliveries (endpoint_id, id)'],
    ['webhook_deliveries_by_age', 'webhook_deliveries (created_at)'],
    // A ping is sent to an endpoint that is paused too, however much waits there.
    ['webhook_deliveries_pings', "webhook_deliveries (endpoint_id) where state = 'due' and type = 'ping'"],
    ['webhook_attempts_by_delivery', 'webhook_attempts (delivery_id, id)'],
  ] as const) {
    await sql`create index ${sql.id(name)} on ${sql.raw(columns)}`.execute(db);
  }
  // One event of a product that nobody has tried to deliver is enough for each endpoint.
  await sql`create unique index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, waits_for) where waits_for is not null`.execute(
    db,
  );
}
