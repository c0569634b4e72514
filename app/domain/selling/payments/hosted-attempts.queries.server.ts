import type { Db } from '../../../../db/schema';
import type { AttemptState, OrderState } from '../orders/order-states.rules';

/** A payment attempt on a provider's hosted page. */
export interface HostedAttempt {
  key: string;
  providerName: string;
  state: AttemptState;
  amountCents: number;
  currency: string;
  sentAt: string;
  reference: string | null;
  /** The hosted page's URL; null until it is opened. */
  url: string | null;
  expiresAt: string | null;
  returnOrigin: string | null;
  order: { id: number; number: string; accessKey: string; state: OrderState; email: string };
}

/** Finds an attempt by key; undefined if it belongs to no order. */
export async function findHostedAttempt(db: Db, key: string): Promise<HostedAttempt | undefined> {
  const row = await attempts(db).where('a.idempotency_key', '=', key).executeTakeFirst();
  return row && attemptOf(row);
}

/** Finds the newest attempt by the order's access key; undefined for transfers. */
export async function findHostedAttemptOfOrder(
  db: Db,
  accessKey: string,
): Promise<HostedAttempt | undefined> {
  const row = await attempts(db)
    .where('o.access_key', '=', accessKey)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && attemptOf(row);
}

function attempts(db: Db) {
  return db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select([
      'a.idempotency_key',
      'a.provider',
      'a.state',
      'a.amount_cents',
      'a.currency',
      'a.sent_at',
      'a.hosted_reference',
      'a.hosted_url',
      'a.expires_at',
      'a.return_origin',
      'o.id as order_id',
      'o.number',
      'o.access_key',
      'o.state as order_state',
      'o.email',
    ]);
}

type AttemptRow = Awaited<ReturnType<ReturnType<typeof attempts>['executeTakeFirstOrThrow']>>;

function attemptOf(row: AttemptRow): HostedAttempt {
  return {
    key: row.idempotency_key,
    providerName: row.provider,
    state: row.state,
    amountCents: row.amount_cents,
    currency: row.currency,
    sentAt: row.sent_at,
    reference: row.hosted_reference,
    url: row.hosted_url,
    expiresAt: row.expires_at,
    returnOrigin: row.return_origin,
    order: {
      id: row.order_id,
      number: row.number,
      accessKey: row.access_key,
      state: row.order_state,
      email: row.email,
    },
  };
}
