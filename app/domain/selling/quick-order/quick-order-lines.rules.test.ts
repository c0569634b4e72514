import { describe, expect, it } from 'vitest';

import { readQuantity } from './quick-order-lines.rules';

describe('a quantity', () => {
  it.each([
    ['', 1],
    [' 12 ', 12],
    ['x2', 2],
    ['+4', 4],
    ['2.0', 2],
    ['007', 7],
    ['1,000', 1000],
    ['2,00', 2],
    ['9999', 9999],
  ])('%j is %i', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ quantity, problem: undefined });
  });

  it.each([
    ['0', /1 or more/],
    ['-2', /1 or more, not -2/],
    ['2.5', /isn’t a whole number/],
    ['2,50', /isn’t a whole number/],
    ['2 BX', /“2 BX” isn’t a quantity/],
    ['10000', /9,999 or less/],
    ['9'.repeat(400), /9,999 or less/],
    ['many', /“many” isn’t a quantity/],
    ['8) HES 9600-12/24D-630', /“8\) HES 9600-12\/24D-630” isn’t a quantity/],
    ['1e3', /isn’t a quantity/],
    ['3 pcs', /isn’t a quantity/],
    ['?', /Enter a quantity/],
  ])('%j is refused in words', (text, words) => {
    expect(readQuantity(text).problem).toMatch(words);
  });
});
