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
  /** Who asks for it, e.g. 'staff:admin'. */
  actor: string;
}

const LONGEST_WAIT_MS = 60 * 60_000;

/**
 * Notes that money is to go back, all of what an order paid or a part of it. It is paid afterwards, by `payDueRefunds`.
 *
 * @returns the refund's id.
 * @throws ConflictError when the order has less left to give back.
 */
export async function requestRefund(
  trx: Trx,
  { orderId, amountCents, reason, actor }: RefundOrder,
): Promise<number> {
  if (!Number.isInteger(amountCents) || amountCents < 1)
    throw new ConflictError('A refund is at least one cent.');
  const attempt = await trx
    .selectFrom('payment_attempts')
    .select(['id', 'amount_cents', 'captured_cents'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  if (attempt === undefined) throw new ConflictError('No provider has money of this order.');
  const { asked } = await trx
    .selectFrom('refunds')
    .select((build) => build.fn.coalesce(build.fn.sum<number>('amount_cents'), build.lit(0)).as('asked'))
    .where('attempt_id', '=', attempt.id)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow();
  const left = (attempt.captured_cents ?? attempt.amount_cents) - asked;
  if (amountCents > left)
    throw new ConflictError(
      left === 0 ? 'All of it was given back already.' : `At most ${formatMoney(left)} can be given back.`,
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
      provider_reference: null,
      due_at: nowIso(),
      created_at: nowIso(),
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Pays the refunds that are due, each on its own and outside any transaction. A provider that gives no answer is
 * asked again later with the same key; one that says no ends the refund.
 *
 * @param mayGoOn asked before each one; whoever says no leaves the rest to the next round, of any process.
 * @returns how many were settled, and the errors of those that were not.
 */
export async function payDueRefunds(
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
      if (provider === undefined) throw new Error(`No provider is connected by the name ${refund.provider}.`);
      const result = await provider.refund({
        key: refund.idempotency_key,
        reference: refund.provider_reference ?? '',
        amountCents: refund.amount_cents,
        currency: refund.currency,
        refundKey: refund.refund_key,
        ...(refund.refund_reference === null ? {} : { refundReference: refund.refund_reference }),
      });
      if (await note(db, refund, result)) settled += 1;
    } catch (error) {
      errors.push(error);
      await tryLater(db, refund, { detail: error instanceof Error ? error.message : String(error) });
    }
  }
  return { settled, errors };
}

interface DueRefund {
  id: number;
  tries: number;
}

/** Returns whether the refund is over. */
async function note(db: Db, refund: DueRefund, result: RefundResult): Promise<boolean> {
  if (result.status === 'pending') {
    await tryLater(db, refund, {
      detail: 'On its way at the provider',
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

/** 10 s, 20 s, 40 s and so on, an hour at most. */
async function tryLater(
  db: Db,
  { id, tries }: DueRefund,
  details: { detail: string; provider_reference?: string },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({
      ...details,
      tries: tries + 1,
      due_at: isoIn(Math.min(LONGEST_WAIT_MS, 10_000 * 2 ** Math.min(tries, 12))),
    })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .execute();
}
