export const COUNT_STATES = {
  counting: 'Counting',
  posted: 'Posted',
  cancelled: 'Canceled',
} as const;

export type CountState = keyof typeof COUNT_STATES;

export function isCountState(text: string): text is CountState {
  return Object.hasOwn(COUNT_STATES, text);
}

interface CountedLine {
  counted: number;
  /** Units moved since the figure was entered. */
  goodsSince: number;
  now: number;
}

/**
 * Returns the difference a figure books. It adds later movements of goods, supersedes later corrections, and never
 * takes more than there is.
 */
export function getDifference({ counted, goodsSince, now }: CountedLine): number {
  return Math.max(0, counted + goodsSince) - now;
}

interface Differences {
  /** Rows that posting changes. */
  adjusted: number;
  /** Units that posting adds and removes. */
  more: number;
  less: number;
  unchanged: number;
  notCounted: number;
}

/** Formats the summary of the review. */
export function describeDifferences({ adjusted, more, less, unchanged, notCounted }: Differences): string {
  const found = `${adjusted} ${adjusted === 1 ? 'difference' : 'differences'}`;
  const units = (number: number) => `${number} ${number === 1 ? 'unit' : 'units'}`;
  return `${found}: ${units(more)} over, ${units(less)} short. ${unchanged} matched. ${notCounted} not counted and left unchanged.`;
}
