import { expect, it } from 'vitest';

import { canBeOneLabel } from './fcc-id.rules';

it.each([
  ['N5FAO8TAA', 'N5F-A08TAA', true],
  ['n5f a08ta', 'N5F-A08TAA', true],
  ['N5F-A08TAA REV 2', 'N5F-A08TAA', true],
  ['HYQI4FBA', 'HYQ14FBA', true],
  ['HYQ14FBB', 'HYQ14FBA', false],
  ['HYQ14', 'HYQ14FBA', false],
  ['', 'HYQ14FBA', false],
])('%j may be the label of %j: %j', (typed, known, isLikely) => {
  expect(canBeOneLabel(typed, known)).toBe(isLikely);
  expect(canBeOneLabel(known, typed)).toBe(isLikely);
});
