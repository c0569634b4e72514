import { Link } from '@remix-run/react';

import type { WaitingOrder } from '../../domain/selling/orders/approvals.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Moment } from '../moment';

/** Orders that wait for an approval, each leading to where it is decided. */
export function ApprovalTable({ orders, ownId }: { orders: readonly WaitingOrder[]; ownId: number }) {
  return (
    <div className="table-scroll">
      <table className="table table--cards">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Placed by</th>
            <th scope="col">Placed</th>
            <th scope="col">PO number</th>
            <th scope="col">Held until</th>
            <th scope="col" className="num">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <Link className="link part-number" to={paths.accountApproval(order.id)} discover="none">
                  {order.number}
                </Link>
              </th>
              <td data-label="Placed by">
                {order.placedBy}
                {order.placedByUserId === ownId && ' (you)'}
              </td>
              <td data-label="Placed">
                <Moment at={order.placedAt} />
              </td>
              <td data-label="PO number">{order.poNumber === '' ? '-' : order.poNumber}</td>
              <td data-label="Held until">
                {order.expiresAt === null ? '-' : <Moment at={order.expiresAt} />}
              </td>
              <td className="num" data-label="Total">
                {formatMoney(order.totalCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
