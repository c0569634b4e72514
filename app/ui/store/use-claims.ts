import { useRouteLoaderData } from '@remix-run/react';

import type { MarketingClaims, StoreClaims } from '../../domain/content/content/claims.schema';

/** The statistics are loaded by the home page. */
type FrameStoreClaims = Omit<StoreClaims, 'stats'>;

interface FrameClaims {
  /** The claims of the page's header. */
  claims?: { store?: FrameStoreClaims; marketing?: MarketingClaims };
}

// Without data, or under the other header, the store claims nothing.
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

/** DESIGN 2: the claims on store pages (reading A), edited by staff. */
export function useStoreClaims(): FrameStoreClaims {
  return useRouteLoaderData<FrameClaims>('routes/store/layout')?.claims?.store ?? NO_STORE_CLAIMS;
}

/** DESIGN 2: the claims on marketing and company pages (reading B), edited by staff. */
export function useMarketingClaims(): MarketingClaims {
  return useRouteLoaderData<FrameClaims>('routes/store/layout')?.claims?.marketing ?? NO_MARKETING_CLAIMS;
}
