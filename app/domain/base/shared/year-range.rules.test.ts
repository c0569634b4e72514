import { expect, it } from 'vitest';

import { formatYearRange } from './year-range.rules';

it('formats a range of years, and a single one', () => {
  expect(formatYearRange(2015, 2023)).toBe('2015-2023');
  expect(formatYearRange(2021, 2021)).toBe('2021');
});
