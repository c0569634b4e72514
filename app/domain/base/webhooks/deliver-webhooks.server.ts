import { sql, type Selectable, type SqlBool } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { WebhookDeliveriesTable, WebhookEndpointsTable } from '../../../../db/tables/webhooks';
import type { SendWebhook } from '../../../integrations/webhooks/webhook-sender.server';
import { recordAudit } from '../audit/audit.server';
import { isoIn, nowIso } from '../shared/clock';
import { randomKey } from '../shared/random.server';
import { openSecret } from '../shared/sealed-secret.server';
import { secretOwner, subjectOf } from './endpoints.server';
import { MOST_FAILURES, restAfter, waitAfter } from './retries.rules';
import { signedHeaders } from './signature.server';
import { queueSwitchedOffMail } from './webhook-mail.server';

/** Longer than a message may take. What a process that died had in hand is taken up by another after it. */
const IN_HAND_MS = 60_000;

const LONGEST_NOTE = 200;

interface WorkerOptions {
  send: SendWebhook;
  /** The store's own secret, by which those of the endpoints are sealed. */
  sealKey: string;
  /** Told of what should not happen; a message that does not arrive is no such thing. */
  onError: (error: unknown) => void;
}

export interface WebhookWorker {
  /** Begins with every endpoint that something is due for. Does not wait for any of them. */
  round(): Promise<void>;
  /** Waits until nothing is being sent. */
  idle(): Promise<void>;
  /** Ends what is being sent; it stays due. */
  stop(): Promise<void>;
}

/**
 * What sends the webhooks of this process. Each endpoint is sent to by itself, one message after the other in the order
 * in which they happened, so that a slow one holds up no other. The endpoint is leased and every delivery claimed in
 * the database, so that several processes never send the same one at once.
 */
