import { isPaymentMethod, nameOfMethod } from '../../domain/checkout/payment-methods.rules';
import type { Order } from '../../domain/orders/orders.queries.server';
import { LinesTable } from '../orders/lines-table';
import { TotalsList } from './order-summary';

export function paymentMethodName(method: string): string {
  return isPaymentMethod(method) ? nameOfMethod(method) : method;
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
  return (
    <div className="table-scroll">
      <LinesTable lines={order.lines} className="table--cards" />
    </div>
  );
}

export function AddressBlock({ order }: { order: Order }) {
  return (
    <address className="not-italic">
      <strong>Ships to</strong>
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
      <span className="muted">Payment: {paymentMethodName(order.paymentMethod)}</span>
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
