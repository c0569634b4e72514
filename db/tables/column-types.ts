import type { Generated } from 'kysely';

/** A boolean column: neither database binds JavaScript booleans the same way, so flags are 0 or 1. */
export type Flag = 0 | 1;

/** A moment, as UTC ISO text: '2026-01-31T09:00:00.000Z'. */
export type IsoText = string;

export type { Generated };
