import type { Db } from '../../../db/schema';
import type { HostedProvider, WebhookEvent, WebhookRequest } from '../../integrations/payments/payment-provider';
import { nowIso } from '../shared/clock';
import { findHostedAttempt } from './hosted-attempts.queries.server';
import { lookUpHostedPayment } from './hosted-payments.server';
import { settleAttemptWithin, type Settlement } from './settle-attempt.server';

/**
 * Takes what a provider tells by itself. It is a reason to look the payment up and nothing more, so that events may
 * come in any order, or twice: what the provider then says is settled, in one transaction with the event's own row.
 *
 * @returns whether this delivery settled anything.
 * @throws WebhookRefusedError when it is not from the provider, or too old; anything else is to be sent again.
 */
export async function receiveWebhook(
  db: Db,
  provider: HostedProvider,
  request: WebhookRequest,
): Promise<boolean> {
  const event = await provider.readWebhook(request);
  if (await isKnown(db, provider, event)) return false;
  const attempt = event.key === undefined ? undefined : await findHostedAttempt(db, event.key);
  const isOurs = attempt?.providerName === provider.name;
  const found = isOurs ? await lookUpHostedPayment(provider, attempt) : undefined;
  const settlement = found === 'declined' ? undefined : found;
  return keepAndSettle(db, provider, { ...event, key: isOurs ? attempt.key : undefined }, settlement);
}

async function isKnown(db: Db, provider: HostedProvider, { eventId }: WebhookEvent): Promise<boolean> {
  const row = await db
    .selectFrom('webhook_events')
    .select('event_id')
    .where('provider', '=', provider.name)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

async function keepAndSettle(
  db: Db,
  provider: HostedProvider,
  event: WebhookEvent,
  settlement: Settlement | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('webhook_events')
      .values({
        provider: provider.name,
        event_id: event.eventId,
        attempt_key: event.key ?? null,
        created_at: event.createdAt,
        received_at: nowIso(),
      })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows !== 1n || event.key === undefined || settlement === undefined)
      return false;
    return settleAttemptWithin(trx, event.key, settlement, `webhook:${provider.name}`);
  });
}
