import { formatMoney } from '../shared/money.rules';

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

const OWN_ORDER = 'You can’t approve your own orders.';

/** Returns why a user can't decide about an order; undefined if they can. */
export function findDecisionRefusal(order: OrderToDecide, approver: Approver): string | undefined {
  if (!approver.mayApprove) return 'You don’t have permission to approve orders.';
  return order.placedByUserId === approver.id ? OWN_ORDER : undefined;
}

/** Returns why a user can't approve an order, including their own limit; undefined if they can. */
export function findApprovalRefusal(order: OrderToDecide, approver: Approver): string | undefined {
  const refusal = findDecisionRefusal(order, approver);
  if (refusal !== undefined) return refusal;
  if (!isOverLimit(approver, order.totalCents)) return undefined;
  return `This order is over your ${formatMoney(approver.spendingLimitCents ?? 0)} limit. An approver with a higher limit must approve it.`;
}
