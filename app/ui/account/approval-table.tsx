import { Link } from '@remix-run/react';

import type { WaitingOrder } from '../../domain/selling/orders/approvals.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Moment } from '../moment';
import { DataTable } from '../data-table';

/** Orders that wait for an approval, each leading to where it is decided. */
export function ApprovalTable({ orders, ownId }: { orders: readonly WaitingOrder[]; ownId: number }) {
  return (
    <DataTable
      className="table table--cards"
      rows={orders}
      rowKey="id"
      columns={[
        {
          name: 'Order',
          cell: (order) => (
            <Link className="link part-number" to={paths.accountApproval(order.id)} discover="none">
              {order.number}
            </Link>
          ),
        },
        {
          name: 'Placed by',
          cell: (order) => (
            <>
              {order.placedBy}
              {order.placedByUserId === ownId && ' (you)'}
            </>
          ),
        },
        { name: 'Placed', cell: (order) => <Moment at={order.placedAt} /> },
        { name: 'PO number', cell: (order) => (order.poNumber === '' ? '-' : order.poNumber) },
        {
          name: 'Held until',
          cell: (order) => (order.expiresAt === null ? '-' : <Moment at={order.expiresAt} />),
        },
        { name: 'Total', isNumber: true, cell: (order) => formatMoney(order.totalCents) },
      ]}
    />
  );
}
