import type { Db } from '../../../../db/schema';
import {
  isHosted,
  ProviderRefusedError,
  type HostedPayment,
  type HostedProvider,
} from '../../../integrations/payments/payment-provider';
import { paths } from '../../../paths';
import type { OrderState } from '../orders/order-states.rules';
import { isoIn } from '../../base/shared/clock';
import {
  findHostedAttempt,
  findHostedAttemptOfOrder,
  type HostedAttempt,
} from './hosted-attempts.queries.server';
import type { PaymentProviders } from './payment-providers.server';
import { settleAttempt, type Settlement } from './settle-attempt.server';
import { getLanguage } from '~/i18n/language';
import { FRENCH_PREFIX } from '~/i18n/language-path';

/** How long stock is held while the buyer is at the provider. Stripe's pages live at least half an hour. */
const HOLD_MS = 45 * 60_000;

/** A page must be opened within this time to leave half an hour for paying. */
const BEGIN_WITHIN_MS = 10 * 60_000;

/** Before this, the buyer can't have paid yet. */
const FIRST_LOOK_MS = 20_000;
const MAX_WAIT_MS = 5 * 60_000;

type HostedOutcome = 'paid' | 'failed' | 'declined' | 'open';

/** Finds the hosted payment by the order's access key; undefined for other payment methods. */
export async function findHostedPayment(db: Db, payments: PaymentProviders, accessKey: string) {
  const attempt = await findHostedAttemptOfOrder(db, accessKey);
  if (attempt === undefined) return undefined;
  const provider = payments.named(attempt.providerName);
  return provider !== undefined && isHosted(provider) ? { provider, attempt } : undefined;
}

/**
 * Opens the provider's page for an attempt and stores its URL. Idempotent by key, so a crash in between loses
 * nothing.
 *
 * @param origin where the buyer returns to; the first one is kept.
 * @returns the URL; undefined if the attempt is over or no origin is known yet.
 * @throws ProviderRefusedError if the provider will never open one; other errors may be retried.
 */
async function beginHostedPayment(db: Db, provider: HostedProvider, key: string, origin: string | undefined) {
  const attempt = await findHostedAttempt(db, key);
  if (attempt === undefined || attempt.state !== 'sent') return undefined;
  if (attempt.url !== null) return attempt.url;
  const returnOrigin = attempt.returnOrigin ?? (origin && addLanguageTo(origin));
  if (returnOrigin === undefined) return undefined;
  if (attempt.returnOrigin === null) await saveOrigin(db, key, returnOrigin);

  const begun = await provider.begin({
    key,
    amountCents: attempt.amountCents,
    currency: attempt.currency,
    description: attempt.order.number,
    email: attempt.order.email,
    returnUrl: returnOrigin + paths.paymentReturn(attempt.order.accessKey),
    cancelUrl: returnOrigin + paths.paymentBack(attempt.order.accessKey),
    // Counted from the order, so that a retry requests the same expiry.
    expiresAt: new Date(Date.parse(attempt.sentAt) + HOLD_MS).toISOString(),
  });
  const kept = await db
    .updateTable('payment_attempts')
    .set({
      hosted_reference: begun.reference,
      hosted_url: begun.url,
      expires_at: begun.expiresAt,
      next_look_at: isoIn(FIRST_LOOK_MS),
    })
    .where('idempotency_key', '=', key)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  if (kept.numUpdatedRows === 1n) return begun.url;
  // Abandoned meanwhile: no one has seen the page.
  await provider.cancel(key, begun.reference);
  return undefined;
}

/** Buyers come back in their language. The reconciler, which has none, uses what is kept. */
function addLanguageTo(origin: string): string {
  return getLanguage() === 'en' ? origin : origin + FRENCH_PREFIX;
}

async function saveOrigin(db: Db, key: string, origin: string): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ return_origin: origin })
    .where('idempotency_key', '=', key)
    .where('return_origin', 'is', null)
    .execute();
}

/**
 * Looks an attempt up at the provider. Captures an approved payment only while the attempt is pending, so that an
 * abandoned order isn't charged.
 *
 * @returns undefined if there is nothing to settle yet.
 */
export async function lookUpHostedPayment(provider: HostedProvider, attempt: HostedAttempt) {
  const { key, reference, state } = attempt;
  if (reference === null) return undefined;
  let payment = await provider.find(key, reference);
  if (payment.status === 'approved' && state === 'sent' && provider.capture !== undefined)
    payment = await provider.capture(key, reference);
  return payment.status === 'declined' ? 'declined' : findSettlement(payment);
}

function findSettlement(payment: HostedPayment): Settlement | undefined {
  if (payment.status === 'closed') return { status: 'failed', reason: 'Payment failed' };
  if (payment.status !== 'captured') return undefined;
  // Refunded money pays for nothing.
  if (payment.refunded) return { status: 'failed', reason: 'Refunded by the provider' };
  return { status: 'captured', reference: payment.reference, amountCents: payment.amountCents };
}

