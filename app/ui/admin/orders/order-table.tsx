import { Link } from '@remix-run/react';

import type { OrderSummary } from '../../../domain/selling/orders/order-list.queries.server';
import {
  buildOrderQuery,
  type OrderFilter,
  type OrderSort,
} from '../../../domain/selling/orders/order-list.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { paths } from '../../../paths';
import { getPaymentMethodName } from '../../checkout/order-details';
import { Moment } from '../../moment';
import { OrderStateBadge } from './order-state-badge';
import { useReturnHere } from '../back-to-list';
import { SortedHeading, type Sorting } from '../sorted-heading';

/** Orders, a row each; on a phone a card each. */
export function OrderTable({ filter, orders }: { filter: OrderFilter; orders: OrderSummary[] }) {
  const returnHere = useReturnHere();
  const sorting: Sorting<OrderSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.orders(buildOrderQuery({ ...filter, order })),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <SortedHeading sorting={sorting} by="number" name="Order" />
            <SortedHeading sorting={sorting} by="placed" name="Placed" />
            <SortedHeading sorting={sorting} by="customer" name="Customer" />
            <SortedHeading sorting={sorting} by="method" name="Method" />
            <th scope="col" className="num">
              Units
            </th>
            <SortedHeading sorting={sorting} by="total" name="Total" isNumber />
            <SortedHeading sorting={sorting} by="state" name="State" />
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <Link
                  className="link part-number"
                  to={paths.admin.order(order.id, returnHere)}
                  discover="none"
                >
                  {order.number}
                </Link>
              </th>
              <td data-label="Placed">
                <Moment at={order.placedAt} />
              </td>
              <td data-label="Customer">
                <span>
                  {order.customerName}
                  {order.company !== '' && <span className="small muted"> {order.company}</span>}
                  {order.poNumber !== '' && (
                    <span className="small muted part-number"> PO {order.poNumber}</span>
                  )}
                </span>
              </td>
              <td data-label="Method">{getPaymentMethodName(order.paymentMethod)}</td>
              <td className="num" data-label="Units">
                {order.units}
              </td>
              <td className="num" data-label="Total">
                {formatMoney(order.totalCents)}
              </td>
              <td data-label="State">
                <OrderStateBadge state={order.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
