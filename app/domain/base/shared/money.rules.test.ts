import { describe, expect, it } from 'vitest';

import { EXPRESS_POLICY, getTotals } from '../../selling/checkout/totals.rules';
import { inLanguage } from '~/i18n/language.server';
import { findMoneyProblem, formatMoney, getShare, MAX_CENTS, parseMoney, toDecimal } from './money.rules';
import { toTypedDecimal } from './typed-decimal.rules';

describe('money that people type', () => {
  it.each([
    ['299.99', 29_999],
    ['1,234.5', 123_450],
    ['$12', 1_200],
    [' 0.99 ', 99],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['1,234,567.89', 123_456_789],
    ['10000000.00', MAX_CENTS],
  ])('%s is read as %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each(['', '.', '$', '-1', '1.999', '12,34', '1e3', '0x10', 'free', '10000000.01', '1 000', 'NaN'])(
    '%j is no amount',
    (text) => {
      expect(parseMoney(text)).toBeUndefined();
    },
  );
});

describe('money that people type in French', () => {
  it.each([
    ['150,00', 15_000],
    ['150.00', 15_000],
    ['1 234,5 $', 123_450],
    ['1\u00a0234,56\u00a0$', 123_456],
    [',5', 50],
    ['1 2,5', undefined],
  ])('%s is read as %i cents', (text, cents) => {
    expect(inLanguage('fr-CA', () => parseMoney(text))).toBe(cents);
  });

  it('is the same after writing and reading it', () => {
    inLanguage('fr-CA', () => {
      for (const cents of [0, 5, 29_999, MAX_CENTS]) {
        expect(parseMoney(toTypedDecimal(cents))).toBe(cents);
        expect(parseMoney(formatMoney(cents))).toBe(cents);
      }
      expect(toTypedDecimal(15_000)).toBe('150,00');
      expect(findMoneyProblem('99 999 999,00 $', 'no amount')).not.toBe('no amount');
      expect(findMoneyProblem('1,5,0', 'no amount')).toBe('no amount');
    });
  });
});

describe('money that the store writes', () => {
  it('has a dollar sign, thousands and two decimals on pages', () => {
    expect(formatMoney(123_456)).toBe('$1,234.56');
    expect(formatMoney(0)).toBe('$0.00');
  });

  it('has two decimals and nothing else in the API', () => {
    expect([0, 5, 99, 100, 29_999, -250].map(toDecimal)).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '1.00',
      '299.99',
      '-2.50',
    ]);
  });

  it('is the same after writing and reading it', () => {
    for (const cents of [
      0,
      1,
      10,
      99,
      101,
      4_599,
      249_999,
      99_999_999,
      MAX_CENTS,
      ...random(2_000, MAX_CENTS),
    ]) {
      expect(parseMoney(toDecimal(cents))).toBe(cents);
      expect(parseMoney(formatMoney(cents))).toBe(cents);
    }
  });
});

describe('tax', () => {
  it('of half a cent is rounded up', () => {
    expect(getShare(6, 800)).toBe(0); // 0.48
    expect(getShare(7, 800)).toBe(1); // 0.56
    expect(getShare(50, 100)).toBe(1); // 0.50
    expect(getShare(49, 100)).toBe(0);
  });

  it('agrees with exact arithmetic on 10,000 random carts', () => {
    for (let round = 0; round < 10_000; round += 1) {
      const lines = random(1 + (round % 12), 250_000).map((unitPriceCents) => ({
        unitPriceCents,
        quantity: 1 + Math.floor(Math.random() * 200),
      }));
      const exact = lines.reduce(
        (sum, line) => sum + BigInt(line.unitPriceCents) * BigInt(line.quantity),
        0n,
      );
      const { subtotalCents, taxCents } = getTotals(lines, EXPRESS_POLICY);
      expect(BigInt(subtotalCents)).toBe(exact);
      expect(BigInt(taxCents)).toBe((exact * 8n + 50n) / 100n);
    }
  });
});

function random(count: number, below: number): number[] {
  return Array.from({ length: count }, () => Math.floor(Math.random() * below));
}
