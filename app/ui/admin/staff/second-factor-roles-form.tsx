import { withZod } from '@remix-validated-form/with-zod';

import { SecondFactorRolesSchema, STAFF_ROLES } from '../../../domain/base/staff/staff-account.schema';
import type { StaffRole } from '../../../domain/base/staff/staff.schema';
import { CheckboxGroup } from '../checkbox-group';
import { PanelForm } from '../panel-form';
import { SubmitButton } from '../submit-button';

export const secondFactorRolesValidator = withZod(SecondFactorRolesSchema);

const CHOICES = Object.entries(STAFF_ROLES).map(([value, { name, may }]) => ({
  value,
  label: name,
  hint: may,
}));

/** The roles that require a second factor. */
export function SecondFactorRolesForm({ roles }: { roles: StaffRole[] }) {
  return (
    <PanelForm
      title="Two-factor authentication"
      id="second-factor-roles"
      key={roles.join()}
      validator={secondFactorRolesValidator}
      labels={{ roles: 'Required for' }}
      defaultValues={{ roles }}
    >
      <CheckboxGroup name="roles" choices={CHOICES} />
      <p className="small muted">Staff in these roles must set up two-factor before doing anything else.</p>
      <SubmitButton name="Save roles" busy="Saving..." />
    </PanelForm>
  );
}
