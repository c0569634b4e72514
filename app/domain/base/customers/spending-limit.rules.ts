import { formatMoney } from '../shared/money.rules';
import { t } from '~/i18n/text';

/** A buyer or approver with their limit in cents; null for no limit. */
export interface SpendingUser {
  id: number;
  spendingLimitCents: number | null;
}

interface Approver extends SpendingUser {
  mayApprove: boolean;
}

/** Returns whether an order needs approval. A total equal to the limit doesn't. */
export function isOverLimit(user: Pick<SpendingUser, 'spendingLimitCents'> | undefined, totalCents: number) {
  return user?.spendingLimitCents != null && totalCents > user.spendingLimitCents;
}

interface OrderToDecide {
  placedByUserId: number | null;
  totalCents: number;
}

/** Returns why a user can't decide about an order; undefined if they can. */
export function findDecisionRefusal(order: OrderToDecide, approver: Approver): string | undefined {
  if (!approver.mayApprove) return t`You don’t have permission to approve orders.`;
  return order.placedByUserId === approver.id ? t`You can’t approve your own orders.` : undefined;
}

/** Returns why a user can't approve an order, including their own limit; undefined if they can. */
export function findApprovalRefusal(order: OrderToDecide, approver: Approver): string | undefined {
  const refusal = findDecisionRefusal(order, approver);
  if (refusal !== undefined) return refusal;
  if (!isOverLimit(approver, order.totalCents)) return undefined;
  const limit = formatMoney(approver.spendingLimitCents ?? 0);
  return t`This order is over your ${limit} limit. An approver with a higher limit must approve it.`;
}
