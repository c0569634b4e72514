import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  changeStaffAccount,
  setStaffPassword,
  setStaffAccountActive,
} from '../../domain/base/staff/staff-accounts.server';
import { findStaffAccount } from '../../domain/base/staff/staff-accounts.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { refuseStaffChange } from './staff-change.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import {
  SetPasswordForm,
  setPasswordValidator,
  StaffChangeForm,
  staffChangeValidator,
  StaffActionsPanel,
  StaffStateBadge,
} from '../../ui/admin/staff/staff-forms';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { ButtonLink, TextLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';
import { answerIntent, answerStaffAction, answerStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Staff' : `Staff: ${data.account.username}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const owner = await requireStaff(context, request, 'staff.manage');
  const account = requireFound(await findStaffAccount(context.db, requireId(params['id'])));
  const returnTo = getLocalPath(new URL(request.url).searchParams.get('returnTo'), adminPaths.staff());
  return { account, isOwn: account.id === owner.id, returnTo };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const owner = await requireStaff(context, request, 'staff.manage');
  const id = requireId(params['id']);
  const form = await request.formData();
  const page = getLocalPath(form.get('returnTo'), adminPaths.staff());
  const posted = { context, staff: owner, form, page };
  const refuse = (error: unknown) => refuseStaffChange(context, form, error);
  return answerIntent(posted, {
    'switch-on': () =>
      answerStaffAction(posted, async (actor) => {
        await setStaffAccountActive(context.db, id, true, actor);
        return 'Account reactivated';
      }),
    password: () =>
      answerStaffForm(
        posted,
        setPasswordValidator,
        async ({ password }, actor) => {
          await setStaffPassword(context.db, id, password, actor);
          return 'Password set';
        },
        refuse,
      ),
    change: () =>
      answerStaffForm(
        posted,
        staffChangeValidator,
        async (data, actor) => {
          await changeStaffAccount(context.db, id, data, actor);
          // Former owners can't see staff pages.
          const gaveUp = id === owner.id && data.role !== 'owner';
          return { message: `${data.name} saved`, page: gaveUp ? adminPaths.dashboard() : page };
        },
        refuse,
      ),
  });
}

export default function StaffAccountPage() {
  const { account, isOwn, returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Staff', to: returnTo }, { name: account.username }]} />
      <PageHead title={account.name} badge={<StaffStateBadge isActive={account.isActive} />} />
      <p className="muted">
        Signs in as <span className="part-number">{account.username}</span>.{' '}
        <TextLink to={adminPaths.audit({ who: `staff:${account.username}` })}>View activity</TextLink>
      </p>
      <div className="admin-columns">
        <StaffChangeForm key={account.version} account={account} returnTo={returnTo} />
        {isOwn ? (
          <section className="panel stack">
            <h2>Password and sign-in</h2>

            <p>
              <ButtonLink to={adminPaths.account()}>My account</ButtonLink>
            </p>
          </section>
        ) : (
          <>
            <SetPasswordForm returnTo={returnTo} />
            <StaffActionsPanel account={account} returnTo={returnTo} />
          </>
        )}
      </div>
    </>
  );
}
