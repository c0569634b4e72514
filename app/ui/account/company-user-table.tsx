import { Link } from '@remix-run/react';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { DataTable } from '../data-table';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

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
          name: t`Name`,
          cell: (user) => (
            <>
              {ownId === undefined ? (
                `${user.firstName} ${user.lastName}`
              ) : (
                <Link className="link" to={paths.accountUser(user.id)} discover="none">
                  {user.firstName} {user.lastName}
                </Link>
              )}
              {user.id === ownId && (
                <span className="muted">
                  {' '}
                  <Trans>(you)</Trans>
                </span>
              )}
            </>
          ),
        },
        { name: t`Email`, cell: (user) => user.email },
        {
          name: t`Per-order limit`,
          isNumber: true,
          cell: (user) => (user.spendingLimitCents === null ? t`None` : formatMoney(user.spendingLimitCents)),
        },
        { name: t`Permissions`, cell: (user) => describeRights(user) },
      ]}
    />
  );
}

function describeRights({ mayApprove, mayManage }: { mayApprove: boolean; mayManage: boolean }): string {
  const rights = [t`order`, ...(mayApprove ? [t`approve`] : []), ...(mayManage ? [t`manage users`] : [])];
  return rights.join(', ');
}
