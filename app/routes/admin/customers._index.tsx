import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  buildAccountQuery,
  CUSTOMER_STATUS_NAMES,
  isCustomerStatus,
  parseAccountFilter,
} from '../../domain/base/customers/account-list.rules';
import { listAccounts } from '../../domain/base/customers/accounts.queries.server';
import { formatSortOrder } from '../../domain/base/shared/sort-order.rules';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { AccountTable } from '../../ui/admin/customers/account-table';
import { EmptyList } from '../../ui/admin/empty-list';
import { ListSearch, StatusLinks } from '../../ui/admin/list-filter';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Customers') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'customers.view');
  const params = new URL(request.url).searchParams;
  const filter = parseAccountFilter(params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listAccounts(context.db, filter, page)) };
}

export default function Customers() {
  const { filter, accounts, page, counts } = useLoaderData<typeof loader>();
  const { q, status, order } = filter;
  const isFiltered = q !== '' || status !== undefined;
  const statuses = Object.keys(CUSTOMER_STATUS_NAMES).filter(isCustomerStatus);
  const all = statuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <>
      <h1>Customers</h1>
      <StatusLinks
        current={status}
        hrefOf={(value) => paths.admin.customers(buildAccountQuery({ ...filter, status: value }))}
        links={[
          { value: undefined, name: 'All', count: all },
          ...statuses.map((one) => ({
            value: one,
            name: CUSTOMER_STATUS_NAMES[one],
            count: counts[one] ?? 0,
          })),
        ]}
      />
      <ListSearch
        hrefOf={paths.admin.customers}
        name="Customers"
        label="name, company or e-mail"
        q={q}
        kept={{ status, sort: formatSortOrder(order) }}
        isFiltered={isFiltered || order !== undefined}
      />
      {accounts.length === 0 ? (
        <EmptyList
          icon="users"
          isFiltered={isFiltered}
          filtered="No customers match your filters"
          clearTo={paths.admin.customers()}
          empty="No applications yet"
          hint="Who applies for a trade account in the store waits here for your decision."
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <AccountTable filter={filter} accounts={accounts} />
          <Pager page={page} hrefOf={(number) => paths.admin.customers(buildAccountQuery(filter, number))} />
        </>
      )}
    </>
  );
}
