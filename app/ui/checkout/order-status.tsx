import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { OrderApproval } from '../../domain/selling/orders/approvals.queries.server';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { getHoldEnd } from '../../domain/selling/orders/unpaid-holds.rules';
import { Emailed } from '../emailed';
import { Moment } from '../moment';
import { useSettings } from '../settings/use-settings';
import { Icon } from '../icon/icon';

interface OrderStatusProps {
  order: Order;
  approval?: OrderApproval | undefined;
  transferEmail: string;
  /** Whether this is a demo whose mail stays in the outbox. */
  /** The payment provider's page, if the buyer can still pay there. */
  unfinished?: { title: string; href: string } | undefined;
  /** Where to retry a failed payment, if not at checkout. */
  tryAgain?: string | undefined;
}

export function OrderStatus(props: OrderStatusProps) {
  const { order, approval, transferEmail, unfinished, tryAgain } = props;
  const { deliveryEstimate } = useSettings();
  if (approval !== undefined) return <ApprovalStatus order={order} approval={approval} />;
  switch (order.state) {
    case 'paid':
    case 'fulfilled':
      return (
        <StatusHead tone="good" title="Order Confirmed" orderNumber={order.number}>
          <p>
            Thanks, {order.firstName}. Estimated delivery: {deliveryEstimate}.{' '}
            <Emailed to={order.email}>We’ve emailed {order.email}.</Emailed>
          </p>
        </StatusHead>
      );
    case 'on_account':
      return (
        <StatusHead tone="good" title="Order Confirmed" orderNumber={order.number}>
          <p>
            Thanks, {order.firstName}. {formatMoney(order.totalCents)} is due on your account
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
        <StatusHead title="Order placed: payment needed" orderNumber={order.number}>
          <p className="notice notice--warn">
            <strong>
              Send {formatMoney(order.totalCents - order.receivedCents)} to {transferEmail}
            </strong>
          </p>
          <p>
            {order.receivedCents > 0 && `We received ${formatMoney(order.receivedCents)}. `}
            Use the order number as the reference. We’ll hold your items
            {order.expiresAt !== null && (
              <>
                {' '}
                until <Moment at={order.expiresAt} />
              </>
            )}{' '}
            and ship once payment arrives.
          </p>
          {order.isEmailUnconfirmed === 1 && <ConfirmEmail order={order} />}
        </StatusHead>
      );
    case 'cancelled':
      return (
        <StatusHead tone="bad" title="Order canceled" orderNumber={order.number}>
          {order.receivedCents > 0 ? (
            <p>
              Your order won’t ship, and your payment will be refunded.{' '}
              <Emailed to={order.email}>We’ve emailed {order.email}.</Emailed>
            </p>
          ) : (
            <>
              <p>
                Your payment didn’t go through. You weren’t charged, and{' '}
                {tryAgain === undefined ? 'your cart is saved' : 'your quote is open again'}.
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
        <StatusHead title="We’re checking your payment" orderNumber={order.number}>
          <p>
            Your order is on hold because the payment doesn’t match the total. Don’t pay again.{' '}
            <Emailed to={order.email}>We’ll email {order.email}.</Emailed>
          </p>
        </StatusHead>
      );
    case 'awaiting_approval':
    case 'pending':
      return (
        <StatusHead title="We’re confirming your payment" orderNumber={order.number}>
          {unfinished === undefined ? (
            <p>
              Your order is placed and your items are held. This page updates when the payment is confirmed.
              Don’t pay again.
            </p>
          ) : (
            <>
              <p>
                Your order is placed and your items are held. If you paid, don’t pay again: this page updates
                when {unfinished.title} confirms.
              </p>
              <p>
                Didn’t finish paying?{' '}
                <Link className="link" to={unfinished.href}>
                  Continue to {unfinished.title}
                </Link>
              </p>
            </>
          )}
        </StatusHead>
      );
  }
}

/** How a buyer without an account gets the full time to pay. */
function ConfirmEmail({ order }: { order: Order }) {
  const fullEnd = getHoldEnd(order.placedAt, useSettings(), { isEmailUnconfirmed: false });
  // With a part payment, it has no end. Staff may have extended it.
  if (order.expiresAt === null || order.expiresAt >= fullEnd) return null;
  return (
    <p>
      To extend the hold until <Moment at={fullEnd} />, use the link we emailed to {order.email}.{' '}
      <Emailed to={order.email}>{null}</Emailed>
    </p>
  );
}

const ENDED = {
  declined: 'Your company declined this order.',
  expired: 'This order wasn’t approved in time.',
  'called off': 'This order was canceled before approval.',
} as const;

/** The status of an order that needs approval in the buyer's company. */
function ApprovalStatus({ order, approval }: { order: Order; approval: OrderApproval }) {
  if (approval.ended !== undefined) {
    return (
      <StatusHead tone="bad" title="Order canceled" orderNumber={order.number}>
        <p>{ENDED[approval.ended]} You weren’t charged.</p>
        {approval.reason !== '' && <p>Reason: {approval.reason}</p>}
      </StatusHead>
    );
  }
  return (
    <StatusHead title="Order placed: awaiting approval" orderNumber={order.number}>
      {approval.approvers.length > 0 ? (
        <p>
          Your {formatMoney(order.totalCents)} order is over your limit. It’s awaiting approval by{' '}
          {approval.approvers.length > 1 && 'any of '}
          <strong>{formatList(approval.approvers)}</strong>. <Emailed>We’ve emailed them.</Emailed>
        </p>
      ) : (
        <p className="notice notice--warn">
          Your {formatMoney(order.totalCents)} order is over your limit, and no approver’s limit covers it.
          Ask your account admin to add an approver.
        </p>
      )}
      <p>
        Your items are held at these prices
        {order.expiresAt !== null && (
          <>
            {' '}
            until <Moment at={order.expiresAt} />
          </>
        )}
        . You won’t be charged until it’s approved.
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
