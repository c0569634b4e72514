import { expect, it } from 'vitest';

import { SECONDARY_RULES } from './related-secondary.rules';
import { listCodes, RELATED_RULES } from './related.rules';

it.each([
  ['HU101, laser cut', ['HU101']],
  ['CY24 (Y160), edge cut', ['CY24', 'Y160']],
  ['Schlage C (SC1)', ['Schlage C', 'SC1']],
  ['Schlage C, 6-pin', ['Schlage C']],
  ['Yes, Schlage C 5-pin', ['Schlage C']],
  ['SFIC 7-pin housing, less core', ['SFIC']],
  ['990, 996L (separate)', ['996L']],
  ['Texas 4D-63 (80-bit)', ['Texas 4D-63']],
  ['Match to the original key', []],
  ['None', []],
])('the codes in %j are %j', (value, codes) => {
  expect(listCodes(value)).toEqual(codes);
});

it.each([
  ['own', RELATED_RULES],
  ['further', SECONDARY_RULES],
])('no subcategory has two %s rules', (_which, rules) => {
  const items = rules.flatMap((rule) => rule.items);
  expect(new Set(items).size).toBe(items.length);
});
