import type { AnyDatabase } from '../../dialect';
import {
  createIndexes,
  identity,
  mayReference,
  numberOr,
  references,
  required,
  requiredUnique,
  textOrEmpty,
} from './columns';

/** Creates the tables of payment attempts, provider webhooks, refunds, and idempotency keys. */
export async function createPayments(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('payment_attempts')
    .addColumn('id', 'integer', identity)
    // Null for a payment through the API that belongs to no order.
    .addColumn('order_id', 'integer', mayReference('orders.id'))
    .addColumn('provider', 'text', required)
    .addColumn('method', 'text', required)
    .addColumn('idempotency_key', 'text', requiredUnique)
    .addColumn('state', 'text', required)
    .addColumn('amount_cents', 'integer', required)
    .addColumn('currency', 'text', required)
    .addColumn('provider_reference', 'text')
    .addColumn('detail', 'text', textOrEmpty)
    .addColumn('sent_at', 'text', required)
    .addColumn('settled_at', 'text')
    .addColumn('hosted_reference', 'text')
    .addColumn('hosted_url', 'text')
    .addColumn('return_origin', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('next_look_at', 'text')
    .addColumn('captured_cents', 'integer')
    .addColumn('looks', 'integer', numberOr(0))
    .addColumn('payer_name', 'text', textOrEmpty)
    .addColumn('payer_email', 'text', textOrEmpty)
    .addColumn('payer_phone', 'text', textOrEmpty)
    .addColumn('payer_company', 'text', textOrEmpty)
    .execute();
  await createIndexes(db, {
    // Unsettled attempts to reconcile, oldest first.
    payment_attempts_by_state: 'payment_attempts (state, sent_at)',
    // An order's attempts.
    payment_attempts_by_order: 'payment_attempts (order_id)',
    // The payment that a provider's refund or dispute belongs to.
    payment_attempts_by_capture: 'payment_attempts (provider_reference)',
    // Captured payments to look up again.
    payment_attempts_by_next_look: 'payment_attempts (state, next_look_at)',
  });

  // Webhooks received from payment providers; the key makes each event count once.
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
    .addColumn('refund_key', 'text', requiredUnique)
    .addColumn('state', 'text', required)
    .addColumn('reason', 'text', textOrEmpty)
    .addColumn('actor', 'text', required)
    .addColumn('provider_reference', 'text')
    .addColumn('detail', 'text', textOrEmpty)
    .addColumn('tries', 'integer', numberOr(0))
    .addColumn('due_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('settled_at', 'text')
    .execute();
  await createIndexes(db, {
    // Refunds to send or retry now.
    refunds_by_state: 'refunds (state, due_at)',
    // An order's refunds.
    refunds_by_order: 'refunds (order_id)',
  });

  await db.schema
    .createTable('payment_disputes')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('provider', 'text', required)
    .addColumn('provider_reference', 'text', required)
    .addColumn('amount_cents', 'integer', required)
    .addColumn('reason', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addUniqueConstraint('payment_disputes_once', ['provider', 'provider_reference'])
    .execute();
  await createIndexes(db, {
    // An order's disputes.
    payment_disputes_by_order: 'payment_disputes (order_id)',
    // Open disputes to answer.
    payment_disputes_by_state: 'payment_disputes (state)',
  });

  await db.schema
    .createTable('provider_failures')
    .addColumn('provider', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('order_number', 'text', textOrEmpty)
    .addColumn('count', 'integer', numberOr(1))
    .addColumn('last_at', 'text', required)
    .addColumn('recovered_at', 'text')
    .addPrimaryKeyConstraint('provider_failures_key', ['provider', 'kind'])
    .execute();

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
  await createIndexes(db, {
    // Deletes old keys.
    idempotency_keys_by_age: 'idempotency_keys (started_at)',
  });
}
