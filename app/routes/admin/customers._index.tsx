import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  buildAccountQuery,
  CUSTOMER_STATUS_NAMES,
  parseAccountFilter,
} from '../../domain/base/customers/account-list.rules';
import { listAccounts } from '../../domain/base/customers/accounts.queries.server';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnHere } from '../../ui/admin/back-to-list';
import { AccountStatusBadge } from '../../ui/admin/customers/account-status-badge';
import { ButtonLink, TextLink } from '../../ui/admin/links';
import { countStates, StatusLinks } from '../../ui/admin/list-filter';
import { ListPage } from '../../ui/admin/list-page';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Customers');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'customers.view');
  const filter = parseAccountFilter(new URL(request.url).searchParams);
  return { filter, ...(await listAccounts(context.db, filter, parsePageParam(request))) };
}

export default function Customers() {
  const { filter, accounts, page, counts } = useLoaderData<typeof loader>();
  const returnHere = useReturnHere();
  const may = useHasPermission();
  return (
    <ListPage
      title="Customers"
      filter={filter}
      path={adminPaths.customers}
      actions={
        may('customers.erase') && <ButtonLink to={adminPaths.personalData()}>Personal data</ButtonLink>
      }
      buildQuery={buildAccountQuery}
      states={
        <StatusLinks
          current={filter.status}
          hrefOf={(status) => adminPaths.customers(buildAccountQuery({ ...filter, status }))}
          links={countStates(CUSTOMER_STATUS_NAMES, counts)}
        />
      }
      searchBy="name, company, or email"
      rows={accounts}
      page={page}
      columns={[
        {
          name: 'Company',
          by: 'company',
          cell: ({ id, companyName }) => (
            <TextLink to={adminPaths.customer(id, returnHere)}>{companyName}</TextLink>
          ),
        },
        { name: 'Name', by: 'name', cell: ({ name }) => name },
        { name: 'Email', by: 'email', cell: ({ email }) => email },
        { name: 'Applied', by: 'applied', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { name: 'Status', by: 'status', cell: ({ status }) => <AccountStatusBadge status={status} /> },
      ]}
      empty={{
        icon: 'users',
        filtered: 'No customers match your filters',
        empty: 'No applications yet',
        hint: 'New trade account applications appear here.',
      }}
    />
  );
}
