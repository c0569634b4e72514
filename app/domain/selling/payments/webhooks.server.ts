import type { Db } from '../../../../db/schema';
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
import { findCapturedAttempt, findHostedAttempt, type HostedAttempt } from './hosted-attempts.queries.server';
import { lookUpHostedPayment } from './hosted-payments.server';
import type { PaymentProviders } from './payment-providers.server';
import { bookReversals, findCapturedPayment } from './reversals.server';
import { settleAttempt } from './settle-attempt.server';

/** 'noted': genuine, but nothing to change. 'unknown': genuine, but not understood. */
type WebhookOutcome = 'settled' | 'noted' | 'known' | 'unknown' | 'refused';

/**
 * Receives a provider's webhook. The event only triggers a lookup, so events may arrive in any order or twice: the
 * payment is settled, and its refunds and disputes are booked.
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
    throw new NotFoundError('This payment provider isn’t connected.');
  const event = await readGenuine(provider, request);
  if (event === 'refused' || event === 'unknown') return event;
  if (await isKnown(db, provider, event)) return 'known';
  const attempt = await findAttempt(db, provider, event);
  try {
    const isSettled = attempt !== undefined && (await applyNews(db, provider, attempt));
    // Remembered last, so that the provider resends an event whose news couldn't be booked.
    await rememberEvent(db, provider, { ...event, key: attempt?.key });
    return isSettled ? 'settled' : 'noted';
  } catch (error) {
    // Resending can't help with a payment that the provider no longer knows.
    if (!isMissing(error)) throw error;
    return 'unknown';
  }
}

async function findAttempt(db: Db, provider: HostedProvider, { key, capture }: WebhookEvent) {
  const named = key === undefined ? undefined : await findHostedAttempt(db, key);
  const attempt = named ?? (capture === undefined ? undefined : await findCapturedAttempt(db, capture));
  return attempt?.providerName === provider.name ? attempt : undefined;
}

/** Settles the payment if it is pending, then books what took money back. @returns whether it was settled. */
async function applyNews(db: Db, provider: HostedProvider, attempt: HostedAttempt): Promise<boolean> {
  const found = await lookUpHostedPayment(provider, attempt);
  const isSettled =
    found !== undefined &&
    found !== 'declined' &&
    (await settleAttempt(db, attempt.key, found, `webhook:${provider.name}`));
  const payment = await findCapturedPayment(db, attempt.key);
  if (payment !== undefined) await bookReversals(db, provider, payment);
  return isSettled;
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

async function rememberEvent(db: Db, provider: HostedProvider, event: WebhookEvent): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({
      provider: provider.name,
      event_id: event.eventId,
      attempt_key: event.key ?? null,
      created_at: event.createdAt,
      received_at: nowIso(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
}
