import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listWaitingOrders } from '../../domain/selling/orders/approvals.queries.server';
import { readAccountHead, requireApprover, requireUser } from '../../http/buyer.server';
import { AccountPage } from '../../ui/account/account-page';
import { ApprovalTable } from '../../ui/account/approval-table';
import { Icon } from '../../ui/icon/icon';
import { loadedPageMeta } from '../../ui/seo/page-meta';

export const meta = loadedPageMeta<typeof loader>(() => ({
  title: 'Approvals',
  description: 'Orders of your company that wait for an approval.',
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
          <p>No order waits for an approval.</p>
        </div>
      ) : (
        <section className="panel stack">
          <p>
            These orders are over the limit of whoever placed them. Their goods are held, and nothing is
            charged yet.
          </p>
          <ApprovalTable orders={orders} ownId={ownId} />
        </section>
      )}
    </AccountPage>
  );
}
