import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { listCompanyUsers, getUserName } from '../../domain/base/customers/company-users.queries.server';
import {
  changeCompanyUser,
  removeCompanyUser,
  type Manager,
} from '../../domain/base/customers/company-users.server';
import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { readAccountHead, requireManager, requireUser } from '../../http/buyer.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { createNotFoundResponse, requireId } from '../../http/not-found.server';
import { serializeEndedCookie } from '../../http/session.server';
import { redirectWithSuccess, redirectWithError } from '../../http/toast.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { CompanyUserForm } from '../../ui/account/company-user-form';
import { RemovePanel } from '../../ui/account/remove-panel';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/base/customers/company-user.schema').then(
    (schemas) => schemas.CompanyUserChangeSchema,
  ),
);

export const meta = loadedPageMeta<typeof loader>((data) => ({
  title: data.name,
  description: t`A user’s order limit and permissions.`,
  noindex: true,
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireManager(context, request);
  const signedIn = await requireUser(context, request);
  const users = await listCompanyUsers(context.db, signedIn.account.id);
  const user = users.find(({ id }) => id === parseProductId(params['id']));
  if (user === undefined) throw createNotFoundResponse();
  return {
    head: await readAccountHead(context, signedIn),
    user,
    name: getUserName(user),
    approvers: users
      .filter(({ id, mayApprove }) => mayApprove && id !== user.id)
      .map((one) => ({ id: one.id, name: getUserName(one) })),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const manager = await requireManager(context, request);
  const id = requireId(params['id']);
  const form = await request.formData();
  try {
    if (form.get('intent') === 'remove') return await remove(manager, id);
    const { data, problem } = await readForm(context, form, validator);
    if (problem !== undefined) return problem;
    await changeCompanyUser(context.db, manager, id, data);
    const changed = getUserName(data);
    const message = t`${changed} saved`;
    // Former managers can't see user pages.
    const isOwnRight = id === manager.userId && !data.mayManage;
    const after = isOwnRight ? paths.account() : paths.accountUsers();
    return await redirectWithSuccess(context, after, message);
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (form.get('intent') !== 'remove') return refuseForm(context, form, getFieldErrors(error, 'user'));
    if (!(error instanceof DomainError)) throw error;
    return redirectWithError(context, paths.accountUser(id), error.message);
  }

  async function remove(by: Manager, userId: number): Promise<Response> {
    const removed = await removeCompanyUser(context.db, by, userId);
    if (userId === by.userId)
      return redirect(paths.home(), {
        status: 303,
        headers: { 'Set-Cookie': await serializeEndedCookie(context) },
      });
    const former = getUserName(removed);
    return redirectWithSuccess(context, paths.accountUsers(), t`${former} removed`);
  }
}

export default function User() {
  const { head, user, name, approvers } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={name} head={head}>
      <Breadcrumb crumbs={[{ name: t`Users`, to: paths.accountUsers() }, { name }]} />
      <CompanyUserForm validator={validator} user={user} approvers={approvers} />
      <RemovePanel name={t`Remove user`}>
        <Trans>
          {name} will be signed out immediately and can’t sign in again. Their orders stay on your account.
        </Trans>
      </RemovePanel>
    </AccountPage>
  );
}
