import { Link } from '@remix-run/react';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';

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
  /** Who of them looks at it; undefined for staff, who change none. */
  ownId?: number;
}

/** The users of an account; for one of them, each leads to where they are changed. */
export function CompanyUserTable({ users, ownId }: CompanyUserTableProps) {
  return (
    <div className="table-scroll">
      <table className="table table--cards account-users">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">E-mail</th>
            <th scope="col" className="num">
              Limit for one order
            </th>
            <th scope="col">May</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <th scope="row">
                {ownId === undefined ? (
                  `${user.firstName} ${user.lastName}`
                ) : (
                  <Link className="link" to={paths.accountUser(user.id)} discover="none">
                    {user.firstName} {user.lastName}
                  </Link>
                )}
                {user.id === ownId && <span className="muted"> (you)</span>}
              </th>
              <td data-label="E-mail">{user.email}</td>
              <td className="num" data-label="Limit for one order">
                {user.spendingLimitCents === null ? 'None' : formatMoney(user.spendingLimitCents)}
              </td>
              <td data-label="May">{describeRights(user)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function describeRights({ mayApprove, mayManage }: { mayApprove: boolean; mayManage: boolean }): string {
  const rights = ['order', ...(mayApprove ? ['approve'] : []), ...(mayManage ? ['manage users'] : [])];
  return rights.join(', ');
}
