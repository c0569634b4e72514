import { Link } from '@remix-run/react';

import type { OrderApproval } from '../../domain/selling/orders/approvals.queries.server';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { paths } from '../../paths';
import { CheckoutProgress } from './checkout-progress';
import { AddressBlock } from './order-details';
import { OrderStatus } from './order-status';
import { OrderSummary } from './order-summary';

interface StandardConfirmationProps {
  order: Order;
  approval: OrderApproval | undefined;
  transferEmail: string;
  unfinished: { title: string; href: string } | undefined;
  invoice: string;
  tracking: string;
}

/** SPEC 2.7, step 4: where the order stands, and what it was, beside the four steps. */
export function StandardConfirmation({
  order,
  approval,
  transferEmail,
  unfinished,
  invoice,
  tracking,
}: StandardConfirmationProps) {
  return (
    <main id="main" className="container page">
      <CheckoutProgress step="confirmation" />
      <div className="order-layout">
        <div className="confirmation">
          <OrderStatus
            order={order}
            approval={approval}
            transferEmail={transferEmail}
            unfinished={unfinished}
          />
          <div className="panel">
            <AddressBlock order={order} />
          </div>
          <p className="no-print cluster cluster--wide">
            <Link className="btn btn--primary" to={paths.home()}>
              Continue Shopping
            </Link>
            {order.state !== 'pending' && order.state !== 'awaiting_approval' && (
              <Link className="btn" to={invoice}>
                Invoice
              </Link>
            )}
            <Link className="btn btn--plain" to={tracking}>
              Track this order
            </Link>
          </p>
        </div>
        <OrderSummary lines={order.lines} totals={order} />
      </div>
    </main>
  );
}
