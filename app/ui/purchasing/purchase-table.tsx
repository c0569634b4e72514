import { Link } from '@remix-run/react';

import {
  buildPurchaseQuery,
  type PurchaseFilter,
  type PurchaseSort,
} from '../../domain/supply/purchasing/purchase-list.rules';
import type { PurchaseSummary } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import { paths } from '../../paths';
import { useReturnHere } from '../admin/back-to-list';
import { SortedHeading, type Sorting } from '../admin/sorted-heading';
import { Day } from '../day';
import { PurchaseStateBadge } from './purchase-state-badge';

interface PurchaseTableProps {
  /** How the list stands; undefined where the rows are a part of another page. */
  filter?: PurchaseFilter;
  orders: PurchaseSummary[];
  /** Not on a supplier's own page. */
  withSupplier?: boolean;
}

/** Purchase orders, a row each; on a phone a card each. */
export function PurchaseTable({ filter, orders, withSupplier = true }: PurchaseTableProps) {
  const returnHere = useReturnHere();
  const sorting: Sorting<PurchaseSort> | undefined = filter && {
    order: filter.order,
    hrefOf: (order) => paths.admin.purchaseOrders(buildPurchaseQuery({ ...filter, order })),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <SortedHeading sorting={sorting} by="number" name="Order" />
            {withSupplier && <SortedHeading sorting={sorting} by="supplier" name="Supplier" />}
            <SortedHeading sorting={sorting} by="reference" name="Reference" />
            <SortedHeading sorting={sorting} by="opened" name="Opened" />
            <SortedHeading sorting={sorting} by="expected" name="Expected" />
            <SortedHeading sorting={sorting} by="lines" name="Lines" isNumber />
            <SortedHeading sorting={sorting} by="received" name="Received" isNumber />
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
                <Day on={getStoreDay(new Date(order.createdAt))} />
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
