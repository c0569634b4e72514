import type { Db } from '../../../db/schema';
import type { PlacedOrder } from '../checkout/place-order.server';
import type { PaymentProvider } from '../../integrations/payments/payment-provider';
import { reconcileAttempt } from './reconcile.server';
import { settleAttempt } from './settle-attempt.server';

export type ChargeOutcome = 'paid' | 'failed' | 'unknown';

/**
 * DESIGN 5, 'Charge': asks the provider, outside any transaction, and settles what it says. When no answer comes
 * the provider is asked once what became of it; if that fails too the reconciler will know later.
 */
export async function chargeOrder(
  db: Db,
  provider: PaymentProvider,
  order: PlacedOrder & { attemptKey: string },
  options: { timeoutMs: number; sandboxOutcome?: string },
): Promise<ChargeOutcome> {
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
