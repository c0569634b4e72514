/** SPEC 2.3: the footer's e-mail addresses and hotline. Demo addresses: nobody answers there. */
export const CONTACTS = {
  supportEmail: 'support@keyway.example',
  salesEmail: 'sales@keyway.example',
  hotline: '1-800-555-0110',
} as const;

export const COPYRIGHT = '1999-2025';
