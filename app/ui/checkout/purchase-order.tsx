import { TextField } from '../form/fields';

export const PO_NUMBER_LABEL = 'Purchase-order number';

/** The buyer's own reference for the order. */
export function PurchaseOrder() {
  return (
    <TextField
      name="poNumber"
      label={PO_NUMBER_LABEL}
      hint="Your own reference for this order. The confirmation carries it."
      autoComplete="off"
      optional
      isCode
      whole
    />
  );
}
