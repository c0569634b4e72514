import { Link } from '@remix-run/react';

import { getTrackingUrl } from '../../domain/selling/orders/carriers.rules';
import type { OrderMoment } from '../../domain/selling/orders/account-orders.queries.server';
import type { OrderState } from '../../domain/selling/orders/order-states.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Emailed } from '../emailed';
import { Icon } from '../icon/icon';
import { Moment } from '../moment';
import { useSettings } from '../settings/use-settings';
import { Fact } from '../facts';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';
import { formatDeliveryEstimate } from '../../domain/base/settings/settings.rules';

/** Names and describes each state for the buyer. */
const STATES = perLanguage<Record<OrderState, { name: string; now: string }>>(() => ({
  awaiting_approval: {
    name: t`Awaiting approval`,
    now: t`Your items are reserved. You won’t be charged until your company approves the order.`,
  },
  pending: {
    name: t`Pending payment`,
    now: t`We’re confirming your payment. Don’t pay again.`,
  },
  awaiting_transfer: { name: t`Awaiting payment`, now: t`We’ll ship once your transfer arrives.` },
  on_account: { name: t`On account`, now: t`We’ll email you when your order ships.` },
  paid: { name: t`Paid`, now: t`We’ll email you when your order ships.` },
  fulfilled: { name: t`Shipped`, now: t`Your order has shipped.` },
  cancelled: { name: t`Canceled`, now: t`This order won’t ship.` },
  review: { name: t`On hold`, now: t`We’re checking your payment and will email you.` },
}));

/** Describes each change of state for the buyer. */
const HAPPENED = perLanguage<Record<OrderState, string>>(() => ({
  awaiting_approval: t`Order placed, awaiting approval`,
  pending: t`Order placed`,
  awaiting_transfer: t`Order placed, awaiting payment`,
  on_account: t`Order placed on account`,
  paid: t`Payment received`,
  fulfilled: t`Order shipped`,
  cancelled: t`Order canceled`,
  review: t`On hold while we check your payment`,
}));

interface OrderTrackingProps {
  order: Order;
  moments: OrderMoment[];
  /** When it arrives. */
  arrival: string | undefined;
  confirmation: string;
}

/** The status of an order, its history and next steps, and the shipment. */
export function OrderTracking({ order, moments, arrival, confirmation }: OrderTrackingProps) {
  const next = listNextSteps(order.state);
  const deliveryEstimate = formatDeliveryEstimate(useSettings());
  const isPacking = order.state === 'paid' || order.state === 'on_account';
  return (
    <>
      <header className="confirmation__head order-head">
        <h1>
          <Trans>
            Order <span className="part-number">{order.number}</span>
          </Trans>
        </h1>
        <p>
          <span className="badge badge--ink">{STATES()[order.state].name}</span>
        </p>
        <p>
          {isPacking && order.pickup !== null
            ? t`We’ll email you when your order is ready for pickup.`
            : STATES()[order.state].now}
          {arrival === undefined && isPacking && ` ${t`Estimated delivery: ${deliveryEstimate}.`}`}
          <Emailed>{null}</Emailed>
        </p>
        {arrival !== undefined && <p className="semibold">{arrival}</p>}
        {order.state === 'awaiting_transfer' && (
          <Link className="link" to={confirmation}>
            <Trans>View transfer instructions</Trans>
          </Link>
        )}
      </header>
      <section className="panel order-progress" aria-labelledby="tracking">
        <h2 id="tracking">
          <Trans>Progress</Trans>
        </h2>
        <ol className="order-steps">
          {moments.map((moment) => (
            <li key={`${moment.at} ${moment.kind}`} data-done="true">
              <Icon name="circle-check" />
              <span>
                <strong>
                  {moment.kind === 'state' ? describeMoment(moment) : describeRefund(moment.amountCents)}
                </strong>{' '}
                <Moment at={moment.at} />
              </span>
            </li>
          ))}
          {next.map((name) => (
            <li key={name} data-done="false">
              <Icon name="clock" />
              <span>
                <span className="muted">{name}</span>
              </span>
            </li>
          ))}
        </ol>
        {order.state !== 'cancelled' && <Parcel order={order} />}
      </section>
    </>
  );
}

function describeMoment({ from, state }: { from: OrderState | null; state: OrderState }): string {
  return from === 'awaiting_approval' && state !== 'cancelled' ? t`Order approved` : HAPPENED()[state];
}

function describeRefund(cents: number): string {
  const amount = formatMoney(cents);
  return t`Refunded ${amount}`;
}

function listNextSteps(state: OrderState): string[] {
  if (state === 'awaiting_approval') return [t`Approval pending`, t`Shipment pending`];
  if (state === 'paid') return [t`Shipment pending`];
  return state === 'fulfilled' || state === 'cancelled' ? [] : [t`Payment pending`, t`Shipment pending`];
}

function Parcel({ order: { carrier, trackingNumber } }: { order: Order }) {
  const later = (
    <span className="muted">
      <Trans>Available once shipped</Trans>
    </span>
  );
  const link = getTrackingUrl(carrier, trackingNumber);
  return (
    <>
      <dl className="order-carrier">
        <Fact name={t`Carrier`}>
          {carrier === '' ? later : carrier === 'Other' ? t`Other carrier` : carrier}
        </Fact>
        <Fact name={t`Tracking number`}>
          {trackingNumber !== '' ? (
            <span className="part-number">{trackingNumber}</span>
          ) : carrier === '' ? (
            later
          ) : (
            <span className="muted">
              <Trans>none</Trans>
            </span>
          )}
        </Fact>
      </dl>
      {link !== undefined && (
        <a className="btn" href={link} rel="noreferrer">
          <Icon name="truck" /> <Trans>Track with {carrier}</Trans>
        </a>
      )}
    </>
  );
}
