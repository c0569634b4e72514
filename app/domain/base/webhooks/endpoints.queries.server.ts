import type { Db } from '../../../../db/schema';
import { nowIso } from '../shared/clock';
import { NotFoundError } from '../shared/errors';
import { parseTextList } from '../shared/stored-json';
import { isWebhookEventType } from './webhook-events.schema';

/** A webhook endpoint without its secret. */
export type WebhookEndpoint = ReturnType<typeof toEndpoint>;

/** Lists all endpoints, those that need attention first. */
export async function listWebhookEndpoints(db: Db) {
  const rows = await selectEndpoints(db).orderBy('e.id').execute();
  return rows
    .map(toEndpoint)
    .sort((one, other) => Number(other.state === 'off') - Number(one.state === 'off'));
}

export async function findWebhookEndpoint(db: Db, id: number) {
  const row = await selectEndpoints(db).where('e.id', '=', id).executeTakeFirst();
  return row && toEndpoint(row);
}

/** @throws NotFoundError */
export async function getWebhookEndpoint(db: Db, id: number) {
  const endpoint = await findWebhookEndpoint(db, id);
  if (endpoint === undefined) throw new NotFoundError('Endpoint not found.');
  return endpoint;
}

function selectEndpoints(db: Db) {
  return db
    .selectFrom('webhook_endpoints as e')
    .innerJoin('staff as s', 's.id', 'e.created_by')
    .select(['e.id', 'e.url', 'e.description', 'e.events', 'e.state', 'e.failures', 'e.rest_until'])
    .select(['e.last_attempt_at as lastAttemptAt', 'e.last_outcome as lastOutcome'])
    .select(['e.last_note as lastNote', 'e.switched_off_at as switchedOffAt', 'e.previous_secret_until'])
    .select(['e.version', 'e.created_at as createdAt', 's.name as createdBy']);
}

type EndpointRow = Awaited<ReturnType<ReturnType<typeof selectEndpoints>['executeTakeFirstOrThrow']>>;

function toEndpoint({ events, rest_until, previous_secret_until, ...endpoint }: EndpointRow) {
  const now = nowIso();
  const ahead = (at: string | null) => (at !== null && at > now ? at : null);
  return {
    ...endpoint,
    events: parseTextList(events).filter(isWebhookEventType),
    restUntil: ahead(rest_until),
    previousSecretUntil: ahead(previous_secret_until),
  };
}
