import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError } from '../../base/shared/errors';
import { formatMoney } from '../../base/shared/money.rules';
import { publishOrderEvent } from '../../base/webhooks/publish-event.server';
import { queueCanceledMail, queuePaidMail } from './order-mail.server';
import { assertStaffCan, canStaffDo } from './order-states.rules';
import { cancelOrder, moveOrder, recordReceived } from './order-transitions.server';
import { type ExpectedOrder, lockOrder, recordOrderEvent } from './lock-order.server';

interface ReceivedTransfer {
  orderId: number;
  seen: ExpectedOrder;
  receivedCents: number;
}

/**
 * Records the money of a Zelle or e-Transfer order: paid, or in review if the amount differs.
 *
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError
 */
export async function confirmTransfer(
  db: Db,
  { orderId, seen, receivedCents }: ReceivedTransfer,
  actor: Actor,
): Promise<'paid' | 'review'> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, seen);
    if (isShippedAndOwed(order)) return recordLatePayment(trx, order, receivedCents, actor);
    assertStaffCan('confirmTransfer', order.state, 'This order does not wait for a transfer.');
    await recordReceived(trx, orderId, receivedCents);
    const state = receivedCents === order.total_cents ? 'paid' : 'review';
    const amount = formatMoney(receivedCents);
    const detail =
      state === 'paid'
        ? `Transfer of ${amount} received`
        : `A transfer of ${amount} came instead of ${formatMoney(order.total_cents)}`;
    await moveOrder(trx, orderId, state, actor.name, detail);
    if (state === 'paid') await queuePaidMail(trx, orderId);
    await recordAudit(trx, actor, 'order.confirm-transfer', `order:${orderId}`, {
      before: { state: order.state },
      after: { state, receivedCents, totalCents: order.total_cents },
    });
    return state;
  });
}

type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

function isShippedAndOwed({ state, due_at, paid_at }: LockedOrder): boolean {
  return canStaffDo('recordPayment', state) && due_at !== null && paid_at === null;
}

/** An order on account that already shipped keeps its state; only the payment is recorded. */
async function recordLatePayment(
  trx: Trx,
  order: LockedOrder,
  receivedCents: number,
  actor: Actor,
): Promise<'paid'> {
  if (receivedCents !== order.total_cents) {
    throw new ConflictError(`An order on account is paid in one sum, ${formatMoney(order.total_cents)}.`);
  }
  await recordReceived(trx, order.id, receivedCents);
  const at = nowIso();
  await trx.updateTable('orders').set({ paid_at: at }).where('id', '=', order.id).execute();
  await recordOrderEvent(trx, {
    orderId: order.id,
    kind: 'payment',
    from: order.state,
    to: order.state,
    actor: actor.name,
    detail: `${formatMoney(receivedCents)} received on account`,
    at,
  });
  await recordAudit(trx, actor, 'order.record-payment', `order:${order.id}`, { after: { receivedCents } });
  await publishOrderEvent(trx, 'order.paid', order.id);
  return 'paid';
}

/** Cancels and restocks orders whose transfer didn't arrive in time. @returns how many. */
export async function expireTransfers(db: Db): Promise<number> {
  return inTransaction(db, async (trx) => {
    const overdue = await trx
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'awaiting_transfer')
      .where('expires_at', '<', nowIso())
      .orderBy('id')
      .limit(100)
      .execute();
    for (const { id } of overdue) {
      await cancelOrder(trx, id, 'reconciler', 'The transfer did not arrive in time');
      await queueCanceledMail(trx, id, { refundedCents: 0 });
    }
    return overdue.length;
  });
}
