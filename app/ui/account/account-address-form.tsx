import type { Validator } from 'remix-validated-form';

import { ADDRESS_LABELS, AddressFields } from '../form/contact-fields';
import { CheckboxField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';

const LABELS = { label: 'Name of the address', ...ADDRESS_LABELS, isDefault: 'Use it by default' };

interface AccountAddressFormProps {
  validator: Validator<Record<string, unknown>>;
  address?: Record<string, unknown>;
}

export function AccountAddressForm({ validator, address }: AccountAddressFormProps) {
  return (
    <StoreForm
      id="account-address"
      validator={validator}
      labels={LABELS}
      defaultValues={address ?? { state: '' }}
      className="panel"
    >
      <div className="stack stack--wide">
        <div className="field-grid">
          <TextField
            name="label"
            label={LABELS.label}
            autoComplete="off"
            hint="As your company calls it, such as Workshop."
            whole
          />
          <AddressFields />
        </div>
        <CheckboxField
          name="isDefault"
          label={LABELS.isDefault}
          hint="Both checkouts start with the default address."
        />
        <div>
          <SubmitButton name={address === undefined ? 'Add address' : 'Save changes'} />
        </div>
      </div>
    </StoreForm>
  );
}
