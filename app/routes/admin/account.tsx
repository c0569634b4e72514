import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { changeOwnDetails, changeOwnPassword } from '../../domain/base/staff/own-account.server';
import { STAFF_ROLES } from '../../domain/base/staff/staff-account.schema';
import { findStaffAccount } from '../../domain/base/staff/staff-accounts.queries.server';
import { readForm, unknownIntent } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { findSession, requireStaff } from '../../http/session.server';
import { refuseStaffChange } from './staff-change.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import {
  OwnDetailsForm,
  ownDetailsValidator,
  OwnPasswordForm,
  ownPasswordValidator,
} from '../../ui/admin/account/own-account-forms';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('My account');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireStaff(context, request, 'dashboard.view');
  const account = requireFound(await findStaffAccount(context.db, id));
  return { account };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'dashboard.view');
  const session = requireFound(await findSession(context, request));
  const form = await request.formData();
  const intent = form.get('intent');
  try {
    if (intent === 'password') {
      const { data, problem } = await readForm(context, form, ownPasswordValidator);
      if (problem !== undefined) return problem;
      await changeOwnPassword(context.db, { ...session, staff }, data, context.requestId);
      return await done('Password changed', 'Your other browsers are signed out.');
    }
    if (intent !== 'details') throw unknownIntent();
    const { data, problem } = await readForm(context, form, ownDetailsValidator);
    if (problem !== undefined) return problem;
    await changeOwnDetails(context.db, staff, data, context.requestId);
    return await done('Your account was saved');
  } catch (error) {
    return refuseStaffChange(context, form, error);
  }

  function done(message: string, description?: string) {
    const toast = {
      type: 'success',
      message,
      ...(description === undefined ? {} : { description }),
    } as const;
    return redirectWithToast(context, paths.admin.account(), toast);
  }
}

export default function OwnAccount() {
  const { account } = useLoaderData<typeof loader>();
  const role = STAFF_ROLES[account.role];
  return (
    <>
      <h1>My account</h1>
      <p className="muted">
        You are signed in as <span className="part-number">{account.username}</span>. Your role is{' '}
        {role.name.toLowerCase()}: {role.may}.
      </p>
      <div className="admin-columns">
        <OwnDetailsForm key={account.version} account={account} />
        <OwnPasswordForm />
        <section className="panel stack">
          <h2>Second factor</h2>
          <p>
            {account.hasSecondFactor
              ? 'On. The login asks for a code of your phone after the password.'
              : 'Off. With a code app on your phone, a stolen password alone opens nothing.'}
          </p>
          <p>
            <Link
              className={account.hasSecondFactor ? 'btn' : 'btn btn--primary'}
              to={paths.admin.secondFactor()}
              discover="none"
            >
              {account.hasSecondFactor ? 'Manage the second factor' : 'Set up the second factor'}
            </Link>
          </p>
        </section>
      </div>
    </>
  );
}
