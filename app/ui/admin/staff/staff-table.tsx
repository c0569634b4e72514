import { Link } from '@remix-run/react';

import { STAFF_ROLES } from '../../../domain/base/staff/staff-account.schema';
import type { StaffAccount } from '../../../domain/base/staff/staff-accounts.queries.server';
import { Moment } from '../../moment';

interface StaffTableProps {
  accounts: StaffAccount[];
  /** Where an account is changed. */
  hrefOf: (id: number) => string;
}

/** Who may sign in, as what, and whether a stolen password would be enough. */
export function StaffTable({ accounts, hrefOf }: StaffTableProps) {
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Username</th>
            <th scope="col">Name</th>
            <th scope="col">E-mail</th>
            <th scope="col">Role</th>
            <th scope="col">Second factor</th>
            <th scope="col">Last login</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row">
                <Link className="link part-number" to={hrefOf(account.id)} discover="none">
                  {account.username}
                </Link>
              </th>
              <td data-label="Name">{account.name}</td>
              <td data-label="E-mail">{account.email}</td>
              <td data-label="Role">{STAFF_ROLES[account.role].name}</td>
              <td data-label="Second factor">
                {account.hasSecondFactor ? (
                  <span className="badge badge--good">On</span>
                ) : (
                  <span className="muted">Off</span>
                )}
              </td>
              <td data-label="Last login">
                {account.lastLoginAt === null ? (
                  <span className="muted">Never</span>
                ) : (
                  <Moment at={account.lastLoginAt} />
                )}
              </td>
              <td data-label="State">
                <StaffStateBadge isActive={account.isActive} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function StaffStateBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <span className="badge badge--good">Active</span>
  ) : (
    <span className="badge badge--bad">Switched off</span>
  );
}
