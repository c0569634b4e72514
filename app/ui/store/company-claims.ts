/** DESIGN 2: the first of the two sets of claims of SPEC 1. Store pages use reading A. */
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

/** SPEC 1, reading B: what the marketing versions of the home page and the pages about the company say. */
export const MARKETING_CLAIMS = {
  motto: '25+ years of locksmith supply',
  badges: ['25+ years', '50,000+ professionals', 'Same-day shipping before 3 PM EST', '24/7 support'],
  stats: [
    { figure: '25+', label: 'years in the trade' },
    { figure: '50K+', label: 'clients' },
    { figure: '50+', label: 'stocking locations' },
    { figure: '24/7', label: 'support' },
  ],
  sameDay: 'Same-day shipping on orders placed before 3 PM EST',
} as const;

/** SPEC 2.3: the footer's e-mail addresses and hotline. Demo addresses: nobody answers there. */
export const CONTACTS = {
  supportEmail: 'support@keyway.example',
  salesEmail: 'sales@keyway.example',
  hotline: '1-800-555-0110',
} as const;

export const COPYRIGHT = '1999-2025';
