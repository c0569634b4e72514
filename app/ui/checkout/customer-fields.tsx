import { REGION_GROUPS } from '../../domain/base/shared/regions.rules';
import { SelectField, TextField } from '../form/fields';

/** Labels by field, for the error summary. */
export const CUSTOMER_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  address: 'Address',
  city: 'City',
  state: 'State or province',
  zipCode: 'ZIP or postal code',
};

/** SPEC 3: customer information at checkout. */
export function CustomerFields() {
  const labels = CUSTOMER_LABELS;
  return (
    <div className="field-grid">
      <TextField name="firstName" label={labels.firstName} autoComplete="given-name" />
      <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
      <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" />
      <TextField
        name="phone"
        label={labels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="The carrier calls this number if they cannot deliver."
      />
      <TextField name="company" label={labels.company} autoComplete="organization" optional whole />
      <AddressFields />
    </div>
  );
}

/** Address fields only. */
export function AddressFields() {
  const labels = CUSTOMER_LABELS;
  return (
    <>
      <TextField name="address" label={labels.address} autoComplete="address-line1" whole />
      <TextField name="city" label={labels.city} autoComplete="address-level2" />
      <SelectField name="state" label={labels.state} autoComplete="address-level1">
        <option value="">Choose one</option>
        {REGION_GROUPS.map(({ label, regions }) => (
          <optgroup key={label} label={label}>
            {regions.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextField name="zipCode" label={labels.zipCode} autoComplete="postal-code" />
    </>
  );
}
