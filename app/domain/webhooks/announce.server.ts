import { sql } from 'kysely';

import type { Trx } from '../../../db/schema';
import { nowIso } from '../shared/clock';
import { toDecimal } from '../shared/money.rules';
import { randomKey } from '../shared/random.server';
import { textsOf } from '../shared/stored-json';
import { combinedChange } from './product-changes.rules';
import { PRODUCT_CHANGES, type ProductChange, type WebhookEvent } from './webhook-events.schema';

/**
 * Notes for everyone who wants it what has just happened, in the transaction that does it: it is told if that is
 * written, and only then. Where nobody wants it, a look at the few endpoints is all that it costs.
 */
export async function announce(trx: Trx, event: WebhookEvent): Promise<void> {
  const endpointIds = await listSubscribers(trx, event.type);
  await queueEvent(trx, endpointIds, event);
}

/** The same for an order, as it is now. */
export async function announceOrder(
  trx: Trx,
  type: Extract<WebhookEvent['type'], `order.${string}`>,
  orderId: number,
): Promise<void> {
  const endpointIds = await listSubscribers(trx, type);
  if (endpointIds.length === 0) return;
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'total_cents', 'updated_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { id, number, state } = order;
  const data = { id, number, state, total: toDecimal(order.total_cents), updatedAt: order.updated_at };
  await queueEvent(trx, endpointIds, { type, data });
}

/**
 * The same for products, however many: for each endpoint a product waits once. A change that comes while the one before
 * waits takes its place. Products that are deleted are announced before they go.
 */
export async function announceProducts(
  trx: Trx,
  changes: readonly { id: number; change: ProductChange }[],
): Promise<void> {
  if (changes.length === 0) return;
  const endpointIds = await listSubscribers(trx, 'product.changed');
  if (endpointIds.length === 0) return;
  for (const change of PRODUCT_CHANGES) {
    const ids = changes.filter((one) => one.change === change).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const endpointId of endpointIds) await queueProducts(trx, endpointId, change, ids);
  }
}

/** Paused endpoints too: what happens meanwhile waits for them. */
async function listSubscribers(trx: Trx, type: WebhookEvent['type']): Promise<number[]> {
  const endpoints = await trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .orderBy('id')
    .execute();
  return endpoints.filter(({ events }) => textsOf(events).includes(type)).map(({ id }) => id);
}

/** What an event is about, as the audit log names it too. */
function subjectOf({ type, data }: WebhookEvent): string {
  if ('endpoint' in data) return `webhook:${data.endpoint}`;
  return `${type.startsWith('order.') ? 'order' : 'product'}:${data.id}`;
}

/** Queues one event for these endpoints, and returns the ids of its deliveries. */
export async function queueEvent(
  trx: Trx,
  endpointIds: readonly number[],
  event: WebhookEvent,
): Promise<number[]> {
  if (endpointIds.length === 0) return [];
  const rows = await trx
    .insertInto('webhook_deliveries')
    .values(endpointIds.map((endpointId) => rowOf(endpointId, event)))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * One statement for many products: bound value by value, a change in bulk would take twice as long. Where a product
 * waits already, the two changes become one as `combinedChange` has it; its place in the queue stays.
 */
async function queueProducts(
  trx: Trx,
  endpointId: number,
  change: ProductChange,
  ids: readonly number[],
): Promise<void> {
  const at = nowIso();
  const combined = combinedChanges(change);
  await sql`
    insert into webhook_deliveries
      (endpoint_id, message_id, type, subject, change, body, state, waits_for, due_at, created_at)
    select
      ${endpointId}, 'msg_' || lower(hex(randomblob(16))), 'product.changed', 'product:' || p.id, ${change},
      json_object(
        'type', 'product.changed', 'timestamp', ${at},
        'data', json_object('id', p.id, 'sku', p.sku, 'slug', p.slug, 'change', ${change})),
      'due', 'product:' || p.id, ${at}, ${at}
    from json_each(${JSON.stringify(ids)}) j join products p on p.id = j.value
    where true
    order by j.key
    on conflict (endpoint_id, waits_for) where waits_for is not null do update set
      change = json_extract(${combined}, '$.' || webhook_deliveries.change),
      body = json_set(
        excluded.body, '$.data.change', json_extract(${combined}, '$.' || webhook_deliveries.change))`.execute(
    trx,
  );
}

/** What this change makes of each that may wait already, as JSON. */
function combinedChanges(latest: ProductChange): string {
  return JSON.stringify(
    Object.fromEntries(PRODUCT_CHANGES.map((before) => [before, combinedChange(before, latest)])),
  );
}

function rowOf(endpointId: number, event: WebhookEvent) {
  const at = nowIso();
  return {
    endpoint_id: endpointId,
    message_id: `msg_${randomKey()}`,
    type: event.type,
    subject: subjectOf(event),
    body: JSON.stringify({ type: event.type, timestamp: at, data: event.data }),
    state: 'due' as const,
    due_at: at,
    created_at: at,
  };
}
