import { sql, type RawBuilder } from 'kysely';

import { jsonText, RANDOM_HEX, rowsOf } from '../../../../db/dialect';
import type { Trx } from '../../../../db/schema';
import { nowIso } from '../shared/clock';
import { toDecimal } from '../shared/money.rules';
import { randomKey } from '../shared/random.server';
import { parseTextList } from '../shared/stored-json';
import {
  combineProductChanges,
  PRODUCT_CHANGES,
  type ProductChange,
  type WebhookEvent,
} from './webhook-events.schema';

/**
 * Publishes an event to the subscribed endpoints, in the transaction of its cause. Without subscribers, it costs one
 * query of a small table.
 */
export async function publishEvent(trx: Trx, event: WebhookEvent): Promise<void> {
  const endpointIds = await listSubscribers(trx, event.type);
  await queueEvent(trx, endpointIds, event);
}

/** Publishes an event with an order's current state. */
export async function publishOrderEvent(
  trx: Trx,
  type: Exclude<Extract<WebhookEvent['type'], `order.${string}`>, 'order.refunded'>,
  orderId: number,
): Promise<void> {
  const endpointIds = await listSubscribers(trx, type);
  if (endpointIds.length > 0)
    await queueEvent(trx, endpointIds, { type, data: await readOrderData(trx, orderId) });
}

/** Publishes a refund with its order's current state. */
export async function publishRefundEvent(
  trx: Trx,
  orderId: number,
  refund: { id: number; amountCents: number },
): Promise<void> {
  const type = 'order.refunded';
  const endpointIds = await listSubscribers(trx, type);
  if (endpointIds.length === 0) return;
  const order = await readOrderData(trx, orderId);
  const data = { ...order, refund: { id: refund.id, amount: toDecimal(refund.amountCents) } };
  await queueEvent(trx, endpointIds, { type, data });
}

async function readOrderData(trx: Trx, orderId: number) {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'total_cents', 'updated_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { id, number, state } = order;
  return { id, number, state, total: toDecimal(order.total_cents), updatedAt: order.updated_at };
}

const stockKeys = new WeakMap<Trx, string>();

/**
 * Publishes the quantities of products whose stock changed in this transaction. A later change in the same transaction
 * replaces the message.
 */
export async function publishStockEvents(trx: Trx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const endpointIds = await listSubscribers(trx, 'stock.changed');
  const key = stockKeys.get(trx) ?? randomKey();
  stockKeys.set(trx, key);
  for (const endpointId of endpointIds) await queueStock(trx, endpointId, key, productIds);
}

/**
 * Publishes product changes. Each product has at most one pending delivery per endpoint; a later change replaces it.
 * Publish deletions before deleting.
 */
export async function publishProductEvents(
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

/** Includes paused endpoints, whose events are kept. */
async function listSubscribers(trx: Trx, type: WebhookEvent['type']): Promise<number[]> {
  const endpoints = await trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .orderBy('id')
    .execute();
  return endpoints.filter(({ events }) => parseTextList(events).includes(type)).map(({ id }) => id);
}

/** The event's subject, as in the audit log. */
function getEventSubject({ type, data }: WebhookEvent): string {
  if ('endpoint' in data) return `webhook:${data.endpoint}`;
  const [kind = ''] = type.split('.');
  return `${kind === 'stock' ? 'product' : kind}:${data.id}`;
}

/** Queues one event for these endpoints. @returns the delivery IDs. */
export async function queueEvent(trx: Trx, endpointIds: readonly number[], event: WebhookEvent) {
  if (endpointIds.length === 0) return [];
  const rows = await trx
    .insertInto('webhook_deliveries')
    .values(endpointIds.map((endpointId) => toDeliveryRow(endpointId, event)))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * One statement for many products: binding values one by one takes twice as long for bulk changes. Pending deliveries
 * are merged (see `combineProductChanges`) and keep their place in the queue.
 */
async function queueProducts(trx: Trx, endpointId: number, change: ProductChange, ids: readonly number[]) {
  const at = nowIso();
  const combined = combineChanges(change);
  // The payload can't contain the last field's name, because JSON escapes quotation marks within text.
  const body = sql`'{"type":"product.changed","timestamp":"' || ${at} || '","data":{"id":' || p.id || ',"sku":'
        || ${jsonText(sql`p.sku`)} || ',"slug":' || ${jsonText(sql`p.slug`)} || ${`,"change":"${change}"}}`}`;
  await sql`
    insert into webhook_deliveries
      (endpoint_id, message_id, type, subject, change, body, state, waits_for, due_at, created_at)
    select
      ${endpointId}, 'msg_' || ${RANDOM_HEX}, 'product.changed', 'product:' || p.id, ${change},
      ${body},
      'due', 'product:' || p.id, ${at}, ${at}
    from ${rowsOf(ids)} as changed join products p on p.id = changed.value
    where true
    order by changed.position
    on conflict (endpoint_id, waits_for) where waits_for is not null do update set
      change = ${combined},
      body = replace(excluded.body, ${`"change":"${change}"`}, '"change":"' || ${combined} || '"')`.execute(
    trx,
  );
}

/** @param key names the transaction, within which a product's messages are merged. */
async function queueStock(trx: Trx, endpointId: number, key: string, ids: readonly number[]) {
  const at = nowIso();
  await sql`
    insert into webhook_deliveries
      (endpoint_id, message_id, type, subject, body, state, waits_for, due_at, created_at)
    select
      ${endpointId}, 'msg_' || ${RANDOM_HEX}, 'stock.changed', 'product:' || p.id,
      '{"type":"stock.changed","timestamp":"' || ${at} || '","data":{"id":' || p.id || ',"sku":'
        || ${jsonText(sql`p.sku`)} || ',"stockQuantity":' || p.stock_quantity
        || ',"lowStockThreshold":' || p.low_stock_threshold || '}}',
      'due', 'stock:' || p.id || ':' || ${key}, ${at}, ${at}
    from ${rowsOf(ids)} as changed join products p on p.id = changed.value
    where true
    order by changed.position
    on conflict (endpoint_id, waits_for) where waits_for is not null do update set body = excluded.body`.execute(
    trx,
  );
}

/** Combines this change with a pending one, in SQL. */
function combineChanges(latest: ProductChange): RawBuilder<string> {
  const cases = PRODUCT_CHANGES.map(
    (before) => sql`when ${sql.lit(before)} then ${sql.lit(combineProductChanges(before, latest))}`,
  );
  return sql<string>`case webhook_deliveries.change ${sql.join(cases, sql` `)} end`;
}

function toDeliveryRow(endpointId: number, event: WebhookEvent) {
  const at = nowIso();
  return {
    endpoint_id: endpointId,
    message_id: `msg_${randomKey()}`,
    type: event.type,
    subject: getEventSubject(event),
    body: JSON.stringify({ type: event.type, timestamp: at, data: event.data }),
    state: 'due' as const,
    due_at: at,
    created_at: at,
  };
}
