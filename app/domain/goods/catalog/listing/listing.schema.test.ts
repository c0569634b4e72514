import { describe, expect, it } from 'vitest';

import { buildListingParams } from './listing.rules';
import { readListingQuery } from './listing.schema';

const read = (search: string) => readListingQuery(new URLSearchParams(search));
const defaults = {
  q: '',
  category: '',
  brand: [],
  type: [],
  make: '',
  model: '',
  noYear: '',
  inStock: false,
  attribute: [],
  sort: 'best-match',
  page: 1,
  pageSize: 25,
  view: undefined,
  compare: [],
};

describe('the query string of a listing', () => {
  it('may be empty', () => {
    expect(read('')).toEqual(defaults);
  });

  it('is read as a whole', () => {
    const search =
      'q=+key+&category=safes&brand=ILCO&brand=JMA&type=Blanks&make=ford&model=F-150' +
      '&year=2022&inStock=on&sort=price-low&page=3&pageSize=75&view=list' +
      '&attribute=Finish%3A626+Satin+Chrome&attribute=Size%3A4%3A2&compare=7&compare=9&compare=7';
    expect(read(search)).toEqual({
      q: 'key',
      category: 'safes',
      brand: ['ILCO', 'JMA'],
      type: ['Blanks'],
      make: 'ford',
      model: 'F-150',
      year: 2022,
      noYear: '',
      inStock: true,
      attribute: [
        { name: 'Finish', value: '626 Satin Chrome' },
        { name: 'Size', value: '4:2' },
      ],
      sort: 'price-low',
      page: 3,
      pageSize: 75,
      view: 'list',
      compare: [7, 9],
    });
  });

  it.each([
    'page=0',
    'page=-3',
    'page=1.5',
    'page=abc',
    'page=1e99',
    'page=',
    'pageSize=10',
    'pageSize=1000000',
    'pageSize=x',
    'sort=cheapest',
    'sort=toString',
    'sort=__proto__',
    'view=table',
    'inStock=no',
    'year=',
    'brand=',
    'type=',
    'attribute=',
    'attribute=Finish',
    'attribute=:626',
    'attribute=Finish:',
    'compare=0',
    'compare=x',
    'make=',
    `brand=${'x'.repeat(101)}`,
    'unknown=1',
  ])('falls back to its defaults at %s', (search) => {
    expect(read(search)).toEqual(defaults);
  });

  it.each([
    ['year=soon', { noYear: 'soon' }],
    ['year=99999', { noYear: '99999' }],
    ['make=nonsense', { make: 'nonsense' }],
    ['make=__proto__', { make: '__proto__' }],
    ['make=Mercedes+Benz', { make: 'mercedes-benz' }],
  ])('keeps what says which goods are wanted: %s', (search, kept) => {
    expect(read(search)).toEqual({ ...defaults, ...kept });
  });

  it('searches for the beginning of a text that is too long', () => {
    expect(read(`q=${'x'.repeat(300)}`).q).toBe('x'.repeat(100));
  });

  it('is the same after writing and reading it', () => {
    const query = read(
      'q=key&brand=ILCO&brand=JMA&inStock=1&sort=name&page=2&pageSize=50&view=list&year=2021&attribute=Finish%3A626&compare=3',
    );
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(buildListingParams(query))) {
      if (Array.isArray(value)) value.forEach((item) => params.append(name, item));
      else params.set(name, value === true ? '1' : String(value));
    }
    expect(readListingQuery(params)).toEqual(query);
  });

  it('is not written where it says what is so anyway', () => {
    expect(buildListingParams(read(''))).toEqual({});
  });
});
