import { Link } from '@remix-run/react';

import type { SupplierSummary } from '../../domain/purchasing/suppliers.queries.server';
import { formatMoney } from '../../domain/shared/money.rules';
import { paths } from '../../paths';
import { useReturnHere } from '../admin/back-to-list';

/** Suppliers, a row each; on a phone a card each. */
export function SupplierTable({ suppliers }: { suppliers: SupplierSummary[] }) {
  const returnHere = useReturnHere();
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Supplier</th>
            <th scope="col">Contact</th>
            <th scope="col">E-mail</th>
            <th scope="col">Phone</th>
            <th scope="col" className="num">
              Lead time
            </th>
            <th scope="col" className="num">
              Minimum
            </th>
            <th scope="col" className="num">
              Products
            </th>
            <th scope="col" className="num">
              Open orders
            </th>
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
                {daysText(supplier.leadTimeDays)}
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

export function daysText(days: number): string {
  return days === 0 ? '-' : days === 1 ? '1 day' : `${days} days`;
}
