import type { OrderApproval } from '../../domain/selling/orders/approvals.queries.server';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Moment } from '../moment';
import { StatusHead } from './status-head';

const ENDED = {
  declined: 'Your company declined this order.',
  expired: 'Nobody in your company approved this order in time.',
  'called off': 'This order was called off before anybody approved it.',
} as const;

/** The status of an order that needs approval in the buyer's company. */
export function ApprovalStatus({ order, approval }: { order: Order; approval: OrderApproval }) {
  if (approval.ended !== undefined) {
    return (
      <StatusHead tone="bad" title="Order cancelled" orderNumber={order.number}>
        <p>{ENDED[approval.ended]} Nothing was charged, and nothing will be shipped.</p>
        {approval.reason !== '' && <p>The reason: {approval.reason}</p>}
      </StatusHead>
    );
  }
  return (
    <StatusHead title="Order placed: it waits for approval" orderNumber={order.number}>
      {approval.approvers.length > 0 ? (
        <p>
          This order of {formatMoney(order.totalCents)} is over your limit. It waits for approval by{' '}
          <strong>{formatList(approval.approvers)}</strong>
          {approval.approvers.length > 1 && ', whoever is first'}. We have written to them.
        </p>
      ) : (
        <p className="notice notice--warn">
          This order of {formatMoney(order.totalCents)} is over your limit, and nobody in your company may
          approve it: nobody approves their own orders, and the limit of an approver counts too. Whoever
          manages your users can let somebody approve it.
        </p>
      )}
      <p>
        Its goods are held at these prices
        {order.expiresAt !== null && (
          <>
            {' '}
            until <Moment at={order.expiresAt} />
          </>
        )}
        . Nothing is charged until it is approved.
      </p>
    </StatusHead>
  );
}

/** 'Ada', 'Ada or Ben', 'Ada, Ben or Cy'. */
function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
