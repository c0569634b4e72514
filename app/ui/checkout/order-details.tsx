import { isPaymentMethod, getMethodName } from '../../domain/selling/checkout/payment-methods.rules';
import type { Order, OrderPickup } from '../../domain/selling/orders/orders.queries.server';
import { LinesTable } from '../orders/lines-table';
import { TotalsList } from './order-summary';
import { AddressLines } from '../address-lines';

export function getPaymentMethodName(method: string): string {
  return isPaymentMethod(method) ? getMethodName(method) : method;
}

export function OrderDetails({ order }: { order: Order }) {
  return (
    <div className="order-details panel">
      <h2>Items</h2>
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

/** The lines of an order's address, from the name to the ZIP code. */
export function listAddressLines(order: Order): string[] {
  return [
    `${order.firstName} ${order.lastName}`,
    order.company,
    order.address,
    `${order.city}, ${order.stateCode} ${order.zipCode}`,
  ];
}

export function AddressBlock({ order }: { order: Order }) {
  return (
    <address>
      {order.pickup !== null && <PickupPlace pickup={order.pickup} />}
      <AddressLines
        lines={[
          <strong>{order.pickup === null ? 'Ships to' : 'Ordered by'}</strong>,
          ...listAddressLines(order),
          <span className="muted">Payment: {getPaymentMethodName(order.paymentMethod)}</span>,
          order.poNumber !== '' && (
            <>
              <span className="muted">PO number:</span>{' '}
              <strong className="part-number">{order.poNumber}</strong>
            </>
          ),
        ]}
      />
    </address>
  );
}

function PickupPlace({ pickup }: { pickup: OrderPickup }) {
  return (
    <span className="block pad-below">
      <AddressLines
        lines={[
          <strong>Will call: pick up at {pickup.name}</strong>,
          `${pickup.address}, ${pickup.city}, ${pickup.province} ${pickup.postalCode}`,
          `${pickup.hours}, ${pickup.phone}`,
          <span className="muted">
            {pickup.readyAt === null ? 'We’ll email you when it’s ready.' : 'Ready for pickup.'}
          </span>,
        ]}
      />
    </span>
  );
}
