import { Link } from '@remix-run/react';

import { STAFF_ROLES } from '../../../domain/base/staff/staff-account.schema';
import type { StaffAccount } from '../../../domain/base/staff/staff-accounts.queries.server';
import { Moment } from '../../moment';
import { DataTable } from '../../data-table';

interface StaffTableProps {
  accounts: StaffAccount[];
  /** Where an account is changed. */
  hrefOf: (id: number) => string;
}

/** Who may sign in, as what, and whether a stolen password would be enough. */
export function StaffTable({ accounts, hrefOf }: StaffTableProps) {
  return (
    <DataTable
      rows={accounts}
      rowKey="id"
      columns={[
        {
          name: 'Username',
          cell: (account) => (
            <Link className="link part-number" to={hrefOf(account.id)} discover="none">
              {account.username}
            </Link>
          ),
        },
        { name: 'Name', cell: (account) => account.name },
        { name: 'E-mail', cell: (account) => account.email },
        { name: 'Role', cell: (account) => STAFF_ROLES[account.role].name },
        {
          name: 'Second factor',
          cell: (account) =>
            account.hasSecondFactor ? (
              <span className="badge badge--good">On</span>
            ) : (
              <span className="muted">Off</span>
            ),
        },
        {
          name: 'Last login',
          cell: (account) =>
            account.lastLoginAt === null ? (
              <span className="muted">Never</span>
            ) : (
              <Moment at={account.lastLoginAt} />
            ),
        },
        { name: 'State', cell: (account) => <StaffStateBadge isActive={account.isActive} /> },
      ]}
    />
  );
}

export function StaffStateBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <span className="badge badge--good">Active</span>
  ) : (
    <span className="badge badge--bad">Switched off</span>
  );
}
