import { Link } from '@remix-run/react';

import type { AccountOrder } from '../../domain/selling/orders/account-orders.queries.server';
import { ORDER_STATE_NAMES } from '../../domain/selling/orders/order-states.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { linkedAdminPaths, paths } from '../../paths';
import { formatNumber } from '../grouped';
import { Moment } from '../moment';
import { ReorderForm } from './reorder-form';
import { DataTable } from '../data-table';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

/** What buyers read before their first order. */
export const NO_ORDERS = () => t`No orders yet. Orders you place while signed in appear here.`;

interface OrderTableProps {
  orders: AccountOrder[];
  /** Set for buyers, who can reorder from here; not for staff. */
  reorderBatch?: string;
}

interface AccountOrdersProps extends OrderTableProps {
  /** How many orders a buyer has; if more than listed, a link leads to all. */
  total?: number;
  whenEmpty: string;
}

/** The account's last orders, with links to their pages. */
export function AccountOrders({ orders, total = 0, whenEmpty, reorderBatch }: AccountOrdersProps) {
  return (
    <section className="panel stack">
      <h2>
        <Trans>Orders</Trans>
      </h2>
      {orders.length === 0 ? (
        <p className="muted">{whenEmpty}</p>
      ) : (
        <OrderTable orders={orders} reorderBatch={reorderBatch} />
      )}
      {total > orders.length && (
        <p>
          <Link className="btn" to={paths.accountOrders()} discover="none">
            <Trans>All orders ({formatNumber(total)})</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}

/** An account's orders; on a phone, each is a row of a few lines. */
export function OrderTable({ orders, reorderBatch }: OrderTableProps) {
  const isBuyers = reorderBatch !== undefined;
  return (
    <DataTable
      className="table account-orders"
      rows={orders}
      rowKey="number"
      columns={[
        {
          name: t`Order`,
          cell: (order) => (
            <Link
              className="link part-number"
              to={isBuyers ? paths.accountOrder(order.id) : linkedAdminPaths.order(order.id)}
            >
              {order.number}
            </Link>
          ),
        },
        { name: t`Placed`, cell: (order) => <Moment at={order.placedAt} /> },
        { name: t`Placed by`, cell: (order) => order.placedBy || NONE },
        { name: t`PO number`, className: 'account-orders__po', cell: (order) => order.poNumber || NONE },
        { name: t`Status`, cell: (order) => ORDER_STATE_NAMES[order.state] },
        { name: t`Total`, isNumber: true, cell: (order) => formatMoney(order.totalCents) },
        isBuyers && {
          name: t`Again`,
          className: 'account-orders__again',
          cell: (order) => <ReorderForm order={order} batch={reorderBatch} isSmall />,
        },
      ]}
    />
  );
}

/** Left out on a phone. */
const NONE = <span className="account-orders__none">-</span>;
