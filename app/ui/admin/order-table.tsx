import { Link } from '@remix-run/react';

import type { OrderSummary } from '../../domain/orders/order-list.queries.server';
import { orderQuery, type OrderFilter, type OrderSort } from '../../domain/orders/order-list.rules';
import { formatMoney } from '../../domain/shared/money.rules';
import { paths } from '../../paths';
import { paymentMethodName } from '../checkout/order-details';
import { Moment } from '../moment';
import { OrderStateBadge } from './order-state-badge';
import { useReturnHere } from './back-to-list';

/** Orders, a row each; on a phone a card each. */
export function OrderTable({ filter, orders }: { filter: OrderFilter; orders: OrderSummary[] }) {
  const returnHere = useReturnHere();
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <SortedHeading by="placed" name="Placed" filter={filter} />
            <th scope="col">Customer</th>
            <th scope="col">Method</th>
            <th scope="col" className="num">
              Units
            </th>
            <SortedHeading by="total" name="Total" filter={filter} isNumber />
            <th scope="col">State</th>
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
              <td data-label="Method">{paymentMethodName(order.paymentMethod)}</td>
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

/** The first click sorts down: the newest and the largest are what one looks for. The next one sorts up. */
function SortedHeading(props: { by: OrderSort; name: string; filter: OrderFilter; isNumber?: boolean }) {
  const { by, name, filter, isNumber = false } = props;
  const isSorted = filter.order.by === by;
  const next = { by, isDescending: !(isSorted && filter.order.isDescending) };
  return (
    <th
      scope="col"
      className={isNumber ? 'num' : undefined}
      aria-sort={isSorted ? (filter.order.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Link
        className="sort-link"
        to={paths.admin.orders(orderQuery({ ...filter, order: next }))}
        discover="none"
      >
        {name}
        {isSorted && <span aria-hidden="true">{filter.order.isDescending ? ' ↓' : ' ↑'}</span>}
      </Link>
    </th>
  );
}
