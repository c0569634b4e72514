import { expect, it } from 'vitest';

import { formatPartNumber } from './part-number.rules';

it.each([
  ['B60N 505 626', 'SCH-B60N', 'B60N 505 626, SKU SCH-B60N'],
  ['SCH-B60N', 'SCH-B60N', 'SCH-B60N'],
  ['sch b60n', 'SCH-B60N', 'sch b60n'],
  ['', 'SCH-B60N', 'SCH-B60N'],
])('of %j and %j is %j', (productNumber, sku, text) => {
  expect(formatPartNumber({ productNumber, sku })).toBe(text);
});
