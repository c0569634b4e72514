import { formatSize } from '../../domain/goods/documents/document-kinds.rules';
import type { RegistrationDocument } from '../../domain/goods/documents/registration-document.server';
import { CheckboxField, FileField } from '../form/fields';
import { Icon } from '../icon/icon';

export const LICENSE_LABELS = { file: 'License document', removeFile: 'Remove this file' };

/** The license that an applicant may upload, and what stays locked without it. */
export function LicenseFields({ document }: { document: RegistrationDocument | undefined }) {
  return (
    <section className="stack" aria-labelledby="license-title">
      <h3 id="license-title">Your license</h3>
      {document === undefined ? (
        <p>
          Without a license on file, products marked “License required” stay locked. You can order everything
          else. You can add it later under Account → Licenses and certificates.
        </p>
      ) : (
        <div className="stack stack--close">
          <p className="wrap-anywhere">
            <Icon name="file-text" /> <strong>{document.fileName}</strong>{' '}
            <span className="small muted">{formatSize(document.size)}</span>
          </p>
          <p>
            We’ll review it with your application. Products marked “License required” stay locked until then.
          </p>
          <CheckboxField name="removeFile" label={LICENSE_LABELS.removeFile} />
        </div>
      )}
      <FileField
        name="file"
        label={document === undefined ? LICENSE_LABELS.file : 'Choose another file'}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        hint="PDF, JPEG, or PNG, up to 5 MB"
        optional
      />
    </section>
  );
}
