import { describe, expect, it } from 'vitest';

import { listPageNumbers, getPage } from './paging.rules';

describe('a page', () => {
  it.each([
    ['the first', 60, 1, { page: 1, pageCount: 3, from: 1, to: 25 }],
    ['a last one that is not full', 60, 3, { page: 3, pageCount: 3, from: 51, to: 60 }],
    ['one past the end, which is the last', 60, 9, { page: 3, from: 51, to: 60 }],
    ['one before the start, which is the first', 60, -2, { page: 1, from: 1, to: 25 }],
    ['the only one of a list that just fills it', 25, 1, { pageCount: 1, from: 1, to: 25 }],
    ['that of an empty list', 0, 1, { page: 1, pageCount: 1, from: 0, to: 0 }],
  ])('%s', (_which, total, wanted, expected) => {
    expect(getPage(total, wanted, 25)).toMatchObject(expected);
  });
});

describe('the page numbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i', (page, pageCount, numbers) => {
    expect(listPageNumbers(getPage(pageCount * 10, page, 10))).toEqual(numbers);
  });
});
