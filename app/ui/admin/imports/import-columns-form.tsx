import { getColumnField, ImportColumnsSchema } from '../../../backoffice/imports/import-form.schema';
import { FORMATS, listTargets } from '../../../backoffice/imports/import-formats.rules';
import type { ImportDetail } from '../../../backoffice/imports/imports.queries.server';
import { SelectField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { withZod } from '@remix-validated-form/with-zod';

export const importColumnsValidator = withZod(ImportColumnsSchema);

interface ImportColumnsFormProps {
  job: ImportDetail;
  categories: { id: number; name: string }[];
}

/** Which field each column of the file fills, as it was recognised, to be corrected. */
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
        <div className="table-scroll">
          <table className="table table--dense table--cards import-columns">
            <thead>
              <tr>
                <th scope="col">Column of the file</th>
                <th scope="col">First lines</th>
                <th scope="col">Read as</th>
              </tr>
            </thead>
            <tbody>
              {headings.map((heading, index) => (
                <tr key={getColumnField(index)}>
                  <th scope="row">{heading === '' ? `Column ${index + 1}` : heading}</th>
                  <td data-label="First lines" className="small muted">
                    {sample
                      .map((cells) => cells[index] ?? '')
                      .filter((cell) => cell.trim() !== '')
                      .map((cell) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell))
                      .join(' · ') || 'empty'}
                  </td>
                  <td data-label="Read as">
                    <SelectField name={getColumnField(index)} label={`${heading} is read as`}>
                      <option value="">Nothing</option>
                      {targets.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </SelectField>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="narrow">
          <SelectField
            name="fallbackCategoryId"
            label="Category of new products whose own is not here"
            hint="Without a choice such products are rejected, and the dry run names them."
          >
            <option value="">None: reject them</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <div>
          <button type="submit" className="btn btn--primary">
            Start the dry run
          </button>
        </div>
      </div>
    </StoreForm>
  );
}
