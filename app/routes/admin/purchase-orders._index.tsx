import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listPurchaseOrders } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { parsePurchaseFilter, buildPurchaseQuery } from '../../domain/supply/purchasing/purchase-list.rules';
import { PURCHASE_STATE_NAMES, PURCHASE_STATES } from '../../domain/supply/purchasing/purchase-states.rules';
import { formatSortOrder } from '../../domain/base/shared/sort-order.rules';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { EmptyList } from '../../ui/admin/empty-list';
import { ListSearch, StatusLinks } from '../../ui/admin/list-filter';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Icon } from '../../ui/icon/icon';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { formatPageTitle } from '../../ui/page-title';
import { PurchaseTable } from '../../ui/purchasing/purchase-table';
import { ButtonLink } from '../../ui/admin/links';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Purchase orders') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const params = new URL(request.url).searchParams;
  const filter = parsePurchaseFilter(params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listPurchaseOrders(context.db, filter, page)) };
}

export default function PurchaseOrders() {
  const { filter, orders, page, counts } = useLoaderData<typeof loader>();
  const { q, state, order } = filter;
  const may = useHasPermission();
  const isFiltered = q !== '' || state !== undefined;
  const all = PURCHASE_STATES.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <>
      <div className="admin-head">
        <h1>Purchase orders</h1>
        <p className="admin-head__actions">
          <ButtonLink to={paths.admin.reorder()}>Reorder suggestions</ButtonLink>
          {may('stock.purchase') && (
            <ButtonLink look="primary" to={paths.admin.newPurchaseOrder()}>
              <Icon name="plus" />
              New purchase order
            </ButtonLink>
          )}
        </p>
      </div>
      <StatusLinks
        current={state}
        hrefOf={(value) => paths.admin.purchaseOrders(buildPurchaseQuery({ ...filter, state: value }))}
        links={[
          { value: undefined, name: 'All', count: all },
          ...PURCHASE_STATES.map((one) => ({
            value: one,
            name: PURCHASE_STATE_NAMES[one],
            count: counts[one] ?? 0,
          })),
        ]}
      />
      <ListSearch
        hrefOf={paths.admin.purchaseOrders}
        name="Purchase orders"
        label="number, supplier, reference or SKU"
        q={q}
        kept={{ state, sort: formatSortOrder(order) }}
        isFiltered={isFiltered || order !== undefined}
      />
      {orders.length === 0 ? (
        <EmptyList
          icon="truck"
          isFiltered={isFiltered}
          filtered="No purchase orders match your filters"
          clearTo={paths.admin.purchaseOrders()}
          empty="No purchase orders yet"
          hint="Reorder suggestions show what is low and write the draft for you; or begin with an empty one."
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <PurchaseTable filter={filter} orders={orders} />
          <Pager
            page={page}
            hrefOf={(number) => paths.admin.purchaseOrders(buildPurchaseQuery(filter, number))}
          />
        </>
      )}
    </>
  );
}
