import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findPurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { PrintButton } from '../../ui/print-button';
import { PurchaseDocument } from '../../ui/purchasing/purchase-document';

export const meta = createMeta<typeof loader>((data) => `Print ${data?.order.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const order = requireFound(await findPurchaseOrder(context.db, requireId(params['id'])));
  return { order };
}

export default function PrintPurchaseOrder() {
  const { order } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="admin-head no-print">
        <Breadcrumb
          crumbs={[
            useListCrumb('Purchase orders', adminPaths.purchaseOrders()),
            { name: order.number, to: adminPaths.purchaseOrder(order.id, useReturnPath()) },
            { name: 'Print' },
          ]}
        />
        <PrintButton />
      </div>
      <PurchaseDocument order={order} />
    </>
  );
}
