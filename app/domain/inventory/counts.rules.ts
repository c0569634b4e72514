export const COUNT_STATES = {
  counting: 'Counting',
  posted: 'Posted',
  cancelled: 'Cancelled',
} as const;

export type CountState = keyof typeof COUNT_STATES;

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
