import { Link } from '@remix-run/react';

import type { OrderForStaff } from '../../domain/orders/orders.queries.server';
import { formatMoney } from '../../domain/shared/money.rules';
import { paths } from '../../paths';

/** What was sold, and what of it was refunded and put back on the shelf. */
export function StaffOrderLines({ order }: { order: OrderForStaff }) {
  const refunded = new Map(order.refundable.lines.map((line) => [line.id, line.refundedQuantity]));
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
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
              Refunded
            </th>
            <th scope="col" className="num">
              Back in stock
            </th>
            <th scope="col" className="num">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <Link className="link" to={paths.admin.productStock(line.productId)} discover="none">
                  {line.name}
                </Link>{' '}
                <span className="part-number muted">{line.sku}</span>
              </th>
              <td className="num" data-label="Price">
                {formatMoney(line.unitPriceCents)}
              </td>
              <td className="num" data-label="Quantity">
                {line.quantity}
              </td>
              <td className="num" data-label="Refunded">
                {refunded.get(line.id) ?? 0}
              </td>
              <td className="num" data-label="Back in stock">
                {line.restockedQuantity}
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
