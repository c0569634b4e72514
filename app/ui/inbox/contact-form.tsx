import type { Validator } from 'remix-validated-form';
import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { SelectField, TextareaField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { MESSAGE_RECEIVED } from '../../domain/selling/inbox/contact.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { CONTACT_LABELS, ContactFields } from '../form/contact-fields';
import { Options } from '../form/options';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

const LABELS = perLanguage(() => ({
  ...CONTACT_LABELS(),
  location: t`Preferred location`,
  subject: t`Subject`,
  message: t`Message`,
}));

interface ContactFormProps {
  validator: Validator<Record<string, unknown>>;
  filledIn: { subject: string; location: string; product: string };
  locations: { id: number; name: string }[];
}

/** The contact page's form (SPEC 3 and 5). */
export function ContactForm({ validator, filledIn, locations }: ContactFormProps) {
  return (
    <StoreForm
      id="contact-form"
      validator={validator}
      labels={LABELS()}
      defaultValues={{ subject: filledIn.subject, location: filledIn.location }}
    >
      <div className="contact-form">
        <p className="small muted">
          <Trans>
            Fields marked with <span className="field__asterisk">*</span> are required.
          </Trans>
        </p>
        <input type="hidden" name="product" value={filledIn.product} />
        <FieldForPrograms />
        <div className="field-grid">
          <ContactFields
            name={{ required: true }}
            email={{ hint: t`We’ll reply to this address.`, required: true }}
            phone={{ hint: t`If you’d prefer a call` }}
            company={{}}
          />
          <SelectField name="location" label={LABELS().location}>
            <option value="">
              <Trans>No preference</Trans>
            </option>
            <Options of={locations.map(({ id, name }) => [id, name])} />
          </SelectField>
          <TextField name="subject" label={LABELS().subject} required whole />
          <TextareaField name="message" label={LABELS().message} rows={6} required whole />
        </div>
        <SubmitButton name={t`Send Message`} busyName={t`Sending...`} />
      </div>
    </StoreForm>
  );
}

/** A honeypot, hidden from people. */
function FieldForPrograms() {
  return (
    <div className="only-for-programs" aria-hidden="true">
      <label htmlFor="contact-website">
        <Trans>Leave this field blank</Trans>
      </label>
      <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * Stands where the form was. The toast has said the same words, so it is not read again: the way on takes the focus,
 * which went with the form's button.
 */
export function MessageSent() {
  const wayOn = useRef<HTMLAnchorElement>(null);
  useEffect(() => wayOn.current?.focus(), []);
  return (
    <div className="notice notice--good message-sent">
      <Icon name="circle-check" />
      <div>
        <p>
          <strong>{MESSAGE_RECEIVED()}</strong>
        </p>
        <p>
          <Link className="link" to={paths.contact()} reloadDocument ref={wayOn}>
            <Trans>Write another message</Trans>
          </Link>
        </p>
      </div>
    </div>
  );
}
