import { withZod } from '@remix-validated-form/with-zod';

import {
  getColumnField,
  ImportColumnsSchema,
  ImportUploadSchema,
} from '../../../backoffice/imports/import-form.schema';
import { FileField, SelectField, TextareaField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { FORMATS, listTargets } from '../../../backoffice/imports/import-formats.rules';
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
          hint="Up to 64 MB. Cells apart by commas, semicolons or tabs; the first line holds the headings."
        />
        <TextareaField
          name="pasted"
          label="Or paste the lines"
          optional
          rows={6}
          hint="With the line of headings, as copied from a spreadsheet."
        />
        <div>
          <SubmitButton name="Continue to the columns" />
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
  const { headings, sample, mapping, format, fallbackCategoryId } = job;
  const targets = listTargets(format);
  const values = Object.fromEntries(mapping.map((target, index) => [getColumnField(index), target]));
  const labels = Object.fromEntries(headings.map((heading, index) => [getColumnField(index), heading]));
  const read = mapping.filter((target) => target !== '').length;
  return (
    <StoreForm
      id="import-columns"
      validator={importColumnsValidator}
      labels={{ ...labels, fallbackCategoryId: 'Category' }}
      defaultValues={{ ...values, fallbackCategoryId: fallbackCategoryId ?? '' }}
      className="stack stack--wide"
    >
      <div className="stack stack--wide">
        <input type="hidden" name="intent" value="check" />
        <p>
          Recognised as <strong>{FORMATS[format]}</strong>, {read} of {headings.length} columns read. Correct
          what is wrong; a column of nothing is left out.
        </p>
        <DataTable
          className="table table--dense table--cards import-columns"
          rows={headings.map((heading, index) => ({ heading, index, field: getColumnField(index) }))}
          rowKey="field"
          columns={[
            { name: 'Column of the file', cell: ({ heading, index }) => heading || `Column ${index + 1}` },
            {
              name: 'First lines',
              className: 'small muted',
              cell: ({ index }) =>
                sample
                  .map((cells) => cells[index] ?? '')
                  .filter((cell) => cell.trim() !== '')
                  .map((cell) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell))
                  .join(' · ') || 'empty',
            },
            {
              name: 'Read as',
              cell: ({ heading, field }) => (
                <SelectField
                  name={field}
                  label={`${heading} is read as`}
                  choices={targets.map(({ value, label }) => [value, label])}
                >
                  <option value="">Nothing</option>
                </SelectField>
              ),
            },
          ]}
        />
        <div className="narrow">
          <SelectField
            name="fallbackCategoryId"
            label="Category of new products whose own is not here"
            hint="Without a choice such products are rejected, and the dry run names them."
            choices={toChoices(categories)}
          >
            <option value="">None: reject them</option>
          </SelectField>
        </div>
        <div>
          <SubmitButton name="Start the dry run" />
        </div>
      </div>
    </StoreForm>
  );
}
