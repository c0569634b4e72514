/** Documents of an account: licenses and tax certificates. */
export const DOCUMENT_KINDS = {
  licence: 'Locksmith or trade license',
  'tax-certificate': 'Tax-exempt certificate',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** Formats '1.2 MB' or '340 KB'. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
