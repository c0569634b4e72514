import { Link } from '@remix-run/react';

import {
  buildSupplierQuery,
  type SupplierFilter,
  type SupplierSort,
} from '../../domain/supply/purchasing/supplier-list.rules';
import type { SupplierSummary } from '../../domain/supply/purchasing/suppliers.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { useReturnHere } from '../admin/back-to-list';
import { SortedHeading, type Sorting } from '../admin/sorted-heading';

/** Suppliers, a row each; on a phone a card each. */
export function SupplierTable({
  filter,
  suppliers,
}: {
  filter: SupplierFilter;
  suppliers: SupplierSummary[];
}) {
  const returnHere = useReturnHere();
  const sorting: Sorting<SupplierSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.suppliers(buildSupplierQuery({ ...filter, order })),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <SortedHeading sorting={sorting} by="name" name="Supplier" />
            <SortedHeading sorting={sorting} by="contact" name="Contact" />
            <SortedHeading sorting={sorting} by="email" name="E-mail" />
            <SortedHeading sorting={sorting} by="phone" name="Phone" />
            <SortedHeading sorting={sorting} by="lead-time" name="Lead time" isNumber />
            <SortedHeading sorting={sorting} by="minimum" name="Minimum" isNumber />
            <SortedHeading sorting={sorting} by="products" name="Products" isNumber />
            <SortedHeading sorting={sorting} by="open-orders" name="Open orders" isNumber />
          </tr>
        </thead>
        <tbody>
          {suppliers.map((supplier) => (
            <tr key={supplier.id}>
              <th scope="row">
                <Link className="link" to={paths.admin.supplier(supplier.id, returnHere)} discover="none">
                  {supplier.name}
                </Link>
              </th>
              <td data-label="Contact">{supplier.contactName || '-'}</td>
              <td data-label="E-mail">{supplier.email || '-'}</td>
              <td data-label="Phone">{supplier.phone || '-'}</td>
              <td className="num" data-label="Lead time">
                {formatDays(supplier.leadTimeDays)}
              </td>
              <td className="num" data-label="Minimum">
                {supplier.minimumOrderCents === 0 ? '-' : formatMoney(supplier.minimumOrderCents)}
              </td>
              <td className="num" data-label="Products">
                {supplier.products}
              </td>
              <td className="num" data-label="Open orders">
                {supplier.openOrders}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function formatDays(days: number): string {
  return days === 0 ? '-' : days === 1 ? '1 day' : `${days} days`;
}
