import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError } from '../../base/shared/errors';
import { formatMoney } from '../../base/shared/money.rules';
import { publishOrderEvent } from '../../base/webhooks/publish-event.server';
import { queueCanceledMail, queuePaidMail, queuePartPaymentMail } from './order-mail.server';
import { assertStaffCan, canStaffDo } from './order-states.rules';
import { cancelOrder, moveOrder, recordReceived } from './order-transitions.server';
import { type ExpectedOrder, lockOrder, recordOrderEvent } from './lock-order.server';

interface ReceivedTransfer {
  orderId: number;
  seen: ExpectedOrder;
  receivedCents: number;
}

/**
 * Records money that arrived for a Zelle or e-Transfer order, or on account. Less than what is open is a part payment:
 * the rest stays open. More than that puts an order that hasn't shipped into review.
 *
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError, or ConflictError for more than a shipped order owes.
 */
export async function confirmTransfer(
  db: Db,
  { orderId, seen, receivedCents }: ReceivedTransfer,
  actor: Actor,
): Promise<'paid' | 'partly paid' | 'review'> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, seen);
    const isShipped = isShippedAndOwed(order);
    if (!isShipped) assertStaffCan('confirmTransfer', order.state, 'This order isn’t awaiting payment.');
    const openCents = order.total_cents - order.received_cents;
    if (receivedCents < openCents) return recordPartPayment(trx, order, receivedCents, actor);
    if (isShipped) return recordLatePayment(trx, order, receivedCents, actor);
    await recordReceived(trx, orderId, receivedCents);
    const state = receivedCents === openCents ? 'paid' : 'review';
    const amount = formatMoney(receivedCents);
    const detail =
      state === 'paid'
        ? `Transfer of ${amount} received`
        : `Transfer of ${amount} received, but ${formatMoney(openCents)} was due`;
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

/** Keeps the order's state. An order with money in it doesn't expire any more: staff decide. */
async function recordPartPayment(
  trx: Trx,
  order: LockedOrder,
  receivedCents: number,
  actor: Actor,
): Promise<'partly paid'> {
  const openCents = order.total_cents - order.received_cents - receivedCents;
  await recordReceived(trx, order.id, receivedCents);
  await trx.updateTable('orders').set({ expires_at: null }).where('id', '=', order.id).execute();
  await recordPayment(
    trx,
    order,
    `${formatMoney(receivedCents)} received, ${formatMoney(openCents)} due`,
    actor,
  );
  await queuePartPaymentMail(trx, order.id, { receivedCents, openCents });
  await recordAudit(trx, actor, 'order.record-payment', `order:${order.id}`, {
    after: { receivedCents, openCents },
  });
  return 'partly paid';
}

/** The rest of an order on account that already shipped, which keeps its state. */
async function recordLatePayment(
  trx: Trx,
  order: LockedOrder,
  receivedCents: number,
  actor: Actor,
): Promise<'paid'> {
  const openCents = order.total_cents - order.received_cents;
  if (receivedCents > openCents)
    throw new ConflictError(`Only ${formatMoney(openCents)} is still due on this order.`);
  await recordReceived(trx, order.id, receivedCents);
  await trx.updateTable('orders').set({ paid_at: nowIso() }).where('id', '=', order.id).execute();
  await recordPayment(trx, order, `${formatMoney(receivedCents)} received on account`, actor);
  await recordAudit(trx, actor, 'order.record-payment', `order:${order.id}`, { after: { receivedCents } });
  await publishOrderEvent(trx, 'order.paid', order.id);
  return 'paid';
}

async function recordPayment(trx: Trx, order: LockedOrder, detail: string, actor: Actor): Promise<void> {
  await recordOrderEvent(trx, {
    orderId: order.id,
    kind: 'payment',
    from: order.state,
    to: order.state,
    actor: actor.name,
    detail,
    at: nowIso(),
  });
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
      await cancelOrder(trx, id, 'reconciler', 'Payment wasn’t received in time');
      await queueCanceledMail(trx, id, { refundedCents: 0 });
    }
    return overdue.length;
  });
}
