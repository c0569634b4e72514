import { useState, type ComponentProps } from 'react';
import { useField } from 'remix-validated-form';

import { ASKS_TO_CONFIRM, REGION_GROUPS } from '../../domain/base/shared/regions.rules';
import { SelectField, TextField } from './fields';
import { useKnownErrors } from './form-context';
import { Options } from './options';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

/** Labels by field, for error summaries. */
export const CONTACT_LABELS = perLanguage(() => ({
  firstName: t`First name`,
  lastName: t`Last name`,
  email: t`Email`,
  phone: t`Phone`,
  company: t`Company`,
}));

/** Labels by field, for error summaries. */
export const ADDRESS_LABELS = perLanguage(() => ({
  address: t`Address`,
  city: t`City`,
  state: t`State or province`,
  zipCode: t`ZIP or postal code`,
}));

type FieldOptions = Partial<ComponentProps<typeof TextField>>;

interface ContactFieldsProps {
  /** Options of the first and last name. */
  name?: FieldOptions;
  email?: FieldOptions;
  phone?: FieldOptions;
  /** Without options, there is no company field. */
  company?: FieldOptions;
}

/** Name, email, phone, and company of a person. */
export function ContactFields({ name, email, phone, company }: ContactFieldsProps) {
  const labels = CONTACT_LABELS();
  return (
    <>
      <TextField name="firstName" label={labels.firstName} autoComplete="given-name" {...name} />
      <TextField name="lastName" label={labels.lastName} autoComplete="family-name" {...name} />
      <TextField
        name="email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...email}
      />
      <TextField name="phone" label={labels.phone} type="tel" inputMode="tel" autoComplete="tel" {...phone} />
      {company && (
        <TextField name="company" label={labels.company} autoComplete="organization" {...company} />
      )}
    </>
  );
}

/** Contact data of a person who asks for something. */
export function RequesterFields() {
  return (
    <div className="field-grid">
      <ContactFields
        email={{ hint: t`We’ll reply to this address.` }}
        phone={{ optional: true }}
        company={{ optional: true, whole: true }}
      />
    </div>
  );
}

/**
 * A postal address in the US or Canada; the options are those of its first line.
 *
 * @param billing names its fields 'billingCity' and so on.
 */
export function AddressFields({ billing = false, ...street }: FieldOptions & { billing?: boolean }) {
  const labels = ADDRESS_LABELS();
  const propsOf = (name: keyof typeof labels, token: string) => ({
    name: nameAddressField(name, billing),
    label: labels[name],
    autoComplete: billing ? `billing ${token}` : token,
  });
  return (
    <>
      <TextField {...propsOf('address', 'address-line1')} whole {...street} />
      <TextField {...propsOf('city', 'address-level2')} />
      <SelectField {...propsOf('state', 'address-level1')}>
        <option value="">
          <Trans>Select one</Trans>
        </option>
        {REGION_GROUPS().map(({ label, regions }) => (
          <optgroup key={label} label={label}>
            <Options of={regions} />
          </optgroup>
        ))}
      </SelectField>
      <TextField {...propsOf('zipCode', 'postal-code')} />
      <ConfirmZip
        zipCode={nameAddressField('zipCode', billing)}
        name={nameAddressField('zipConfirmed', billing)}
      />
    </>
  );
}

const nameAddressField = (name: string, billing: boolean) =>
  billing ? `billing${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;

/** Once a ZIP code of another state was questioned, confirms it. It sends the question that it answers. */
function ConfirmZip({ zipCode, name }: { zipCode: string; name: string }) {
  const known = useKnownErrors();
  const { error = known[zipCode], validate } = useField(zipCode);
  const confirmed: unknown = useField(name).defaultValue;
  const [question, setQuestion] = useState(typeof confirmed === 'string' ? confirmed : '');
  const [isTicked, setTicked] = useState(question !== '');
  if (error?.endsWith(ASKS_TO_CONFIRM()) === true && error !== question) {
    setQuestion(error);
    setTicked(false);
  }
  if (question === '') return null;
  // A form is sent after its messages are gone: what was ticked stays in it.
  return (
    <label className="check field--whole" hidden={error !== question && !isTicked} key={question}>
      <input
        type="checkbox"
        name={name}
        value={question}
        defaultChecked={question === confirmed}
        onChange={({ currentTarget }) => {
          setTicked(currentTarget.checked);
          validate();
        }}
      />
      <span>
        <Trans>The address is right</Trans>
      </span>
    </label>
  );
}
