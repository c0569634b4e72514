import { Link } from '@remix-run/react';

import { getTrackingUrl } from '../../domain/selling/orders/carriers.rules';
import type { OrderMoment } from '../../domain/selling/orders/account-orders.queries.server';
import type { OrderState } from '../../domain/selling/orders/order-states.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Icon } from '../icon/icon';
import { Moment } from '../moment';
import { useSettings } from '../settings/use-settings';
import { Fact } from '../facts';

/** Names and describes each state for the buyer. */
const STATES: Record<OrderState, { name: string; now: string }> = {
  awaiting_approval: {
    name: 'Awaiting approval',
    now: 'Your items are reserved. You won’t be charged until your company approves the order.',
  },
  pending: {
    name: 'Pending payment',
    now: 'We’re confirming your payment. Don’t pay again.',
  },
  awaiting_transfer: { name: 'Awaiting payment', now: 'We’ll ship once your transfer arrives.' },
  on_account: {
    name: 'On account',
    now: 'We’re packing your order.',
  },
  paid: { name: 'Paid', now: 'We’re packing your order.' },
  fulfilled: { name: 'Shipped', now: 'Your order has shipped.' },
  cancelled: { name: 'Canceled', now: 'This order won’t ship.' },
  review: { name: 'On hold', now: 'We’re checking your payment and will email you.' },
};

/** Describes each change of state for the buyer. */
const HAPPENED: Record<OrderState, string> = {
  awaiting_approval: 'Order placed, awaiting approval',
  pending: 'Order placed',
  awaiting_transfer: 'Order placed, awaiting payment',
  on_account: 'Order placed on account',
  paid: 'Payment received',
  fulfilled: 'Order shipped',
  cancelled: 'Order canceled',
  review: 'On hold while we check your payment',
};

interface OrderTrackingProps {
  order: Order;
  moments: OrderMoment[];
  confirmation: string;
}

/** The status of an order, its history and next steps, and the shipment. */
export function OrderTracking({ order, moments, confirmation }: OrderTrackingProps) {
  const next = listNextSteps(order.state);
  const { deliveryEstimate } = useSettings();
  return (
    <>
      <header className="confirmation__head">
        <h1>
          Order <span className="part-number">{order.number}</span>
        </h1>
        <p>
          <span className="badge badge--ink">{STATES[order.state].name}</span>
        </p>
        <p>
          {STATES[order.state].now}
          {(order.state === 'paid' || order.state === 'on_account') &&
            ` Estimated delivery: ${deliveryEstimate}.`}
        </p>
        {order.state === 'awaiting_transfer' && (
          <Link className="link" to={confirmation}>
            View transfer instructions
          </Link>
        )}
      </header>
      <section className="panel" aria-labelledby="tracking">
        <h2 id="tracking">Progress</h2>
        <ol className="order-steps">
          {moments.map((moment) => (
            <li key={`${moment.at} ${moment.kind}`} data-done="true">
              <Icon name="circle-check" />
              <span>
                <strong>
                  {moment.kind === 'state'
                    ? describeMoment(moment)
                    : `Refunded ${formatMoney(moment.amountCents)}`}
                </strong>{' '}
                <Moment at={moment.at} />
              </span>
            </li>
          ))}
          {next.map((name) => (
            <li key={name} data-done="false">
              <Icon name="clock" />
              <span>
                <strong>{name}</strong> <span className="small muted">pending</span>
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
  return from === 'awaiting_approval' && state !== 'cancelled' ? 'Order approved' : HAPPENED[state];
}

function listNextSteps(state: OrderState): string[] {
  if (state === 'awaiting_approval') return ['Approved', 'Shipped'];
  if (state === 'paid') return ['Shipped'];
  return state === 'fulfilled' || state === 'cancelled' ? [] : ['Paid', 'Shipped'];
}

function Parcel({ order: { carrier, trackingNumber } }: { order: Order }) {
  const later = <span className="muted">available once shipped</span>;
  const link = getTrackingUrl(carrier, trackingNumber);
  return (
    <>
      <dl className="order-carrier">
        <Fact name="Carrier">{carrier === '' ? later : carrier === 'Other' ? 'Other carrier' : carrier}</Fact>
        <Fact name="Tracking number">
          {trackingNumber !== '' ? (
            <span className="part-number">{trackingNumber}</span>
          ) : carrier === '' ? (
            later
          ) : (
            <span className="muted">none</span>
          )}
        </Fact>
      </dl>
      {link !== undefined && (
        <a className="btn" href={link} rel="noreferrer">
          <Icon name="truck" /> Track with {carrier}
        </a>
      )}
    </>
  );
}
