import {
  buildSupplierQuery,
  type SupplierFilter,
  type SupplierSort,
} from '../../domain/supply/purchasing/purchase-list.rules';
import type { SupplierSummary } from '../../domain/supply/purchasing/suppliers.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { useReturnHere } from '../admin/back-to-list';
import type { Sorting } from '../sorted-heading';
import { DataTable } from '../data-table';
import { TextLink } from '../admin/links';

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
    <DataTable
      rows={suppliers}
      rowKey="id"
      sorting={sorting}
      columns={[
        {
          name: 'Supplier',
          by: 'name',
          cell: (supplier) => (
            <TextLink to={paths.admin.supplier(supplier.id, returnHere)}>{supplier.name}</TextLink>
          ),
        },
        { name: 'Contact', by: 'contact', cell: (supplier) => supplier.contactName || '-' },
        { name: 'E-mail', by: 'email', cell: (supplier) => supplier.email || '-' },
        { name: 'Phone', by: 'phone', cell: (supplier) => supplier.phone || '-' },
        {
          name: 'Lead time',
          by: 'lead-time',
          isNumber: true,
          cell: (supplier) => formatDays(supplier.leadTimeDays),
        },
        {
          name: 'Minimum',
          by: 'minimum',
          isNumber: true,
          cell: (supplier) =>
            supplier.minimumOrderCents === 0 ? '-' : formatMoney(supplier.minimumOrderCents),
        },
        { name: 'Products', by: 'products', isNumber: true, cell: (supplier) => supplier.products },
        { name: 'Open orders', by: 'open-orders', isNumber: true, cell: (supplier) => supplier.openOrders },
      ]}
    />
  );
}

export function formatDays(days: number): string {
  return days === 0 ? '-' : days === 1 ? '1 day' : `${days} days`;
}
