import type { NotNull } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { inWaitingTransaction } from '../../../../db/transaction';
import { lockRow } from '../../../../db/lock-row';
import type {
  HostedProvider,
  ProviderDispute,
  ProviderRefund,
} from '../../../integrations/payments/payment-provider';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { getMomentAfter, nowIso } from '../../base/shared/clock';
import { formatMoney } from '../../base/shared/money.rules';
import { recordOrderEvent } from '../orders/lock-order.server';
import { queueRefundMail } from '../orders/order-mail.server';
import { getRefundableOrder } from '../orders/order-refunds.queries.server';
import { buildAmountRefund, buildFullRefund, getRefundableCents } from '../orders/refund-split.rules';
import { bookRefund } from './refund-order.server';
import { inLanguage } from '~/i18n/language.server';

/** A captured payment of an order. */
interface CapturedPayment {
  id: number;
  orderId: number;
  /** The provider's references of its page and of the capture. */
  reference: string;
  capture: string;
}

type ChangedOrder = Awaited<ReturnType<typeof getLockedOrder>>;

/** Finds an order's captured payment by our key. */
export async function findCapturedPayment(db: Db, key: string): Promise<CapturedPayment | undefined> {
  return db
    .selectFrom('payment_attempts')
    .select(['id', 'order_id as orderId', 'hosted_reference as reference', 'provider_reference as capture'])
    .where('idempotency_key', '=', key)
    .where('state', '=', 'succeeded')
    .where('order_id', 'is not', null)
    .where('hosted_reference', 'is not', null)
    .where('provider_reference', 'is not', null)
    .$narrowType<{ orderId: NotNull; reference: NotNull; capture: NotNull }>()
    .executeTakeFirst();
}

/**
 * Books refunds and disputes made at the provider. Idempotent: webhooks may arrive repeatedly and out of order, and the
 * reconciler may run at the same time.
 */
export async function bookReversals(db: Db, provider: HostedProvider, payment: CapturedPayment) {
  const { refunds, disputes } = await provider.findReversals(payment.reference, payment.capture);
  if (refunds.length + disputes.length === 0) return;
  await inWaitingTransaction(db, async (trx) => {
    await lockRow(trx, 'orders', payment.orderId);
    for (const refund of refunds) await bookProviderRefund(trx, provider, payment, refund);
    for (const dispute of disputes) await bookDispute(trx, provider, payment, dispute);
  });
}

async function bookProviderRefund(
  trx: Trx,
  provider: HostedProvider,
  payment: CapturedPayment,
  refund: ProviderRefund,
): Promise<void> {
  const known = await trx
    .selectFrom('refunds')
    .select(['id', 'state'])
    .where('attempt_id', '=', payment.id)
    .where((build) =>
      build.or([
        build('provider_reference', '=', refund.reference),
        build('refund_key', '=', refund.refundKey ?? ''),
      ]),
    )
    .executeTakeFirst();
  if (known?.state === 'paid' && refund.state === 'failed')
    await recordFailedRefund(trx, provider, payment, { id: known.id, amountCents: refund.amountCents });
  if (known !== undefined || refund.state !== 'paid') return;

  const order = await getLockedOrder(trx, payment.orderId);
  const refundable = await getRefundableOrder(trx, order.id);
  const isAll = refund.amountCents === getRefundableCents(refundable);
  const actor = toProviderActor(provider);
  const reason = `Refunded at ${provider.title}`;
  const { id: refundId } = await trx
    .insertInto('refunds')
    .values({
      order_id: order.id,
      attempt_id: payment.id,
      amount_cents: refund.amountCents,
      refund_key: `${provider.name}:${refund.reference}`,
      provider_reference: refund.reference,
      state: 'paid',
      reason,
      actor: actor.name,
      due_at: nowIso(),
      created_at: nowIso(),
      settled_at: nowIso(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const split = isAll ? buildFullRefund(refundable) : buildAmountRefund(refund.amountCents);
  // An order's history is in English, whatever page causes it.
  const id = await inLanguage('en', () => bookRefund(trx, order, { split, refundId, reason }, actor));
  await queueRefundMail(trx, order.id, id);
}

/** The provider took a refund back, for example because the buyer's card no longer exists. */
async function recordFailedRefund(
  trx: Trx,
  provider: HostedProvider,
  payment: CapturedPayment,
  { id, amountCents }: { id: number; amountCents: number },
): Promise<void> {
  const detail = `${provider.title} couldn’t complete the refund`;
  await trx.updateTable('refunds').set({ state: 'failed', detail }).where('id', '=', id).execute();
  const order = await getLockedOrder(trx, payment.orderId);
  await recordEvent(trx, order, provider, 'refund', `${formatMoney(amountCents)} failed: ${detail}`);
}

async function bookDispute(
  trx: Trx,
  provider: HostedProvider,
  payment: CapturedPayment,
  dispute: ProviderDispute,
): Promise<void> {
  const known = await trx
    .selectFrom('payment_disputes')
    .select(['id', 'state'])
    .where('provider', '=', provider.name)
    .where('provider_reference', '=', dispute.reference)
    .executeTakeFirst();
  if (known?.state === dispute.state) return;
  const order = await getLockedOrder(trx, payment.orderId);
  const { amountCents, reason, state } = dispute;
  if (known === undefined) {
    await trx
      .insertInto('payment_disputes')
      .values({
        order_id: order.id,
        provider: provider.name,
        provider_reference: dispute.reference,
        amount_cents: amountCents,
        reason,
        state,
        created_at: nowIso(),
        updated_at: nowIso(),
      })
      .execute();
  } else {
    await trx
      .updateTable('payment_disputes')
      .set({ state, updated_at: nowIso() })
      .where('id', '=', known.id)
      .execute();
  }
  const about = `${formatMoney(amountCents)} at ${provider.title}: ${reason}`;
  await recordEvent(trx, order, provider, 'dispute', state === 'open' ? about : `${about} (${state})`);
  await recordAudit(trx, toProviderActor(provider), 'order.dispute', `order:${order.id}`, {
    after: { reference: dispute.reference, amountCents, reason, state },
  });
}

async function getLockedOrder(trx: Trx, id: number) {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'state', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Forms opened before are refused, and clients see the change.
  const updated_at = getMomentAfter(order.updated_at);
  await trx.updateTable('orders').set({ updated_at }).where('id', '=', id).execute();
  return { ...order, updated_at };
}

async function recordEvent(
  trx: Trx,
  { id, state, updated_at: at }: ChangedOrder,
  provider: HostedProvider,
  kind: 'refund' | 'dispute',
  detail: string,
): Promise<void> {
  const actor = toProviderActor(provider).name;
  await recordOrderEvent(trx, { orderId: id, kind, from: state, to: state, actor, detail, at });
}

function toProviderActor({ title }: HostedProvider): Actor {
  return { name: title, staffId: null, requestId: '' };
}
