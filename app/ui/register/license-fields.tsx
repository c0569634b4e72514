import { formatSize } from '../../domain/goods/documents/document-kinds.rules';
import type { RegistrationDocument } from '../../domain/goods/documents/registration-document.server';
import { CheckboxField, FileField } from '../form/fields';
import { Icon } from '../icon/icon';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

export const LICENSE_LABELS = perLanguage(() => ({
  file: t`License document`,
  removeFile: t`Remove this file`,
}));

/** The license that an applicant may upload, and what stays locked without it. */
export function LicenseFields({ document }: { document: RegistrationDocument | undefined }) {
  return (
    <section className="stack" aria-labelledby="license-title">
      <h3 id="license-title">
        <Trans>Your license</Trans>
      </h3>
      {document === undefined ? (
        <p>
          <Trans>
            Without a license on file, products marked “License required” stay locked. You can order
            everything else. You can add it later under Account → Licenses and certificates.
          </Trans>
        </p>
      ) : (
        <div className="stack stack--close">
          <p className="wrap-anywhere">
            <Icon name="file-text" /> <strong>{document.fileName}</strong>{' '}
            <span className="small muted">{formatSize(document.size)}</span>
          </p>
          <p>
            <Trans>
              We’ll review it with your application. Products marked “License required” stay locked until
              then.
            </Trans>
          </p>
          <CheckboxField name="removeFile" label={LICENSE_LABELS().removeFile} />
        </div>
      )}
      <FileField
        name="file"
        label={document === undefined ? LICENSE_LABELS().file : t`Choose another file`}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        hint={t`PDF, JPEG, or PNG, up to 5 MB`}
        optional
      />
    </section>
  );
}
