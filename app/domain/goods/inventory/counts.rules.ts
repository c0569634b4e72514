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
  /** Goods that came or, negative, went since the figure was entered. */
  goodsSince: number;
  /** The level now. */
  now: number;
}

/**
 * What a counted figure changes. The figure says what lay there when it was entered; what was sold or received since
 * then stays so. A correction of the books since then moved nothing on the shelf: the figure stands in its place. It
 * never takes more than there is now.
 */
export function getDifference({ counted, goodsSince, now }: CountedLine): number {
  return Math.max(0, counted + goodsSince) - now;
}

interface Differences {
  /** Rows that posting changes. */
  adjusted: number;
  /** Units that posting adds and takes. */
  more: number;
  less: number;
  unchanged: number;
  notCounted: number;
}

/** What the review of a count says above its rows. */
export function describeDifferences({ adjusted, more, less, unchanged, notCounted }: Differences): string {
  const found = `${adjusted} ${adjusted === 1 ? 'difference' : 'differences'}`;
  const units = (number: number) => `${number} ${number === 1 ? 'unit' : 'units'}`;
  const left = notCounted === 1 ? 'left as it is' : 'left as they are';
  return `${found}: ${units(more)} more, ${units(less)} less than the books. ${unchanged} without a difference, ${notCounted} not counted and ${left}.`;
}
