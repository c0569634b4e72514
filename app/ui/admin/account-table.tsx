import { Link } from '@remix-run/react';

import { CUSTOMER_STATUS_NAMES } from '../../domain/customers/account-status.rules';
import type { AccountRow } from '../../domain/customers/accounts.queries.server';
import { paths } from '../../paths';
import { Moment } from '../moment';
import { useReturnHere } from './back-to-list';

const TONES: Record<AccountRow['status'], string> = { applied: 'warn', approved: 'good', declined: 'bad' };

export function AccountStatusBadge({ status }: { status: AccountRow['status'] }) {
  return <span className={`badge badge--${TONES[status]}`}>{CUSTOMER_STATUS_NAMES[status]}</span>;
}

/** Accounts and applications, those that wait for a decision first. */
export function AccountTable({ accounts }: { accounts: AccountRow[] }) {
  const returnHere = useReturnHere();
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">Name</th>
            <th scope="col">E-mail</th>
            <th scope="col">Applied</th>
            <th scope="col">Status</th>
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
