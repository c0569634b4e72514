import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listCompanyUsers, getUserName } from '../../domain/base/customers/company-users.queries.server';
import { addCompanyUser } from '../../domain/base/customers/company-users.server';
import { readAccountHead, requireManager, requireUser } from '../../http/buyer.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { redirectWithToast } from '../../http/toast.server';
import { isDemoMailOff } from '../../http/demo-mail.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { CompanyUserForm } from '../../ui/account/company-user-form';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/base/customers/company-user.schema').then((schemas) => schemas.NewCompanyUserSchema),
);

export const meta = loadedPageMeta<typeof loader>(() => ({
  title: t`Add user`,
  description: t`Add a user who can order for your company.`,
  noindex: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireManager(context, request);
  const signedIn = await requireUser(context, request);
  const users = await listCompanyUsers(context.db, signedIn.account.id);
  return {
    head: await readAccountHead(context, signedIn),
    approvers: users
      .filter(({ mayApprove }) => mayApprove)
      .map((user) => ({ id: user.id, name: getUserName(user) })),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const manager = await requireManager(context, request);
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  try {
    await addCompanyUser(context.db, manager, data);
  } catch (error) {
    return refuseForm(context, form, getFieldErrors(error, 'user'));
  }
  const added = getUserName(data);
  const { email } = data;
  return redirectWithToast(context, paths.accountUsers(), {
    type: 'success',
    message: t`${added} added`,
    ...(isDemoMailOff(context.env) ? {} : { description: t`We’ve emailed ${email}.` }),
  });
}

export default function NewUser() {
  const { head, approvers } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t`Add user`} head={head}>
      <Breadcrumb crumbs={[{ name: t`Users`, to: paths.accountUsers() }, { name: t`Add user` }]} />
      <CompanyUserForm validator={validator} approvers={approvers} />
    </AccountPage>
  );
}
