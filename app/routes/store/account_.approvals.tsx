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
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = loadedPageMeta<typeof loader>(() => ({
  title: t`Approvals`,
  description: t`Company orders awaiting approval.`,
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
    <AccountPage title={t`Approvals`} head={head}>
      {orders.length === 0 ? (
        <div className="empty-state">
          <Icon name="circle-check" />
          <p>
            <Trans>No orders awaiting approval.</Trans>
          </p>
        </div>
      ) : (
        <section className="panel stack">
          <p>
            <Trans>
              These orders are over the buyer’s limit. Items are held, and nothing has been charged yet.
            </Trans>
          </p>
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
          name: t`Order`,
          cell: (order) => (
            <Link className="link part-number" to={paths.accountApproval(order.id)} discover="none">
              {order.number}
            </Link>
          ),
        },
        {
          name: t`Placed by`,
          cell: (order) => (
            <>
              {order.placedBy}
              {order.placedByUserId === ownId && (
                <>
                  {' '}
                  <Trans>(you)</Trans>
                </>
              )}
            </>
          ),
        },
        { name: t`Placed`, cell: (order) => <Moment at={order.placedAt} /> },
        { name: t`PO number`, cell: (order) => (order.poNumber === '' ? '-' : order.poNumber) },
        {
          name: t`Held until`,
          cell: (order) => (order.expiresAt === null ? '-' : <Moment at={order.expiresAt} />),
        },
        { name: t`Total`, isNumber: true, cell: (order) => formatMoney(order.totalCents) },
      ]}
    />
  );
}
