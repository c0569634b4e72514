import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { leadsToPublicAddress } from '../../../integrations/webhooks/public-addresses.server';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { staleForm } from '../shared/stale-form.server';
import { isoIn, nowIso } from '../shared/clock';
import { ConflictError, FieldError } from '../shared/errors';
import { sealSecret } from '../shared/sealed-secret.server';
import type { WebhookEndpointInput } from './endpoint.schema';
import { getWebhookEndpoint, type WebhookEndpoint } from './endpoints.queries.server';
import { newWebhookSecret } from './signature.server';

/** Every announcement looks at all of them, and each is sent to by itself. */
const MOST_ENDPOINTS = 50;

/** So long the secret before signs too. */
const CHANGE_OVER_MS = 24 * 60 * 60_000;

export interface WebhookPolicy {
  /** Private addresses and plain http, for a receiver in the same house. */
  allowPrivate: boolean;
  /** The store's own secret, by which those of the endpoints are sealed. */
  sealKey: string;
}

export type NewEndpoint = Omit<WebhookEndpointInput, 'seenVersion'>;

/**
 * Adds an endpoint. Its secret is returned here and shown never again.
 *
 * @throws FieldError for an address that is not taken, ConflictError when there are too many.
 */
export async function addWebhookEndpoint(
  db: Db,
  input: NewEndpoint,
  policy: WebhookPolicy,
  staff: { id: number },
  actor: Actor,
): Promise<{ id: number; secret: string }> {
  await assertAddress(input.url, policy);
  const secret = newWebhookSecret();
  return inTransaction(db, async (trx) => {
    const { count } = await trx
      .selectFrom('webhook_endpoints')
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MOST_ENDPOINTS)
      throw new ConflictError(`There are ${MOST_ENDPOINTS} endpoints already. Delete one first.`);
    const at = nowIso();
    const { id } = await trx
      .insertInto('webhook_endpoints')
      .values({
        url: input.url,
        description: input.description,
        events: JSON.stringify(input.events),
        state: 'active',
        // It is sealed for its own number, which is known now.
        sealed_secret: '',
        created_by: staff.id,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sealed_secret = sealSecret(secret, secretOwner(id), policy.sealKey);
    await trx.updateTable('webhook_endpoints').set({ sealed_secret }).where('id', '=', id).execute();
    const { url, description, events } = input;
    await recordAudit(trx, actor, {
      action: 'webhook.add',
      subject: subjectOf(id),
      after: { url, description, events },
    });
    return { id, secret };
  });
}

/**
 * Changes where messages go, and which. What waits goes to the new address.
 *
 * @throws NotFoundError, FieldError for an address that is not taken, StaleFormError with both values.
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
    const { url, description, events, seenVersion } = input;
    if (before.version !== seenVersion)
      throw await staleForm(trx, subjectOf(id), [
        ['Address', before.url, url],
        ['Description', before.description, description],
        ['Events', before.events.join(', '), events.join(', ')],
      ]);
    await trx
      .updateTable('webhook_endpoints')
      .set({
        url,
        description,
        events: JSON.stringify(events),
        // Another server has another history.
        ...(url === before.url ? {} : { failures: 0, rest_until: null }),
        ...nextVersion(before),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, {
      action: 'webhook.change',
      subject: subjectOf(id),
      before: { url: before.url, description: before.description, events: before.events },
      after: { url, description, events },
    });
  });
}

/**
 * Pauses an endpoint, or lets it go on. What happens while it is paused waits, and is sent when it goes on. One that
 * is so already stays as it is.
 *
 * @throws NotFoundError
 */
export async function setWebhookState(
  db: Db,
  id: number,
  state: 'active' | 'paused',
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await getWebhookEndpoint(trx, id);
    if (before.state === state) return;
    await trx
      .updateTable('webhook_endpoints')
      .set({
        state,
        switched_off_at: null,
        ...(state === 'active' ? { failures: 0, rest_until: null } : {}),
        ...nextVersion(before),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, {
      action: state === 'active' ? 'webhook.resume' : 'webhook.pause',
      subject: subjectOf(id),
      before: { state: before.state },
      after: { state },
    });
  });
}

/**
 * Gives an endpoint another secret, returned here and shown never again. The one before signs too for a day, so that
 * the receiver can change over.
 *
 * @throws NotFoundError, StaleFormError
 */
export async function rotateWebhookSecret(
  db: Db,
  id: number,
  seenVersion: number,
  { sealKey }: Pick<WebhookPolicy, 'sealKey'>,
  actor: Actor,
): Promise<{ secret: string; previousUntil: string }> {
  const secret = newWebhookSecret();
  return inTransaction(db, async (trx) => {
    const endpoint = await getWebhookEndpoint(trx, id);
    if (endpoint.version !== seenVersion) throw await staleForm(trx, subjectOf(id));
    const previousUntil = isoIn(CHANGE_OVER_MS);
    await trx
      .updateTable('webhook_endpoints')
      .set((build) => ({
        sealed_previous_secret: build.ref('sealed_secret'),
        previous_secret_until: previousUntil,
        sealed_secret: sealSecret(secret, secretOwner(id), sealKey),
        ...nextVersion(endpoint),
      }))
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, {
      action: 'webhook.rotate',
      subject: subjectOf(id),
      after: { secret: 'changed', previousSecretUntil: previousUntil },
    });
    return { secret, previousUntil };
  });
}

/** Deletes an endpoint with its deliveries, also those that wait. @throws NotFoundError */
export async function deleteWebhookEndpoint(db: Db, id: number, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { url, description, events, state } = await getWebhookEndpoint(trx, id);
    await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    await recordAudit(trx, actor, {
      action: 'webhook.delete',
      subject: subjectOf(id),
      before: { url, description, events, state },
    });
  });
}

/** Asked outside any transaction: a name is resolved. It is asked again with every connection. */
async function assertAddress(address: string, { allowPrivate }: WebhookPolicy): Promise<void> {
  if (allowPrivate) return;
  const url = new URL(address);
  if (url.protocol !== 'https:')
    throw new FieldError('url', 'Use an address that begins with https://, so that nobody reads along');
  if (!(await leadsToPublicAddress(url)))
    throw new FieldError(
      'url',
      'This address lies in a private network. Messages are sent to the public internet alone',
    );
}

/** What every change by people writes beside what it changes. */
function nextVersion({ version }: WebhookEndpoint) {
  return { version: version + 1, updated_at: nowIso() };
}

/** Whose a sealed secret is. */
export function secretOwner(endpointId: number): string {
  return `webhook-endpoint:${endpointId}`;
}

export function subjectOf(endpointId: number): string {
  return `webhook:${endpointId}`;
}
