import type { Validator } from 'remix-validated-form';

import { BUSINESS_TYPES, YEARS_IN_BUSINESS } from '../../domain/base/customers/business-choices.rules';
import { REGION_GROUPS } from '../../domain/base/shared/regions.rules';
import { paths } from '../../paths';
import { SelectField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { StepButtons } from './step-buttons';
import { KeepTyping } from './keep-typing';

const LABELS = {
  companyName: 'Company name',
  businessType: 'Business type',
  yearsInBusiness: 'Years in business',
  jobTitle: 'Job title',
  address: 'Street address',
  city: 'City',
  state: 'State or province',
  zipCode: 'ZIP or postal code',
};

interface StepFormProps {
  validator: Validator<Record<string, unknown>>;
  fields: Record<string, unknown>;
}

export function BusinessInformation({ validator, fields }: StepFormProps) {
  return (
    <StoreForm
      id="register-business"
      action={paths.registerBusiness()}
      validator={validator}
      labels={LABELS}
      defaultValues={fields}
      className="registration__form"
    >
      <div className="field-grid">
        <TextField name="companyName" label={LABELS.companyName} autoComplete="organization" whole />
        <SelectField name="businessType" label={LABELS.businessType}>
          <option value="">Choose one</option>
          <Options of={BUSINESS_TYPES} />
        </SelectField>
        <SelectField name="yearsInBusiness" label={LABELS.yearsInBusiness}>
          <option value="">Choose one</option>
          <Options of={YEARS_IN_BUSINESS} />
        </SelectField>
        <TextField name="jobTitle" label={LABELS.jobTitle} autoComplete="organization-title" whole />
        <TextField name="address" label={LABELS.address} autoComplete="street-address" whole />
        <TextField name="city" label={LABELS.city} autoComplete="address-level2" />
        <SelectField name="state" label={LABELS.state} autoComplete="address-level1">
          <option value="">Choose one</option>
          {REGION_GROUPS.map(({ label, regions }) => (
            <optgroup key={label} label={label}>
              <Options of={Object.fromEntries(regions)} />
            </optgroup>
          ))}
        </SelectField>
        <TextField name="zipCode" label={LABELS.zipCode} autoComplete="postal-code" />
      </div>
      <StepButtons hasPrevious name="Next Step" busyName="Saving..." />
      <KeepTyping step="business" />
    </StoreForm>
  );
}

function Options({ of }: { of: Record<string, string> }) {
  return Object.entries(of).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
