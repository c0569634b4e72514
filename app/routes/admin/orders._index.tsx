import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listOrders } from '../../domain/selling/orders/order-list.queries.server';
import {
  isOrderListFiltered,
  parseOrderFilter,
  buildOrderQuery,
} from '../../domain/selling/orders/order-list.rules';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { EmptyList } from '../../ui/admin/empty-list';
import { OrderFilterForm, OrderStates } from '../../ui/admin/orders/order-filter';
import { OrderTable } from '../../ui/admin/orders/order-table';
import { Icon } from '../../ui/icon/icon';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { formatPageTitle } from '../../ui/page-title';
import { formatNumber } from '../../ui/grouped';
import { ButtonLink } from '../../ui/admin/links';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Orders') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.view');
  const params = new URL(request.url).searchParams;
  const filter = parseOrderFilter(params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listOrders(context.db, filter, page)) };
}

export default function Orders() {
  const { filter, orders, page, counts } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="admin-head">
        <h1>Orders</h1>
        <p className="admin-head__actions">
          <ButtonLink isSmall to={paths.admin.payments()}>
            Payments without an order
          </ButtonLink>
          {orders.length > 0 && (
            <a className="btn btn--small" href={paths.admin.ordersCsv(buildOrderQuery(filter))}>
              <Icon name="download" /> Export {formatNumber(page.total)} as CSV
            </a>
          )}
        </p>
      </div>
      <OrderStates filter={filter} counts={counts} />
      <OrderFilterForm filter={filter} />
      {orders.length === 0 ? (
        <EmptyList
          icon="receipt"
          isFiltered={isOrderListFiltered(filter)}
          filtered="No orders match your filters"
          clearTo={paths.admin.orders()}
          empty="No orders yet"
          hint="Every order of the store stands here as soon as it is placed."
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <OrderTable filter={filter} orders={orders} />
          <Pager page={page} hrefOf={(number) => paths.admin.orders(buildOrderQuery(filter, number))} />
        </>
      )}
    </>
  );
}
