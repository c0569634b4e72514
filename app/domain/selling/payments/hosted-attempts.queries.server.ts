import type { Db } from '../../../../db/schema';

/** A payment attempt on a provider's hosted page. */
export type HostedAttempt = ReturnType<typeof toAttempt>;

/** Finds an attempt by key; undefined if it belongs to no order. */
export async function findHostedAttempt(db: Db, key: string) {
  const row = await selectAttempts(db).where('a.idempotency_key', '=', key).executeTakeFirst();
  return row && toAttempt(row);
}

/** Finds an attempt by the provider's reference of the capture. */
export async function findCapturedAttempt(db: Db, capture: string) {
  const row = await selectAttempts(db).where('a.provider_reference', '=', capture).executeTakeFirst();
  return row && toAttempt(row);
}

/** Finds the newest attempt by the order's access key; undefined for transfers. */
export async function findHostedAttemptOfOrder(db: Db, accessKey: string) {
  const row = await selectAttempts(db)
    .where('o.access_key', '=', accessKey)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toAttempt(row);
}

function selectAttempts(db: Db) {
  return db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select(['a.idempotency_key as key', 'a.provider as providerName', 'a.state'])
    .select(['a.amount_cents as amountCents', 'a.currency', 'a.sent_at as sentAt'])
    .select(['a.hosted_reference as reference', 'a.hosted_url as url', 'a.expires_at as expiresAt'])
    .select(['a.return_origin as returnOrigin', 'o.id as order_id', 'o.number', 'o.access_key'])
    .select(['o.state as order_state', 'o.email']);
}

type AttemptRow = Awaited<ReturnType<ReturnType<typeof selectAttempts>['executeTakeFirstOrThrow']>>;

function toAttempt(row: AttemptRow) {
  const { order_id: id, number, access_key: accessKey, order_state: state, email, ...attempt } = row;
  return { ...attempt, order: { id, number, accessKey, state, email } };
}
