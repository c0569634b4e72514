import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
import { isoIn } from '../../domain/base/shared/clock';
import { countByValue } from '../../domain/base/shared/list-queries.server';

/** Payments settle within seconds; the reconciler looks up older ones. */
const LATE_AFTER_MS = 60_000;

type Waiting =
  'outboxDue' | 'outboxFailed' | 'webhookDeliveriesDue' | 'latePayments' | 'refundsDue' | 'importsRunning';

export type StoreCounts = Awaited<ReturnType<typeof readStoreCounts>>;

/** Counts orders by state and pending work, each along an index. */
export async function readStoreCounts(db: Db) {
  const { counts: orders } = await countByValue(db.selectFrom('orders'), sql<string>`state`);
  const waiting = await db
    .selectNoFrom((build) => [
      build.selectFrom('outbox').select(count).where('state', '=', 'due').as('outboxDue'),
      build.selectFrom('outbox').select(count).where('state', '=', 'failed').as('outboxFailed'),
      build
        .selectFrom('webhook_deliveries')
        .select(count)
        .where('state', '=', 'due')
        .as('webhookDeliveriesDue'),
      build
        .selectFrom('payment_attempts')
        .select(count)
        .where('state', '=', 'sent')
        .where('sent_at', '<', isoIn(-LATE_AFTER_MS))
        .as('latePayments'),
      build.selectFrom('refunds').select(count).where('state', '=', 'due').as('refundsDue'),
      build
        .selectFrom('imports')
        .select(count)
        .where('state', 'in', ['checking', 'applying', 'rolling-back'])
        .as('importsRunning'),
    ])
    .$castTo<Record<Waiting, number>>()
    .executeTakeFirstOrThrow();
  const providerFailures = await db
    .selectFrom('provider_failures')
    .select(['provider', 'kind', 'count'])
    .execute();
  return { ...waiting, orders, providerFailures };
}

const count = sql<number>`count(*)`.as('count');
