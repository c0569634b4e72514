import type { Db } from '../../../../db/schema';
import type { PlacedOrder } from '../orders/write-order.server';
import { isHosted, type PaymentProvider } from '../../../integrations/payments/payment-provider';
import { beginOrFail } from './hosted-payments.server';
import { reconcileAttempt } from './reconcile.server';
import { settleAttempt } from './settle-attempt.server';

/** 'hosted': the buyer pays on the provider's page, and `paths.hostedPayment` of the order leads there. */
export type ChargeOutcome = 'paid' | 'failed' | 'hosted' | 'unknown';

interface ChargeOptions {
  timeoutMs: number;
  sandboxOutcome?: string;
  /** The store's address as the buyer sees it: a provider's page sends them back there. */
  origin: string;
}

/**
 * DESIGN 5, 'Charge': asks the provider, outside any transaction, and settles what it says. When no answer comes
 * the provider is asked once what became of it; if that fails too the reconciler will know later.
 */
export async function chargeOrder(
  db: Db,
  provider: PaymentProvider,
  order: PlacedOrder & { attemptKey: string },
  options: ChargeOptions,
): Promise<ChargeOutcome> {
  if (isHosted(provider)) {
    const attempt = { key: order.attemptKey, order };
    // A provider that cannot be reached may be in a moment: the way to its page tries again.
    await beginOrFail(db, provider, attempt, options.origin, 'buyer').catch(() => undefined);
    const outcome = await outcomeOf(db, order.id);
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
    await settleAttempt(db, order.attemptKey, settlement, provider.name);
  } catch {
    await reconcileAttempt(db, provider, order.attemptKey).catch(() => undefined);
  }
  return outcomeOf(db, order.id);
}

/** What the buyer is told follows from what the order became, whoever settled it: a wrong amount is not 'paid'. */
async function outcomeOf(db: Db, orderId: number): Promise<ChargeOutcome> {
  const { state } = await db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (state === 'cancelled') return 'failed';
  return state === 'paid' || state === 'fulfilled' ? 'paid' : 'unknown';
}
