import { useRouteLoaderData } from '@remix-run/react';

import type { MarketingClaims, StoreClaims } from '../../domain/content/content/claims.schema';

/** The figures are the home page's. */
type FrameStoreClaims = Omit<StoreClaims, 'stats'>;

interface FrameClaims {
  /** Those of the page's own header. */
  claims?: { store?: FrameStoreClaims; marketing?: MarketingClaims };
}

// What stands where the frame's data could not be loaded, or is of the other header: the store claims nothing then.
const NO_STORE_CLAIMS: FrameStoreClaims = { established: '', freeShipping: '', badges: [] };
const NO_MARKETING_CLAIMS: MarketingClaims = {
  motto: '',
  sameDay: '',
  years: '',
  professionals: '',
  stockingLocations: '',
  badges: [],
  stats: [],
};

/** DESIGN 2: what store pages claim (reading A), as staff have it. */
export function useStoreClaims(): FrameStoreClaims {
  return useRouteLoaderData<FrameClaims>('routes/store/layout')?.claims?.store ?? NO_STORE_CLAIMS;
}

/** DESIGN 2: what the marketing versions and the pages about the company claim (reading B), as staff have it. */
export function useMarketingClaims(): MarketingClaims {
  return useRouteLoaderData<FrameClaims>('routes/store/layout')?.claims?.marketing ?? NO_MARKETING_CLAIMS;
}
