import {
  type AccountFilter,
  type AccountSort,
  buildAccountQuery,
  CUSTOMER_STATUS_NAMES,
} from '../../../domain/base/customers/account-list.rules';
import type { AccountRow } from '../../../domain/base/customers/accounts.queries.server';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { useReturnHere } from '../back-to-list';
import type { Sorting } from '../../sorted-heading';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';

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
    <DataTable
      rows={accounts}
      rowKey="id"
      sorting={sorting}
      columns={[
        {
          name: 'Company',
          by: 'company',
          cell: (account) => (
            <TextLink to={paths.admin.customer(account.id, returnHere)}>{account.companyName}</TextLink>
          ),
        },
        { name: 'Name', by: 'name', cell: (account) => account.name },
        { name: 'E-mail', by: 'email', cell: (account) => account.email },
        { name: 'Applied', by: 'applied', cell: (account) => <Moment at={account.createdAt} /> },
        { name: 'Status', by: 'status', cell: (account) => <AccountStatusBadge status={account.status} /> },
      ]}
    />
  );
}
