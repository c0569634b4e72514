import type { Validator } from 'remix-validated-form';

import { paths } from '../../paths';
import { FileField, SelectField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { Options } from '../form/options';

const LABELS = {
  kind: 'Document type',
  number: 'Number',
  issuedBy: 'Issued by',
  expiresOn: 'Expiration date',
  file: 'File',
};

const FORM = 'upload-document';

interface UploadFormProps {
  validator: Validator<Record<string, unknown>>;
  kinds: Record<string, string>;
}

export function UploadForm({ validator, kinds }: UploadFormProps) {
  return (
    <StoreForm
      id={FORM}
      action={paths.accountDocuments()}
      encType="multipart/form-data"
      validator={validator}
      labels={LABELS}
      defaultValues={{ kind: 'licence' }}
    >
      <div className="field-grid">
        <SelectField name="kind" label={LABELS.kind}>
          <Options of={Object.entries(kinds)} />
        </SelectField>
        <TextField name="number" label={LABELS.number} hint="Exactly as printed on the document" isCode />
        <TextField name="issuedBy" label={LABELS.issuedBy} hint="State, province, or authority, e.g. CA" />
        <TextField name="expiresOn" label={LABELS.expiresOn} hint="YYYY-MM-DD" optional />
        <FileField
          name="file"
          label={LABELS.file}
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          hint="PDF, JPEG, or PNG, up to 5 MB"
          whole
        />
      </div>
      <div className="form-buttons">
        <SubmitButton name="Upload document" busyName="Sending..." />
      </div>
    </StoreForm>
  );
}
