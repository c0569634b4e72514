import { isPaymentMethod, getMethodName } from '../../domain/selling/checkout/payment-methods.rules';
import type { Order, OrderPickup } from '../../domain/selling/orders/orders.queries.server';
import { LinesTable } from '../orders/lines-table';
import { TotalsList } from './order-summary';

export function getPaymentMethodName(method: string): string {
  return isPaymentMethod(method) ? getMethodName(method) : method;
}

/** What was ordered, where it goes and what it cost. */
export function OrderDetails({ order }: { order: Order }) {
  return (
    <div className="order-details panel">
      <h2>What you ordered</h2>
      <OrderLines order={order} />
      <div className="order-details__foot">
        <AddressBlock order={order} />
        <TotalsList totals={order} />
      </div>
    </div>
  );
}

export function OrderLines({ order }: { order: Order }) {
  return <LinesTable lines={order.lines} className="table--cards" />;
}

export function AddressBlock({ order }: { order: Order }) {
  return (
    <address>
      {order.pickup !== null && <PickupPlace pickup={order.pickup} />}
      <strong>{order.pickup === null ? 'Ships to' : 'Ordered by'}</strong>
      <br />
      {order.firstName} {order.lastName}
      {order.company !== '' && (
        <>
          <br />
          {order.company}
        </>
      )}
      <br />
      {order.address}
      <br />
      {order.city}, {order.stateCode} {order.zipCode}
      <br />
      <span className="muted">Payment: {getPaymentMethodName(order.paymentMethod)}</span>
      {order.poNumber !== '' && (
        <>
          <br />
          <span className="muted">Purchase order:</span>{' '}
          <strong className="part-number">{order.poNumber}</strong>
        </>
      )}
    </address>
  );
}

/** Where the order is picked up, and whether it lies ready. */
function PickupPlace({ pickup }: { pickup: OrderPickup }) {
  return (
    <span className="block pad-below">
      <strong>Will call: pick up at {pickup.name}</strong>
      <br />
      {pickup.address}, {pickup.city}, {pickup.province} {pickup.postalCode}
      <br />
      {pickup.hours}, {pickup.phone}
      <br />
      <span className="muted">
        {pickup.readyAt === null ? 'We write to you when it is ready.' : 'Ready for pickup.'}
      </span>
    </span>
  );
}
