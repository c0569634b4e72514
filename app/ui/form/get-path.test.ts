import { expect, test } from 'vitest';

import getPath from './get-path';

const VALUES = {
  firstName: 'Ada',
  nothing: null,
  lines: [{ sku: 'A', quantity: 2 }, { sku: 'B' }],
  quantity: { 12: '3' },
  'lines[1].sku': 'a key',
};

test.each([
  ['firstName', 'Ada'],
  ['nothing', null],
  ['nothing.more', undefined],
  ['absent.more', undefined],
  ['lines[0].quantity', 2],
  ['lines[0]', VALUES.lines[0]],
  ['lines[7].sku', undefined],
  ['lines[1].sku', 'a key'],
  ['quantity[12]', '3'],
  ['quantity.12', '3'],
])('%s is found as lodash.get finds it', (path, value) => {
  expect(getPath(VALUES, path)).toEqual(value);
  expect(getPath(undefined, path)).toBeUndefined();
});
