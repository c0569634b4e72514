import { cutOffText, shortMoney, type Settings } from '../../domain/settings/settings.rules';

/** DESIGN 2: the first of the two sets of claims of SPEC 1. Store pages use reading A. */
export const STORE_CLAIMS = {
  established: 'Established 2010',
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
  stats: [
    { figure: '25+', label: 'years in the trade' },
    { figure: '50K+', label: 'clients' },
    { figure: '50+', label: 'stocking locations' },
    { figure: '24/7', label: 'support' },
  ],
} as const;

/** The badges of the store's header; what the settings say is in them. */
export function storeBadges({ freeShippingClaimCents }: Settings): string[] {
  return [
    '24/7 Expert Hotline',
    'Licensed Professional',
    `Free Ship Orders ${shortMoney(freeShippingClaimCents)}+`,
    '4.9 rating',
  ];
}

/** The badges of the marketing versions' header. */
export function marketingBadges(settings: Settings): string[] {
  return [
    '25+ years',
    '50,000+ professionals',
    `Same-day shipping before ${cutOffText(settings)}`,
    '24/7 support',
  ];
}

export const COPYRIGHT = '1999-2025';
