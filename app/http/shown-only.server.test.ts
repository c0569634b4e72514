import { describe, expect, it } from 'vitest';

import { shownOnly } from './shown-only.server';

const page = { total: 2, products: ['a key', 'a lock'] };

describe('What a page only shows', () => {
  it('is there for writing a document, and is not listed in its data', () => {
    const data = shownOnly({ isDataRequest: false }, page, 'products');
    expect(data.products).toEqual(['a key', 'a lock']);
    expect(JSON.stringify(data)).toBe('{"total":2}');
  });

  it('is part of an answer of data, for a page that the browser makes', () => {
    expect(JSON.stringify(shownOnly({ isDataRequest: true }, page, 'products'))).toBe(JSON.stringify(page));
  });

  it('leaves the data that it was given as it was', () => {
    shownOnly({ isDataRequest: false }, page, 'products');
    expect(Object.keys(page)).toEqual(['total', 'products']);
  });
});
