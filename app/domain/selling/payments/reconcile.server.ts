import type { Db } from '../../../../db/schema';
import {
  isHosted,
  type DirectProvider,
  type PaymentProvider,
} from '../../../integrations/payments/payment-provider';
import { isoIn, nowIso } from '../../base/shared/clock';
import { assertAttemptTransition, type AttemptState } from '../orders/order-states.rules';
import { scheduleNextLook, reconcileHostedPayment } from './hosted-payments.server';
import type { PaymentProviders } from './payment-providers.server';
import { sendDueRefunds } from './refunds.server';
import { bookReversals, findCapturedPayment } from './reversals.server';
import { FIRST_REVIEW_MS, settleAttempt } from './settle-attempt.server';

/** Wait this long, because the request that sent the attempt may still be running. */
const GRACE_MS = 3_000;

/**
 * Looks a sent attempt up at the provider and settles it. Uncaptured attempts are canceled there first, so that no
 * late charge follows released stock.
 */
export async function reconcileAttempt(db: Db, provider: DirectProvider, key: string) {
  let charge = await provider.find(key);
  if (charge === undefined && (await provider.cancel(key)) === 'captured') charge = await provider.find(key);
  // Refunded money pays for nothing.
  if (charge === undefined || charge.refunded) {
    const reason = charge === undefined ? 'Payment failed' : 'Refunded by the provider';
    await settleAttempt(db, key, { status: 'failed', reason }, 'reconciler');
    return 'failed';
  }
  const { reference, amountCents } = charge;
  await settleAttempt(db, key, { status: 'captured', reference, amountCents }, 'reconciler');
  return 'paid';
}

/**
 * Settles attempts without an outcome and pays due refunds (DESIGN 5, Reconcile). Each runs separately, so a provider
 * outage delays only its own attempts.
 *
 * @param mayGoOn asked before each; false leaves the rest to the next round of any process.
 * @returns how many attempts moved, and the errors.
 */
export async function reconcilePayments(
  db: Db,
  payments: PaymentProviders,
  mayGoOn: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<{ settled: number; errors: unknown[] }> {
  const attempts = await db
    .selectFrom('payment_attempts')
    .select([
      'id',
      'idempotency_key',
      'provider',
      'state',
      'amount_cents',
      'captured_cents',
      'currency',
      'provider_reference',
    ])
    .where((build) =>
      build.and([
        build.or([
          build.and([
            build('state', '=', 'sent'),
            build('sent_at', '<', isoIn(-payments.chargeTimeoutMs - GRACE_MS)),
          ]),
          build('state', '=', 'refund_due'),
        ]),
        build.or([build('next_look_at', 'is', null), build('next_look_at', '<=', nowIso())]),
      ]),
    )
    .orderBy('id')
    .limit(100)
    .execute();
  let settled = 0;
  const errors: unknown[] = [];
  for (const attempt of attempts) {
    const provider = payments.named(attempt.provider);
    if (provider === undefined) continue;
    if (!(await mayGoOn())) return { settled, errors };
    try {
      if (await reconcileOne(db, provider, attempt)) settled += 1;
    } catch (error) {
      errors.push(error);
      if (attempt.state === 'refund_due') await scheduleNextLook(db, attempt.idempotency_key);
    }
  }
  const reviews = await reviewCaptured(db, payments, mayGoOn);
  const refunds = await sendDueRefunds(db, payments, mayGoOn);
  return { settled: settled + refunds.settled, errors: [...errors, ...reviews, ...refunds.errors] };
}

/** When captured payments are looked up again, in days after the capture. Disputes are opened within 120 days. */
const REVIEW_DAYS = [1, 3, 7, 14, 30, 60, 90, 120, 150];
const DAY_MS = 24 * 60 * 60_000;

/** Books refunds and disputes of captured payments that no webhook has told. @returns the errors. */
async function reviewCaptured(
  db: Db,
  payments: PaymentProviders,
  mayGoOn: () => Promise<boolean>,
): Promise<unknown[]> {
  const due = await db
    .selectFrom('payment_attempts')
    .select(['id', 'provider', 'idempotency_key', 'settled_at'])
    .where('state', '=', 'succeeded')
    .where('next_look_at', '<=', nowIso())
    .orderBy('next_look_at')
    .limit(100)
    .execute();
  const errors: unknown[] = [];
  for (const attempt of due) {
    const provider = payments.named(attempt.provider);
    const isReviewed = provider !== undefined && isHosted(provider);
    if (!(await mayGoOn())) break;
    try {
      const payment = isReviewed ? await findCapturedPayment(db, attempt.idempotency_key) : undefined;
      if (isReviewed && payment !== undefined) await bookReversals(db, provider, payment);
      const age = Date.now() - Date.parse(attempt.settled_at ?? nowIso());
      const next = REVIEW_DAYS.find((days) => days * DAY_MS > age);
      await db
        .updateTable('payment_attempts')
        .set({ next_look_at: isReviewed && next !== undefined ? isoIn(next * DAY_MS - age) : null })
        .where('id', '=', attempt.id)
        .execute();
    } catch (error) {
      errors.push(error);
      await db
        .updateTable('payment_attempts')
        .set({ next_look_at: isoIn(FIRST_REVIEW_MS) })
        .where('id', '=', attempt.id)
        .execute();
    }
  }
  return errors;
}

interface UnsettledAttempt {
  id: number;
  idempotency_key: string;
  state: AttemptState;
  amount_cents: number;
  captured_cents: number | null;
  currency: string;
  provider_reference: string | null;
}

async function reconcileOne(db: Db, provider: PaymentProvider, attempt: UnsettledAttempt): Promise<boolean> {
  if (attempt.state === 'refund_due') await refundCaptured(db, provider, attempt);
  else if (isHosted(provider)) return reconcileHostedPayment(db, provider, attempt.idempotency_key);
  else await reconcileAttempt(db, provider, attempt.idempotency_key);
  return true;
}

/** Refunds money captured for an abandoned order. */
async function refundCaptured(db: Db, provider: PaymentProvider, attempt: UnsettledAttempt): Promise<void> {
  assertAttemptTransition('refund_due', 'refunded');
  const key = attempt.idempotency_key;
  const result = await provider.refund({
    key,
    reference: attempt.provider_reference ?? '',
    amountCents: attempt.captured_cents ?? attempt.amount_cents,
    currency: attempt.currency,
    refundKey: `back-${key}`,
  });
  if (result.status === 'refused') throw new Error(`The money cannot be given back: ${result.reason}`);
  await db
    .updateTable('payment_attempts')
    .set({ state: 'refunded', settled_at: nowIso() })
    .where('id', '=', attempt.id)
    .where('state', '=', 'refund_due')
    .execute();
}
