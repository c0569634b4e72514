import { sql } from 'kysely';

import type { Trx } from '../../../db/schema';
import { nowIso } from '../shared/clock';
import { toDecimal } from '../shared/money.rules';
import { randomKey } from '../shared/random.server';
import { textsOf } from '../shared/stored-json';
import { combinedChange } from './product-changes.rules';
import { isProductChange, type ProductChange, type WebhookEvent } from './webhook-events.schema';

/** Rows read and written at once. */
const BATCH = 500;

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
  for (let from = 0; from < changes.length; from += BATCH) {
    const batch = changes.slice(from, from + BATCH);
    for (const endpointId of endpointIds) await queueProducts(trx, endpointId, batch);
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

async function queueProducts(
  trx: Trx,
  endpointId: number,
  changes: readonly { id: number; change: ProductChange }[],
): Promise<void> {
  const products = await trx
    .selectFrom('products')
    .select(['id', 'sku', 'slug'])
    .where(
      'id',
      'in',
      changes.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  const waiting = await trx
    .selectFrom('webhook_deliveries')
    .select(['waits_for', 'change'])
    .where('endpoint_id', '=', endpointId)
    .where(
      'waits_for',
      'in',
      changes.map(({ id }) => `product:${id}`),
    )
    .execute();
  const untold = new Map(waiting.map(({ waits_for, change }) => [waits_for, change]));
  const rows = changes.flatMap(({ id, change: latest }) => {
    const product = byId.get(id);
    if (product === undefined) return [];
    const subject = `product:${id}`;
    const before = untold.get(subject);
    const change = isProductChange(before) ? combinedChange(before, latest) : latest;
    const event = { type: 'product.changed', data: { ...product, change } } as const;
    return [{ ...rowOf(endpointId, event), change, waits_for: subject }];
  });
  if (rows.length === 0) return;
  await trx
    .insertInto('webhook_deliveries')
    .values(rows)
    // The place in the queue stays that of the first change.
    .onConflict((conflict) =>
      conflict
        .columns(['endpoint_id', 'waits_for'])
        .where('waits_for', 'is not', null)
        .doUpdateSet({ body: sql.ref('excluded.body'), change: sql.ref('excluded.change') }),
    )
    .execute();
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
