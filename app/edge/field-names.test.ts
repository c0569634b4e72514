import { expect, it } from 'vitest';

import { findFieldNamesProblem, hasTooManyParts } from './field-names';

it('lets the names of our own forms pass', () => {
  const ours = [
    'firstName',
    'zipCode',
    'items[0].quantity',
    'items[1].quantity',
    '__rvfInternalFormId',
    'brand',
  ];
  expect(findFieldNamesProblem(ours)).toBeUndefined();
});

it('lets the same name come twice', () => {
  expect(findFieldNamesProblem(['brand', 'brand'])).toBeUndefined();
});

it.each([
  ['a prototype', ['__proto__.admin']],
  ['a prototype in brackets', ['a[__proto__]']],
  ['a constructor', ['constructor.prototype.x']],
  ['a huge index', ['items[999999]']],
  ['a deep name', ['a.b.c.d.e.f.g.h.i']],
  ['a long name', ['a'.repeat(121)]],
  ['a NUL', ['a\0b']],
  ['a field that is both a value and a group', ['a', 'a.b']],
  ['a field that is both a value and a list', ['a[0]', 'a']],
  ['too many fields', Array.from({ length: 1_001 }, (_, index) => `f${index}`)],
])('refuses %s', (_what, names) => {
  expect(findFieldNamesProblem(names)).toBeTypeOf('string');
});

it.each([
  [1_000, false],
  [1_001, true],
])('of a form in %i parts that is too many: %s', (count, isTooMany) => {
  const body = Buffer.from(`${'--x\r\nany part\r\n'.repeat(count)}--x--\r\n`);
  for (const type of ['multipart/form-data; boundary=x', 'Multipart/Form-Data;BOUNDARY="x"; charset=utf-8'])
    expect(hasTooManyParts(type, body), type).toBe(isTooMany);
});
