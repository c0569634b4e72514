import { TextField } from '../form/fields';

export const PO_NUMBER_LABEL = 'Purchase-order number';

/** The buyer's own number for the order; it is on the confirmation and on our papers. */
export function PurchaseOrder() {
  return (
    <TextField
      name="poNumber"
      label={PO_NUMBER_LABEL}
      hint="Your own reference. It is on the confirmation and the packing slip."
      autoComplete="off"
      optional
      isCode
      whole
    />
  );
}
