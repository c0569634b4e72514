import { sql } from 'kysely';

import type { AnyDatabase } from '../../dialect';
import {
  createIndexes,
  createUniqueIndexes,
  identity,
  numberOr,
  ownedBy,
  references,
  required,
  requiredUnique,
  textOrEmpty,
} from './columns';

/** Creates the tables of outgoing webhooks: endpoints, deliveries, and delivery attempts. */
export async function createWebhooks(db: AnyDatabase): Promise<void> {
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
    .addColumn('failures', 'integer', numberOr(0))
    .addColumn('rest_until', 'text')
    .addColumn('worker', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('last_attempt_at', 'text')
    .addColumn('last_outcome', 'text')
    .addColumn('last_note', 'text', textOrEmpty)
    .addColumn('switched_off_at', 'text')
    .addColumn('version', 'integer', numberOr(0))
    .addColumn('created_by', 'integer', references('staff.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addCheckConstraint('webhook_endpoints_state', sql`state in ('active', 'paused', 'off')`)
    .execute();

  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'integer', identity)
    .addColumn('endpoint_id', 'integer', ownedBy('webhook_endpoints.id'))
    .addColumn('message_id', 'text', requiredUnique)
    .addColumn('type', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('change', 'text')
    .addColumn('body', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('waits_for', 'text')
    .addColumn('tries', 'integer', numberOr(0))
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

  await createIndexes(db, {
    // An endpoint's next delivery.
    webhook_deliveries_due: "webhook_deliveries (endpoint_id, due_at, id) where state = 'due'",
    // Whether an earlier event of the same order is still to be delivered.
    webhook_deliveries_due_by_subject: "webhook_deliveries (endpoint_id, subject, id) where state = 'due'",
    // An endpoint's deliveries filtered by state, newest first.
    webhook_deliveries_by_state: 'webhook_deliveries (endpoint_id, state, id)',
    // An endpoint's deliveries, newest first.
    webhook_deliveries_by_endpoint: 'webhook_deliveries (endpoint_id, id)',
    // Deletes old deliveries.
    webhook_deliveries_by_age: 'webhook_deliveries (created_at)',
    // A ping is delivered even if the endpoint is paused, past everything that waits.
    webhook_deliveries_pings: "webhook_deliveries (endpoint_id) where state = 'due' and type = 'ping'",
    // A delivery's attempts.
    webhook_attempts_by_delivery: 'webhook_attempts (delivery_id, id)',
  });
  await createUniqueIndexes(db, {
    // Events about the same product are merged until the first attempt to deliver them.
    webhook_deliveries_waiting: 'webhook_deliveries (endpoint_id, waits_for) where waits_for is not null',
  });
}
