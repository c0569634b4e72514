import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findHeadOffice } from '../../domain/content/locations/locations.queries.server';
import { findOrder } from '../../domain/selling/orders/orders.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { PackingSlip } from '../../ui/orders/packing-slip';
import { createMeta } from '../../ui/page-title';
import { PrintButton } from '../../ui/print-button';

export const meta = createMeta<typeof loader>((data) => `Packing slip ${data?.order.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.view');
  const order = requireFound(await findOrder(context.db, requireId(params['id'])));
  return { order, headOffice: await findHeadOffice(context.db) };
}

export default function OrderPackingSlip() {
  const { order, headOffice } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="admin-head no-print">
        <Breadcrumb
          crumbs={[
            { name: 'Orders', to: adminPaths.orders() },
            { name: order.number, to: adminPaths.order(order.id) },
            { name: 'Packing slip' },
          ]}
        />
        <PrintButton />
      </div>
      <PackingSlip order={order} headOffice={headOffice} />
    </>
  );
}
