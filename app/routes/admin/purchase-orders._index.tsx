import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listPurchaseOrders } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { buildPurchaseQuery, parsePurchaseFilter } from '../../domain/supply/purchasing/purchase-list.rules';
import { PURCHASE_STATE_NAMES } from '../../domain/supply/purchasing/purchase-states.rules';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { AddLink, ButtonLink } from '../../ui/admin/links';
import { countStates, StatusLinks } from '../../ui/admin/list-filter';
import { ListPage } from '../../ui/admin/list-page';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { createMeta } from '../../ui/page-title';
import { usePurchaseColumns } from '../../ui/purchasing/purchase-table';

export const meta = createMeta('Purchase orders');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const filter = parsePurchaseFilter(new URL(request.url).searchParams);
  return { filter, ...(await listPurchaseOrders(context.db, filter, parsePageParam(request))) };
}

export default function PurchaseOrders() {
  const { filter, orders, page, counts } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  return (
    <ListPage
      title="Purchase orders"
      actions={
        <>
          <ButtonLink to={adminPaths.reorder()}>Reorder suggestions</ButtonLink>
          {may('stock.purchase') && <AddLink to={adminPaths.newPurchaseOrder()}>New purchase order</AddLink>}
        </>
      }
      filter={filter}
      path={adminPaths.purchaseOrders}
      buildQuery={buildPurchaseQuery}
      states={
        <StatusLinks
          current={filter.state}
          hrefOf={(state) => adminPaths.purchaseOrders(buildPurchaseQuery({ ...filter, state }))}
          links={countStates(PURCHASE_STATE_NAMES, counts)}
        />
      }
      searchBy="number, supplier, reference, or SKU"
      rows={orders}
      page={page}
      columns={usePurchaseColumns()}
      empty={{
        icon: 'truck',
        filtered: 'No purchase orders match your filters',
        empty: 'No purchase orders yet',
        hint: 'Start from reorder suggestions, or create a purchase order.',
      }}
    />
  );
}
