import { expect, it } from 'vitest';

import { listFacetValues } from './facet-values.rules';

it.each([
  ['Backset', '2-3/4"', ['2-3/4"']],
  ['Backset', '2-3/8" or 2-3/4", adjustable', ['2-3/8"', '2-3/4"']],
  ['Grade', 'ANSI/BHMA A156.2 Grade 1', ['Grade 1']],
  ['Grade', 'Not graded', ['Not graded']],
  ['Finish', '613 Oil Rubbed Bronze', ['613 Oil-Rubbed Bronze']],
  ['Finish', 'Gray paint', ['Gray paint']],
  ['Keyway', 'Schlage C, 6-pin', ['Schlage C (SC1)']],
  ['Keyway', 'SC1', ['Schlage C (SC1)']],
  ['Keyway', 'Sargent LA, 6-pin', ['Sargent LA']],
  ['Function', 'Storeroom (F86)', ['Storeroom']],
  ['Buttons', '4: lock, unlock, trunk, panic', ['4: lock, unlock, trunk, panic']],
])('%s %s is filtered as %j', (name, value, values) => {
  expect(listFacetValues(name, value)).toEqual(values);
});
