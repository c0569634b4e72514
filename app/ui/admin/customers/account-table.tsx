import { Link } from '@remix-run/react';

import {
  buildAccountQuery,
  type AccountFilter,
  type AccountSort,
} from '../../../domain/base/customers/account-list.rules';
import { CUSTOMER_STATUS_NAMES } from '../../../domain/base/customers/account-status.rules';
import type { AccountRow } from '../../../domain/base/customers/accounts.queries.server';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { useReturnHere } from '../back-to-list';
import { SortedHeading, type Sorting } from '../sorted-heading';

const TONES: Record<AccountRow['status'], string> = { applied: 'warn', approved: 'good', declined: 'bad' };

export function AccountStatusBadge({ status }: { status: AccountRow['status'] }) {
  return <span className={`badge badge--${TONES[status]}`}>{CUSTOMER_STATUS_NAMES[status]}</span>;
}

/** Accounts and applications, a row each; on a phone a card each. */
export function AccountTable({ filter, accounts }: { filter: AccountFilter; accounts: AccountRow[] }) {
  const returnHere = useReturnHere();
  const sorting: Sorting<AccountSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.customers(buildAccountQuery({ ...filter, order })),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <SortedHeading sorting={sorting} by="company" name="Company" />
            <SortedHeading sorting={sorting} by="name" name="Name" />
            <SortedHeading sorting={sorting} by="email" name="E-mail" />
            <SortedHeading sorting={sorting} by="applied" name="Applied" />
            <SortedHeading sorting={sorting} by="status" name="Status" />
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row">
                <Link className="link" to={paths.admin.customer(account.id, returnHere)} discover="none">
                  {account.companyName}
                </Link>
              </th>
              <td data-label="Name">{account.name}</td>
              <td data-label="E-mail">{account.email}</td>
              <td data-label="Applied">
                <Moment at={account.createdAt} />
              </td>
              <td data-label="Status">
                <AccountStatusBadge status={account.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
