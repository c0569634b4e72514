import { withZod } from '@remix-validated-form/with-zod';

import { AccountContactSchema } from '../../../domain/base/customers/account.schema';
import type { Account } from '../../../domain/base/customers/accounts.queries.server';
import { paths } from '../../../paths';
import { AddressFields } from '../../checkout/customer-fields';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { useReturnPath } from '../back-to-list';
import { ButtonLink } from '../links';

export const contactValidator = withZod(AccountContactSchema);

const LABELS = {
  companyName: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State or province',
  zipCode: 'ZIP or postal code',
};

/** Whom and where the store writes to about an account. */
export function ContactEditForm({ account }: { account: Account }) {
  const kept = useReturnPath();
  const { companyName, firstName, lastName, email, phone, address, city, state, zipCode } = account;
  return (
    <StoreForm
      id="contact"
      validator={contactValidator}
      labels={LABELS}
      defaultValues={{ companyName, firstName, lastName, email, phone, address, city, state, zipCode }}
    >
      <input type="hidden" name="seenUpdatedAt" value={account.updatedAt} />
      <div className="field-grid">
        <TextField name="companyName" autoComplete="off" whole />
        <TextField name="firstName" autoComplete="off" />
        <TextField name="lastName" autoComplete="off" />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="For mail about the account. Its users sign in by their own addresses."
        />
        <TextField name="phone" type="tel" inputMode="tel" autoComplete="off" />
        <AddressFields />
      </div>
      <div className="form-buttons">
        <ButtonLink to={paths.admin.customer(account.id, kept)}>Cancel</ButtonLink>
        <button type="submit" className="btn btn--primary">
          Save contact data
        </button>
      </div>
    </StoreForm>
  );
}
