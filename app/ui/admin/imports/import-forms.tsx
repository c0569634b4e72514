import { withZod } from '@remix-validated-form/with-zod';

import {
  getColumnField,
  ImportColumnsSchema,
  ImportUploadSchema,
} from '../../../backoffice/imports/import-form.schema';
import { CheckboxField, FileField, SelectField, TextareaField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { FORMATS, listTargets, mayOmitQuantity } from '../../../backoffice/imports/import-formats.rules';
import type { ImportDetail } from '../../../backoffice/imports/imports.queries.server';
import { DataTable } from '../../data-table';
import { SubmitButton } from '../../form/submit-button';
import { toChoices } from '../filter-fields';

export const importUploadValidator = withZod(ImportUploadSchema);

/** Uploads or pastes a list. Changes no products yet. */
export function ImportUploadForm() {
  return (
    <StoreForm
      id="import-upload"
      validator={importUploadValidator}
      encType="multipart/form-data"
      labels={{ file: 'CSV file', pasted: 'Lines' }}
      className="stack stack--wide"
    >
      <div className="stack stack--wide">
        <FileField
          name="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          hint="CSV or TSV with a header row, up to 64 MB"
        />
        <TextareaField name="pasted" label="Or paste rows" optional rows={6} hint="Include the header row" />
        <div>
          <SubmitButton name="Map columns" />
        </div>
      </div>
    </StoreForm>
  );
}

export const importColumnsValidator = withZod(ImportColumnsSchema);

interface ImportColumnsFormProps {
  job: ImportDetail;
  categories: { id: number; name: string }[];
}

/** Maps the file's columns to fields, starting from the detected mapping. */
export function ImportColumnsForm({ job, categories }: ImportColumnsFormProps) {
  const { headings, sample, mapping, format, fallbackCategoryId, createsCategories, assumedStock } = job;
  const targets = listTargets(format);
  const values = Object.fromEntries(mapping.map((target, index) => [getColumnField(index), target]));
  const labels = Object.fromEntries(headings.map((heading, index) => [getColumnField(index), heading]));
  const read = mapping.filter((target) => target !== '').length;
  return (
    <StoreForm
      id="import-columns"
      validator={importColumnsValidator}
      labels={{ ...labels, fallbackCategoryId: 'Category', assumedStock: 'Quantity' }}
      defaultValues={{
        ...values,
        createsCategories,
        fallbackCategoryId: fallbackCategoryId ?? '',
        assumedStock: assumedStock?.toString() ?? '',
      }}
      className="stack stack--wide"
    >
      <div className="stack stack--wide">
        <input type="hidden" name="intent" value="check" />
        <p>
          Recognized as <strong>{FORMATS[format]}</strong>. {read} of {headings.length} columns are mapped.
          Check the fields.
        </p>
        <DataTable
          className="table table--dense table--cards import-columns"
          rows={headings.map((heading, index) => ({ heading, index, field: getColumnField(index) }))}
          rowKey="field"
          columns={[
            { name: 'File column', cell: ({ heading, index }) => heading || `Column ${index + 1}` },
            {
              name: 'Sample rows',
              className: 'small muted',
              cell: ({ index }) =>
                sample
                  .map((cells) => cells[index] ?? '')
                  .filter((cell) => cell.trim() !== '')
                  .map((cell) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell))
                  .join(' · ') || 'empty',
            },
            {
              name: 'Field',
              cell: ({ heading, field }) => (
                <SelectField
                  name={field}
                  label={`Field for ${heading}`}
                  choices={targets.map(({ value, label }) => [value, label])}
                >
                  <option value="">Don’t import</option>
                </SelectField>
              ),
            },
          ]}
        />
        <div className="narrow stack">
          <CheckboxField
            name="createsCategories"
            label="Create new categories"
            hint="Listed in the preview first"
          />
          <SelectField
            name="fallbackCategoryId"
            label="Category for new products without one"
            hint="Also used for categories that aren’t created"
            choices={toChoices(categories)}
          >
            <option value="">None: reject these rows</option>
          </SelectField>
          {mayOmitQuantity(format) && (
            <TextField
              name="assumedStock"
              label="Quantity for in-stock products without one"
              hint="If blank, stock is unchanged and new products start at 0."
              inputMode="numeric"
              optional
            />
          )}
        </div>
        <div>
          <SubmitButton name="Preview import" />
        </div>
      </div>
    </StoreForm>
  );
}
