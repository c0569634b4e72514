import type { Validator } from 'remix-validated-form';

import { paths } from '../../paths';
import { FileField, SelectField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { Options } from '../form/options';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

const LABELS = perLanguage(() => ({
  kind: t`Document type`,
  number: t`Number`,
  issuedBy: t`Issued by`,
  expiresOn: t`Expiration date`,
  file: t`File`,
}));

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
      labels={LABELS()}
      defaultValues={{ kind: 'licence' }}
    >
      <div className="field-grid">
        <SelectField name="kind" label={LABELS().kind}>
          <Options of={Object.entries(kinds)} />
        </SelectField>
        <TextField
          name="number"
          label={LABELS().number}
          hint={t`Exactly as printed on the document`}
          isCode
        />
        <TextField
          name="issuedBy"
          label={LABELS().issuedBy}
          hint={t`State, province, or authority, e.g. CA`}
        />
        <TextField name="expiresOn" label={LABELS().expiresOn} hint={t`YYYY-MM-DD`} optional />
        <FileField
          name="file"
          label={LABELS().file}
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          hint={t`PDF, JPEG, or PNG, up to 5 MB`}
          whole
        />
      </div>
      <div className="form-buttons">
        <SubmitButton name={t`Upload document`} busyName={t`Sending...`} />
      </div>
    </StoreForm>
  );
}
