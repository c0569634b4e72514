import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { changeOwnDetails, changeOwnPassword } from '../../domain/base/staff/own-account.server';
import {
  OwnDetailsSchema,
  OwnPasswordSchema,
  STAFF_ROLES,
} from '../../domain/base/staff/staff-account.schema';
import { findStaffAccount, type StaffAccount } from '../../domain/base/staff/staff-accounts.queries.server';
import { requireFound } from '../../http/not-found.server';
import { findSession, requireStaff } from '../../http/session.server';
import { refuseStaffChange } from './staff-change.server';
import { adminPaths } from '../../admin-paths';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { answerIntent, answerStaffForm, readStaffForm } from './staff-form.server';
import { PASSWORD_RULES } from '../../domain/base/staff/password.rules';
import { TextField } from '../../ui/form/fields';
import { SubmitButton } from '../../ui/admin/submit-button';
import { PanelForm } from '../../ui/admin/panel-form';

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
  const posted = await readStaffForm(context, request, staff, adminPaths.account());
  const refuse = (error: unknown) => refuseStaffChange(context, posted.form, error);
  return answerIntent(posted, {
    password: () =>
      answerStaffForm(
        posted,
        ownPasswordValidator,
        async (data) => {
          await changeOwnPassword(context.db, { ...session, staff }, data, context.requestId);
          return { message: 'Password changed', description: 'Your other sessions are signed out.' };
        },
        refuse,
      ),
    details: () =>
      answerStaffForm(
        posted,
        ownDetailsValidator,
        async (data) => {
          await changeOwnDetails(context.db, staff, data, context.requestId);
          return 'Account saved';
        },
        refuse,
      ),
  });
}

export default function OwnAccount() {
  const { account } = useLoaderData<typeof loader>();
  const role = STAFF_ROLES[account.role];
  return (
    <>
      <h1>My account</h1>
      <p className="muted">
        Signed in as <span className="part-number">{account.username}</span>. {role.name}: {role.may}.
      </p>
      <div className="admin-columns">
        <OwnDetailsForm key={account.version} account={account} />
        <OwnPasswordForm />
        <section className="panel stack">
          <h2>Two-factor authentication</h2>
          <p>
            {account.hasSecondFactor
              ? 'On'
              : 'Off. Turn it on to protect your account if your password leaks.'}
          </p>
          <p>
            <ButtonLink look={account.hasSecondFactor ? 'normal' : 'primary'} to={adminPaths.secondFactor()}>
              {account.hasSecondFactor ? 'Manage two-factor' : 'Set up two-factor'}
            </ButtonLink>
          </p>
        </section>
        <section className="panel stack">
          <h2>Sessions</h2>

          <p>
            <ButtonLink to={adminPaths.sessions()}>Manage sessions</ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}

const ownDetailsValidator = withZod(OwnDetailsSchema);
const ownPasswordValidator = withZod(OwnPasswordSchema);

const DETAILS = { name: 'Name', email: 'Email' };
const PASSWORD = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatedPassword: 'Confirm new password',
};

/** Edits the user's own name and email address. */
function OwnDetailsForm({ account }: { account: StaffAccount }) {
  return (
    <PanelForm
      title="Name and email"
      id="details"
      validator={ownDetailsValidator}
      labels={DETAILS}
      defaultValues={{ name: account.name, email: account.email }}
      hidden={{ intent: 'details', expectedVersion: account.version }}
    >
      <TextField name="name" autoComplete="name" />
      <TextField name="email" type="email" inputMode="email" autoComplete="email" />
      <SubmitButton name="Save" busy="Saving..." />
    </PanelForm>
  );
}

/** Changes the user's own password. Requires the current one, in case the browser was left open. */
function OwnPasswordForm() {
  return (
    <PanelForm
      title="Password"
      id="password"
      validator={ownPasswordValidator}
      labels={PASSWORD}
      hidden={{ intent: 'password' }}
    >
      <TextField name="currentPassword" type="password" autoComplete="current-password" />
      <TextField name="newPassword" type="password" autoComplete="new-password" hint={PASSWORD_RULES} />
      <TextField name="repeatedPassword" type="password" autoComplete="new-password" />
      <SubmitButton name="Change password" busy="Changing..." />
    </PanelForm>
  );
}
