import { formatMoney } from '../../domain/base/shared/money.rules';
import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import type { PurchaseSummary } from '../../domain/supply/purchasing/purchase-list.queries.server';
import type { PurchaseSort } from '../../domain/supply/purchasing/purchase-list.rules';
import { adminPaths } from '../../admin-paths';
import { useReturnHere } from '../admin/back-to-list';
import { TextLink } from '../admin/links';
import type { Column } from '../data-table';
import { Day } from '../day';
import { PurchaseStateBadge } from './purchase-state-badge';

/** Returns the columns of a table of purchase orders. */
export function usePurchaseColumns(): Column<PurchaseSummary, PurchaseSort>[] {
  const returnHere = useReturnHere();
  return [
    {
      name: 'Order',
      by: 'number',
      cell: ({ id, number }) => (
        <TextLink className="part-number" to={adminPaths.purchaseOrder(id, returnHere)}>
          {number}
        </TextLink>
      ),
    },
    {
      name: 'Supplier',
      by: 'supplier',
      cell: ({ supplierId, supplierName }) => (
        <TextLink to={adminPaths.supplier(supplierId)}>{supplierName}</TextLink>
      ),
    },
    { name: 'Reference', by: 'reference', cell: ({ reference }) => reference || '-' },
    { name: 'Created', by: 'opened', cell: ({ createdAt }) => <Day on={getStoreDay(new Date(createdAt))} /> },
    {
      name: 'Expected',
      by: 'expected',
      cell: ({ expectedOn }) => (expectedOn === null ? '-' : <Day on={expectedOn} />),
    },
    { name: 'Lines', by: 'lines', isNumber: true, cell: ({ lines }) => lines },
    {
      name: 'Received',
      by: 'received',
      isNumber: true,
      cell: ({ receivedUnits, units }) => `${receivedUnits} of ${units}`,
    },
    { name: 'Total', by: 'total', isNumber: true, cell: ({ totalCents }) => formatMoney(totalCents) },
    { name: 'State', by: 'state', cell: ({ state }) => <PurchaseStateBadge state={state} /> },
  ];
}
