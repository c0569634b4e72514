import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
import { isoIn } from '../../domain/base/shared/clock';

/** A payment is settled within seconds; one that waits for longer is looked up by the reconciler. */
const LATE_AFTER_MS = 60_000;

/** What the store has and what waits in it. Counts alone: nothing of a person. */
export interface StoreCounts {
  /** Orders by their state. */
  orders: Record<string, number>;
  /** Mail that is still to be sent, and mail that was given up. */
  outboxDue: number;
  outboxFailed: number;
  webhookDeliveriesDue: number;
  /** Payments without an answer for more than a minute. */
  latePayments: number;
  refundsDue: number;
  importsRunning: number;
}

/** Each is a count along an index. */
export async function readStoreCounts(db: Db): Promise<StoreCounts> {
  const orders = await db
    .selectFrom('orders')
    .select((build) => ['state', build.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const waiting = await db
    .selectNoFrom((build) => [
      build.selectFrom('outbox').select(count).where('state', '=', 'due').as('outboxDue'),
      build.selectFrom('outbox').select(count).where('state', '=', 'failed').as('outboxFailed'),
      build.selectFrom('webhook_deliveries').select(count).where('state', '=', 'due').as('deliveries'),
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
    .executeTakeFirstOrThrow();
  return {
    orders: Object.fromEntries(orders.map((row) => [row.state, row.count])),
    outboxDue: waiting.outboxDue ?? 0,
    outboxFailed: waiting.outboxFailed ?? 0,
    webhookDeliveriesDue: waiting.deliveries ?? 0,
    latePayments: waiting.latePayments ?? 0,
    refundsDue: waiting.refundsDue ?? 0,
    importsRunning: waiting.importsRunning ?? 0,
  };
}

const count = sql<number>`count(*)`.as('count');
