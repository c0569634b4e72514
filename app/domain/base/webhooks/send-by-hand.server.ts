import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { nowIso } from '../shared/clock';
import { ConflictError, NotFoundError } from '../shared/errors';
import { queueEvent } from './publish-event.server';
import { getWebhookEndpoint } from './endpoints.queries.server';
import { getEndpointSubject } from './endpoints.server';
import { ENDPOINT_STATE_NAMES } from './webhook-states.rules';

/**
 * Sends a ping at once, even to a paused or disabled endpoint.
 *
 * @throws NotFoundError, ConflictError while another ping is pending.
 */
export async function pingWebhookEndpoint(db: Db, endpointId: number, actor: Actor) {
  return inTransaction(db, async (trx) => {
    await getWebhookEndpoint(trx, endpointId);
    const waiting = await trx
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('endpoint_id', '=', endpointId)
      .where('type', '=', 'ping')
      .where('state', '=', 'due')
      .where('tries', '=', 0)
      .executeTakeFirst();
    if (waiting !== undefined) throw new ConflictError('A ping is already queued.');
    const event = { type: 'ping', data: { endpoint: endpointId } } as const;
    const [deliveryId = 0] = await queueEvent(trx, [endpointId], event);
    await endRest(trx, endpointId);
    await recordAudit(trx, actor, 'webhook.ping', getEndpointSubject(endpointId));
    return { deliveryId };
  });
}

/**
 * Sends a delivery again with the same ID and all its attempts, even if it succeeded or awaits a retry.
 *
 * @throws NotFoundError, ConflictError while it is being sent or its endpoint isn't active.
 */
export async function redeliverWebhook(db: Db, endpointId: number, deliveryId: number, actor: Actor) {
  await inTransaction(db, async (trx) => {
    const { state } = await getWebhookEndpoint(trx, endpointId);
    const delivery = await trx
      .selectFrom('webhook_deliveries')
      .select(['type', 'state', 'tries'])
      .where('id', '=', deliveryId)
      .where('endpoint_id', '=', endpointId)
      .executeTakeFirstOrThrow(() => new NotFoundError('Delivery not found.'));
    if (state !== 'active' && delivery.type !== 'ping')
      throw new ConflictError(
        `Resume the endpoint first. It is ${ENDPOINT_STATE_NAMES[state].toLowerCase()}.`,
      );
    const now = nowIso();
    const taken = await trx
      .updateTable('webhook_deliveries')
      .set({ state: 'due', tries: 0, due_at: now, ended_at: null, claimed_until: null, waits_for: null })
      .where('id', '=', deliveryId)
      .where((build) => build.or([build('claimed_until', 'is', null), build('claimed_until', '<=', now)]))
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n) throw new ConflictError('This delivery is already being sent.');
    await endRest(trx, endpointId);
    await recordAudit(
      trx,
      actor,
      'webhook.redeliver',
      `${getEndpointSubject(endpointId)}/delivery:${deliveryId}`,
      { before: { state: delivery.state, tries: delivery.tries }, after: { state: 'due' } },
    );
  });
}

/** Manual deliveries don't wait for the endpoint's rest. */
async function endRest(trx: Trx, endpointId: number): Promise<void> {
  await trx.updateTable('webhook_endpoints').set({ rest_until: null }).where('id', '=', endpointId).execute();
}
