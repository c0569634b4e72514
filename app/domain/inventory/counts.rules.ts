import type { CountState } from '../../../db/tables/inventory';

export type { CountState };

export const COUNT_STATES: Record<CountState, string> = {
  counting: 'Counting',
  posted: 'Posted',
  cancelled: 'Cancelled',
};

export function isCountState(text: string): text is CountState {
  return Object.hasOwn(COUNT_STATES, text);
}

interface CountedLine {
  counted: number;
  /** The level when the figure was entered. */
  whenCounted: number;
  /** The level now. */
  now: number;
}

/**
 * What a counted figure changes. It is compared with the level at the moment at which it was entered, so that what was
 * sold or received since then stays sold or received; and it never takes more than there is now.
 */
export function differenceOf({ counted, whenCounted, now }: CountedLine): number {
  return Math.max(-now, counted - whenCounted);
}
