import { Link } from '@remix-run/react';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { DataTable } from '../data-table';

interface CompanyUserTableProps {
  users: readonly {
    id: number;
    email: string;
    firstName: string;
    lastName: string;
    spendingLimitCents: number | null;
    mayApprove: boolean;
    mayManage: boolean;
  }[];
  /** The signed-in user; undefined for staff, who can't edit users. */
  ownId?: number;
}

/** The users of an account, with links to edit them. */
export function CompanyUserTable({ users, ownId }: CompanyUserTableProps) {
  return (
    <DataTable
      className="table table--cards account-users"
      rows={users}
      rowKey="id"
      columns={[
        {
          name: 'Name',
          cell: (user) => (
            <>
              {ownId === undefined ? (
                `${user.firstName} ${user.lastName}`
              ) : (
                <Link className="link" to={paths.accountUser(user.id)} discover="none">
                  {user.firstName} {user.lastName}
                </Link>
              )}
              {user.id === ownId && <span className="muted"> (you)</span>}
            </>
          ),
        },
        { name: 'Email', cell: (user) => user.email },
        {
          name: 'Per-order limit',
          isNumber: true,
          cell: (user) => (user.spendingLimitCents === null ? 'None' : formatMoney(user.spendingLimitCents)),
        },
        { name: 'Permissions', cell: (user) => describeRights(user) },
      ]}
    />
  );
}

function describeRights({ mayApprove, mayManage }: { mayApprove: boolean; mayManage: boolean }): string {
  const rights = ['order', ...(mayApprove ? ['approve'] : []), ...(mayManage ? ['manage users'] : [])];
  return rights.join(', ');
}
