import { useField } from 'remix-validated-form';

import { DRAFT_FIELDS } from '../../domain/selling/checkout/checkout-steps.rules';
import { ADDRESS_LABELS, AddressFields, CONTACT_LABELS, ContactFields } from '../form/contact-fields';
import { CheckboxField, TextareaField, TextField } from '../form/fields';
import { ChangeControl } from './change-control';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

const DELIVERY_LABELS = () => ({ attention: t`Attention`, deliveryInstructions: t`Delivery instructions` });

/** Labels by field, for the error summary. The messages about the billing address begin with theirs. */
export const CUSTOMER_LABELS = perLanguage(() => ({
  ...CONTACT_LABELS(),
  ...ADDRESS_LABELS(),
  ...DELIVERY_LABELS(),
  ...Object.fromEntries(
    DRAFT_FIELDS.shipping.filter((name) => name.startsWith('billing')).map((name) => [name, t`Bill to`]),
  ),
}));

const UNIT_HINT = () => t`Include apartment, suite, or unit`;

/** Customer information at checkout (SPEC 3). */
export function CustomerFields() {
  return (
    <>
      <div className="field-grid">
        <ContactFields
          phone={{ hint: t`For delivery questions` }}
          company={{ optional: true, whole: true }}
        />
        <AddressFields hint={UNIT_HINT()} />
      </div>
      <DeliveryDetails />
      <BillTo />
    </>
  );
}

/** Closed until the buyer opens it, unless it has something to show. */
function DeliveryDetails() {
  const attention = useField('attention');
  const instructions = useField('deliveryInstructions');
  const labels = DELIVERY_LABELS();
  const isOpen = [attention, instructions].some(
    ({ defaultValue, error }) => error !== undefined || Boolean(defaultValue),
  );
  return (
    <details className="delivery-details" open={isOpen}>
      <summary>
        <Trans>Delivery details</Trans>{' '}
        <span className="muted">
          <Trans>(optional)</Trans>
        </span>
      </summary>
      <div className="field-grid">
        <TextField
          name="attention"
          label={labels.attention}
          hint={t`A person or department`}
          autoComplete="off"
          whole
        />
        <TextareaField
          name="deliveryInstructions"
          label={labels.deliveryInstructions}
          hint={t`e.g. Deliver to loading dock; call on arrival`}
          rows={2}
          whole
        />
      </div>
    </details>
  );
}

/** Where the bill goes, if not to the shipping address. The style sheet shows the fields of a ticked box. */
function BillTo() {
  return (
    <div className="bill-to">
      <CheckboxField name="billElsewhere" label={t`Bill to a different address`} />
      <div className="field-grid" role="group" aria-label={t`Billing address`}>
        <TextField name="billingName" label={t`Company or name`} autoComplete="billing organization" whole />
        <AddressFields billing hint={UNIT_HINT()} />
      </div>
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
