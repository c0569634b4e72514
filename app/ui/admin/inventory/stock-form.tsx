import { type FetcherWithComponents } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import {
  ADJUSTMENT_REASONS,
  EDIT_REASONS,
  EDITED_FROM,
  StockEditFormSchema,
  type EditedFrom,
} from '../../../domain/goods/inventory/stock-edit.schema';
import { paths } from '../../../paths';
import { SelectField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { ButtonLink } from '../links';

export const stockEditValidator = withZod(StockEditFormSchema);

interface StockFormProps {
  product: { id: number; name: string; stockQuantity: number };
  /** SPEC 7: each page gives a reason of its own. */
  from: EditedFrom;
  returnTo: string;
  /** The location whose level it is; without it, all of them together. */
  location?: { locationId: number; name: string; quantity: number } | undefined;
  /** In a table's row it saves without leaving the list. */
  inRow?: { fetcher: FetcherWithComponents<unknown>; onCancel: () => void };
}

/** Sets a product's quantity. It carries the quantity that was seen, so that nobody's change is overwritten unseen. */
export function StockForm({ product, from, returnTo, location, inRow }: StockFormProps) {
  const seen = location?.quantity ?? product.stockQuantity;
  return (
    <StoreForm
      id={`stock-${product.id}`}
      action={paths.admin.productStock(product.id, {
        redirectTo: inRow === undefined ? returnTo : undefined,
        from: EDITED_FROM[from],
        location: location?.locationId,
      })}
      validator={stockEditValidator}
      labels={{ stockQuantity: 'Stock quantity', reason: 'Reason', reasonNote: 'Note' }}
      defaultValues={{ stockQuantity: String(seen), reason: EDIT_REASONS[from], reasonNote: '' }}
      className={inRow === undefined ? 'stock-form' : 'stock-form stock-form--row'}
      hasSummary={inRow === undefined}
      {...(inRow === undefined ? {} : { fetcher: inRow.fetcher })}
    >
      <input type="hidden" name="seenQuantity" value={seen} />
      {location !== undefined && <input type="hidden" name="locationId" value={location.locationId} />}
      <input type="hidden" name="redirectTo" value={returnTo} />
      {inRow !== undefined && <input type="hidden" name="stay" value="1" />}
      <TextField
        name="stockQuantity"
        label={inRow === undefined ? getLabel(location) : `Stock quantity of ${product.name}`}
        inputMode="numeric"
        autoComplete="off"
        takesFocus={inRow !== undefined}
      />
      <SelectField name="reason">
        {[EDIT_REASONS[from], ...ADJUSTMENT_REASONS].map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      <TextField
        name="reasonNote"
        autoComplete="off"
        {...(inRow === undefined ? { hint: 'Goes with the reason. Needed for ‘Other’.' } : {})}
      />
      <div className="cluster cluster--row">
        <button type="submit" className="btn btn--primary btn--small">
          Save
        </button>
        {inRow === undefined ? (
          <ButtonLink isSmall to={returnTo}>
            Cancel
          </ButtonLink>
        ) : (
          <button type="button" className="btn btn--small" onClick={inRow.onCancel}>
            Cancel
          </button>
        )}
      </div>
    </StoreForm>
  );
}

function getLabel(location: { name: string } | undefined): string {
  return location === undefined ? 'Stock quantity' : `Stock quantity at ${location.name}`;
}
