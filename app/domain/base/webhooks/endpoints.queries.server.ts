import type { Db } from '../../../../db/schema';
import { nowIso } from '../shared/clock';
import { NotFoundError } from '../shared/errors';
import { parseTextList } from '../shared/stored-json';
import { isWebhookEventType, type WebhookEventType } from './webhook-events.schema';
import type { EndpointState } from './webhook-states.rules';

/** A webhook endpoint without its secret. */
export interface WebhookEndpoint {
  id: number;
  url: string;
  description: string;
  events: WebhookEventType[];
  state: EndpointState;
  /** Consecutive failures. */
  failures: number;
  /** No deliveries until this time, after a failure. */
  restUntil: string | null;
  lastAttemptAt: string | null;
  lastOutcome: 'delivered' | 'failed' | null;
  lastNote: string;
  switchedOffAt: string | null;
  /** The previous secret also signs until this time. */
  previousSecretUntil: string | null;
  version: number;
  createdBy: string;
  createdAt: string;
}

/** Lists all endpoints, those that need attention first. */
export async function listWebhookEndpoints(db: Db): Promise<WebhookEndpoint[]> {
  const rows = await selectEndpoints(db).orderBy('e.id').execute();
  return rows
    .map(toEndpoint)
    .sort((one, other) => Number(other.state === 'off') - Number(one.state === 'off'));
}

export async function findWebhookEndpoint(db: Db, id: number): Promise<WebhookEndpoint | undefined> {
  const row = await selectEndpoints(db).where('e.id', '=', id).executeTakeFirst();
  return row && toEndpoint(row);
}

/** @throws NotFoundError */
export async function getWebhookEndpoint(db: Db, id: number): Promise<WebhookEndpoint> {
  const endpoint = await findWebhookEndpoint(db, id);
  if (endpoint === undefined) throw new NotFoundError('There is no such endpoint.');
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

function toEndpoint({
  events,
  rest_until,
  previous_secret_until,
  ...endpoint
}: EndpointRow): WebhookEndpoint {
  const now = nowIso();
  const ahead = (at: string | null) => (at !== null && at > now ? at : null);
  return {
    ...endpoint,
    events: parseTextList(events).filter(isWebhookEventType),
    restUntil: ahead(rest_until),
    previousSecretUntil: ahead(previous_secret_until),
  };
}
