import type { Generated } from 'kysely';

/** A boolean column. The two databases bind JavaScript booleans differently, so flags are 0 or 1. */
export type Flag = 0 | 1;

/** A timestamp as UTC ISO text: '2026-01-31T09:00:00.000Z'. */
export type IsoText = string;

/** The language of a buyer, in which the buyer gets mail. */
export type BuyerLanguage = 'en' | 'fr-CA';

export type { Generated };
