import { describe, expect, it } from 'vitest';

import { nextSortOrder, sortOrderOf, sortText } from './sort-order.rules';

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
    expect(sortOrderOf(text, COLUMNS)).toEqual(order);
  });

  it('is written as it is read', () => {
    for (const text of ['name', '-total']) expect(sortText(sortOrderOf(text, COLUMNS))).toBe(text);
    expect(sortText(undefined)).toBeUndefined();
  });

  it('turns with every click on the same heading, and begins upwards at another one', () => {
    const first = nextSortOrder('name', undefined);
    const second = nextSortOrder('name', first);
    expect(
      [first, second, nextSortOrder('name', second), nextSortOrder('total', second)].map(sortText),
    ).toEqual(['name', '-name', 'name', 'total']);
  });
});
