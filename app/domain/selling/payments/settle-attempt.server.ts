import type { Db, Trx } from '../../../../db/schema';
import { inWaitingTransaction } from '../../../../db/transaction';
import { queuePaidMail } from '../orders/order-mail.server';
import { assertAttemptTransition, type AttemptState } from '../orders/order-states.rules';
import { cancelOrder, moveOrder, recordReceived } from '../orders/order-transitions.server';
import { isoIn, nowIso } from '../../base/shared/clock';

/** When a captured payment is first looked up again, for refunds and disputes that no webhook has told. */
export const FIRST_REVIEW_MS = 60 * 60_000;

/** The definite outcome of a charge. */
export type Settlement =
  { status: 'captured'; reference: string; amountCents: number } | { status: 'failed'; reason: string };

/**
 * Settles an attempt and its order in one transaction (DESIGN 5, Settle): paid with a mail, or canceled with stock
 * released and cart restored. The request, webhooks, and the reconciler all call this; only the first has an effect.
 *
 * @returns whether this call settled it.
 */
export async function settleAttempt(db: Db, key: string, settlement: Settlement, actor: string) {
  return inWaitingTransaction(db, (trx) => settleInTransaction(trx, key, settlement, actor));
}

async function settleInTransaction(
  trx: Trx,
  key: string,
  settlement: Settlement,
  actor: string,
): Promise<boolean> {
  // Locks the attempt by writing it unchanged; concurrent settlers wait.
  const attempt = await trx
    .updateTable('payment_attempts')
    .set({ idempotency_key: key })
    .where('idempotency_key', '=', key)
    .returning(['id', 'order_id', 'amount_cents', 'state'])
    .executeTakeFirstOrThrow();
  if (settlement.status === 'failed') {
    if (!(await moveAttempt(trx, attempt.id, 'sent', 'failed', { detail: settlement.reason }))) return false;
    if (attempt.order_id !== null) await cancelOrder(trx, attempt.order_id, actor, settlement.reason);
    return true;
  }
  const captured = {
    provider_reference: settlement.reference,
    captured_cents: settlement.amountCents,
  };
  // Money for an abandoned order is refunded.
  if (attempt.state === 'failed') {
    return moveAttempt(trx, attempt.id, 'failed', 'refund_due', {
      ...captured,
      detail: 'Captured after a failed attempt',
    });
  }
  const reviewed = { ...captured, next_look_at: isoIn(FIRST_REVIEW_MS) };
  if (!(await moveAttempt(trx, attempt.id, 'sent', 'succeeded', reviewed))) return false;
  const orderId = attempt.order_id;
  if (orderId === null) return true;
  await recordReceived(trx, orderId, settlement.amountCents);
  if (settlement.amountCents === attempt.amount_cents) {
    await moveOrder(trx, orderId, 'paid', actor, 'Payment received');
    await queuePaidMail(trx, orderId);
  } else {
    await moveOrder(
      trx,
      orderId,
      'review',
      actor,
      `The provider took ${settlement.amountCents} cents instead of ${attempt.amount_cents}`,
    );
  }
  return true;
}

async function moveAttempt(
  trx: Trx,
  id: number,
  from: AttemptState,
  to: AttemptState,
  details: { detail?: string; provider_reference?: string; captured_cents?: number; next_look_at?: string },
): Promise<boolean> {
  assertAttemptTransition(from, to);
  const result = await trx
    .updateTable('payment_attempts')
    .set({ state: to, settled_at: nowIso(), next_look_at: null, ...details })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
