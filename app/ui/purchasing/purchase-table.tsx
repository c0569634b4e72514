import { Link } from '@remix-run/react';

import type { PurchaseSummary } from '../../domain/purchasing/purchase-list.queries.server';
import { formatMoney } from '../../domain/shared/money.rules';
import { storeDayOf } from '../../domain/shared/store-day.rules';
import { paths } from '../../paths';
import { useReturnHere } from '../admin/back-to-list';
import { Day } from '../day';
import { PurchaseStateBadge } from './purchase-state-badge';

interface PurchaseTableProps {
  orders: PurchaseSummary[];
  /** Not on a supplier's own page. */
  withSupplier?: boolean;
}

/** Purchase orders, a row each; on a phone a card each. */
export function PurchaseTable({ orders, withSupplier = true }: PurchaseTableProps) {
  const returnHere = useReturnHere();
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Order</th>
            {withSupplier && <th scope="col">Supplier</th>}
            <th scope="col">Reference</th>
            <th scope="col">Opened</th>
            <th scope="col">Expected</th>
            <th scope="col" className="num">
              Lines
            </th>
            <th scope="col" className="num">
              Received
            </th>
            <th scope="col" className="num">
              Total
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <Link
                  className="link part-number"
                  to={paths.admin.purchaseOrder(order.id, returnHere)}
                  discover="none"
                >
                  {order.number}
                </Link>
              </th>
              {withSupplier && (
                <td data-label="Supplier">
                  <Link className="link" to={paths.admin.supplier(order.supplierId)} discover="none">
                    {order.supplierName}
                  </Link>
                </td>
              )}
              <td data-label="Reference">{order.reference === '' ? '-' : order.reference}</td>
              <td data-label="Opened">
                <Day on={storeDayOf(new Date(order.createdAt))} />
              </td>
              <td data-label="Expected">{order.expectedOn === null ? '-' : <Day on={order.expectedOn} />}</td>
              <td className="num" data-label="Lines">
                {order.lines}
              </td>
              <td className="num" data-label="Received">
                {order.receivedUnits} of {order.units}
              </td>
              <td className="num" data-label="Total">
                {formatMoney(order.totalCents)}
              </td>
              <td data-label="State">
                <PurchaseStateBadge state={order.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
