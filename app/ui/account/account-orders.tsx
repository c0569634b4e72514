import { Link } from '@remix-run/react';

import type { AccountOrder } from '../../domain/selling/orders/account-orders.queries.server';
import { ORDER_STATE_NAMES } from '../../domain/selling/orders/order-states.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { linkedAdminPaths, paths } from '../../paths';
import { Moment } from '../moment';
import { ReorderForm } from './reorder-form';
import { DataTable } from '../data-table';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface AccountOrdersProps {
  orders: AccountOrder[];
  whenEmpty: string;
  /** Set for buyers, who can reorder from here; not for staff. */
  reorderBatch?: string;
}

/** The account's orders, with links to their pages. */
export function AccountOrders({ orders, whenEmpty, reorderBatch }: AccountOrdersProps) {
  const isBuyers = reorderBatch !== undefined;
  return (
    <section className="panel stack">
      <h2>
        <Trans>Orders</Trans>
      </h2>
      {orders.length === 0 ? (
        <p className="muted">{whenEmpty}</p>
      ) : (
        <DataTable
          className="table table--cards"
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
            { name: t`Placed by`, cell: (order) => (order.placedBy === '' ? '-' : order.placedBy) },
            { name: t`PO number`, cell: (order) => (order.poNumber === '' ? '-' : order.poNumber) },
            { name: t`Status`, cell: (order) => ORDER_STATE_NAMES[order.state] },
            { name: t`Total`, isNumber: true, cell: (order) => formatMoney(order.totalCents) },
            isBuyers && {
              name: t`Again`,
              cell: (order) => <ReorderForm order={order} batch={reorderBatch} isSmall />,
            },
          ]}
        />
      )}
    </section>
  );
}
