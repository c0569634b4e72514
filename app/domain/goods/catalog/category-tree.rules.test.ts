import { describe, expect, it } from 'vitest';

import {
  listAncestors,
  getHeight,
  listDescendantIds,
  sortAsTree,
  indentName,
  findParentProblem,
} from './category-tree.rules';

const node = (id: number, parentId: number | null) => ({ id, parentId, name: `C${id}` });

// 1 › (3 › 5, 4), 2
const tree = [node(1, null), node(2, null), node(3, 1), node(4, 1), node(5, 3)];

describe('a tree of categories', () => {
  it('is read from the top, each with its level and followed by what is below it', () => {
    const order = sortAsTree(tree).map(({ id, level }) => [id, level]);
    expect(order).toEqual([
      [1, 0],
      [3, 1],
      [5, 2],
      [4, 1],
      [2, 0],
    ]);
  });

  it('keeps a category whose parent is not shown', () => {
    expect(sortAsTree([node(5, 3), node(2, null)]).map(({ id, level }) => [id, level])).toEqual([
      [5, 0],
      [2, 0],
    ]);
  });

  it('knows what is below and above a category', () => {
    expect(listDescendantIds(tree, 1)).toEqual([1, 3, 4, 5]);
    expect(listDescendantIds(tree, 2)).toEqual([2]);
    expect(listAncestors(tree, 5).map(({ id }) => id)).toEqual([1, 3]);
    expect([getHeight(tree, 1), getHeight(tree, 3), getHeight(tree, 2)]).toEqual([3, 2, 1]);
  });

  it('ends even where it runs in a circle', () => {
    const circle = [node(1, 2), node(2, 1)];
    expect(listDescendantIds(circle, 1)).toEqual([1, 2]);
    expect(listAncestors(circle, 1)).toHaveLength(2);
    expect(sortAsTree(circle)).toEqual([]);
  });

  it('writes a level before a name', () => {
    expect(indentName({ name: 'Deadbolts', level: 2 })).toBe('– – Deadbolts');
  });
});

describe('a place below another', () => {
  it.each([
    ['the top', 5, null, undefined],
    ['a sibling of its parent', 5, 4, undefined],
    ['itself', 3, 3, 'A category can’t be its own parent'],
    ['its child', 1, 3, 'C3 is under this category, so it can’t be the parent'],
    ['its grandchild', 1, 5, 'C5 is under this category, so it can’t be the parent'],
    ['what is not there', 1, 9, 'Choose an existing category'],
    ['the third level, for a new one', undefined, 3, undefined],
    ['a fourth level, for a new one', undefined, 5, 'Use at most 3 category levels'],
    ['a place where its own would be on a fourth', 3, 2, undefined],
    ['one too deep for what is below it', 1, 2, 'Use at most 3 category levels'],
  ])('%s', (_, id, parentId, problem) => {
    expect(findParentProblem(tree, id, parentId)).toBe(problem);
  });
});
