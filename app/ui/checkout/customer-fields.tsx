import { ADDRESS_LABELS, AddressFields, CONTACT_LABELS, ContactFields } from '../form/contact-fields';

/** Labels by field, for the error summary. */
export const CUSTOMER_LABELS = { ...CONTACT_LABELS, ...ADDRESS_LABELS };

/** Customer information at checkout (SPEC 3). */
export function CustomerFields() {
  return (
    <div className="field-grid">
      <ContactFields
        phone={{ hint: 'The carrier calls this number if they cannot deliver.' }}
        company={{ optional: true, whole: true }}
      />
      <AddressFields />
    </div>
  );
}
