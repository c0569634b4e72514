import { type FetcherWithComponents } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import {
  ADJUSTMENT_REASONS,
  EDIT_REASONS,
  EDITED_FROM,
  StockEditFormSchema,
  type EditedFrom,
} from '../../../domain/goods/inventory/stock-edit.schema';
import { adminPaths } from '../../../admin-paths';
import { SelectField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { ButtonLink } from '../links';

export const stockEditValidator = withZod(StockEditFormSchema);

interface StockFormProps {
  product: { id: number; name: string; stockQuantity: number };
  /** Sets the default reason (SPEC 7). */
  from: EditedFrom;
  returnTo: string;
  /** The location to edit; all locations together by default. */
  location?: { locationId: number; name: string; quantity: number } | undefined;
  /** In a dialog, it saves without leaving the list. */
  inDialog?: { fetcher: FetcherWithComponents<unknown>; onCancel: () => void };
}

/** Sets a product's quantity. It submits the displayed quantity, so that a concurrent change isn't overwritten. */
export function StockForm({ product, from, returnTo, location, inDialog }: StockFormProps) {
  const seen = location?.quantity ?? product.stockQuantity;
  return (
    <StoreForm
      id={`stock-${product.id}`}
      action={adminPaths.productStock(product.id, {
        redirectTo: inDialog === undefined ? returnTo : undefined,
        from: EDITED_FROM[from],
        location: location?.locationId,
      })}
      validator={stockEditValidator}
      labels={{ stockQuantity: 'Stock quantity', reason: 'Reason', reasonNote: 'Note' }}
      defaultValues={{ stockQuantity: String(seen), reason: EDIT_REASONS[from], reasonNote: '' }}
      className="stock-form"
      hasSummary={inDialog === undefined}
      {...(inDialog === undefined ? {} : { fetcher: inDialog.fetcher })}
    >
      <input type="hidden" name="expectedQuantity" value={seen} />
      {location !== undefined && <input type="hidden" name="locationId" value={location.locationId} />}
      <input type="hidden" name="redirectTo" value={returnTo} />
      {inDialog !== undefined && <input type="hidden" name="stay" value="1" />}
      <TextField
        name="stockQuantity"
        label={inDialog === undefined ? getLabel(location) : `Stock quantity of ${product.name}`}
        inputMode="numeric"
        autoComplete="off"
        takesFocus={inDialog !== undefined}
      />
      <SelectField name="reason">
        {[EDIT_REASONS[from], ...ADJUSTMENT_REASONS].map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      <TextField
        name="reasonNote"
        autoComplete="off"
        {...(inDialog === undefined ? { hint: 'Required for Other' } : {})}
      />
      <div className="cluster cluster--row">
        <button type="submit" className="btn btn--primary btn--small">
          Save
        </button>
        {inDialog === undefined ? (
          <ButtonLink isSmall to={returnTo}>
            Cancel
          </ButtonLink>
        ) : (
          <button type="button" className="btn btn--small" onClick={inDialog.onCancel}>
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
