import { sql, type Selectable, type SqlBool } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { WebhookEndpointsTable } from '../../../../db/tables/webhooks';
import type { SendWebhook } from '../../../integrations/webhooks/webhook-sender.server';
import { recordAudit } from '../audit/audit.server';
import { isoIn, nowIso } from '../shared/clock';
import { randomKey } from '../shared/random.server';
import { openSecret } from '../shared/sealed-secret.server';
import { getSecretOwner, getEndpointSubject } from './endpoints.server';
import { getRestAfter, getRetryDelay, MAX_FAILURES } from './webhook-states.rules';
import { signHeaders } from './signature.server';
import { queueEndpointDisabledMail } from './webhook-mail.server';

/** Longer than a delivery can take; afterward, another process may claim it. */
const CLAIM_MS = 60_000;

const MAX_NOTE_LENGTH = 200;

interface WorkerOptions {
  send: SendWebhook;
  /** The store's secret, which encrypts the endpoints' secrets. */
  sealKey: string;
  /** Called for unexpected errors; failed deliveries aren't. */
  onError: (error: unknown) => void;
}

interface WebhookWorker {
  /** Starts sending to every endpoint with due deliveries, without waiting. */
  round(): Promise<void>;
  /** Waits until nothing is being sent. */
  idle(): Promise<void>;
  /** Aborts current deliveries; they stay due. */
  stop(): Promise<void>;
}

/**
 * Creates this process's webhook worker. Endpoints are independent, each one message at a time, the oldest first, so a
 * slow one delays no other. Endpoints are leased and deliveries claimed in the database, so processes never send the same
 * one at once.
 */
export function createWebhookWorker(db: Db, options: WorkerOptions): WebhookWorker {
  const name = randomKey();
  const stopping = new AbortController();
  const lanes = new Map<number, Promise<void>>();

  const work = async (endpointId: number) => {
    try {
      while (!stopping.signal.aborted) {
        const next = await claimNextDelivery(db, endpointId, name);
        if (next === undefined) break;
        await deliver(db, next, options, stopping.signal);
      }
    } catch (error) {
      options.onError(error);
    }
    await releaseLease(db, endpointId, name).catch(options.onError);
    lanes.delete(endpointId);
  };

  return {
    round: async () => {
      if (stopping.signal.aborted) return;
      for (const id of await listEndpointsWithWork(db, name)) {
        if (!lanes.has(id)) lanes.set(id, work(id));
      }
    },
    idle: async () => {
      while (lanes.size > 0) await Promise.all(lanes.values());
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(lanes.values());
    },
  };
}

const IS_FREE = sql<SqlBool>`(d.claimed_until is null or d.claimed_until <= ${sql.ref('now.at')})`;

/** The events of an order are delivered in order: one that failed holds the later ones back until it is over. */
const IS_IN_ORDER = sql<SqlBool>`(d.subject not like 'order:%' or not exists (
  select 1 from webhook_deliveries earlier
  where earlier.endpoint_id = d.endpoint_id and earlier.subject = d.subject
    and earlier.state = 'due' and earlier.id < d.id))`;

