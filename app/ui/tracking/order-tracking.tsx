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
    name: 'Waiting for approval',
    now: 'Somebody in your company has to approve this order. Until then its goods are held and nothing is charged.',
  },
  pending: {
    name: 'Payment being confirmed',
    now: 'The payment provider has not answered yet. Do not pay again.',
  },
  awaiting_transfer: { name: 'Waiting for your transfer', now: 'We ship when your transfer is here.' },
  on_account: {
    name: 'On account',
    now: 'Your order is being packed.',
  },
  paid: { name: 'Paid', now: 'Your order is being packed.' },
  fulfilled: { name: 'Shipped', now: 'Your order is on its way.' },
  cancelled: { name: 'Cancelled', now: 'This order was cancelled. Nothing will be shipped.' },
  review: { name: 'Being checked', now: 'We are checking the payment and write to you.' },
};

/** Describes each change of state for the buyer. */
const HAPPENED: Record<OrderState, string> = {
  awaiting_approval: 'The order was placed, and needed an approval in your company',
  pending: 'You placed the order',
  awaiting_transfer: 'You placed the order; we wait for your transfer',
  on_account: 'You placed the order on account',
  paid: 'We have your payment',
  fulfilled: 'The order left our warehouse',
  cancelled: 'The order was cancelled',
  review: 'We are checking your payment',
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
            How to send the transfer
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
                    : `We gave ${formatMoney(moment.amountCents)} back`}
                </strong>{' '}
                <Moment at={moment.at} />
              </span>
            </li>
          ))}
          {next.map((name) => (
            <li key={name} data-done="false">
              <Icon name="clock" />
              <span>
                <strong>{name}</strong> <span className="small muted">not yet</span>
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
  return from === 'awaiting_approval' && state !== 'cancelled'
    ? 'Your company approved the order'
    : HAPPENED[state];
}

function listNextSteps(state: OrderState): string[] {
  if (state === 'awaiting_approval') return ['Approved', 'Shipped'];
  if (state === 'paid') return ['Shipped'];
  return state === 'fulfilled' || state === 'cancelled' ? [] : ['Paid', 'Shipped'];
}

function Parcel({ order: { carrier, trackingNumber } }: { order: Order }) {
  const later = <span className="muted">known when it ships</span>;
  const link = getTrackingUrl(carrier, trackingNumber);
  return (
    <>
      <dl className="order-carrier">
        <Fact name="Carrier">
          {carrier === '' ? later : carrier === 'Other' ? 'Another carrier' : carrier}
        </Fact>
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
          <Icon name="truck" /> Follow the parcel with {carrier}
        </a>
      )}
    </>
  );
}
