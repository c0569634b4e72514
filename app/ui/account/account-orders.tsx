import { Link } from '@remix-run/react';

import type { AccountOrder } from '../../domain/selling/orders/account-orders.queries.server';
import { ORDER_STATE_NAMES } from '../../domain/selling/orders/order-states.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Moment } from '../moment';
import { ReorderForm } from './reorder-form';

interface AccountOrdersProps {
  orders: AccountOrder[];
  whenEmpty: string;
  /** For the account's own users, who order again from here; staff do not. */
  reorderBatch?: string;
}

/** The account's orders, each leading to where it stands. */
export function AccountOrders({ orders, whenEmpty, reorderBatch }: AccountOrdersProps) {
  const isBuyers = reorderBatch !== undefined;
  return (
    <section className="panel grid gap-3">
      <h2>Orders</h2>
      {orders.length === 0 ? (
        <p className="muted">{whenEmpty}</p>
      ) : (
        <div className="table-scroll">
          <table className="table table--cards">
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Placed</th>
                <th scope="col">Placed by</th>
                <th scope="col">PO number</th>
                <th scope="col">State</th>
                <th scope="col" className="num">
                  Total
                </th>
                {isBuyers && <th scope="col">Again</th>}
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.number}>
                  <th scope="row">
                    <Link
                      className="link part-number"
                      to={isBuyers ? paths.accountOrder(order.id) : paths.trackedOrder(order.accessKey)}
                    >
                      {order.number}
                    </Link>
                  </th>
                  <td data-label="Placed">
                    <Moment at={order.placedAt} />
                  </td>
                  <td data-label="Placed by">{order.placedBy === '' ? '-' : order.placedBy}</td>
                  <td data-label="PO number">{order.poNumber === '' ? '-' : order.poNumber}</td>
                  <td data-label="State">{ORDER_STATE_NAMES[order.state]}</td>
                  <td className="num" data-label="Total">
                    {formatMoney(order.totalCents)}
                  </td>
                  {isBuyers && (
                    <td data-label="Again">
                      <ReorderForm order={order} batch={reorderBatch} isSmall />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
