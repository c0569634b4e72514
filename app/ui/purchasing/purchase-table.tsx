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
import type { Sorting } from '../sorted-heading';
import { Day } from '../day';
import { PurchaseStateBadge } from './purchase-state-badge';
import { DataTable } from '../data-table';
import { TextLink } from '../admin/links';

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
    <DataTable
      rows={orders}
      rowKey="id"
      sorting={sorting}
      columns={[
        {
          name: 'Order',
          by: 'number',
          cell: (order) => (
            <TextLink className="part-number" to={paths.admin.purchaseOrder(order.id, returnHere)}>
              {order.number}
            </TextLink>
          ),
        },
        withSupplier && {
          name: 'Supplier',
          by: 'supplier',
          cell: (order) => (
            <TextLink to={paths.admin.supplier(order.supplierId)}>{order.supplierName}</TextLink>
          ),
        },
        {
          name: 'Reference',
          by: 'reference',
          cell: (order) => (order.reference === '' ? '-' : order.reference),
        },
        {
          name: 'Opened',
          by: 'opened',
          cell: (order) => <Day on={getStoreDay(new Date(order.createdAt))} />,
        },
        {
          name: 'Expected',
          by: 'expected',
          cell: (order) => (order.expectedOn === null ? '-' : <Day on={order.expectedOn} />),
        },
        { name: 'Lines', by: 'lines', isNumber: true, cell: (order) => order.lines },
        {
          name: 'Received',
          by: 'received',
          isNumber: true,
          cell: (order) => (
            <>
              {order.receivedUnits} of {order.units}
            </>
          ),
        },
        { name: 'Total', by: 'total', isNumber: true, cell: (order) => formatMoney(order.totalCents) },
        { name: 'State', by: 'state', cell: (order) => <PurchaseStateBadge state={order.state} /> },
      ]}
    />
  );
}
