import type { Db, Trx } from '../../../../db/schema';
import { inWaitingTransaction } from '../../../../db/transaction';
import { queuePaidMail } from '../orders/order-mail.server';
import { assertAttemptTransition, type AttemptState } from '../orders/order-states.rules';
import { cancelOrder, moveOrder, noteReceived } from '../orders/order-transitions.server';
import { nowIso } from '../../base/shared/clock';

/** What is known of a charge, for certain. */
export type Settlement =
  { status: 'captured'; reference: string; amountCents: number } | { status: 'failed'; reason: string };

/**
 * DESIGN 5, 'Settle': turns a sent attempt into what became of it, and its order with it: paid and a mail, or
 * cancelled with the stock released and the cart filled again. The request, a webhook and the reconciler all come
 * here; whoever is second changes nothing.
 *
 * @returns whether this call was the one that settled it.
 */
export async function settleAttempt(
  db: Db,
  key: string,
  settlement: Settlement,
  actor: string,
): Promise<boolean> {
  return inWaitingTransaction(db, (trx) => settleAttemptWithin(trx, key, settlement, actor));
}

/** The same in a transaction that does more than that. */
export async function settleAttemptWithin(
  trx: Trx,
  key: string,
  settlement: Settlement,
  actor: string,
): Promise<boolean> {
  // Written as it is: that takes its row, and whoever settles it at the same time waits for what becomes of it here.
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
  // Money that arrives for an order that was given up goes back.
  if (attempt.state === 'failed') {
    return moveAttempt(trx, attempt.id, 'failed', 'refund_due', {
      ...captured,
      detail: 'Captured after failing',
    });
  }
  if (!(await moveAttempt(trx, attempt.id, 'sent', 'succeeded', captured))) return false;
  if (attempt.order_id === null) return true;
  await noteReceived(trx, attempt.order_id, settlement.amountCents);
  if (settlement.amountCents === attempt.amount_cents) {
    await moveOrder(trx, attempt.order_id, 'paid', actor, 'Payment received');
    await queuePaidMail(trx, attempt.order_id);
  } else {
    await moveOrder(
      trx,
      attempt.order_id,
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
  details: { detail?: string; provider_reference?: string; captured_cents?: number },
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
