import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { isHosted, type PaymentProvider } from '../../../integrations/payments/payment-provider';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import type { CustomerInfo } from '../../base/customers/customer-info.schema';
import type { PaymentMethod } from '../checkout/payment-methods.rules';
import { assertAttemptTransition } from '../orders/order-states.rules';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { reconcileAttempt } from './reconcile.server';
import { settleAttempt } from './settle-attempt.server';
import { getPage } from '../../base/shared/paging.rules';
import { countRows, takePage } from '../../base/shared/list-queries.server';

/** An API payment without a cart, which belongs to no order. */
interface UnmatchedPayment {
  /** Idempotency key: one key is one payment. */
  key: string;
  method: PaymentMethod;
  amountCents: number;
  payer: CustomerInfo;
}

/** Records an expected transfer; staff confirm it later. */
export async function expectUnmatchedTransfer(db: Db, payment: UnmatchedPayment): Promise<void> {
  await recordAttempt(db, payment, payment.method);
}

/**
 * Records a payment, charges it outside any transaction, and settles the result.
 *
 * @throws ConflictError for providers with hosted pages only, which need an order to return to.
 */
export async function chargeUnmatched(
  db: Db,
  provider: PaymentProvider,
  payment: UnmatchedPayment,
  options: { timeoutMs: number; sandboxOutcome?: string; onDecline?: (reason: string) => void },
): Promise<'paid' | 'failed' | 'unknown'> {
  if (isHosted(provider)) {
    throw new ConflictError(
      `${provider.title} uses a hosted payment page. Add items to the session’s cart first.`,
    );
  }
  await recordAttempt(db, payment, provider.name);
  try {
    const result = await provider.charge(
      {
        key: payment.key,
        amountCents: payment.amountCents,
        currency: 'USD',
        description: 'Unapplied payment',
        ...(options.sandboxOutcome === undefined ? {} : { sandboxOutcome: options.sandboxOutcome }),
      },
      AbortSignal.timeout(options.timeoutMs),
    );
    const settlement =
      result.status === 'captured' ? result : ({ status: 'failed', reason: result.reason } as const);
    if (result.status === 'declined') options.onDecline?.(result.reason);
    await settleAttempt(db, payment.key, settlement, provider.name);
  } catch {
    await reconcileAttempt(db, provider, payment.key).catch(() => undefined);
  }
  const { state } = await getAttempt(db, payment.key);
  if (state === 'sent') return 'unknown';
  return state === 'succeeded' ? 'paid' : 'failed';
}

async function recordAttempt(db: Db, payment: UnmatchedPayment, provider: string): Promise<void> {
  const { payer } = payment;
  await db
    .insertInto('payment_attempts')
    .values({
      provider,
      method: payment.method,
      idempotency_key: payment.key,
      state: 'sent',
      amount_cents: payment.amountCents,
      currency: 'USD',
      detail: '',
      payer_name: `${payer.firstName} ${payer.lastName}`,
      payer_email: payer.email,
      payer_phone: payer.phone,
      payer_company: payer.company,
      sent_at: nowIso(),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}

function getAttempt(db: Db, key: string) {
  return db
    .selectFrom('payment_attempts')
    .select('state')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Staff decisions on a payment without an order. */
export type UnmatchedDecision = 'received' | 'not-received' | 'give-back';

/**
 * Records that a transfer arrived, or refunds a payment.
 *
 * @throws NotFoundError, or ConflictError if the payment's state doesn't allow it.
 */
export async function decideUnmatched(db: Db, attemptId: number, decision: UnmatchedDecision, actor: Actor) {
  await inTransaction(db, async (trx) => {
    const attempt = await trx
      .selectFrom('payment_attempts')
      .select(['state', 'amount_cents', 'method'])
      .where('id', '=', attemptId)
      .where('order_id', 'is', null)
      .executeTakeFirstOrThrow(() => new NotFoundError('Payment not found.'));
    const isTransfer = attempt.method === 'zelle' || attempt.method === 'etransfer';
    const [from, to] = MOVES[decision];
    if (attempt.state !== from || isTransfer !== (decision !== 'give-back')) {
      throw new ConflictError('This payment has already been resolved.');
    }
    assertAttemptTransition(from, to);
    await trx
      .updateTable('payment_attempts')
      .set({ state: to, settled_at: nowIso(), detail: `${DETAILS[decision]} (${actor.name})` })
      .where('id', '=', attemptId)
      .where('state', '=', from)
      .execute();
    await recordAudit(trx, actor, `payment.${decision}`, `payment:${attemptId}`, {
      before: { state: from },
      after: { state: to, amountCents: attempt.amount_cents },
    });
  });
}

const MOVES = {
  received: ['sent', 'succeeded'],
  'not-received': ['sent', 'failed'],
  'give-back': ['succeeded', 'refund_due'],
} as const;

const DETAILS: Record<UnmatchedDecision, string> = {
  received: 'Transfer received',
  'not-received': 'Transfer not received',
  'give-back': 'Refunded by staff',
};

export type UnmatchedPaymentRow = Awaited<ReturnType<typeof listUnmatchedPayments>>['payments'][number];

const PAGE_SIZE = 50;

/** Lists API payments without an order, newest first. */
export async function listUnmatchedPayments(db: Db, wanted: number) {
  const untied = db.selectFrom('payment_attempts').where('order_id', 'is', null);
  const total = await countRows(untied);
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await untied
    .select(['id', 'method', 'state', 'amount_cents as amountCents', 'payer_name as payerName'])
    .select(['payer_email as payerEmail', 'payer_company as payerCompany'])
    .select(['provider_reference as reference', 'detail', 'sent_at as sentAt'])
    .orderBy('id', 'desc')
    .$call(takePage(page))
    .execute();
  return {
    page,
    payments: rows,
  };
}
