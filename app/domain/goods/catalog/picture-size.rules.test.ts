import { describe, expect, it } from 'vitest';

import { findSize, readLengths } from './picture-size.rules';

describe('the lengths that a specification says', () => {
  it.each([
    ['1-9/16 in (40 mm)', [40]],
    ['4-1/2" x 3"', [114.3, 76.2]],
    ['3/4"', [19.05]],
    ['31 + 31 mm', [62]],
    ['17.8 x 16.3 x 19.3 in', [452.12, 414.02, 490.22]],
    [`3070 (3'0" x 7'0") x 1-3/4"`, [77978, 914.4, 2133.6, 44.45]],
    ['2-3/8" or 2-3/4", adjustable', [60.325, 69.85]],
    ['Remotes marked CR2032', [20]],
    ['Concealed', []],
  ])('%s', (value, lengths) => {
    const read = readLengths(value);
    expect(read).toHaveLength(lengths.length);
    for (const [index, length] of lengths.entries()) expect(read[index]).toBeCloseTo(length);
  });
});

describe('the size of a product', () => {
  it('comes from its specifications alone, and says what is measured', () => {
    expect(
      findSize('padlock', [
        { name: 'Body width', value: '1-3/4 in (45 mm)' },
        { name: 'Shackle diameter', value: '5/16 in (8 mm)' },
        { name: 'Shackle clearance', value: '1 in (25 mm)' },
      ]),
    ).toEqual({
      options: { form: 'padlock', w: '450', h: '250', d: '80' },
      what: 'next to a US quarter: 45 mm wide',
    });
    expect(findSize('safe', [{ name: 'Exterior (H x W x D)', value: '20 x 16-1/2 x 17-1/2 in' }])?.what).toBe(
      'with a scale bar: 419 mm wide',
    );
  });

  it.each([
    ['padlock', 'Body width', 'See data sheet'],
    ['padlock', 'Weight', '2 lb'],
    ['safe', 'Exterior (H x W x D)', '20 in high'],
    ['smart-key', 'Size', '2 in'],
    ['hinge', 'Material', 'Steel'],
  ])('is not made up for a %s with %s %s', (kind, name, value) => {
    expect(findSize(kind, [{ name, value }])).toBeUndefined();
  });
});