/** One index step per endpoint, because a paused endpoint may have a long queue. */
async function listEndpointsWithWork(db: Db, worker: string): Promise<number[]> {
  const now = nowIso();
  const { rows } = await sql<{ id: number }>`
    select e.id from webhook_endpoints e, (select ${now} as at) now
    where (e.rest_until is null or e.rest_until <= now.at)
      and (e.worker is null or e.worker = ${worker} or e.lease_until <= now.at)
      and (
        (e.state = 'active' and exists (
          select 1 from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'due' and d.due_at <= now.at and ${IS_FREE} and ${IS_IN_ORDER}))
        or exists (
          select 1 from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'due' and d.type = 'ping' and d.due_at <= now.at and ${IS_FREE})
      )
    order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimNextDelivery>>>;

/** Leases an endpoint and claims its first due delivery; undefined if another process has it or nothing is due. */
async function claimNextDelivery(db: Db, endpointId: number, worker: string) {
  return inTransaction(db, async (trx) => {
    const now = nowIso();
    const until = isoIn(CLAIM_MS);
    const endpoint = await trx
      .updateTable('webhook_endpoints')
      .set({ worker, lease_until: until })
      .where('id', '=', endpointId)
      .where((build) =>
        build.or([
          build('worker', 'is', null),
          build('worker', '=', worker),
          build('lease_until', '<=', now),
        ]),
      )
      .where((build) => build.or([build('rest_until', 'is', null), build('rest_until', '<=', now)]))
      .returningAll()
      .executeTakeFirst();
    if (endpoint === undefined) return undefined;
    const delivery = await trx
      .updateTable('webhook_deliveries')
      // A claimed delivery no longer changes; later changes of the product get their own.
      .set({ claimed_until: until, waits_for: null })
      .where('id', '=', (build) =>
        build
          .selectFrom('webhook_deliveries as d')
          .select('d.id')
          .where('d.endpoint_id', '=', endpointId)
          .where('d.state', '=', 'due')
          .where('d.due_at', '<=', now)
          .where((one) => one.or([one('d.claimed_until', 'is', null), one('d.claimed_until', '<=', now)]))
          .where(IS_IN_ORDER)
          .$if(endpoint.state !== 'active', (query) => query.where('d.type', '=', 'ping'))
          .orderBy('d.due_at')
          .orderBy('d.id')
          .limit(1),
      )
      .where('state', '=', 'due')
      .returningAll()
      .executeTakeFirst();
    return delivery && { endpoint, delivery, claimedUntil: until };
  });
}

async function releaseLease(db: Db, endpointId: number, worker: string): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ worker: null, lease_until: null })
    .where('id', '=', endpointId)
    .where('worker', '=', worker)
    .execute();
}

/** By this status a receiver says that it wants no more. */
const GONE = 410;

interface Outcome {
  /** Undefined if there was no response. */
  status: number | undefined;
  /** What failed, in words; empty if nothing did. */
  error: string;
  durationMs: number;
  startedAt: string;
}

async function deliver(
  db: Db,
  taken: ClaimedDelivery,
  { send, sealKey }: WorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = nowIso();
  const began = performance.now();
  const outcome = (status: number | undefined, error: string): Outcome => ({
    status,
    error: error.slice(0, MAX_NOTE_LENGTH),
    durationMs: Math.round(performance.now() - began),
    startedAt,
  });
  const secrets = openSecrets(taken.endpoint, sealKey);
  if (secrets.length === 0) {
    await settle(db, taken, outcome(undefined, 'The secret can’t be read. Generate a new one.'));
    return;
  }
  const { message_id: id, body } = taken.delivery;
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Keyway-Webhooks/1',
    ...signHeaders({ id, body, at: new Date() }, secrets),
  };
  const answer = await send({ url: taken.endpoint.url, headers, body, signal }).catch((error: unknown) =>
    describeError(error),
  );
  if (typeof answer === 'number') await settle(db, taken, outcome(answer, describeStatus(answer)));
  // The store is stopping; the next process sends it again.
  else if (signal.aborted) await release(db, taken);
  else await settle(db, taken, outcome(undefined, answer));
}

function openSecrets(endpoint: Selectable<WebhookEndpointsTable>, sealKey: string): string[] {
  const { id, sealed_secret, sealed_previous_secret, previous_secret_until } = endpoint;
  const isPreviousGood = previous_secret_until !== null && previous_secret_until > nowIso();
  return [sealed_secret, isPreviousGood ? sealed_previous_secret : null]
    .map((sealed) => (sealed === null ? undefined : openSecret(sealed, getSecretOwner(id), sealKey)))
    .filter((secret) => secret !== undefined);
}

function describeStatus(status: number): string {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400
    ? `Returned ${status}. Redirects aren’t followed`
    : `Returned ${status}`;
}

/** Readable messages for common connection errors. */
const CONNECTION_ERRORS: Record<string, string> = {
  ECONNREFUSED: 'Connection refused',
  ECONNRESET: 'Connection closed',
  EAI_AGAIN: 'DNS lookup failed',
  EHOSTUNREACH: 'Server unreachable',
  ENETUNREACH: 'Server unreachable',
  ENOTFOUND: 'Host not found',
  ETIMEDOUT: 'Connection timed out',
};

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'Delivery failed';
  // A host with several addresses fails with one aggregate error without a message.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (!(first instanceof Error)) return 'Delivery failed';
  const code = 'code' in first && typeof first.code === 'string' ? first.code : '';
  return CONNECTION_ERRORS[code] ?? (first.message === '' ? 'Delivery failed' : first.message);
}

async function release(db: Db, { delivery, claimedUntil }: ClaimedDelivery): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: null })
    .where('id', '=', delivery.id)
    .where('claimed_until', '=', claimedUntil)
    .execute();
}

/** Records an attempt, unless the delivery was claimed by another process or deleted. */
async function settle(db: Db, { endpoint, delivery, claimedUntil }: ClaimedDelivery, outcome: Outcome) {
  await inTransaction(db, async (trx) => {
    const isGood = outcome.error === '';
    const tries = delivery.tries + 1;
    const wait = isGood ? undefined : getRetryDelay(tries);
    const note = isGood ? `Answered ${outcome.status ?? ''}` : outcome.error;
    const settled = await trx
      .updateTable('webhook_deliveries')
      .set({
        state: isGood ? 'delivered' : wait === undefined ? 'failed' : 'due',
        tries,
        claimed_until: null,
        last_note: note,
        ...(wait === undefined ? { ended_at: nowIso() } : { due_at: isoIn(wait) }),
      })
      .where('id', '=', delivery.id)
      .where('claimed_until', '=', claimedUntil)
      .executeTakeFirst();
    if (settled.numUpdatedRows !== 1n) return;
    await trx
      .insertInto('webhook_attempts')
      .values({
        delivery_id: delivery.id,
        status: outcome.status ?? null,
        error: outcome.error,
        duration_ms: outcome.durationMs,
        attempted_at: outcome.startedAt,
      })
      .execute();
    const isGone = outcome.status === GONE;
    await recordEndpointOutcome(trx, endpoint.id, { isGood, isGone, note, at: outcome.startedAt });
  });
}

/** Counts consecutive failures. After too many, or if the receiver says it is gone, disables the endpoint and mails the owners. */
async function recordEndpointOutcome(
  trx: Trx,
  id: number,
  { isGood, isGone, note, at }: { isGood: boolean; isGone: boolean; note: string; at: string },
): Promise<void> {
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select(['url', 'description', 'state', 'failures', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const failures = isGood ? 0 : endpoint.failures + 1;
  const isOver = (isGone || failures >= MAX_FAILURES) && endpoint.state === 'active';
  const offAt = nowIso();
  await trx
    .updateTable('webhook_endpoints')
    .set({
      failures,
      rest_until: isGood ? null : isoIn(getRestAfter(failures)),
      last_attempt_at: at,
      last_outcome: isGood ? 'delivered' : 'failed',
      last_note: note,
      ...(isOver ? { state: 'off' as const, switched_off_at: offAt, version: endpoint.version + 1 } : {}),
    })
    .where('id', '=', id)
    .execute();
  if (!isOver) return;
  const actor = { name: 'reconciler', staffId: null, requestId: '' };
  await recordAudit(trx, actor, 'webhook.switch-off', getEndpointSubject(id), {
    before: { state: 'active' },
    after: { state: 'off', failures, lastFailure: note },
  });
  await queueEndpointDisabledMail(trx, { id, ...endpoint, failures, note, at: offAt });
}
