import type { Validator } from 'remix-validated-form';

import { ADDRESS_LABELS, AddressFields } from '../form/contact-fields';
import { CheckboxField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

const LABELS = perLanguage(() => ({
  label: t`Address name`,
  ...ADDRESS_LABELS(),
  isDefault: t`Default address`,
}));

interface AccountAddressFormProps {
  validator: Validator<Record<string, unknown>>;
  address?: Record<string, unknown>;
}

export function AccountAddressForm({ validator, address }: AccountAddressFormProps) {
  return (
    <StoreForm
      id="account-address"
      validator={validator}
      labels={LABELS()}
      defaultValues={address ?? { state: '' }}
      className="panel"
    >
      <div className="stack stack--wide">
        <div className="field-grid">
          <TextField name="label" label={LABELS().label} autoComplete="off" hint={t`e.g. Workshop`} whole />
          <AddressFields />
        </div>
        <CheckboxField name="isDefault" label={LABELS().isDefault} hint={t`Filled in at checkout`} />
        <div>
          <SubmitButton name={address === undefined ? t`Add address` : t`Save changes`} />
        </div>
      </div>
    </StoreForm>
  );
}
