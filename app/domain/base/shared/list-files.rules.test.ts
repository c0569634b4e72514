import { expect, it } from 'vitest';

import { isNotAList } from './list-files.rules';

it.each([
  ['text/csv', 'SKU,QTY\n'],
  ['text/plain', '\uFEFFSKU;QTY\n'],
  ['text/tab-separated-values', '"<b>"\tQTY'],
  ['application/vnd.ms-excel', 'A-1,2'],
  ['application/octet-stream', '<5 mm pins>,2'],
  ['', ''],
])('%j that begins with %j may be a list', (type, start) => {
  expect(isNotAList(type, start)).toBe(false);
});

it.each([
  ['image/svg+xml', 'SKU,QTY'],
  ['text/html', 'SKU,QTY'],
  ['text/javascript', 'alert(1)'],
  ['application/json', '[1,2]'],
  ['application/pdf', 'SKU,QTY'],
  ['text/csv', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['text/csv', '\uFEFF \n<!DOCTYPE html>'],
  ['', '<?php system(1);'],
])('%j that begins with %j is none', (type, start) => {
  expect(isNotAList(type, start)).toBe(true);
});
