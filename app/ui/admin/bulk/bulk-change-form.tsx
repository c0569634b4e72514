import type { ReactNode } from 'react';
import { useField } from 'remix-validated-form';
import { withZod } from '@remix-validated-form/with-zod';

import {
  BULK_CHANGES,
  type BulkChangeKind,
  type BulkFilter,
  BulkFormSchema,
} from '../../../backoffice/bulk/bulk-change.schema';
import { fieldId, useFormId } from '../../form/form-context';
import { SelectField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../../form/submit-button';
import { toChoices } from '../filter-fields';

export const bulkChangeValidator = withZod(BulkFormSchema);

const LABELS = {
  change: 'Change',
  pricePercent: 'Percent',
  priceAmount: 'Amount',
  salePercent: 'Percent off',
  salePrice: 'Sale price',
  categoryId: 'New category',
};

interface BulkChangeFormProps {
  productIds: number[] | undefined;
  filter: BulkFilter;
  returnTo: string;
  categories: { id: number; name: string }[];
}

/** Chooses the change to the selected products. Leads to a preview. */
export function BulkChangeForm({ productIds, filter, returnTo, categories }: BulkChangeFormProps) {
  return (
    <StoreForm id="bulk-change" validator={bulkChangeValidator} labels={LABELS} className="bulk-form">
      <input type="hidden" name="productIds" value={productIds?.join(',') ?? ''} />
      <input type="hidden" name="q" value={filter.q} />
      <input type="hidden" name="category" value={filter.category} />
      <input type="hidden" name="status" value={filter.status} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <ChangeError />
      <fieldset className="bulk-form__group">
        <legend>Price</legend>
        <Choice kind="price-percent">
          <TextField
            name="pricePercent"
            label="Percent"
            inputMode="text"
            autoComplete="off"
            hint="Use a minus sign to lower prices."
          />
        </Choice>
        <Choice kind="price-amount">
          <TextField name="priceAmount" label="Amount" autoComplete="off" hint="2.50 raises, -2.50 lowers." />
        </Choice>
      </fieldset>
      <fieldset className="bulk-form__group">
        <legend>Sale</legend>
        <Choice kind="sale-percent">
          <TextField name="salePercent" label="Percent off" inputMode="decimal" autoComplete="off" />
        </Choice>
        <Choice kind="sale-price">
          <TextField name="salePrice" label="Sale price" inputMode="decimal" autoComplete="off" />
        </Choice>
        <Choice kind="sale-off" />
      </fieldset>
      <fieldset className="bulk-form__group">
        <legend>Category and visibility</legend>
        <Choice kind="category">
          <SelectField name="categoryId" label="New category" choices={toChoices(categories)}>
            <option value="">Choose a category</option>
          </SelectField>
        </Choice>
        <Choice kind="active" />
        <Choice kind="inactive" />
        <Choice kind="featured" />
        <Choice kind="unfeatured" />
      </fieldset>
      <div>
        <SubmitButton name="Preview change" />
      </div>
    </StoreForm>
  );
}

function ChangeError() {
  const { error } = useField('change');
  return error === undefined ? null : <p className="field__error">{error}</p>;
}

/** One kind of change with its field. The error summary links to the first. */
function Choice({ kind, children }: { kind: BulkChangeKind; children?: ReactNode }) {
  const field = useField('change');
  const formId = useFormId();
  return (
    <div className="bulk-form__choice">
      <label className="check">
        <input
          {...field.getInputProps({ type: 'radio', value: kind })}
          id={fieldId(formId, kind === 'price-percent' ? 'change' : kind)}
        />
        <span>{BULK_CHANGES[kind]}</span>
      </label>
      {children}
    </div>
  );
}
