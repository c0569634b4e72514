import type { BusinessHours, HeritageClaims, MarketingClaims, StoreClaims } from './claims.schema';

/** DESIGN 2: the first of the two sets of claims of SPEC 1, as it comes with the store. Store pages use reading A. */
export const STORE_CLAIMS: StoreClaims = {
  established: 'Established 2010',
  freeShipping: 'Free shipping on orders of {freeShippingFrom} or more',
  badges: [
    { text: '24/7 Expert Hotline' },
    { text: 'Licensed Professional' },
    { text: 'Free Ship Orders {freeShippingFrom}+' },
    { text: '4.9 rating' },
  ],
  stats: [
    { figure: '15+', label: 'years serving the trade' },
    { figure: '50K+', label: 'professionals served' },
    { figure: '4.9', label: 'average rating' },
    { figure: '24/7', label: 'expert hotline' },
  ],
};

/** SPEC 1, reading B: what the marketing versions of the home page and the pages about the company say. */
export const MARKETING_CLAIMS: MarketingClaims = {
  motto: '25+ years of locksmith supply',
  sameDay: 'Same-day shipping on orders placed before {sameDayCutOff}',
  years: '25+ years',
  professionals: '50,000+ professionals',
  stockingLocations: 'over 50 stocking locations',
  badges: [
    { text: '25+ years' },
    { text: '50,000+ professionals' },
    { text: 'Same-day shipping before {sameDayCutOff}' },
    { text: '24/7 support' },
  ],
  stats: [
    { figure: '25+', label: 'years in the trade' },
    { figure: '50K+', label: 'clients' },
    { figure: '50+', label: 'stocking locations' },
    { figure: '24/7', label: 'support' },
  ],
};

/** SPEC 1, reading B in its second version, and SPEC 2.8: what the pages about the company say of it. */
export const HERITAGE_CLAIMS: HeritageClaims = {
  founded: '1933',
  support: '24/7 support, and same-day shipping on orders placed before {sameDayCutOff}',
  aboutStats: [
    { figure: '90+', label: 'Years' },
    { figure: '50+', label: 'Locations' },
    { figure: '300+', label: 'Manufacturers' },
    { figure: '6', label: 'Regional hubs' },
  ],
  servicesStats: [
    { figure: '90+', label: 'Years of experience' },
    { figure: '50+', label: 'Distribution centers' },
    { figure: '300+', label: 'Manufacturer partners' },
    { figure: '24/7', label: 'Emergency support' },
  ],
};

/** SPEC 9: business hours. */
export const BUSINESS_HOURS: BusinessHours = {
  note: 'Hours vary by location.',
  emergency: 'Emergency services 24/7',
  days: [
    { day: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' },
    { day: 'Saturday', hours: '9:00 AM - 4:00 PM' },
    { day: 'Sunday', hours: 'Closed' },
  ],
};
