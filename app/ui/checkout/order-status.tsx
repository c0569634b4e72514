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
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';
import { perLanguage } from '~/i18n/language';
import { formatDeliveryEstimate } from '../../domain/base/settings/settings.rules';

interface OrderStatusProps {
  order: Order;
  approval?: OrderApproval | undefined;
  /** When it arrives, in days. */
  arrival?: string | undefined;
  transferEmail: string;
  /** The payment provider's page, if the buyer can still pay there. */
  unfinished?: { title: string; href: string } | undefined;
  /** Where to retry a failed payment, if not at checkout. */
  tryAgain?: string | undefined;
}

export function OrderStatus(props: OrderStatusProps) {
  const { order, approval, transferEmail, unfinished, tryAgain } = props;
  const deliveryEstimate = formatDeliveryEstimate(useSettings());
  const arrival =
    props.arrival === undefined
      ? t`Estimated delivery: ${deliveryEstimate}`
      : `${props.arrival} (${deliveryEstimate})`;
  if (approval !== undefined) return <ApprovalStatus order={order} approval={approval} />;
  const thanks = <Trans>Thanks, {order.firstName}.</Trans>;
  switch (order.state) {
    case 'paid':
    case 'fulfilled':
      return (
        <StatusHead tone="good" title={t`Order Confirmed`} orderNumber={order.number}>
          <p>
            {thanks} {arrival}.{' '}
            <Emailed to={order.email} instead={<Trans>Save or print this page.</Trans>}>
              <Trans>We’ve emailed {order.email}.</Trans>
            </Emailed>
          </p>
        </StatusHead>
      );
    case 'on_account':
      return (
        <StatusHead tone="good" title={t`Order Confirmed`} orderNumber={order.number}>
          <p>
            {thanks}{' '}
            {order.dueAt === null ? (
              <Trans>{formatMoney(order.totalCents)} is due on your account.</Trans>
            ) : (
              <Trans>
                {formatMoney(order.totalCents)} is due on your account by <Moment at={order.dueAt} />.
              </Trans>
            )}{' '}
            {arrival}.
          </p>
        </StatusHead>
      );
    case 'awaiting_transfer':
      return (
        <StatusHead title={t`Order placed: payment needed`} orderNumber={order.number}>
          <p className="notice notice--warn">
            <strong>
              <Trans>
                Send {formatMoney(order.totalCents - order.receivedCents)} to {transferEmail}
              </Trans>
            </strong>
          </p>
          <p>
            {order.receivedCents > 0 && (
              <>
                <Trans>We received {formatMoney(order.receivedCents)}.</Trans>{' '}
              </>
            )}
            <Trans>Use the order number as the reference.</Trans>{' '}
            {order.expiresAt === null ? (
              <Trans>We’ll hold your items and ship once payment arrives.</Trans>
            ) : (
              <Trans>
                We’ll hold your items until <Moment at={order.expiresAt} /> and ship once payment arrives.
              </Trans>
            )}
          </p>
          {order.isEmailUnconfirmed === 1 && <ConfirmEmail order={order} />}
        </StatusHead>
      );
    case 'cancelled':
      return (
        <StatusHead tone="bad" title={t`Order canceled`} orderNumber={order.number}>
          {order.receivedCents > 0 ? (
            <p>
              <Trans>Your order won’t ship, and your payment will be refunded.</Trans>{' '}
              <Emailed to={order.email}>
                <Trans>We’ve emailed {order.email}.</Trans>
              </Emailed>
            </p>
          ) : (
            <>
              <p>
                {tryAgain === undefined
                  ? t`Your payment didn’t go through. You weren’t charged, and your cart is saved.`
                  : t`Your payment didn’t go through. You weren’t charged, and your quote is open again.`}
              </p>
              <Link
                className="btn btn--primary"
                to={tryAgain ?? (order.policy === 'standard' ? paths.cartPayment() : paths.checkout())}
              >
                <Trans>Try again</Trans>
              </Link>
            </>
          )}
        </StatusHead>
      );
    case 'review':
      return (
        <StatusHead title={t`We’re checking your payment`} orderNumber={order.number}>
          <p>
            <Trans>Your order is on hold because the payment doesn’t match the total. Don’t pay again.</Trans>{' '}
            <Emailed to={order.email}>
              <Trans>We’ll email {order.email}.</Trans>
            </Emailed>
          </p>
        </StatusHead>
      );
    case 'awaiting_approval':
    case 'pending':
      return (
        <StatusHead title={t`We’re confirming your payment`} orderNumber={order.number}>
          {unfinished === undefined ? (
            <p>
              <Trans>
                Your order is placed and your items are held. This page updates when the payment is confirmed.
                Don’t pay again.
              </Trans>
            </p>
          ) : (
            <>
              <p>
                <Trans>
                  Your order is placed and your items are held. If you paid, don’t pay again: this page
                  updates when {unfinished.title} confirms.
                </Trans>
              </p>
              <p>
                <Trans>
                  Didn’t finish paying?{' '}
                  <Link className="link" to={unfinished.href}>
                    Continue to {unfinished.title}
                  </Link>
                </Trans>
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
      <Trans>
        To extend the hold until <Moment at={fullEnd} />, use the link we emailed to {order.email}.
      </Trans>{' '}
      <Emailed to={order.email}>{null}</Emailed>
    </p>
  );
}

const ENDED = perLanguage(() => ({
  declined: t`Your company declined this order.`,
  expired: t`This order wasn’t approved in time.`,
  'called off': t`This order was canceled before approval.`,
}));

/** The status of an order that needs approval in the buyer's company. */
function ApprovalStatus({ order, approval }: { order: Order; approval: OrderApproval }) {
  if (approval.ended !== undefined) {
    return (
      <StatusHead tone="bad" title={t`Order canceled`} orderNumber={order.number}>
        <p>
          {ENDED()[approval.ended]} <Trans>You weren’t charged.</Trans>
        </p>
        {approval.reason !== '' && (
          <p>
            <Trans>Reason: {approval.reason}</Trans>
          </p>
        )}
      </StatusHead>
    );
  }
  return (
    <StatusHead title={t`Order placed: awaiting approval`} orderNumber={order.number}>
      {approval.approvers.length > 0 ? (
        <p>
          <Trans>Your {formatMoney(order.totalCents)} order is over your limit.</Trans>{' '}
          {approval.approvers.length > 1 ? (
            <Trans>
              It’s awaiting approval by any of <strong>{formatList(approval.approvers)}</strong>.
            </Trans>
          ) : (
            <Trans>
              It’s awaiting approval by <strong>{formatList(approval.approvers)}</strong>.
            </Trans>
          )}{' '}
          <Emailed>
            <Trans>We’ve emailed them.</Trans>
          </Emailed>
        </p>
      ) : (
        <p className="notice notice--warn">
          <Trans>
            Your {formatMoney(order.totalCents)} order is over your limit, and no approver’s limit covers it.
            Ask your account admin to add an approver.
          </Trans>
        </p>
      )}
      <p>
        {order.expiresAt === null ? (
          <Trans>Your items are held at these prices.</Trans>
        ) : (
          <Trans>
            Your items are held at these prices until <Moment at={order.expiresAt} />.
          </Trans>
        )}{' '}
        <Trans>You won’t be charged until it’s approved.</Trans>
      </p>
    </StatusHead>
  );
}

/** 'Ada', 'Ada or Ben', 'Ada, Ben or Cy'. */
function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');
  return names.length < 2 ? last : t`${others} or ${last}`;
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
      <p className="confirmation__number">
        <Trans>
          Order number{' '}
          <strong className="part-number" data-testid="order-number">
            {orderNumber}
          </strong>
        </Trans>
      </p>
      {children}
    </header>
  );
}
