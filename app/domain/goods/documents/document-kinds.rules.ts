/** Documents of an account: licenses and tax certificates. */
export const DOCUMENT_KINDS = {
  licence: 'Locksmith or trade licence',
  'tax-certificate': 'Tax exemption certificate',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;
