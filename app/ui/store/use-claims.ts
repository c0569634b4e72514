import { useRouteLoaderData } from '@remix-run/react';

import type { MarketingClaims, StoreClaims } from '../../domain/content/claims.schema';
import { MARKETING_CLAIMS, STORE_CLAIMS } from '../../domain/content/standard-claims';

interface FrameClaims {
  claims?: { store?: StoreClaims; marketing?: MarketingClaims };
}

/** DESIGN 2: what store pages claim (reading A), as staff have it. */
export function useStoreClaims(): StoreClaims {
  return useRouteLoaderData<FrameClaims>('routes/_store')?.claims?.store ?? STORE_CLAIMS;
}

/** DESIGN 2: what the marketing versions and the pages about the company claim (reading B), as staff have it. */
export function useMarketingClaims(): MarketingClaims {
  return useRouteLoaderData<FrameClaims>('routes/_store')?.claims?.marketing ?? MARKETING_CLAIMS;
}
