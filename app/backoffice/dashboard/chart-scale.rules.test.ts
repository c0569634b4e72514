import { describe, expect, it } from 'vitest';

import { formatPercent, getScale } from './chart-scale.rules';

describe('the axis of a plot', () => {
  it.each([
    [[22, 9, 4], 1, [0, 5, 10, 15, 20, 25]],
    [[3, 1], 1, [0, 1, 2, 3]],
    [[1], 1, [0, 1]],
    [[0, 0], 1, [0, 1]],
    [[], 1, [0, 1]],
    [[4_999], 100, [0, 1_000, 2_000, 3_000, 4_000, 5_000]],
    [[1], 100, [0, 100]],
    [[158_000], 100, [0, 50_000, 100_000, 150_000, 200_000]],
  ])('of %j in steps of at least %d is %j', (values, leastStep, ticks) => {
    expect(getScale(values, leastStep)).toEqual({ top: ticks.at(-1), ticks });
  });

  it('begins at zero, ends no lower than the highest, and has few lines', () => {
    for (let value = 1; value < 10_000_000; value = Math.ceil(value * 1.37)) {
      const { top, ticks } = getScale([value], 1);
      expect(ticks[0]).toBe(0);
      expect(top).toBeGreaterThanOrEqual(value);
      expect(top).toBeLessThanOrEqual(Math.max(1, value * 2));
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });

  it('writes a share as SVG does', () => {
    expect([formatPercent(1, 3), formatPercent(0, 5), formatPercent(5, 5)]).toEqual([
      '33.333%',
      '0%',
      '100%',
    ]);
  });
});
