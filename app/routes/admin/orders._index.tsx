import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { listOrders } from '../../domain/selling/orders/order-list.queries.server';
import {
  buildOrderQuery,
  formatOrder,
  isOrderListFiltered,
  ORDER_POLICIES,
  type OrderFilter,
  type OrderSort,
  parseOrderFilter,
} from '../../domain/selling/orders/order-list.rules';
import type { SortOrder } from '../../domain/base/shared/sort-order.rules';
import { ORDER_STATE_NAMES } from '../../domain/selling/orders/order-states.rules';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnHere } from '../../ui/admin/back-to-list';
import { ButtonLink, TextLink } from '../../ui/admin/links';
import { countStates, ListFilter, StatusLinks } from '../../ui/admin/list-filter';
import { ListTable } from '../../ui/admin/list-page';
import { OrderBadges } from '../../ui/admin/orders/order-state-badge';
import { PageHead } from '../../ui/admin/page-head';
import { getPaymentMethodName } from '../../ui/checkout/order-details';
import { formatNumber } from '../../ui/grouped';
import { Icon } from '../../ui/icon/icon';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import {
  getMethodName,
  ON_ACCOUNT,
  PAYMENT_METHODS,
} from '../../domain/selling/checkout/payment-methods.rules';
import { FilterInput, FilterSelect } from '../../ui/admin/filter-fields';

export const meta = createMeta('Orders');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.view');
  const filter = parseOrderFilter(new URL(request.url).searchParams);
  return { filter, ...(await listOrders(context.db, filter, parsePageParam(request))) };
}

export default function Orders() {
  const { filter, orders, page, counts } = useLoaderData<typeof loader>();
  const returnHere = useReturnHere();
  return (
    <>
      <PageHead title="Orders">
        <ButtonLink isSmall to={adminPaths.holds()}>
          Unpaid holds
        </ButtonLink>
        <ButtonLink isSmall to={adminPaths.payments()}>
          Unapplied payments
        </ButtonLink>
        {orders.length > 0 && (
          <a className="btn btn--small" href={adminPaths.ordersCsv(buildOrderQuery(filter))}>
            <Icon name="download" /> Export {formatNumber(page.total)} as CSV
          </a>
        )}
      </PageHead>
      <StatusLinks
        current={filter.state}
        hrefOf={(state) => adminPaths.orders(buildOrderQuery({ ...filter, state }))}
        links={countStates(ORDER_STATE_NAMES, counts)}
      />
      <OrderFilterForm filter={filter} />
      <ListTable
        rows={orders}
        page={page}
        sorting={{
          order: filter.order,
          hrefOf: (order: SortOrder<OrderSort>) => adminPaths.orders(buildOrderQuery({ ...filter, order })),
        }}
        columns={[
          {
            name: 'Order',
            by: 'number',
            cell: ({ id, number }) => (
              <TextLink className="part-number unbroken" to={adminPaths.order(id, returnHere)}>
                {number}
              </TextLink>
            ),
          },
          { name: 'Placed', by: 'placed', cell: ({ placedAt }) => <Moment at={placedAt} /> },
          {
            name: 'Customer',
            by: 'customer',
            cell: ({ customerName, company, poNumber }) => (
              <span>
                {customerName}
                {company !== '' && <span className="small muted"> {company}</span>}
                {poNumber !== '' && <span className="small muted part-number"> PO {poNumber}</span>}
              </span>
            ),
          },
          { name: 'Method', by: 'method', cell: ({ paymentMethod }) => getPaymentMethodName(paymentMethod) },
          { name: 'Units', isNumber: true, cell: ({ units }) => units },
          { name: 'Total', by: 'total', isNumber: true, cell: ({ totalCents }) => formatMoney(totalCents) },
          { name: 'State', by: 'state', cell: (order) => <OrderBadges order={order} /> },
        ]}
        hrefOf={(number) => adminPaths.orders(buildOrderQuery(filter, number))}
        empty={{
          icon: 'receipt',
          isFiltered: isOrderListFiltered(filter),
          filtered: 'No orders match your filters',
          clearTo: adminPaths.orders(),
          empty: 'No orders yet',
          hint: 'New orders appear here.',
        }}
      />
    </>
  );
}

/** The filter of the order list. */
function OrderFilterForm({ filter }: { filter: OrderFilter }) {
  const { q, state, method, policy, from, to, order } = filter;
  return (
    <ListFilter
      action={adminPaths.orders()}
      name="Orders"
      filter={filter}
      hidden={{ state, sort: formatOrder(order) }}
      clearTo={isOrderListFiltered(filter) && adminPaths.orders()}
    >
      <FilterInput
        label="Search"
        name="q"
        value={q}
        placeholder="Number, email, name, company, PO, tracking, or SKU"
        isWide
      />
      <FilterSelect
        label="Payment"
        name="method"
        value={method}
        any="Any method"
        choices={[...Object.entries(PAYMENT_METHODS), [ON_ACCOUNT, getMethodName(ON_ACCOUNT)]]}
      />
      <FilterSelect
        label="Checkout type"
        name="policy"
        value={policy}
        any="Any type"
        choices={Object.entries(ORDER_POLICIES)}
      />
      <FilterInput label="From" name="from" type="date" value={from} />
      <FilterInput label="To" name="to" type="date" value={to} />
    </ListFilter>
  );
}
