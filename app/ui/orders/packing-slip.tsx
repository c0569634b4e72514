import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { OrderDocument } from './order-document';

/** What goes into the parcel: for whoever packs it and whoever opens it. No prices. */
export function PackingSlip({ order }: { order: Order }) {
  const lines = order.lines
    .map((line) => ({ ...line, units: line.shippedQuantity ?? line.quantity - line.restockedQuantity }))
    .filter(({ units }) => units > 0);
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  const facts =
    order.carrier === ''
      ? []
      : [
          { name: 'Carrier', value: order.carrier },
          { name: 'Tracking', value: <span className="part-number">{order.trackingNumber || '-'}</span> },
        ];
  return (
    <OrderDocument title="Packing slip" order={order} facts={facts}>
      {order.state === 'cancelled' && (
        <p className="notice notice--bad">This order was cancelled. Do not ship it.</p>
      )}
      {['awaiting_approval', 'awaiting_transfer', 'review'].includes(order.state) && (
        <p className="notice notice--warn">This order is not paid yet. Do not ship it.</p>
      )}
      <table className="table">
        <thead>
          <tr>
            <th scope="col">SKU</th>
            <th scope="col">Product</th>
            <th scope="col" className="num">
              Quantity
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <span className="part-number">{line.sku}</span>
              </td>
              <th scope="row">{line.name}</th>
              <td className="num">{line.units}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Units
            </th>
            <td className="num">{units}</td>
          </tr>
        </tfoot>
      </table>
    </OrderDocument>
  );
}
