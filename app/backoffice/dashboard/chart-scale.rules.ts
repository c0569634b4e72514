/** A chart's axis from 0 to a round number, with a line at each tick. */
export interface Scale {
  top: number;
  /** From 0 to `top`, inclusive. */
  ticks: number[];
}

const MAX_STEPS = 5;

/** @param leastStep the smallest step: 1 for counts, 100 for dollars in cents */
export function getScale(values: readonly number[], leastStep: number): Scale {
  const highest = Math.max(0, ...values);
  const step = roundStep(highest / MAX_STEPS, leastStep);
  const steps = Math.max(1, Math.ceil(highest / step));
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}

/** Rounds up to 1, 2, or 5 times a power of ten. */
function roundStep(atLeast: number, leastStep: number): number {
  for (let power = leastStep; ; power *= 10) {
    for (const factor of [1, 2, 5]) if (factor * power >= atLeast) return factor * power;
  }
}

/** Formats a share of the axis for SVG: '33.333%'. */
export function formatPercent(value: number, top: number): string {
  return `${Number(((value / top) * 100).toFixed(3))}%`;
}
