import { TextField } from './fields';

/** Labels by field, for the error summary. */
export const REQUESTER_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
};

/** Name and contact data of a requester. */
export function RequesterFields() {
  return (
    <div className="field-grid">
      <TextField name="firstName" label={REQUESTER_LABELS.firstName} autoComplete="given-name" />
      <TextField name="lastName" label={REQUESTER_LABELS.lastName} autoComplete="family-name" />
      <TextField
        name="email"
        label={REQUESTER_LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="The answer goes here."
      />
      <TextField
        name="phone"
        label={REQUESTER_LABELS.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
      />
      <TextField name="company" label={REQUESTER_LABELS.company} autoComplete="organization" optional whole />
    </div>
  );
}
