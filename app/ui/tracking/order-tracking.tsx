import { Link } from '@remix-run/react';

import type { OrderState } from '../../domain/orders/order-states.rules';
import type { Order } from '../../domain/orders/orders.queries.server';
import { Icon } from '../icon/icon';
import { Moment } from '../moment';

/** What each state is for the buyer. */
const STATES: Record<OrderState, { name: string; now: string }> = {
  pending: {
    name: 'Payment being confirmed',
    now: 'The payment provider has not answered yet. Do not pay again.',
  },
  awaiting_transfer: { name: 'Waiting for your transfer', now: 'We ship when your transfer is here.' },
  paid: { name: 'Paid', now: 'Your order is being packed. Estimated delivery: 2-3 business days.' },
  fulfilled: { name: 'Shipped', now: 'Your order is on its way.' },
  cancelled: { name: 'Cancelled', now: 'This order was cancelled. Nothing will be shipped.' },
  review: { name: 'Being checked', now: 'We are checking the payment and write to you.' },
};

interface OrderTrackingProps {
  order: Order;
  moments: { state: string; at: string }[];
  confirmation: string;
}

/** Where an order stands: what happened when, who brings it, and its number there. */
export function OrderTracking({ order, moments, confirmation }: OrderTrackingProps) {
  const { carrier, trackingNumber } = order;
  const steps = stepsOf(order, moments);
  return (
    <>
      <header className="confirmation__head">
        <h1>
          Order <span className="part-number">{order.number}</span>
        </h1>
        <p>
          <span className="badge badge--ink">{STATES[order.state].name}</span>
        </p>
        <p>{STATES[order.state].now}</p>
        {order.state === 'awaiting_transfer' && (
          <Link className="link" to={confirmation}>
            How to send the transfer
          </Link>
        )}
      </header>
      <section className="panel" aria-labelledby="tracking">
        <h2 id="tracking">Progress</h2>
        <ol className="order-steps">
          {steps.map(({ name, at }) => (
            <li key={name} data-done={at !== undefined}>
              <Icon name={at === undefined ? 'clock' : 'circle-check'} />
              <span>
                <strong>{name}</strong>{' '}
                {at === undefined ? <span className="small muted">not yet</span> : <Moment at={at} />}
              </span>
            </li>
          ))}
        </ol>
        <dl className="order-carrier">
          <div>
            <dt>Carrier</dt>
            <dd>{carrier === '' ? <span className="muted">known when it ships</span> : carrier}</dd>
          </div>
          <div>
            <dt>Tracking number</dt>
            <dd>
              {trackingNumber === '' ? (
                <span className="muted">known when it ships</span>
              ) : (
                <span className="part-number">{trackingNumber}</span>
              )}
            </dd>
          </div>
        </dl>
      </section>
    </>
  );
}

function stepsOf(
  order: Order,
  moments: OrderTrackingProps['moments'],
): { name: string; at: string | undefined }[] {
  const when = (state: OrderState) => moments.find((moment) => moment.state === state)?.at;
  const placed = { name: 'Placed', at: order.placedAt };
  if (order.state === 'cancelled')
    return [placed, { name: 'Cancelled', at: when('cancelled') ?? order.placedAt }];
  return [
    placed,
    { name: 'Paid', at: order.paidAt ?? when('paid') },
    { name: 'Shipped', at: when('fulfilled') },
  ];
}
