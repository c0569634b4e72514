import type { Validator } from 'remix-validated-form';

import { paths } from '../../paths';
import { TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { StepButtons } from './step-buttons';
import { KeepTyping } from './keep-typing';

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
};

interface StepFormProps {
  validator: Validator<Record<string, unknown>>;
  fields: Record<string, unknown>;
}

export function PersonalInformation({ validator, fields }: StepFormProps) {
  return (
    <StoreForm
      id="register-personal"
      action={paths.register()}
      validator={validator}
      labels={LABELS}
      defaultValues={fields}
      className="registration__form"
    >
      <div className="field-grid">
        <TextField name="firstName" label={LABELS.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={LABELS.lastName} autoComplete="family-name" />
        <TextField
          name="email"
          label={LABELS.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="We answer to this address, and you sign in with it."
        />
        <TextField
          name="phone"
          label={LABELS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="We call only if something in the application is unclear."
        />
      </div>
      <StepButtons hasPrevious={false} name="Next Step" busyName="Saving..." />
      <KeepTyping step="personal" />
    </StoreForm>
  );
}
