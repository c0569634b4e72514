/** What an account shows the store: that it may have restricted goods, that it pays no tax. */
export const DOCUMENT_KINDS = {
  licence: 'Locksmith or trade licence',
  'tax-certificate': 'Tax exemption certificate',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;
