import type { Db } from '../../../../db/schema';
import type { PlacedOrder } from '../orders/write-order.server';
import { isHosted, type PaymentProvider } from '../../../integrations/payments/payment-provider';
import { beginOrFail } from './hosted-payments.server';
import { reconcileAttempt } from './reconcile.server';
import { settleAttempt } from './settle-attempt.server';

/** 'hosted': the buyer pays on the provider's page, linked from `paths.hostedPayment`. */
export type ChargeOutcome = 'paid' | 'failed' | 'hosted' | 'unknown';

interface ChargeOptions {
  timeoutMs: number;
  sandboxOutcome?: string;
  /** The store's public origin, for the provider's return links. */
  origin: string;
  /** Who pays, as timelines name them. */
  actor: string;
  /** Receives the provider's reason for a decline. */
  onDecline?: (reason: string) => void;
}

/**
 * Charges an order outside any transaction and settles the result (DESIGN 5, Charge). If the provider doesn't answer,
 * looks the attempt up once; failing that, the reconciler settles it.
 */
export async function chargeOrder(
  db: Db,
  provider: PaymentProvider,
  order: PlacedOrder & { attemptKey: string },
  options: ChargeOptions,
): Promise<ChargeOutcome> {
  if (isHosted(provider)) {
    const attempt = { key: order.attemptKey, order };
    // If the provider is unreachable, the payment page tries again.
    await beginOrFail(db, provider, attempt, options.origin, options.actor).catch(() => undefined);
    const outcome = await readOutcome(db, order.id);
    return outcome === 'unknown' ? 'hosted' : outcome;
  }
  try {
    const result = await provider.charge(
      {
        key: order.attemptKey,
        amountCents: order.totalCents,
        currency: order.currency,
        description: order.number,
        ...(options.sandboxOutcome === undefined ? {} : { sandboxOutcome: options.sandboxOutcome }),
      },
      AbortSignal.timeout(options.timeoutMs),
    );
    const settlement =
      result.status === 'captured' ? result : ({ status: 'failed', reason: result.reason } as const);
    if (result.status === 'declined') options.onDecline?.(result.reason);
    await settleAttempt(db, order.attemptKey, settlement, provider.name);
  } catch {
    await reconcileAttempt(db, provider, order.attemptKey).catch(() => undefined);
  }
  return readOutcome(db, order.id);
}

/** The outcome follows from the order's state, whoever settled it: a wrong amount isn't 'paid'. */
async function readOutcome(db: Db, orderId: number): Promise<ChargeOutcome> {
  const { state } = await db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (state === 'cancelled') return 'failed';
  return state === 'paid' || state === 'fulfilled' ? 'paid' : 'unknown';
}
