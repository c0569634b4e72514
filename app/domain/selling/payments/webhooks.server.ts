import type { Db } from '../../../../db/schema';
import { inWaitingTransaction } from '../../../../db/transaction';
import {
  isHosted,
  WebhookRefusedError,
  WebhookUnknownError,
  type HostedProvider,
  type WebhookEvent,
  type WebhookRequest,
} from '../../../integrations/payments/payment-provider';
import { nowIso } from '../../base/shared/clock';
import { NotFoundError } from '../../base/shared/errors';
import { findHostedAttempt } from './hosted-attempts.queries.server';
import { lookUpHostedPayment } from './hosted-payments.server';
import type { PaymentProviders } from './payment-providers.server';
import { settleAttemptInTransaction, type Settlement } from './settle-attempt.server';

/** 'noted': genuine, but nothing to change. 'unknown': genuine, but not understood. */
type WebhookOutcome = 'settled' | 'noted' | 'known' | 'unknown' | 'refused';

/**
 * Receives a provider's webhook. The event only triggers a lookup, so events may arrive in any order or twice. The
 * result is settled in one transaction with the event's row.
 *
 * @returns 'refused' if the event isn't genuine or is too old.
 * @throws NotFoundError if the provider isn't connected; other errors make the provider resend it.
 */
export async function receiveWebhook(
  db: Db,
  payments: PaymentProviders,
  providerName: string,
  request: WebhookRequest,
): Promise<WebhookOutcome> {
  const provider = payments.named(providerName);
  if (provider === undefined || !isHosted(provider))
    throw new NotFoundError('No such payment provider is connected.');
  const event = await readGenuine(provider, request);
  if (event === 'refused' || event === 'unknown') return event;
  if (await isKnown(db, provider, event)) return 'known';
  const attempt = event.key === undefined ? undefined : await findHostedAttempt(db, event.key);
  const isOurs = attempt?.providerName === provider.name;
  let found: Awaited<ReturnType<typeof lookUpHostedPayment>> | undefined;
  try {
    if (isOurs) found = await lookUpHostedPayment(provider, attempt);
  } catch (error) {
    // Resending can't help with a payment that the provider no longer knows.
    if (!isMissing(error)) throw error;
    return 'unknown';
  }
  const settlement = found === 'declined' ? undefined : found;
  return storeAndSettle(db, provider, { ...event, key: isOurs ? attempt.key : undefined }, settlement);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 404;
}

async function readGenuine(provider: HostedProvider, request: WebhookRequest) {
  try {
    return await provider.readWebhook(request);
  } catch (error) {
    if (error instanceof WebhookRefusedError) return 'refused';
    if (error instanceof WebhookUnknownError) return 'unknown';
    throw error;
  }
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

async function storeAndSettle(
  db: Db,
  provider: HostedProvider,
  event: WebhookEvent,
  settlement: Settlement | undefined,
): Promise<WebhookOutcome> {
  return inWaitingTransaction(db, async (trx) => {
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
    if (kept.numInsertedOrUpdatedRows !== 1n) return 'known';
    if (event.key === undefined || settlement === undefined) return 'noted';
    const isSettled = await settleAttemptInTransaction(
      trx,
      event.key,
      settlement,
      `webhook:${provider.name}`,
    );
    return isSettled ? 'settled' : 'noted';
  });
}
