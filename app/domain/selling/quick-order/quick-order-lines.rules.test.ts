import { describe, expect, it } from 'vitest';

import { listReadings, readList, readQuantity, type TypedLine } from './quick-order-lines.rules';

const line = (text: string, quantity?: string): TypedLine => ({ text, quantity });
const hasReading = (text: string, part: string, quantity: string) =>
  listReadings(line(text)).some((reading) => reading.part === part && reading.quantity === quantity);

describe('a pasted list', () => {
  it('has one line a line, without the empty ones', () => {
    expect(readList(' A-1 \r\n\r\n\nB-2, 3\rC-4\n   ')).toEqual([line('A-1'), line('B-2, 3'), line('C-4')]);
    expect(readList('')).toEqual([]);
    expect(readList('\uFEFFA-1')).toEqual([line('A-1')]);
  });

  it.each([
    ['SKU,QTY\nA-1,2', line('A-1', '2')],
    ['qty,part number\n2,A-1', line('A-1', '2')],
    ['Part No.\tDescription\tQuantity\nA-1\tLever, satin\t2', line('A-1', '2')],
    ['"SKU";"Qty"\n"A ""1""";"2"', line('A "1"', '2')],
    ['Item,Qty\nA-1,', line('A-1', '')],
    ['Item,Qty\nA-1 2', line('A-1 2')],
    ['SKU\nA-1', line('A-1')],
    ['Part number   Qty\nA-1 2', line('A-1 2')],
  ])('knows the header of %j', (text, expected) => {
    expect(readList(text)).toEqual([expected]);
  });

  it('knows a header in the middle, where a file stands behind a pasted list', () => {
    expect(readList('M62, 4\nQty\tSKU\n2\tA-1\nB-2 x 3')).toEqual([
      line('M62, 4'),
      line('A-1', '2'),
      line('B-2 x 3'),
    ]);
  });

  it('takes no part number for a header', () => {
    expect(readList('M62\nPRODUCT-1, 2')).toHaveLength(2);
  });
});

describe('a quantity is found anywhere in the line', () => {
  it.each([
    ['2 x ND80PD-626', 'ND80PD-626', '2'],
    ['2x ND80PD-626', 'ND80PD-626', '2'],
    ['2 × ND80PD-626', 'ND80PD-626', '2'],
    ['ND80PD-626, 2', 'ND80PD-626', '2'],
    ['ND80PD 626 qty 12', 'ND80PD 626', '12'],
    ['ND80PD-626 qty: 12', 'ND80PD-626', '12'],
    ['ND80PD-626 Qty.12', 'ND80PD-626', '12'],
    ['ND80PD-626\t7', 'ND80PD-626', '7'],
    ['7;ND80PD-626', 'ND80PD-626', '7'],
    ['12 ND80PD-626', 'ND80PD-626', '12'],
    ['ND80PD-626 (4)', 'ND80PD-626', '4'],
    ['ND80PD-626 x4', 'ND80PD-626', '4'],
    ['ND80PD-626 - 4', 'ND80PD-626', '4'],
    ['ND80PD-626 = 4', 'ND80PD-626', '4'],
    ['4 pcs ND80PD-626', 'ND80PD-626', '4'],
    ['ND80PD-626 4 ea', 'ND80PD-626', '4'],
    ['ND80PD-626 4ea.', 'ND80PD-626', '4'],
    ['Qty 4 ND80PD-626', 'ND80PD-626', '4'],
    ['ND80PD-626 qty 4 satin chrome lever', 'ND80PD-626', '4'],
    ['ND80PD RHO 626, Rhodes lever, 3', 'ND80PD RHO 626', '3'],
    ['3 ND80PD RHO 626 Rhodes lever', 'ND80PD RHO 626', '3'],
    ['ND80PD-626 1,200', 'ND80PD-626', '1200'],
    ['660,100', '660', '100'],
    ['ND80PD-626 -2', 'ND80PD-626', '-2'],
    ['ND80PD-626 0', 'ND80PD-626', '0'],
    ['2 x K1050 10 x 34 US32D', 'K1050 10 x 34 US32D', '2'],
  ])('%j', (text, part, quantity) => {
    expect(hasReading(text, part, quantity)).toBe(true);
  });

  it.each([
    ['ND80PD-626 two', 'two'],
    ['ND80PD-626 x', 'x'],
    ['ND80PD-626 1e2', '1e2'],
    ['ND80PD-626 qty: zero', 'zero'],
    ['ND80PD-626 Qty:', 'Qty:'],
  ])('%j is asked about, and not taken for one', (text, quantity) => {
    expect(hasReading(text, 'ND80PD-626', quantity)).toBe(true);
    expect(hasReading(text, 'ND80PD-626', '')).toBe(false);
    expect(readQuantity(quantity).problem).toMatch(/isn’t a quantity/);
  });

  it('and is one where there is none', () => {
    expect(listReadings(line('ND80PD-626'))).toEqual([
      { part: 'ND80PD-626', quantity: '', certainty: 0, isPartial: false },
    ]);
  });

  it('is not looked for where it stands in a field of its own', () => {
    expect(listReadings(line('1511S 1224', '3'))).toEqual([
      { part: '1511S 1224', quantity: '3', certainty: 2, isPartial: false },
    ]);
  });

  it('the whole line is always one reading', () => {
    expect(listReadings(line('1511S 1224'))[0]).toMatchObject({ part: '1511S 1224', quantity: '' });
    expect(listReadings(line('1511S 1224'))).toContainEqual({
      part: '1511S',
      quantity: '1224',
      certainty: 1,
      isPartial: false,
    });
  });

  it('a long line has few readings', () => {
    const long = Array.from({ length: 5_000 }, (_, index) => `${index}`).join(' ');
    expect(listReadings(line(long)).length).toBeLessThanOrEqual(24);
    expect(listReadings(line('x'.repeat(90_000)))).toHaveLength(1);
  });
});

describe('a quantity', () => {
  it.each([
    ['', 1],
    [' 12 ', 12],
    ['x2', 2],
    ['3 pcs', 3],
    ['+4', 4],
    ['2.0', 2],
    ['007', 7],
    ['1,000', 1000],
    ['9999', 9999],
  ])('%j is %i', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ quantity, problem: undefined });
  });

  it.each([
    ['0', /1 or more/],
    ['-2', /1 or more, not -2/],
    ['2.5', /isn’t a whole number/],
    ['10000', /9,999 or less/],
    ['9'.repeat(400), /9,999 or less/],
    ['many', /“many” isn’t a quantity/],
    ['1e3', /isn’t a quantity/],
  ])('%j is refused in words', (text, words) => {
    expect(readQuantity(text).problem).toMatch(words);
  });
});
