import { expect, it } from 'vitest';

import { IdSet } from './id-set';

it('holds each id once, whatever their order, and gives them back in theirs', () => {
  const ids = [7, 1, 31, 32, 33, 63, 64, 1_000_003, 7, 2_047, 2_048];
  const set = IdSet.of(ids);
  expect(set.size).toBe(10);
  expect([...set]).toEqual([...new Set(ids)].sort((a, b) => a - b));
  for (const id of ids) expect(set.has(id)).toBe(true);
  for (const id of [0, 2, 30, 34, 62, 65, 999_999, 1_000_004, 5_000_000]) expect(set.has(id)).toBe(false);
});

it('gives those of a range, both ends included', () => {
  const set = IdSet.of([1, 31, 32, 33, 64, 100, 4_000]);
  expect([...set.between(31, 64)]).toEqual([31, 32, 33, 64]);
  expect([...set.between(34, 63)]).toEqual([]);
  expect([...set.between(100, 100)]).toEqual([100]);
  expect([...set.between(65, 1_000_000)]).toEqual([100, 4_000]);
  expect([...set.between(2_000_000, 3_000_000)]).toEqual([]);
});

it('joins with another', () => {
  const one = IdSet.of([1, 31, 32, 5_000]);
  const other = IdSet.of([31, 33, 64, 5_000, 70_000]);
  expect([...one.and(other)]).toEqual([31, 5_000]);
  expect(one.and(other).size).toBe(2);
  expect([...other.or(one)]).toEqual([1, 31, 32, 33, 64, 5_000, 70_000]);
  expect(one.or(other).size).toBe(7);
  expect([one.size, other.size]).toEqual([4, 5]);
});

it('may be empty', () => {
  expect([...new IdSet()]).toEqual([]);
  expect(new IdSet().size).toBe(0);
});
