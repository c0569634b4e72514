import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findAccount } from '../../domain/base/customers/accounts.queries.server';
import { declineApplication } from '../../domain/base/customers/decide-application.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm } from './staff-form.server';
import { paths } from '../../paths';
import { DeclineForm, declineValidator } from '../../ui/admin/customers/account-forms';
import { useReturnPath } from '../../ui/admin/back-to-list';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Decline ${data?.account.companyName ?? 'an application'}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'customers.decide');
  const account = requireFound(await findAccount(context.db, requireId(params['id'])));
  return { account };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'customers.decide');
  const id = requireId(params['id']);
  const form = await request.formData();
  const page = keepReturn(request, paths.admin.customer(id));
  return answerStaffForm({ context, staff, form, page }, declineValidator, async ({ reason }, actor) => {
    await declineApplication(context.db, id, reason, actor);
    return 'Application declined';
  });
}

export default function DeclineApplication() {
  const { account } = useLoaderData<typeof loader>();
  const kept = useReturnPath();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Customers', to: kept?.returnTo ?? paths.admin.customers() },
          { name: account.companyName, to: paths.admin.customer(account.id, kept) },
          { name: 'Decline' },
        ]}
      />
      <h1>Decline the application of {account.companyName}?</h1>
      {account.status === 'applied' ? (
        <DeclineForm keepAt={paths.admin.customer(account.id, kept)} />
      ) : (
        <p className="notice">This application was decided already.</p>
      )}
    </>
  );
}
