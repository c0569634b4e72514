import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, Link } from '@remix-run/react';

import { listWaitingOrders, type WaitingOrder } from '../../domain/selling/orders/approvals.queries.server';
import { readAccountHead, requireApprover, requireUser } from '../../http/buyer.server';
import { AccountPage } from '../../ui/account/account-page';
import { Icon } from '../../ui/icon/icon';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Moment } from '../../ui/moment';
import { DataTable } from '../../ui/data-table';

export const meta = loadedPageMeta<typeof loader>(() => ({
  title: 'Approvals',
  description: 'Company orders awaiting approval.',
  noindex: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireApprover(context, request);
  const signedIn = await requireUser(context, request);
  return {
    head: await readAccountHead(context, signedIn),
    ownId: signedIn.user.id,
    orders: await listWaitingOrders(context.db, signedIn.account.id),
  };
}

export default function Approvals() {
  const { head, ownId, orders } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Approvals" head={head}>
      {orders.length === 0 ? (
        <div className="empty-state">
          <Icon name="circle-check" />
          <p>No orders awaiting approval.</p>
        </div>
      ) : (
        <section className="panel stack">
          <p>These orders are over the buyer’s limit. Items are held, and nothing has been charged yet.</p>
          <ApprovalTable orders={orders} ownId={ownId} />
        </section>
      )}
    </AccountPage>
  );
}

/** Orders that wait for an approval, each leading to where it is decided. */
function ApprovalTable({ orders, ownId }: { orders: readonly WaitingOrder[]; ownId: number }) {
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
