import { describe, expect, it } from 'vitest';

import { canQuoteBecome } from './quote-states.rules';

describe('a quote', () => {
  it.each([
    ['requested', 'priced'],
    ['requested', 'declined'],
    ['priced', 'accepted'],
    ['priced', 'expired'],
  ] as const)('that is %s may become %s', (from, to) => {
    expect(canQuoteBecome(from, to)).toBe(true);
  });

  it.each([
    ['requested', 'accepted'],
    ['accepted', 'declined'],
    ['expired', 'accepted'],
    ['priced', 'requested'],
  ] as const)('that is %s cannot become %s', (from, to) => {
    expect(canQuoteBecome(from, to)).toBe(false);
  });
});
