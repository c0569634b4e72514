import { Form, Link } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { PASSWORD_RULES } from '../../../domain/base/staff/password.rules';
import {
  NewStaffSchema,
  SetPasswordSchema,
  STAFF_ROLES,
  StaffChangeSchema,
} from '../../../domain/base/staff/staff-account.schema';
import type { StaffAccount } from '../../../domain/base/staff/staff-accounts.queries.server';
import { adminPaths } from '../../../admin-paths';
import { SelectField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../submit-button';
import { ButtonLink } from '../links';
import { Moment } from '../../moment';
import { DataTable } from '../../data-table';
import { PanelForm } from '../panel-form';

export const newStaffValidator = withZod(NewStaffSchema);
export const staffChangeValidator = withZod(StaffChangeSchema);
export const setPasswordValidator = withZod(SetPasswordSchema);

const LABELS = { username: 'Username', name: 'Name', email: 'Email', role: 'Role', password: 'Password' };

/** A new staff account. */
export function NewStaffForm({ returnTo }: { returnTo: string }) {
  return (
    <StoreForm
      id="new-staff"
      className="panel staff-form"
      validator={newStaffValidator}
      labels={LABELS}
      defaultValues={{ role: 'clerk' }}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="field-grid">
        <TextField
          name="username"
          autoComplete="off"
          hint="Used to sign in. Can’t be changed later."
          isCode
        />
        <SelectField name="role">
          <RoleOptions />
        </SelectField>
        <TextField name="name" autoComplete="off" />
        <TextField name="email" type="email" inputMode="email" autoComplete="off" />
        <TextField name="password" type="password" autoComplete="new-password" hint={PASSWORD_RULES} whole />
      </div>
      <SubmitButton name="Add account" busy="Adding..." />
    </StoreForm>
  );
}

interface StaffPanelProps {
  account: StaffAccount;
  returnTo: string;
}

/** Name, email, and role of an account. */
export function StaffChangeForm({ account, returnTo }: StaffPanelProps) {
  return (
    <PanelForm
      title="Account"
      id="staff"
      validator={staffChangeValidator}
      labels={LABELS}
      defaultValues={{ name: account.name, email: account.email, role: account.role }}
      hidden={{ intent: 'change', returnTo, expectedVersion: account.version }}
    >
      <TextField name="name" autoComplete="off" />
      <TextField name="email" type="email" inputMode="email" autoComplete="off" />
      <SelectField name="role">
        <RoleOptions />
      </SelectField>
      <SubmitButton name="Save" busy="Saving..." />
    </PanelForm>
  );
}

/** Sets a forgotten password. */
export function SetPasswordForm({ returnTo }: { returnTo: string }) {
  return (
    <PanelForm
      title="New password"
      id="set-password"
      validator={setPasswordValidator}
      labels={{ password: 'New password' }}
      hidden={{ intent: 'password', returnTo }}
    >
      <TextField name="password" type="password" autoComplete="new-password" hint={PASSWORD_RULES} />
      <p className="small muted">This signs them out everywhere.</p>
      <SubmitButton name="Set password" look="plain" />
    </PanelForm>
  );
}

/** Destructive actions, each confirmed on its own page. */
export function StaffActionsPanel({ account, returnTo }: StaffPanelProps) {
  return (
    <section className="panel stack">
      <h2>Access</h2>
      {account.hasSecondFactor ? (
        <p>
          <ButtonLink to={adminPaths.staffAction(account.id, 'reset-factor', { returnTo })}>
            Reset two-factor authentication
          </ButtonLink>
        </p>
      ) : (
        <p className="muted">Two-factor authentication is off.</p>
      )}
      {account.isActive && (
        <p>
          <ButtonLink to={adminPaths.staffAction(account.id, 'end-sessions', { returnTo })}>
            End all sessions
          </ButtonLink>
        </p>
      )}
      {account.isActive ? (
        <p>
          <ButtonLink to={adminPaths.staffAction(account.id, 'switch-off', { returnTo })}>
            Deactivate account
          </ButtonLink>
        </p>
      ) : (
        <Form method="post">
          <input type="hidden" name="returnTo" value={returnTo} />
          <button type="submit" className="btn" name="intent" value="switch-on">
            Reactivate account
          </button>
        </Form>
      )}
    </section>
  );
}

function RoleOptions() {
  return Object.entries(STAFF_ROLES).map(([value, { name, may }]) => (
    <option key={value} value={value}>
      {name}: {may}
    </option>
  ));
}

interface StaffTableProps {
  accounts: StaffAccount[];
  hrefOf: (id: number) => string;
}

/** A table of staff accounts. */
export function StaffTable({ accounts, hrefOf }: StaffTableProps) {
  return (
    <DataTable
      rows={accounts}
      rowKey="id"
      columns={[
        {
          name: 'Username',
          cell: (account) => (
            <Link className="link part-number" to={hrefOf(account.id)} discover="none">
              {account.username}
            </Link>
          ),
        },
        { name: 'Name', cell: (account) => account.name },
        { name: 'Email', cell: (account) => account.email },
        { name: 'Role', cell: (account) => STAFF_ROLES[account.role].name },
        {
          name: 'Two-factor',
          cell: (account) =>
            account.hasSecondFactor ? (
              <span className="badge badge--good">On</span>
            ) : (
              <span className="muted">Off</span>
            ),
        },
        {
          name: 'Last sign-in',
          cell: (account) =>
            account.lastLoginAt === null ? (
              <span className="muted">Never</span>
            ) : (
              <Moment at={account.lastLoginAt} />
            ),
        },
        { name: 'Status', cell: (account) => <StaffStateBadge isActive={account.isActive} /> },
      ]}
    />
  );
}

export function StaffStateBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <span className="badge badge--good">Active</span>
  ) : (
    <span className="badge badge--bad">Deactivated</span>
  );
}
