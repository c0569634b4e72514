import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { DeclineSchema } from '../../domain/base/customers/account.schema';
import { findAccount } from '../../domain/base/customers/accounts.queries.server';
import { declineApplication } from '../../domain/base/customers/decide-application.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { TextareaField } from '../../ui/form/fields';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(DeclineSchema);

export const meta = createMeta<typeof loader>(
  (data) => `Decline ${data?.account.companyName ?? 'an application'}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'customers.decide');
  return { account: requireFound(await findAccount(context.db, requireId(params['id']))) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'customers.decide');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.customer(id));
  return answerStaffForm(posted, validator, async ({ reason }, actor) => {
    await declineApplication(context.db, id, reason, actor);
    return 'Application declined';
  });
}

export default function DeclineApplication() {
  const { account } = useLoaderData<typeof loader>();
  const back = adminPaths.customer(account.id, useReturnPath());
  return (
    <ConfirmPage
      crumbs={[
        useListCrumb('Customers', adminPaths.customers()),
        { name: account.companyName, to: back },
        { name: 'Decline' },
      ]}
      title={`Decline the application from ${account.companyName}?`}
      refusal={account.status !== 'applied' && 'This application has already been reviewed.'}
      text="The reason is emailed to the applicant. You can still approve the application later."
      validator={validator}
      fields={{}}
      button="Decline application"
      back={{ name: 'Keep application', to: back }}
    >
      <TextareaField name="reason" label="Reason" rows={3} hint="Sent to the applicant." />
    </ConfirmPage>
  );
}
