import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { nowIso } from '../shared/clock';
import { getPage } from '../shared/paging.rules';
import type { DeliveryState } from './webhook-states.rules';
import { countByValue, takePage } from '../shared/list-queries.server';

export type WebhookDelivery = Awaited<ReturnType<typeof listWebhookDeliveries>>['deliveries'][number];

export interface WebhookAttempt {
  id: number;
  /** Null if there was no response. */
  status: number | null;
  error: string;
  durationMs: number;
  attemptedAt: string;
}

const PAGE_SIZE = 25;

const COLUMNS = [
  'id',
  'message_id as messageId',
  'type',
  'subject',
  'state',
  'tries',
  'due_at as dueAt',
  'last_note as lastNote',
  'created_at as createdAt',
  'ended_at as endedAt',
] as const;

/** Lists an endpoint's deliveries, newest first. */
export async function listWebhookDeliveries(
  db: Db,
  endpointId: number,
  { state, page: wanted }: { state: DeliveryState | undefined; page: number },
) {
  const counts = await countWebhookDeliveries(db, endpointId);
  const total = state === undefined ? counts.due + counts.delivered + counts.failed : counts[state];
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(COLUMNS)
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'due'))
    .orderBy('id', 'desc')
    .$call(takePage(page))
    .execute();
  return { deliveries: rows, page, counts };
}

export async function countWebhookDeliveries(db: Db, endpointId: number) {
  const { counts } = await countByValue(
    db.selectFrom('webhook_deliveries').where('endpoint_id', '=', endpointId),
    sql<DeliveryState>`state`,
  );
  return { due: 0, delivered: 0, failed: 0, ...counts };
}

/** Finds a delivery with its body and its latest 100 attempts. */
export async function findWebhookDelivery(db: Db, endpointId: number, id: number) {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select([...COLUMNS, 'body', 'claimed_until'])
    .where('id', '=', id)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const attempts = await db
    .selectFrom('webhook_attempts')
    .select(['id', 'status', 'error', 'duration_ms as durationMs', 'attempted_at as attemptedAt'])
    .where('delivery_id', '=', id)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const { claimed_until: claimedUntil, ...delivery } = row;
  return { ...delivery, isBeingSent: claimedUntil !== null && claimedUntil > nowIso(), attempts };
}
