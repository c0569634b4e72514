import type { Db, Trx } from '../../../../db/schema';
import type { RefundResult } from '../../../integrations/payments/payment-provider';
import { isoIn, nowIso } from '../../base/shared/clock';
import { ConflictError } from '../../base/shared/errors';
import { formatMoney } from '../../base/shared/money.rules';
import { randomKey } from '../../base/shared/random.server';
import type { PaymentProviders } from './payment-providers.server';

export interface RefundOrder {
  orderId: number;
  amountCents: number;
  reason: string;
  /** For example 'staff:admin'. */
  actor: string;
}

const MAX_WAIT_MS = 60 * 60_000;

/**
 * Requests a refund of an order's payment or part of it. `sendDueRefunds` sends it.
 *
 * @returns the refund ID.
 * @throws ConflictError if it exceeds what is left.
 */
export async function requestRefund(trx: Trx, { orderId, amountCents, reason, actor }: RefundOrder) {
  if (!Number.isInteger(amountCents) || amountCents < 1) throw new ConflictError('Refund at least $0.01.');
  const attempt = await trx
    .selectFrom('payment_attempts')
    .select(['id', 'amount_cents', 'captured_cents'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'succeeded')
    .executeTakeFirstOrThrow(() => new ConflictError('This order has no payment to refund.'));
  const { asked } = await trx
    .selectFrom('refunds')
    .select((build) => build.fn.coalesce(build.fn.sum<number>('amount_cents'), build.lit(0)).as('asked'))
    .where('attempt_id', '=', attempt.id)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow();
  const left = (attempt.captured_cents ?? attempt.amount_cents) - asked;
  if (amountCents > left)
    throw new ConflictError(
      left === 0 ? 'This payment is fully refunded.' : `You can refund up to ${formatMoney(left)}.`,
    );
  const { id } = await trx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      attempt_id: attempt.id,
      amount_cents: amountCents,
      refund_key: randomKey(),
      state: 'due',
      reason,
      actor,
      due_at: nowIso(),
      created_at: nowIso(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Sends due refunds, each outside any transaction. Without an answer, it is retried with the same key; a refusal ends
 * the refund.
 *
 * @param mayGoOn asked before each; false leaves the rest to the next round of any process.
 * @returns how many were settled, and the errors.
 */
export async function sendDueRefunds(
  db: Db,
  payments: PaymentProviders,
  mayGoOn: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<{ settled: number; errors: unknown[] }> {
  const due = await db
    .selectFrom('refunds as r')
    .innerJoin('payment_attempts as a', 'a.id', 'r.attempt_id')
    .select([
      'r.id',
      'r.amount_cents',
      'r.refund_key',
      'r.provider_reference as refund_reference',
      'r.tries',
      'a.provider',
      'a.idempotency_key',
      'a.provider_reference',
      'a.currency',
    ])
    .where('r.state', '=', 'due')
    .where('r.due_at', '<=', nowIso())
    .orderBy('r.due_at')
    .limit(100)
    .execute();
  let settled = 0;
  const errors: unknown[] = [];
  for (const refund of due) {
    if (!(await mayGoOn())) break;
    try {
      const provider = payments.named(refund.provider);
      if (provider === undefined) throw new Error(`${refund.provider} isn’t connected.`);
      const result = await provider.refund({
        key: refund.idempotency_key,
        reference: refund.provider_reference ?? '',
        amountCents: refund.amount_cents,
        currency: refund.currency,
        refundKey: refund.refund_key,
        ...(refund.refund_reference === null ? {} : { refundReference: refund.refund_reference }),
      });
      if (await recordRefund(db, refund, result)) settled += 1;
    } catch (error) {
      errors.push(error);
      await scheduleRetry(db, refund, { detail: error instanceof Error ? error.message : String(error) });
    }
  }
  return { settled, errors };
}

interface DueRefund {
  id: number;
  tries: number;
}

/** @returns whether the refund is over. */
async function recordRefund(db: Db, refund: DueRefund, result: RefundResult): Promise<boolean> {
  if (result.status === 'pending') {
    await scheduleRetry(db, refund, {
      detail: 'Pending with the provider',
      provider_reference: result.reference,
    });
    return false;
  }
  const outcome =
    result.status === 'paid'
      ? ({ state: 'paid', provider_reference: result.reference, detail: '' } as const)
      : ({ state: 'failed', detail: result.reason } as const);
  const updated = await db
    .updateTable('refunds')
    .set({ ...outcome, settled_at: nowIso() })
    .where('id', '=', refund.id)
    .where('state', '=', 'due')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** 10 s, 20 s, 40 s, up to 1 hour. */
async function scheduleRetry(
  db: Db,
  { id, tries }: DueRefund,
  details: { detail: string; provider_reference?: string },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({
      ...details,
      tries: tries + 1,
      due_at: isoIn(Math.min(MAX_WAIT_MS, 10_000 * 2 ** Math.min(tries, 12))),
    })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .execute();
}
