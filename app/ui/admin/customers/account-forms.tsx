import { withZod } from '@remix-validated-form/with-zod';

import { AccountContactSchema, AccountTermsSchema } from '../../../domain/base/customers/account.schema';
import type { AccountTerms } from '../../../domain/base/customers/account-terms.rules';
import type { PriceTier } from '../../../domain/goods/prices/price.rules';
import { percentText, toDecimal } from '../../../domain/base/shared/money.rules';
import { SelectField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../../form/submit-button';
import type { Account } from '../../../domain/base/customers/accounts.queries.server';
import { adminPaths } from '../../../admin-paths';
import { AddressFields } from '../../form/contact-fields';
import { useReturnPath } from '../back-to-list';
import { FormButtons } from '../form-buttons';
import { PanelForm } from '../panel-form';

export const termsValidator = withZod(AccountTermsSchema);

const TERMS_LABELS = {
  priceTier: 'Price tier',
  netTermsDays: 'Net terms (days)',
  creditLimit: 'Credit limit',
  taxExemptCertificate: 'Tax exemption certificate',
  taxExemptUntil: 'Certificate expires',
};

/** Approves an application with its terms, or changes the terms of an account. */
export function TermsForm({ account, tiers }: { account: AccountTerms; tiers: PriceTier[] }) {
  const isApproved = account.status === 'approved';
  return (
    <PanelForm
      title={isApproved ? 'Terms' : 'Approve'}
      id="terms"
      validator={termsValidator}
      labels={TERMS_LABELS}
      defaultValues={{
        netTermsDays: account.netTermsDays === null ? '' : String(account.netTermsDays),
        creditLimit: account.creditLimitCents === 0 ? '' : toDecimal(account.creditLimitCents),
        taxExemptCertificate: account.taxExemptCertificate,
        taxExemptUntil: account.taxExemptUntil ?? '',
        // DESIGN 2: approved buyers see trade prices unless staff choose list prices.
        priceTier: account.priceTier ?? (isApproved ? '' : (tiers[0]?.code ?? '')),
      }}
      hidden={{ intent: isApproved ? 'terms' : 'approve' }}
    >
      <SelectField
        name="priceTier"

        choices={tiers.map(({ code, name, discountBasisPoints }) => [
          code,
          `${name} (${percentText(discountBasisPoints)} off)`,
        ])}
      >
        <option value="">List prices</option>
      </SelectField>
      <TextField name="netTermsDays" inputMode="numeric" hint="Leave blank for prepayment." optional />
      <TextField name="creditLimit" inputMode="decimal" optional />
      <TextField name="taxExemptCertificate" isCode optional />
      <TextField name="taxExemptUntil" hint="Last valid day, YYYY-MM-DD" optional />
      <SubmitButton name={isApproved ? 'Save terms' : 'Approve account'} />
    </PanelForm>
  );
}

export const contactValidator = withZod(AccountContactSchema);

const CONTACT_LABELS = {
  companyName: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State or province',
  zipCode: 'ZIP or postal code',
};

/** Edits an account's contact data. */
export function ContactEditForm({ account }: { account: Account }) {
  const returnPath = useReturnPath();
  const { companyName, firstName, lastName, email, phone, address, city, state, zipCode } = account;
  return (
    <StoreForm
      id="contact"
      validator={contactValidator}
      labels={CONTACT_LABELS}
      defaultValues={{ companyName, firstName, lastName, email, phone, address, city, state, zipCode }}
    >
      <input type="hidden" name="expectedUpdatedAt" value={account.updatedAt} />
      <div className="field-grid">
        <TextField name="companyName" autoComplete="off" whole />
        <TextField name="firstName" autoComplete="off" />
        <TextField name="lastName" autoComplete="off" />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="Users sign in with their own email addresses."
        />
        <TextField name="phone" type="tel" inputMode="tel" autoComplete="off" />
        <AddressFields />
      </div>
      <FormButtons cancelTo={adminPaths.customer(account.id, returnPath)} name="Save contact info" />
    </StoreForm>
  );
}
