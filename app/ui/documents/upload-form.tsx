import type { Validator } from 'remix-validated-form';

import { paths } from '../../paths';
import { FileField, SelectField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { Options } from '../form/options';

const LABELS = {
  kind: 'What it is',
  number: 'Number',
  issuedBy: 'Issued by',
  expiresOn: 'Valid until',
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
        <TextField name="number" label={LABELS.number} hint="As it stands on the document." isCode />
        <TextField
          name="issuedBy"
          label={LABELS.issuedBy}
          hint="State or province, such as CA or ON, or the authority."
        />
        <TextField
          name="expiresOn"
          label={LABELS.expiresOn}
          hint="The last day, such as 2027-03-31."
          optional
        />
        <FileField
          name="file"
          label={LABELS.file}
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          hint="A PDF, a JPEG or a PNG of at most 5 MB."
          whole
        />
      </div>
      <div className="form-buttons">
        <SubmitButton name="Send document" busyName="Sending..." />
      </div>
    </StoreForm>
  );
}