/** Looks an attempt up and settles it, for returning buyers and the reconciler. */
export async function checkHostedPayment(
  db: Db,
  provider: HostedProvider,
  attempt: HostedAttempt,
  actor: string,
): Promise<HostedOutcome> {
  if (attempt.state !== 'sent') return toOutcome(attempt.order.state);
  const found = await lookUpHostedPayment(provider, attempt);
  if (found === 'declined') return 'declined';
  if (found !== undefined) await settleAttempt(db, attempt.key, found, actor);
  return readOutcome(db, attempt);
}

/**
 * Abandons an attempt, first at the provider, so that released stock is never charged for, and then here. A payment
 * that arrived in the meantime counts.
 */
export async function abandonHostedPayment(
  db: Db,
  provider: HostedProvider,
  attempt: HostedAttempt,
  why: { actor: string; reason: string },
): Promise<HostedOutcome> {
  const { key, reference, state } = attempt;
  if (state !== 'sent') return toOutcome(attempt.order.state);
  // A page whose URL was never stored was never shown.
  if (reference !== null && (await provider.cancel(key, reference)) === 'captured')
    return checkHostedPayment(db, provider, attempt, why.actor);
  await settleAttempt(db, key, { status: 'failed', reason: why.reason }, why.actor);
  return readOutcome(db, attempt);
}

/**
 * Reconciles one hosted attempt: opens a page that failed to open, looks it up, and ends it when it expires. Lookups
 * back off.
 *
 * @returns whether it was settled.
 */
export async function reconcileHostedPayment(db: Db, provider: HostedProvider, key: string) {
  const attempt = await findHostedAttempt(db, key);
  if (attempt === undefined || attempt.state !== 'sent') return false;
  try {
    const outcome = await takeNextStep(db, provider, attempt);
    if (outcome === 'paid' || outcome === 'failed') return true;
  } catch (error) {
    await scheduleNextLook(db, key);
    throw error;
  }
  await scheduleNextLook(db, key);
  return false;
}

async function takeNextStep(db: Db, provider: HostedProvider, attempt: HostedAttempt) {
  const actor = 'reconciler';
  const tooLate = { actor, reason: 'Payment wasn’t completed in time' };
  if (attempt.reference !== null) {
    const outcome = await checkHostedPayment(db, provider, attempt, actor);
    const isOver = attempt.expiresAt !== null && Date.parse(attempt.expiresAt) <= Date.now();
    const isOpen = outcome === 'open' || outcome === 'declined';
    return isOpen && isOver ? abandonHostedPayment(db, provider, attempt, tooLate) : outcome;
  }
  if (Date.parse(attempt.sentAt) < Date.now() - BEGIN_WITHIN_MS)
    return abandonHostedPayment(db, provider, attempt, tooLate);
  return beginOrFail(db, provider, attempt, undefined, actor);
}

/** Opens the page; cancels the order if the provider never will. */
export async function beginOrFail(
  db: Db,
  provider: HostedProvider,
  attempt: { key: string; order: { id: number } },
  origin: string | undefined,
  actor: string,
): Promise<HostedOutcome> {
  try {
    await beginHostedPayment(db, provider, attempt.key, origin);
  } catch (error) {
    if (!(error instanceof ProviderRefusedError)) throw error;
    await settleAttempt(db, attempt.key, { status: 'failed', reason: error.message }, actor);
  }
  return readOutcome(db, attempt);
}

/** Schedules the next lookup with backoff. */
export async function scheduleNextLook(db: Db, key: string): Promise<void> {
  const { looks } = await db
    .updateTable('payment_attempts')
    .set((build) => ({ looks: build('looks', '+', 1) }))
    .where('idempotency_key', '=', key)
    .returning('looks')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('payment_attempts')
    .set({ next_look_at: isoIn(getNextWait(looks)) })
    .where('idempotency_key', '=', key)
    .execute();
}

/** 10 s, 20 s, 40 s, up to 5 minutes. */
function getNextWait(looks: number): number {
  return Math.min(MAX_WAIT_MS, 10_000 * 2 ** Math.min(looks - 1, 10));
}

async function readOutcome(db: Db, attempt: { order: { id: number } }): Promise<HostedOutcome> {
  const { state } = await db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', attempt.order.id)
    .executeTakeFirstOrThrow();
  return toOutcome(state);
}

/** The outcome follows from the order's state, whoever settled it. */
function toOutcome(state: OrderState): HostedOutcome {
  if (state === 'cancelled') return 'failed';
  return state === 'paid' || state === 'fulfilled' ? 'paid' : 'open';
}
