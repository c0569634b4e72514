import { describe, expect, it } from 'vitest';

import { getNextSortOrder, parseSortOrder, formatSortOrder } from './sort-order.rules';

const COLUMNS = ['name', 'total'] as const;

describe('the order of a list in its address', () => {
  it.each([
    ['name', { by: 'name', isDescending: false }],
    ['-total', { by: 'total', isDescending: true }],
    ['--total', undefined],
    ['price', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j', (text, order) => {
    expect(parseSortOrder(text, COLUMNS)).toEqual(order);
  });

  it('is written as it is read', () => {
    for (const text of ['name', '-total']) expect(formatSortOrder(parseSortOrder(text, COLUMNS))).toBe(text);
    expect(formatSortOrder(undefined)).toBeUndefined();
  });

  it('turns with every click on the same heading, and begins upwards at another one', () => {
    const first = getNextSortOrder('name', undefined);
    const second = getNextSortOrder('name', first);
    expect(
      [first, second, getNextSortOrder('name', second), getNextSortOrder('total', second)].map(
        formatSortOrder,
      ),
    ).toEqual(['name', '-name', 'name', 'total']);
  });
});
