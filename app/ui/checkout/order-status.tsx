import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { OrderApproval } from '../../domain/selling/orders/approvals.queries.server';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { getHoldEnd } from '../../domain/selling/orders/unpaid-holds.rules';
import { DemoMailNote } from '../demo-mail-note';
import { Moment } from '../moment';
import { useSettings } from '../settings/use-settings';
import { Icon } from '../icon/icon';

interface OrderStatusProps {
  order: Order;
  approval?: OrderApproval | undefined;
  transferEmail: string;
  /** Whether this is a demo whose mail stays in the outbox. */
  isMailOff: boolean;
  /** The payment provider's page, if the buyer can still pay there. */
  unfinished?: { title: string; href: string } | undefined;
  /** Where to retry a failed payment, if not at checkout. */
  tryAgain?: string | undefined;
}

export function OrderStatus(props: OrderStatusProps) {
  const { order, approval, transferEmail, isMailOff, unfinished, tryAgain } = props;
  const { deliveryEstimate } = useSettings();
  if (approval !== undefined) return <ApprovalStatus order={order} approval={approval} />;
  switch (order.state) {
    case 'paid':
    case 'fulfilled':
      return (
        <StatusHead tone="good" title="Order Confirmed" orderNumber={order.number}>
          <p>
            Thank you, {order.firstName}. We write to {order.email}. Estimated delivery: {deliveryEstimate}.
          </p>
        </StatusHead>
      );
    case 'on_account':
      return (
        <StatusHead tone="good" title="Order Confirmed" orderNumber={order.number}>
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
        </StatusHead>
      );
    case 'awaiting_transfer':
      return (
        <StatusHead title="Order placed: send your transfer" orderNumber={order.number}>
          <p className="notice notice--warn">
            <strong>
              Send {formatMoney(order.totalCents - order.receivedCents)} to {transferEmail}
            </strong>
          </p>
          <p>
            {order.receivedCents > 0 && `We have received ${formatMoney(order.receivedCents)}. `}
            Use the order number as the reference. We hold the goods
            {order.expiresAt !== null && (
              <>
                {' '}
                until <Moment at={order.expiresAt} />
              </>
            )}{' '}
            and ship when the money is here.
          </p>
          {order.isEmailUnconfirmed === 1 && <ConfirmEmail order={order} isMailOff={isMailOff} />}
        </StatusHead>
      );
    case 'cancelled':
      return (
        <StatusHead tone="bad" title="Order cancelled" orderNumber={order.number}>
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
        </StatusHead>
      );
    case 'review':
      return (
        <StatusHead title="We are checking your payment" orderNumber={order.number}>
          <p>
            Your order is placed and its goods are held. Another amount than the total came in, so a person
            looks at it and writes to {order.email}. Do not pay again.
          </p>
        </StatusHead>
      );
    case 'awaiting_approval':
    case 'pending':
      return (
        <StatusHead title="We are confirming your payment" orderNumber={order.number}>
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
        </StatusHead>
      );
  }
}

/** How a buyer without an account gets the full time to pay. */
function ConfirmEmail({ order, isMailOff }: { order: Order; isMailOff: boolean }) {
  const fullEnd = getHoldEnd(order.placedAt, useSettings(), { isEmailUnconfirmed: false });
  // With a part payment, it has no end. Staff may have extended it.
  if (order.expiresAt === null || order.expiresAt >= fullEnd) return null;
  return (
    <p>
      To hold them until <Moment at={fullEnd} />, confirm your email address with the link in our message to{' '}
      {order.email}. {isMailOff && <DemoMailNote email={order.email} />}
    </p>
  );
}

const ENDED = {
  declined: 'Your company declined this order.',
  expired: 'Nobody in your company approved this order in time.',
  'called off': 'This order was called off before anybody approved it.',
} as const;

/** The status of an order that needs approval in the buyer's company. */
function ApprovalStatus({ order, approval }: { order: Order; approval: OrderApproval }) {
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
          {approval.approvers.length > 1 && 'any of '}
          <strong>{formatList(approval.approvers)}</strong>. We have emailed them.
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

interface StatusHeadProps {
  tone?: 'good' | 'bad' | 'open';
  title: string;
  orderNumber: string;
  children: ReactNode;
}

const ICONS = { good: 'circle-check', bad: 'circle-alert', open: 'clock' } as const;

/** The head of an order's page: status, number, and next steps. */
function StatusHead({ tone = 'open', title, orderNumber, children }: StatusHeadProps) {
  return (
    <header className="confirmation__head">
      <Icon name={ICONS[tone]} {...(tone !== 'open' && { className: `confirmation__${tone}` })} />
      <h1>{title}</h1>
      <p>
        Order number{' '}
        <strong className="part-number" data-testid="order-number">
          {orderNumber}
        </strong>
      </p>
      {children}
    </header>
  );
}
