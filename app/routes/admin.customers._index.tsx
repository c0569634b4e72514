import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { isCustomerStatus, CUSTOMER_STATUS_NAMES } from '../domain/customers/account-status.rules';
import { listAccounts } from '../domain/customers/accounts.queries.server';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { AccountTable } from '../ui/admin/account-table';
import { Icon } from '../ui/icon/icon';
import { ItemsRange } from '../ui/items-range';
import { Pager } from '../ui/pager';
import { pageTitle } from '../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Customers') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'customers.view');
  const params = new URL(request.url).searchParams;
  const wanted = params.get('status') ?? '';
  const filter = {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    status: isCustomerStatus(wanted) ? wanted : undefined,
    page: Number.parseInt(params.get('page') ?? '1', 10) || 1,
  };
  return { filter, ...(await listAccounts(context.db, filter)) };
}

export default function Customers() {
  const { filter, accounts, page } = useLoaderData<typeof loader>();
  const { q, status } = filter;
  return (
    <>
      <h1>Customers</h1>
      <nav aria-label="Status" className="pill-nav">
        <Link
          to={paths.admin.customers({ q })}
          aria-current={status === undefined ? 'page' : undefined}
          discover="none"
        >
          All
        </Link>
        {Object.entries(CUSTOMER_STATUS_NAMES).map(([value, name]) => (
          <Link
            key={value}
            to={paths.admin.customers({ q, status: value })}
            aria-current={status === value ? 'page' : undefined}
            discover="none"
          >
            {name}
          </Link>
        ))}
      </nav>
      <Form method="get" role="search" className="flex gap-2" key={q}>
        {status !== undefined && <input type="hidden" name="status" value={status} />}
        <label className="sr-only" htmlFor="customer-q">
          Search customers by name, company or e-mail
        </label>
        <input
          className="input"
          id="customer-q"
          name="q"
          type="search"
          defaultValue={q}
          placeholder="Name, company or e-mail"
        />
        <button type="submit" className="btn">
          Search
        </button>
      </Form>
      {accounts.length === 0 ? (
        <div className="empty-state">
          <Icon name="users" />
          <p>{q === '' && status === undefined ? 'No applications yet' : 'No customers match'}</p>
          {(q !== '' || status !== undefined) && (
            <Link className="btn" to={paths.admin.customers()} discover="none">
              Clear filters
            </Link>
          )}
        </div>
      ) : (
        <>
          <ItemsRange page={page} />
          <AccountTable accounts={accounts} />
          <Pager page={page} hrefOf={(number) => paths.admin.customers({ q, status, page: number })} />
        </>
      )}
    </>
  );
}
