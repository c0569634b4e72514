import { t } from '~/i18n/text';
import { getLocale, perLanguage } from '~/i18n/language';
/** Documents of an account: licenses and tax certificates. */
export const DOCUMENT_KINDS = perLanguage(
  () =>
    ({
      licence: t`Locksmith or trade license`,
      'tax-certificate': t`Tax-exempt certificate`,
    }) as const,
);

export type DocumentKind = keyof ReturnType<typeof DOCUMENT_KINDS>;

/** Formats '1.2 MB' or '340 KB'. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return t`${kilobytes} KB`;
  const megabytes = (bytes / 1024 / 1024).toLocaleString(getLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return t`${megabytes} MB`;
}
