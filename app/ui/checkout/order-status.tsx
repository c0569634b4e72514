import { Link } from '@remix-run/react';

import type { OrderApproval } from '../../domain/selling/orders/approvals.queries.server';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { Moment } from '../moment';
import { ApprovalStatus } from './approval-status';
import { OrderNumber } from './order-number';
import { useSettings } from '../settings/use-settings';

interface OrderStatusProps {
  order: Order;
  approval?: OrderApproval | undefined;
  transferEmail: string;
  /** The provider's page on which the buyer may still pay. */
  unfinished?: { title: string; href: string } | undefined;
  /** Where a failed payment is tried again, when that is not the checkout. */
  tryAgain?: string | undefined;
}

/** Where an order stands, in words for its buyer, and what they may do. */
export function OrderStatus({ order, approval, transferEmail, unfinished, tryAgain }: OrderStatusProps) {
  const { deliveryEstimate } = useSettings();
  if (approval !== undefined) return <ApprovalStatus order={order} approval={approval} />;
  switch (order.state) {
    case 'paid':
    case 'fulfilled':
      return (
        <header className="confirmation__head">
          <Icon name="circle-check" className="confirmation__good" />
          <h1>Order Confirmed</h1>
          <OrderNumber number={order.number} />
          <p>
            Thank you, {order.firstName}. We write to {order.email}. Estimated delivery: {deliveryEstimate}.
          </p>
        </header>
      );
    case 'on_account':
      return (
        <header className="confirmation__head">
          <Icon name="circle-check" className="confirmation__good" />
          <h1>Order Confirmed</h1>
          <OrderNumber number={order.number} />
          <p>
            Thank you, {order.firstName}. {formatMoney(order.totalCents)} is due on your account
            {order.dueAt !== null && (
              <>
                {' '}
                by <Moment at={order.dueAt} />
              </>
            )}
            . Estimated delivery: {deliveryEstimate}.
          </p>
        </header>
      );
    case 'awaiting_transfer':
      return (
        <header className="confirmation__head">
          <Icon name="clock" />
          <h1>Order placed: send your transfer</h1>
          <OrderNumber number={order.number} />
          <p className="notice notice--warn">
            <strong>
              Send {formatMoney(order.totalCents)} to {transferEmail}
            </strong>
          </p>
          <p>
            Use the order number as the reference. We hold the goods
            {order.expiresAt !== null && (
              <>
                {' '}
                until <Moment at={order.expiresAt} />
              </>
            )}{' '}
            and ship when the money is here.
          </p>
        </header>
      );
    case 'cancelled':
      return (
        <header className="confirmation__head">
          <Icon name="circle-alert" className="confirmation__bad" />
          <h1>Order cancelled</h1>
          <OrderNumber number={order.number} />
          {order.receivedCents > 0 ? (
            <p>Nothing will be shipped. What you paid goes back to you; we have written to {order.email}.</p>
          ) : (
            <>
              <p>
                The payment did not go through. Nothing was charged, and{' '}
                {tryAgain === undefined ? 'your cart is as you left it' : 'your quote is open again'}.
              </p>
              <Link
                className="btn btn--primary"
                to={tryAgain ?? (order.policy === 'standard' ? paths.cartPayment() : paths.checkout())}
              >
                Try again
              </Link>
            </>
          )}
        </header>
      );
    case 'review':
      return (
        <header className="confirmation__head">
          <Icon name="clock" />
          <h1>We are checking your payment</h1>
          <OrderNumber number={order.number} />
          <p>
            Your order is placed and its goods are held. Another amount than the total came in, so a person
            looks at it and writes to {order.email}. Do not pay again.
          </p>
        </header>
      );
    case 'awaiting_approval':
    case 'pending':
      return (
        <header className="confirmation__head">
          <Icon name="clock" />
          <h1>We are confirming your payment</h1>
          <OrderNumber number={order.number} />
          {unfinished === undefined ? (
            <p>
              Your order is placed and its goods are held. The payment provider has not answered yet; this
              page tells you as soon as it does. Do not pay again.
            </p>
          ) : (
            <>
              <p>
                Your order is placed and its goods are held. If you have paid, this page tells you as soon as{' '}
                {unfinished.title} does: do not pay again.
              </p>
              <p>
                Left {unfinished.title} before you had paid?{' '}
                <Link className="link" to={unfinished.href}>
                  Go on with the payment
                </Link>
              </p>
            </>
          )}
        </header>
      );
  }
}
