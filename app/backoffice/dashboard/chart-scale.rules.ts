/** The axis of a plot: from zero to a round figure above the highest, with a line at each step. */
export interface Scale {
  top: number;
  /** From 0 to the top, both included. */
  ticks: number[];
}

/** So many steps at most: more lines than that are noise. */
const MAX_STEPS = 5;

/** @param leastStep nothing is between two of them: 1 for what is counted, 100 for whole dollars in cents. */
export function getScale(values: readonly number[], leastStep = 1): Scale {
  const highest = Math.max(0, ...values);
  const step = roundStep(highest / MAX_STEPS, leastStep);
  const steps = Math.max(1, Math.ceil(highest / step));
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}

/** The least of 1, 2 and 5 times a power of ten that is no less than this. */
function roundStep(atLeast: number, leastStep: number): number {
  for (let power = leastStep; ; power *= 10) {
    for (const factor of [1, 2, 5]) if (factor * power >= atLeast) return factor * power;
  }
}

/** A share of the axis as SVG attributes write it: '33.333%'. */
export function formatPercent(value: number, top: number): string {
  return `${Number(((value / top) * 100).toFixed(3))}%`;
}
