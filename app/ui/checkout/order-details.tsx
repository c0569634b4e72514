import { isPaymentMethod, nameOfMethod } from '../../domain/checkout/payment-methods.rules';
import type { Order } from '../../domain/orders/orders.queries.server';
import { formatMoney } from '../../domain/shared/money.rules';
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
      <table className="table table--cards">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="num">
              Price
            </th>
            <th scope="col" className="num">
              Quantity
            </th>
            <th scope="col" className="num">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.productId}>
              <th scope="row">
                {line.name} <span className="part-number muted">{line.sku}</span>
              </th>
              <td className="num" data-label="Price">
                {formatMoney(line.unitPriceCents)}
              </td>
              <td className="num" data-label="Quantity">
                {line.quantity}
              </td>
              <td className="num" data-label="Total">
                {formatMoney(line.totalCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
