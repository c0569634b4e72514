import { expect, it } from 'vitest';

import { compareAttributes } from './compare.rules';

const toProduct = (...specifications: [name: string, value: string][]) => ({
  specifications: specifications.map(([name, value]) => ({ name, value })),
});

it('lists the attributes of all products in the order of the first', () => {
  const rows = compareAttributes([
    toProduct(['Finish', '626'], ['Grade', '1']),
    toProduct(['Grade', '1'], ['Pins', '6']),
  ]);
  expect(rows).toEqual([
    { name: 'Finish', values: ['626', ''], differs: true },
    { name: 'Grade', values: ['1', '1'], differs: false },
    { name: 'Pins', values: ['', '6'], differs: true },
  ]);
});

it('compares an attribute that products name differently in one row', () => {
  const rows = compareAttributes([toProduct(['Emergency blade', 'HU101']), toProduct(['Blade', 'HU101'])]);
  expect(rows).toEqual([{ name: 'Blade', values: ['HU101', 'HU101'], differs: false }]);
});

it('keeps the name that all products use, and both where one product has both', () => {
  const namesOf = (...products: ReturnType<typeof toProduct>[]) =>
    compareAttributes(products).map(({ name }) => name);
  expect(namesOf(toProduct(['Emergency blade', 'HU101']), toProduct(['Emergency blade', 'HU66']))).toEqual([
    'Emergency blade',
  ]);
  expect(
    namesOf(toProduct(['Emergency blade', 'HU101'], ['Blade', 'HU66']), toProduct(['Blade', 'HU66'])),
  ).toEqual(['Emergency blade', 'Blade']);
});
