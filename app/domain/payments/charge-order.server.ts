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
    if (result.status === 'captured') {
      await settleAttempt(db, order.attemptKey, result, 'buyer');
      return 'paid';
    }
    await settleAttempt(db, order.attemptKey, { status: 'failed', reason: result.reason }, 'buyer');
    return 'failed';
  } catch {
    return reconcileAttempt(db, provider, order.attemptKey).catch(() => 'unknown' as const);
  }
}
