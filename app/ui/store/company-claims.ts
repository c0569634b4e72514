/** DESIGN 2: the two sets of claims of SPEC 1. Store pages use reading A; marketing pages will use reading B. */
export const STORE_CLAIMS = {
  established: 'Established 2010',
  freeShipping: 'Free shipping on orders of $299 or more',
  badges: ['24/7 Expert Hotline', 'Licensed Professional', 'Free Ship Orders $299+', '4.9 rating'],
  stats: [
    { figure: '15+', label: 'years serving the trade' },
    { figure: '50K+', label: 'professionals served' },
    { figure: '4.9', label: 'average rating' },
    { figure: '24/7', label: 'expert hotline' },
  ],
} as const;

/** SPEC 2.3: the footer's e-mail addresses and hotline. Demo addresses: nobody answers there. */
export const CONTACTS = {
  supportEmail: 'support@keyway.example',
  salesEmail: 'sales@keyway.example',
  hotline: '1-800-555-0110',
} as const;

export const COPYRIGHT = '1999-2025';
