import { formatMoney } from '../shared/money.rules';

/** Who places or approves, as far as an order's total is concerned. Cents; null for no limit. */
export interface SpendingUser {
  id: number;
  spendingLimitCents: number | null;
}

export interface Approver extends SpendingUser {
  mayApprove: boolean;
}

/** Whether an order of this total waits for somebody else's approval. An order of just the limit does not. */
export function isOverLimit(
  user: Pick<SpendingUser, 'spendingLimitCents'> | undefined,
  totalCents: number,
): boolean {
  return user?.spendingLimitCents != null && totalCents > user.spendingLimitCents;
}

interface OrderToDecide {
  placedByUserId: number | null;
  totalCents: number;
}

const OWN_ORDER = 'You placed this order yourself. Nobody approves their own orders: somebody else has to.';

/** Why somebody may not decide about an order at all, in a sentence; undefined when they may. */
export function decisionRefusal(order: OrderToDecide, approver: Approver): string | undefined {
  if (!approver.mayApprove) return 'You may not approve orders.';
  return order.placedByUserId === approver.id ? OWN_ORDER : undefined;
}

/** Why somebody may not approve an order, in a sentence; undefined when they may. Their own limit counts too. */
export function approvalRefusal(order: OrderToDecide, approver: Approver): string | undefined {
  const refusal = decisionRefusal(order, approver);
  if (refusal !== undefined) return refusal;
  if (!isOverLimit(approver, order.totalCents)) return undefined;
  return `This order is over your own limit of ${formatMoney(approver.spendingLimitCents ?? 0)}. Somebody with a higher limit has to approve it.`;
}
