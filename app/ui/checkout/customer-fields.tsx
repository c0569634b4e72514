import { ADDRESS_LABELS, AddressFields, CONTACT_LABELS, ContactFields } from '../form/contact-fields';
import { ChangeControl } from './change-control';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** Labels by field, for the error summary. */
export const CUSTOMER_LABELS = perLanguage(() => ({ ...CONTACT_LABELS(), ...ADDRESS_LABELS() }));

/** Customer information at checkout (SPEC 3). */
export function CustomerFields() {
  return (
    <div className="field-grid">
      <ContactFields phone={{ hint: t`For delivery questions` }} company={{ optional: true, whole: true }} />
      <AddressFields hint={t`Include apartment, suite, or unit`} />
    </div>
  );
}

export interface SavedAddress {
  id: number;
  label: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

interface SavedAddressesProps {
  /** Id of the checkout's form. */
  form: string;
  addresses: readonly SavedAddress[];
  chosenId?: number | undefined;
  hrefOf: (id: number) => string;
}

/** The account's addresses, which fill the form. */
export function SavedAddresses({ form, addresses, chosenId, hrefOf }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <section className="saved-addresses" aria-labelledby={`${form}-saved-addresses`}>
      <h2 id={`${form}-saved-addresses`}>
        <Trans>Saved addresses</Trans>
      </h2>
      <ul>
        {addresses.map(({ id, label, address, city, state, zipCode }) => (
          <li key={id} data-chosen={id === chosenId}>
            <strong>{label}</strong>
            <span className="small muted">
              {address}, {city}, {state} {zipCode}
            </span>
            {id === chosenId ? (
              <span className="small">
                <Trans>Selected</Trans>
              </span>
            ) : (
              <ChangeControl intent={`address-${id}`} to={hrefOf(id)} loadsAnew>
                <Trans>
                  Use address<span className="sr-only"> {label}</span>
                </Trans>
              </ChangeControl>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
