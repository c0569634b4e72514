import { ImportUploadSchema } from '../../../backoffice/imports/import-form.schema';
import { FileField, TextareaField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { withZod } from '@remix-validated-form/with-zod';

export const importUploadValidator = withZod(ImportUploadSchema);

/** A list as a file, or pasted. Nothing is changed by sending it. */
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
          <button type="submit" className="btn btn--primary">
            Continue to the columns
          </button>
        </div>
      </div>
    </StoreForm>
  );
}
