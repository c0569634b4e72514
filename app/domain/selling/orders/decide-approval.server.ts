import type { Db, Trx } from '../../../../db/schema';
import { lockRow } from '../../../../db/lock-row';
import { inTransaction } from '../../../../db/transaction';
import { getTimelineName, toUserActor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { findAccountBuyer } from '../cart/cart-buyer.queries.server';
import { isCharged, isPaymentMethod, ON_ACCOUNT } from '../checkout/payment-methods.rules';
import {
  assertCredit,
  getDeadlines,
  insertAttempt,
  queueFirstMail,
  getStateAfterApproval,
  type PlacedOrder,
} from './write-order.server';
import {
  findCompanyUser,
  getUserName,
  type CompanyUser,
} from '../../base/customers/company-users.queries.server';
import { findApprovalRefusal, findDecisionRefusal } from '../../base/customers/spending-limit.rules';
import { readSettings } from '../../base/settings/settings.queries.server';
import { getMomentAfter, nowIso } from '../../base/shared/clock';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { queueApprovalExpiredMail, queueDeclinedMail } from './approval-mail.server';
import { recordOrderEvent } from './lock-order.server';
import { assertOrderTransition } from './order-states.rules';
import { cancelAndRelease } from './order-transitions.server';
import { t } from '~/i18n/text';

const DECIDED = () => t`This order is no longer awaiting approval.`;
const NO_CREDIT = () => t`Decline the order, or pay down the balance first.`;

/** An approver's decision on an order of their account. */
export interface Decision {
  orderId: number;
  userId: number;
  requestId: string;
}

/**
 * Approves an order, which continues as its payment method requires, at its locked prices. Of two concurrent
 * approvals, one succeeds. A charged order gets its payment attempt here and is charged afterward.
 *
 * @param providerName the provider that will charge, if any.
 * @throws NotFoundError for another account's order, ConflictError if it can't be approved.
 */
export async function approveOrder(
  db: Db,
  { orderId, userId, requestId }: Decision,
  providerName: string | undefined,
): Promise<PlacedOrder> {
  return inTransaction(db, async (trx) => {
    const { order, user } = await getOrderToDecide(trx, orderId, userId);
    const refusal = findApprovalRefusal(selectDecision(order), user);
    if (refusal !== undefined) throw new ConflictError(refusal);
    const method = order.payment_method;
    if (!isPaymentMethod(method)) throw new Error(`Unknown payment method: ${method}.`);
    await lockRow(trx, 'customers', user.customerId);
    const buyer = await findAccountBuyer(trx, user.customerId);
    // The account may owe more than when the order was placed.
    if (method === ON_ACCOUNT) assertCredit(buyer, { totalCents: order.total_cents }, NO_CREDIT());
    const state = getStateAfterApproval(method);
    assertOrderTransition('awaiting_approval', state);
    const at = getMomentAfter(order.updated_at);
    const moved = await trx
      .updateTable('orders')
      .set({ state, updated_at: at, ...getDeadlines(state, buyer, await readSettings(trx)) })
      .where('id', '=', orderId)
      .where('state', '=', 'awaiting_approval')
      .executeTakeFirst();
    if (moved.numUpdatedRows !== 1n) throw new ConflictError(DECIDED());
    await recordOrderEvent(trx, {
      orderId,
      kind: 'state',
      from: 'awaiting_approval',
      to: state,
      actor: getTimelineName(toUserActor(user, requestId)),
      detail: 'Approved',
      at,
    });
    const attemptKey = isCharged(method)
      ? await insertAttempt(
          trx,
          orderId,
          { providerName, paymentMethod: method },
          { totalCents: order.total_cents },
        )
      : undefined;
    await queueFirstMail(trx, orderId, state);
    await auditDecision(trx, { orderId, userId, requestId }, 'order.approve', { state });
    return {
      policy: order.policy,
      id: orderId,
      number: order.number,
      accessKey: order.access_key,
      state,
      totalCents: order.total_cents,
      currency: order.currency,
      attemptKey,
      isNew: true,
    };
  });
}

/**
 * Declines an order with a reason for the buyer, and restocks it.
 *
 * @throws NotFoundError for another account's order, ConflictError if it can't be declined.
 */
export async function declineOrder(db: Db, decision: Decision, reason: string): Promise<{ number: string }> {
  return inTransaction(db, async (trx) => {
    const { orderId, userId } = decision;
    const { order, user } = await getOrderToDecide(trx, orderId, userId);
    const refusal = findDecisionRefusal(selectDecision(order), user);
    if (refusal !== undefined) throw new ConflictError(refusal);
    if (order.state !== 'awaiting_approval') throw new ConflictError(DECIDED());
    const by = getUserName(user);
    const actor = getTimelineName(toUserActor(user, decision.requestId));
    await cancelAndRelease(trx, orderId, actor, reason);
    await queueDeclinedMail(trx, orderId, { by, reason });
    await auditDecision(trx, decision, 'order.decline', { state: 'cancelled', reason });
    return { number: order.number };
  });
}

/** Cancels and restocks orders that weren't approved in time. @returns how many. */
export async function expireApprovals(db: Db): Promise<number> {
  return inTransaction(db, async (trx) => {
    const overdue = await trx
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'awaiting_approval')
      .where('expires_at', '<', nowIso())
      .orderBy('id')
      .limit(100)
      .execute();
    for (const { id } of overdue) {
      await cancelAndRelease(trx, id, 'reconciler', 'Not approved in time');
      await queueApprovalExpiredMail(trx, id);
    }
    return overdue.length;
  });
}

/** Reads the order and the approver within the transaction. @throws NotFoundError for another account's order. */
async function getOrderToDecide(trx: Trx, orderId: number, userId: number) {
  const user = await findCompanyUser(trx, userId);
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (user === undefined || order === undefined || order.customer_id !== user.customerId)
    throw new NotFoundError(t`Order not found.`);
  return { order, user } satisfies { order: typeof order; user: CompanyUser };
}

function selectDecision(order: { placed_by_user_id: number | null; total_cents: number }) {
  return { placedByUserId: order.placed_by_user_id, totalCents: order.total_cents };
}

async function auditDecision(
  trx: Trx,
  { orderId, userId, requestId }: Decision,
  action: string,
  after: Record<string, unknown>,
): Promise<void> {
  await recordAudit(trx, { name: `user:${userId}`, staffId: null, requestId }, action, `order:${orderId}`, {
    before: { state: 'awaiting_approval' },
    after,
  });
}
