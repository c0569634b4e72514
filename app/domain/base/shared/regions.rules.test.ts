import { describe, expect, it } from 'vitest';

import { findCountry, normalizePostalCode, REGION_GROUPS } from './regions.rules';

describe('a postal code', () => {
  it.each([
    ['90210', '90210'],
    [' 90210-1234 ', '90210-1234'],
    ['902101234', '90210-1234'],
    ['k1a0b1', 'K1A 0B1'],
    ['M5V-3L9', 'M5V 3L9'],
  ])('%j is written %s', (text, normal) => {
    expect(normalizePostalCode(text)).toBe(normal);
  });

  it.each(['', '9021', '902101', 'ABCDE', 'D1A 0B1', 'K1A 0O1', 'Z1A 0B1', '90210-12', 'SW1A 1AA'])(
    '%j is none',
    (text) => {
      expect(normalizePostalCode(text)).toBeUndefined();
    },
  );
});

describe('regions', () => {
  it('are the 50 states, the District, Puerto Rico and 13 of Canada, each once', () => {
    const codes = REGION_GROUPS().flatMap(({ regions }) => regions.map(([code]) => code));
    expect(new Set(codes).size).toBe(65);
    expect(codes).toHaveLength(65);
  });

  it('know their country', () => {
    expect([findCountry('CA'), findCountry('ON'), findCountry('XX'), findCountry('ca')]).toEqual([
      'United States',
      'Canada',
      undefined,
      undefined,
    ]);
  });
});
