import { useRouteLoaderData } from '@remix-run/react';

import type { MarketingClaims, StoreClaims } from '../../domain/content/claims.schema';

interface FrameClaims {
  claims?: { store: StoreClaims; marketing: MarketingClaims };
}

// What stands where the frame's data could not be loaded: the store claims nothing then.
const NO_STORE_CLAIMS: StoreClaims = { established: '', freeShipping: '', badges: [], stats: [] };
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
export function useStoreClaims(): StoreClaims {
  return useRouteLoaderData<FrameClaims>('routes/_store')?.claims?.store ?? NO_STORE_CLAIMS;
}

/** DESIGN 2: what the marketing versions and the pages about the company claim (reading B), as staff have it. */
export function useMarketingClaims(): MarketingClaims {
  return useRouteLoaderData<FrameClaims>('routes/_store')?.claims?.marketing ?? NO_MARKETING_CLAIMS;
}
