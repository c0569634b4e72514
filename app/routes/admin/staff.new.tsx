import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { addStaffAccount } from '../../domain/base/staff/staff-accounts.server';
import { requireStaff } from '../../http/session.server';
import { refuseStaffChange } from './staff-change.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { NewStaffForm, newStaffValidator } from '../../ui/admin/staff/staff-forms';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm } from './staff-form.server';

export const meta = createMeta('Add staff');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'staff.manage');
  return { returnTo: getLocalPath(new URL(request.url).searchParams.get('returnTo'), adminPaths.staff()) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const owner = await requireStaff(context, request, 'staff.manage');
  const form = await request.formData();
  const page = getLocalPath(form.get('returnTo'), adminPaths.staff());
  return answerStaffForm(
    { context, staff: owner, form, page },
    newStaffValidator,
    async (data, actor) => {
      await addStaffAccount(context.db, data, actor);
      return `${data.name} can now sign in`;
    },
    (error) => refuseStaffChange(context, form, error),
  );
}

export default function NewStaff() {
  const { returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Staff', to: returnTo }, { name: 'Add' }]} />
      <h1>Add staff</h1>
      <NewStaffForm returnTo={returnTo} />
    </>
  );
}
