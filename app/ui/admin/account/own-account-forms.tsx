import { withZod } from '@remix-validated-form/with-zod';

import { PASSWORD_RULES } from '../../../domain/base/staff/password.rules';
import { OwnDetailsSchema, OwnPasswordSchema } from '../../../domain/base/staff/staff-account.schema';
import type { StaffAccount } from '../../../domain/base/staff/staff-accounts.queries.server';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../submit-button';

export const ownDetailsValidator = withZod(OwnDetailsSchema);
export const ownPasswordValidator = withZod(OwnPasswordSchema);

const DETAILS = { name: 'Name', email: 'E-mail' };
const PASSWORD = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatedPassword: 'New password again',
};

/** What one is called, and where one is reached. */
export function OwnDetailsForm({ account }: { account: StaffAccount }) {
  return (
    <section className="panel">
      <h2>Name and e-mail</h2>
      <StoreForm
        id="details"
        validator={ownDetailsValidator}
        labels={DETAILS}
        defaultValues={{ name: account.name, email: account.email }}
      >
        <input type="hidden" name="intent" value="details" />
        <input type="hidden" name="expectedVersion" value={account.version} />
        <div className="stack stack--wide">
          <TextField name="name" autoComplete="name" />
          <TextField name="email" type="email" inputMode="email" autoComplete="email" />
          <SubmitButton name="Save" busy="Saving..." />
        </div>
      </StoreForm>
    </section>
  );
}

/** A new password needs the current one: whoever finds an open browser does not get the account. */
export function OwnPasswordForm() {
  return (
    <section className="panel">
      <h2>Password</h2>
      <StoreForm id="password" validator={ownPasswordValidator} labels={PASSWORD}>
        <input type="hidden" name="intent" value="password" />
        <div className="stack stack--wide">
          <TextField name="currentPassword" type="password" autoComplete="current-password" />
          <TextField name="newPassword" type="password" autoComplete="new-password" hint={PASSWORD_RULES} />
          <TextField name="repeatedPassword" type="password" autoComplete="new-password" />
          <SubmitButton name="Change password" busy="Changing..." />
        </div>
      </StoreForm>
    </section>
  );
}
