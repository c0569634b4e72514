import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listStaffAccounts } from '../../domain/base/staff/staff-accounts.queries.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { countStates, StatusLinks } from '../../ui/admin/list-filter';
import { StaffTable } from '../../ui/admin/staff/staff-forms';
import { Icon } from '../../ui/icon/icon';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { EmptyList } from '../../ui/admin/empty-list';
import { PageHead } from '../../ui/admin/page-head';

const STATES = { active: 'Active', off: 'Switched off' } as const;

export const meta = createMeta('Staff');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'staff.manage');
  const wanted = new URL(request.url).searchParams.get('state');
  const state = wanted === 'active' || wanted === 'off' ? wanted : undefined;
  const all = await listStaffAccounts(context.db);
  const active = all.filter(({ isActive }) => isActive);
  const off = all.filter(({ isActive }) => !isActive);
  return {
    state,
    accounts: state === undefined ? all : { active, off }[state],
    counts: { active: active.length, off: off.length },
  };
}

export default function StaffList() {
  const { state, accounts, counts } = useLoaderData<typeof loader>();
  const returnTo = state === undefined ? undefined : paths.admin.staff({ state });
  return (
    <>
      <PageHead title="Staff">
        <ButtonLink look="primary" to={paths.admin.newStaff()}>
          <Icon name="plus" />
          Add staff
        </ButtonLink>
      </PageHead>
      <StatusLinks
        links={countStates(STATES, counts)}
        current={state}
        hrefOf={(value) => paths.admin.staff({ state: value })}
      />
      {accounts.length === 0 ? (
        <EmptyList icon="users" empty="No account is switched off" />
      ) : (
        <StaffTable accounts={accounts} hrefOf={(id) => paths.admin.staffAccount(id, { returnTo })} />
      )}
    </>
  );
}
