import type { Validator } from 'remix-validated-form';

import { SelectField, TextareaField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  location: 'Preferred location',
  subject: 'Subject',
  message: 'Message',
};

interface ContactFormProps {
  validator: Validator<Record<string, unknown>>;
  /** What the address of the page already says. */
  filledIn: { subject: string; location: string; product: string };
  locations: { id: number; name: string }[];
}

/** SPEC 3 and 5: the message form of the contact page. */
export function ContactForm({ validator, filledIn, locations }: ContactFormProps) {
  return (
    <StoreForm
      id="contact-form"
      validator={validator}
      labels={LABELS}
      defaultValues={{ subject: filledIn.subject, location: filledIn.location }}
    >
      <div className="contact-form">
        <p className="small muted">
          Fields marked with <span className="field__asterisk">*</span> are required.
        </p>
        <input type="hidden" name="product" value={filledIn.product} />
        <FieldForPrograms />
        <div className="field-grid">
          <TextField name="firstName" label={LABELS.firstName} autoComplete="given-name" required />
          <TextField name="lastName" label={LABELS.lastName} autoComplete="family-name" required />
          <TextField
            name="email"
            label={LABELS.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="We answer to this address."
            required
          />
          <TextField
            name="phone"
            label={LABELS.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint="If you would rather be called."
          />
          <TextField name="company" label={LABELS.company} autoComplete="organization" />
          <SelectField name="location" label={LABELS.location}>
            <option value="">No preference</option>
            {locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField name="subject" label={LABELS.subject} required whole />
          <TextareaField name="message" label={LABELS.message} rows={6} required whole />
        </div>
        <SubmitButton name="Send Message" busyName="Sending..." />
      </div>
    </StoreForm>
  );
}

/** Out of sight and out of the way of keyboard and screen reader: whatever fills it in is no person. */
function FieldForPrograms() {
  return (
    <div className="only-for-programs" aria-hidden="true">
      <label htmlFor="contact-website">Website</label>
      <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
