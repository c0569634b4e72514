import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listOrders } from '../domain/orders/orders.queries.server';
import { isOrderState, ORDER_STATE_NAMES } from '../domain/orders/order-states.rules';
import { formatMoney } from '../domain/shared/money.rules';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { OrderStateBadge } from '../ui/admin/order-state-badge';
import { paymentMethodName } from '../ui/checkout/order-details';
import { Icon } from '../ui/icon/icon';
import { Moment } from '../ui/moment';
import { Pager } from '../ui/pager';
import { pageTitle } from '../ui/page-title';

const PAGE_SIZE = 50;

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Orders') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  const params = new URL(request.url).searchParams;
  const wanted = params.get('state') ?? '';
  const state = isOrderState(wanted) ? wanted : undefined;
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  const filter = { page, pageSize: PAGE_SIZE, ...(state === undefined ? {} : { state }) };
  return { state, ...(await listOrders(context.db, filter)) };
}

export default function Orders() {
  const { state, orders, page } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="admin-head">
        <h1>Orders</h1>
        <Link className="btn btn--small" to={paths.admin.payments()} discover="none">
          Payments without an order
        </Link>
      </div>
      <nav aria-label="States" className="pill-nav">
        <Link
          to={paths.admin.orders()}
          aria-current={state === undefined ? 'page' : undefined}
          discover="none"
        >
          All
        </Link>
        {Object.entries(ORDER_STATE_NAMES).map(([value, name]) => (
          <Link
            key={value}
            to={paths.admin.orders({ state: value })}
            aria-current={state === value ? 'page' : undefined}
            discover="none"
          >
            {name}
          </Link>
        ))}
      </nav>
      {orders.length === 0 ? (
        <div className="empty-state">
          <Icon name="receipt" />
          <p>{state === undefined ? 'No orders yet' : 'No orders in this state'}</p>
        </div>
      ) : (
        <>
          <p className="small muted">
            Items {page.from}-{page.to} of {page.total}
          </p>
          <div className="table-scroll">
            <table className="table table--dense table--cards">
              <thead>
                <tr>
                  <th scope="col">Order</th>
                  <th scope="col">Placed</th>
                  <th scope="col">Customer</th>
                  <th scope="col">Method</th>
                  <th scope="col" className="num">
                    Units
                  </th>
                  <th scope="col" className="num">
                    Total
                  </th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {orders.map((order) => (
                  <tr key={order.id}>
                    <th scope="row">
                      <Link className="link part-number" to={paths.admin.order(order.id)} discover="none">
                        {order.number}
                      </Link>
                    </th>
                    <td data-label="Placed">
                      <Moment at={order.placedAt} />
                    </td>
                    <td data-label="Customer">
                      {order.customerName}
                      {order.company !== '' && <span className="small muted"> {order.company}</span>}
                    </td>
                    <td data-label="Method">{paymentMethodName(order.paymentMethod)}</td>
                    <td className="num" data-label="Units">
                      {order.units}
                    </td>
                    <td className="num" data-label="Total">
                      {formatMoney(order.totalCents)}
                    </td>
                    <td data-label="State">
                      <OrderStateBadge state={order.state} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager page={page} hrefOf={(number) => paths.admin.orders({ state, page: number })} />
        </>
      )}
    </>
  );
}
