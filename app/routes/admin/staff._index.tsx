import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  listSecondFactorRoles,
  setSecondFactorRoles,
} from '../../domain/base/staff/second-factor-roles.server';
import { listStaffAccounts } from '../../domain/base/staff/staff-accounts.queries.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { countStates, StatusLinks } from '../../ui/admin/list-filter';
import {
  SecondFactorRolesForm,
  secondFactorRolesValidator,
} from '../../ui/admin/staff/second-factor-roles-form';
import { StaffTable } from '../../ui/admin/staff/staff-forms';
import { createMeta } from '../../ui/page-title';
import { AddLink } from '../../ui/admin/links';
import { EmptyList } from '../../ui/admin/empty-list';
import { PageHead } from '../../ui/admin/page-head';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const STATES = { active: 'Active', off: 'Deactivated' } as const;

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
    secondFactorRoles: await listSecondFactorRoles(context.db),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const owner = await requireStaff(context, request, 'staff.manage');
  const posted = await readStaffForm(context, request, owner, adminPaths.staff());
  return answerStaffForm(posted, secondFactorRolesValidator, async ({ roles }, actor) => {
    await setSecondFactorRoles(context.db, roles, actor);
    return 'Two-factor requirement saved';
  });
}

export default function StaffList() {
  const { state, accounts, counts, secondFactorRoles } = useLoaderData<typeof loader>();
  const returnTo = state === undefined ? undefined : adminPaths.staff({ state });
  return (
    <>
      <PageHead title="Staff">
        <AddLink to={adminPaths.newStaff()}>Add staff</AddLink>
      </PageHead>
      <StatusLinks
        links={countStates(STATES, counts)}
        current={state}
        hrefOf={(value) => adminPaths.staff({ state: value })}
      />
      {accounts.length === 0 ? (
        <EmptyList icon="users" empty="No deactivated accounts" />
      ) : (
        <StaffTable accounts={accounts} hrefOf={(id) => adminPaths.staffAccount(id, { returnTo })} />
      )}
      <SecondFactorRolesForm roles={secondFactorRoles} />
    </>
  );
}
