import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { resolvesToPublicAddress } from '../../../integrations/network/public-addresses.server';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { createStaleFormError } from '../shared/stale-form.server';
import { isoIn, nowIso } from '../shared/clock';
import { ConflictError, FieldError } from '../shared/errors';
import { sealSecret } from '../shared/sealed-secret.server';
import type { WebhookEndpointInput } from './endpoint.schema';
import { getWebhookEndpoint, type WebhookEndpoint } from './endpoints.queries.server';
import { createWebhookSecret } from './signature.server';
import { countRows } from '../shared/list-queries.server';

/** Each event checks all endpoints, and each is sent to separately. */
const MAX_ENDPOINTS = 50;

/** The previous secret also signs for this long. */
const SECRET_OVERLAP_MS = 24 * 60 * 60_000;

export interface WebhookPolicy {
  /** Allows private addresses and plain HTTP, for receivers on the same network. */
  allowPrivate: boolean;
  /** The store's secret, which encrypts the endpoints' secrets. */
  sealKey: string;
}

type NewEndpoint = Omit<WebhookEndpointInput, 'expectedVersion'>;

/**
 * Adds an endpoint and returns its secret, only this once.
 *
 * @throws FieldError for a refused URL, ConflictError if there are too many.
 */
export async function addWebhookEndpoint(
  db: Db,
  input: NewEndpoint,
  policy: WebhookPolicy,
  staff: { id: number },
  actor: Actor,
): Promise<{ id: number; secret: string }> {
  await assertAddress(input.url, policy);
  const secret = createWebhookSecret();
  return inTransaction(db, async (trx) => {
    const count = await countRows(trx.selectFrom('webhook_endpoints'));
    if (count >= MAX_ENDPOINTS)
      throw new ConflictError(`You already have ${MAX_ENDPOINTS} endpoints. Delete one first.`);
    const at = nowIso();
    const { id } = await trx
      .insertInto('webhook_endpoints')
      .values({
        url: input.url,
        description: input.description,
        events: JSON.stringify(input.events),
        state: 'active',
        // Encrypted for the ID, which is known now.
        sealed_secret: '',
        created_by: staff.id,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sealed_secret = sealSecret(secret, getSecretOwner(id), policy.sealKey);
    await trx.updateTable('webhook_endpoints').set({ sealed_secret }).where('id', '=', id).execute();
    const { url, description, events } = input;
    await recordAudit(trx, actor, 'webhook.add', getEndpointSubject(id), {
      after: { url, description, events },
    });
    return { id, secret };
  });
}

/**
 * Changes URL and events. Pending deliveries go to the new URL.
 *
 * @throws NotFoundError, FieldError for a refused URL, StaleFormError with both values.
 */
export async function changeWebhookEndpoint(
  db: Db,
  id: number,
  input: WebhookEndpointInput,
  policy: WebhookPolicy,
  actor: Actor,
): Promise<void> {
  await assertAddress(input.url, policy);
  await inTransaction(db, async (trx) => {
    const before = await getWebhookEndpoint(trx, id);
    const { url, description, events, expectedVersion } = input;
    if (before.version !== expectedVersion)
      throw await createStaleFormError(trx, getEndpointSubject(id), [
        ['URL', before.url, url],
        ['Description', before.description, description],
        ['Events', before.events.join(', '), events.join(', ')],
      ]);
    await trx
      .updateTable('webhook_endpoints')
      .set({
        url,
        description,
        events: JSON.stringify(events),
        // A new server starts with a clean history.
        ...(url === before.url ? {} : { failures: 0, rest_until: null }),
        ...incrementVersion(before),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, 'webhook.change', getEndpointSubject(id), {
      before: { url: before.url, description: before.description, events: before.events },
      after: { url, description, events },
    });
  });
}

/**
 * Pauses or resumes an endpoint. Events during a pause are sent on resume. Idempotent.
 *
 * @throws NotFoundError
 */
export async function setWebhookState(db: Db, id: number, state: 'active' | 'paused', actor: Actor) {
  await inTransaction(db, async (trx) => {
    const before = await getWebhookEndpoint(trx, id);
    if (before.state === state) return;
    await trx
      .updateTable('webhook_endpoints')
      .set({
        state,
        switched_off_at: null,
        ...(state === 'active' ? { failures: 0, rest_until: null } : {}),
        ...incrementVersion(before),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(
      trx,
      actor,
      state === 'active' ? 'webhook.resume' : 'webhook.pause',
      getEndpointSubject(id),
      { before: { state: before.state }, after: { state } },
    );
  });
}

/**
 * Rotates an endpoint's secret and returns the new one, only this once. The previous one also signs for a day.
 *
 * @throws NotFoundError, StaleFormError
 */
export async function rotateWebhookSecret(
  db: Db,
  id: number,
  expectedVersion: number,
  { sealKey }: Pick<WebhookPolicy, 'sealKey'>,
  actor: Actor,
): Promise<{ secret: string; previousUntil: string }> {
  const secret = createWebhookSecret();
  return inTransaction(db, async (trx) => {
    const endpoint = await getWebhookEndpoint(trx, id);
    if (endpoint.version !== expectedVersion) throw await createStaleFormError(trx, getEndpointSubject(id));
    const previousUntil = isoIn(SECRET_OVERLAP_MS);
    await trx
      .updateTable('webhook_endpoints')
      .set((build) => ({
        sealed_previous_secret: build.ref('sealed_secret'),
        previous_secret_until: previousUntil,
        sealed_secret: sealSecret(secret, getSecretOwner(id), sealKey),
        ...incrementVersion(endpoint),
      }))
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, 'webhook.rotate', getEndpointSubject(id), {
      after: { secret: 'changed', previousSecretUntil: previousUntil },
    });
    return { secret, previousUntil };
  });
}

/** Deletes an endpoint and its deliveries, including pending ones. @throws NotFoundError */
export async function deleteWebhookEndpoint(db: Db, id: number, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { url, description, events, state } = await getWebhookEndpoint(trx, id);
    await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    await recordAudit(trx, actor, 'webhook.delete', getEndpointSubject(id), {
      before: { url, description, events, state },
    });
  });
}

/** Runs outside transactions, because it resolves a name. Every connection checks again. */
async function assertAddress(address: string, { allowPrivate }: WebhookPolicy): Promise<void> {
  if (allowPrivate) return;
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new FieldError('url', 'Use an https:// URL');
  if (!(await resolvesToPublicAddress(url)))
    throw new FieldError('url', 'Use a public URL. This one is on a private network');
}

/** Columns written by every change by staff. */
function incrementVersion({ version }: WebhookEndpoint) {
  return { version: version + 1, updated_at: nowIso() };
}

/** Returns the owner a secret is bound to. */
export function getSecretOwner(endpointId: number): string {
  return `webhook-endpoint:${endpointId}`;
}

export function getEndpointSubject(endpointId: number): string {
  return `webhook:${endpointId}`;
}
