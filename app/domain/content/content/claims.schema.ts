import { z } from 'zod';

const stats = z.array(z.object({ figure: z.string(), label: z.string() }));
const badges = z.array(z.object({ text: z.string() }));

/** Claim sets as pages read them. claim-sets.rules.ts describes how staff edit them. */
export const CLAIMS = {
  store: z.object({ established: z.string(), freeShipping: z.string(), badges, stats }),
  marketing: z.object({
    motto: z.string(),
    sameDay: z.string(),
    years: z.string(),
    professionals: z.string(),
    stockingLocations: z.string(),
    badges,
    stats,
  }),
  heritage: z.object({ founded: z.string(), support: z.string(), aboutStats: stats, servicesStats: stats }),
  hours: z.object({
    note: z.string(),
    emergency: z.string(),
    days: z.array(z.object({ day: z.string(), hours: z.string() })),
  }),
} as const;

export type StoreClaims = z.infer<typeof CLAIMS.store>;
export type MarketingClaims = z.infer<typeof CLAIMS.marketing>;
export type HeritageClaims = z.infer<typeof CLAIMS.heritage>;
export type BusinessHours = z.infer<typeof CLAIMS.hours>;