export function webhookWorker(db: Db, options: WorkerOptions): WebhookWorker {
  const name = randomKey();
  const stopping = new AbortController();
  const lanes = new Map<number, Promise<void>>();

  const work = async (endpointId: number) => {
    try {
      while (!stopping.signal.aborted) {
        const next = await takeNext(db, endpointId, name);
        if (next === undefined) break;
        await deliver(db, next, options, stopping.signal);
      }
    } catch (error) {
      options.onError(error);
    }
    await giveUpLease(db, endpointId, name).catch(options.onError);
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

/** Each by one step along an index, however much waits: a paused endpoint may have a long queue. */
async function listEndpointsWithWork(db: Db, worker: string): Promise<number[]> {
  const now = nowIso();
  const { rows } = await sql<{ id: number }>`
    select e.id from webhook_endpoints e, (select ${now} as at) now
    where (e.rest_until is null or e.rest_until <= now.at)
      and (e.worker is null or e.worker = ${worker} or e.lease_until <= now.at)
      and (
        (e.state = 'active' and exists (
          select 1 from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'due' and d.due_at <= now.at and ${IS_FREE}))
        or exists (
          select 1 from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'due' and d.type = 'ping' and d.due_at <= now.at and ${IS_FREE})
      )
    order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Taken {
  endpoint: Selectable<WebhookEndpointsTable>;
  delivery: Selectable<WebhookDeliveriesTable>;
  claimedUntil: string;
}

/** Leases the endpoint and claims what is due there first; undefined when another process has it, or nothing is due. */
async function takeNext(db: Db, endpointId: number, worker: string): Promise<Taken | undefined> {
  return inTransaction(db, async (trx) => {
    const now = nowIso();
    const until = isoIn(IN_HAND_MS);
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
      // What is being sent is not changed any more: a later change of the product is told by itself.
      .set({ claimed_until: until, waits_for: null })
      .where('id', '=', (build) =>
        build
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('endpoint_id', '=', endpointId)
          .where('state', '=', 'due')
          .where('due_at', '<=', now)
          .where((one) => one.or([one('claimed_until', 'is', null), one('claimed_until', '<=', now)]))
          .$if(endpoint.state !== 'active', (query) => query.where('type', '=', 'ping'))
          .orderBy('due_at')
          .orderBy('id')
          .limit(1),
      )
      .where('state', '=', 'due')
      .returningAll()
      .executeTakeFirst();
    return delivery && { endpoint, delivery, claimedUntil: until };
  });
}

async function giveUpLease(db: Db, endpointId: number, worker: string): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ worker: null, lease_until: null })
    .where('id', '=', endpointId)
    .where('worker', '=', worker)
    .execute();
}

interface Outcome {
  /** Undefined where no answer came. */
  status: number | undefined;
  /** What went wrong, in words; empty when nothing did. */
  error: string;
  durationMs: number;
  startedAt: string;
}

async function deliver(
  db: Db,
  taken: Taken,
  { send, sealKey }: WorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = nowIso();
  const began = performance.now();
  const outcome = (status: number | undefined, error: string): Outcome => ({
    status,
    error: error.slice(0, LONGEST_NOTE),
    durationMs: Math.round(performance.now() - began),
    startedAt,
  });
  const secrets = secretsOf(taken.endpoint, sealKey);
  if (secrets.length === 0) {
    await settle(db, taken, outcome(undefined, 'The secret cannot be read any more: make a new one'));
    return;
  }
  const { message_id: id, body } = taken.delivery;
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Keyway-Webhooks/1',
    ...signedHeaders({ id, body, at: new Date() }, secrets),
  };
  const answer = await send({ url: taken.endpoint.url, headers, body, signal }).catch((error: unknown) =>
    messageOf(error),
  );
  if (typeof answer === 'number') await settle(db, taken, outcome(answer, problemOf(answer)));
  // The store is closing: the next process sends it again.
  else if (signal.aborted) await release(db, taken);
  else await settle(db, taken, outcome(undefined, answer));
}

function secretsOf(endpoint: Selectable<WebhookEndpointsTable>, sealKey: string): string[] {
  const { id, sealed_secret, sealed_previous_secret, previous_secret_until } = endpoint;
  const isPreviousGood = previous_secret_until !== null && previous_secret_until > nowIso();
  return [sealed_secret, isPreviousGood ? sealed_previous_secret : null]
    .map((sealed) => (sealed === null ? undefined : openSecret(sealed, secretOwner(id), sealKey)))
    .filter((secret) => secret !== undefined);
}

function problemOf(status: number): string {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400
    ? `Answered ${status}: redirects are not followed`
    : `Answered ${status}`;
}

/** What people read for the errors of a connection that happen most. */
const CONNECTION_ERRORS: Record<string, string> = {
  ECONNREFUSED: 'Nobody listens there: the connection was refused',
  ECONNRESET: 'The connection was cut off',
  EAI_AGAIN: 'The name could not be looked up',
  EHOSTUNREACH: 'The server cannot be reached',
  ENETUNREACH: 'The server cannot be reached',
  ENOTFOUND: 'No server is known by this name',
  ETIMEDOUT: 'The server cannot be reached',
};

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It could not be sent';
  // A name with several addresses fails with one error for all of them, which says nothing itself.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (!(first instanceof Error)) return 'It could not be sent';
  const code = 'code' in first && typeof first.code === 'string' ? first.code : '';
  return CONNECTION_ERRORS[code] ?? (first.message === '' ? 'It could not be sent' : first.message);
}

async function release(db: Db, { delivery, claimedUntil }: Taken): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: null })
    .where('id', '=', delivery.id)
    .where('claimed_until', '=', claimedUntil)
    .execute();
}

/** Writes what became of a try, unless the delivery was taken up by somebody else or deleted meanwhile. */
async function settle(db: Db, { endpoint, delivery, claimedUntil }: Taken, outcome: Outcome): Promise<void> {
  await inTransaction(db, async (trx) => {
    const isGood = outcome.error === '';
    const tries = delivery.tries + 1;
    const wait = isGood ? undefined : waitAfter(tries);
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
    await noteAtEndpoint(trx, endpoint.id, { isGood, note, at: outcome.startedAt });
  });
}

/** Counts failures in a row. After too many the endpoint is switched off, and the owners are told. */
async function noteAtEndpoint(
  trx: Trx,
  id: number,
  { isGood, note, at }: { isGood: boolean; note: string; at: string },
): Promise<void> {
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select(['url', 'description', 'state', 'failures', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const failures = isGood ? 0 : endpoint.failures + 1;
  const isOver = failures >= MOST_FAILURES && endpoint.state === 'active';
  const offAt = nowIso();
  await trx
    .updateTable('webhook_endpoints')
    .set({
      failures,
      rest_until: isGood ? null : isoIn(restAfter(failures)),
      last_attempt_at: at,
      last_outcome: isGood ? 'delivered' : 'failed',
      last_note: note,
      ...(isOver ? { state: 'off' as const, switched_off_at: offAt, version: endpoint.version + 1 } : {}),
    })
    .where('id', '=', id)
    .execute();
  if (!isOver) return;
  const actor = { name: 'reconciler', staffId: null, requestId: '' };
  await recordAudit(trx, actor, {
    action: 'webhook.switch-off',
    subject: subjectOf(id),
    before: { state: 'active' },
    after: { state: 'off', failures, lastFailure: note },
  });
  await queueSwitchedOffMail(trx, { id, ...endpoint, failures, note, at: offAt });
}
