import type { BusinessHours, HeritageClaims, MarketingClaims, StoreClaims } from './claims.schema';

/**
 * The first claim set (DESIGN 2), reading A of SPEC 1, for store pages. SPEC's three ages count three things: the company
 * is from 1933, its catalog on the web from 1999, and the online store from 2010.
 */
export const STORE_CLAIMS: StoreClaims = {
  established: 'Online store established 2010',
  freeShipping: 'Free shipping on orders of {freeShippingFrom} or more',
  badges: [
    { text: '24/7 Expert Hotline' },
    { text: 'Licensed Professional' },
    { text: 'Free Ship Orders {freeShippingFrom}+' },
    { text: '4.9 rating' },
  ],
  stats: [
    { figure: '15+', label: 'years of online ordering' },
    { figure: '50K+', label: 'professionals served' },
    { figure: '4.9', label: 'average rating' },
    { figure: '24/7', label: 'expert hotline' },
  ],
};

/** Reading B of SPEC 1, for marketing versions and company pages. */
export const MARKETING_CLAIMS: MarketingClaims = {
  motto: '25+ years of locksmith supply on the web',
  sameDay: 'Same-day shipping on orders placed before {sameDayCutOff}',
  years: '25+ years',
  professionals: '50,000+ professionals',
  stockingLocations: '{stockingLocations} stocking locations',
  badges: [
    { text: '25+ years on the web' },
    { text: '50,000+ professionals' },
    { text: 'Same-day shipping before {sameDayCutOff}' },
    { text: '24/7 support' },
  ],
  stats: [
    { figure: '25+', label: 'years on the web' },
    { figure: '50K+', label: 'clients' },
    { figure: '{stockingLocations}', label: 'stocking locations' },
    { figure: '24/7', label: 'support' },
  ],
};

/** Reading B of SPEC 1 in its second version, and SPEC 2.8, for company pages. */
export const HERITAGE_CLAIMS: HeritageClaims = {
  founded: '1933',
  support: '24/7 support, and same-day shipping on orders placed before {sameDayCutOff}',
  aboutStats: [
    { figure: '90+', label: 'Years in the trade' },
    { figure: '{locations}', label: 'Locations' },
    { figure: '300+', label: 'Manufacturers' },
    { figure: '{regionalHubs}', label: 'Regional hubs' },
  ],
  servicesStats: [
    { figure: '90+', label: 'Years of experience' },
    { figure: '{stockingLocations}', label: 'Stocking locations' },
    { figure: '300+', label: 'Manufacturer partners' },
    { figure: '24/7', label: 'Emergency support' },
  ],
};

/** Business hours (SPEC 9). */
export const BUSINESS_HOURS: BusinessHours = {
  note: 'Hours vary by location.',
  emergency: 'Emergency services 24/7',
  days: [
    { day: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' },
    { day: 'Saturday', hours: '9:00 AM - 4:00 PM' },
    { day: 'Sunday', hours: 'Closed' },
  ],
};
