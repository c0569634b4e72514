import { describe, expect, it } from 'vitest';

import { CreateProductFormSchema, CreateProductSchema, StockUpdateSchema } from './product.schema';

const valid = { name: 'Cam lock', sku: 'CL-1', price: '12.50', categoryId: '5', stockQuantity: '0' };

function problems(input: Record<string, unknown>): Record<string, string> {
  const parsed = CreateProductFormSchema.safeParse(input);
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('a new product', () => {
  it('needs a name, a SKU, a price and a category', () => {
    expect(problems({})).toEqual({
      name: 'Product name is required',
      sku: 'SKU is required',
      price: 'Price is required',
      categoryId: 'Category is required',
    });
  });

  it('needs more than blanks', () => {
    expect(problems({ ...valid, name: '  ', sku: ' ', price: ' ', categoryId: '' })).toEqual({
      name: 'Product name is required',
      sku: 'SKU is required',
      price: 'Price is required',
      categoryId: 'Category is required',
    });
  });

  it('names the limit of a stock figure', () => {
    expect(problems({ ...valid, stockQuantity: '99999999' })).toEqual({
      stockQuantity: 'Enter at most 9,999,999',
    });
  });

  it.each(['-1', '1.5', 'many', '1e3'])('cannot have a stock of %s', (stockQuantity) => {
    expect(problems({ ...valid, stockQuantity })).toEqual({
      stockQuantity: 'Stock quantity must be 0 or greater',
    });
  });

  it('has the defaults where nothing is given', () => {
    expect(
      CreateProductSchema.parse({
        ...valid,
        stockQuantity: '',
        lowStockThreshold: '',
        reorderLevel: ' ',
        reorderQuantity: '',
      }),
    ).toMatchObject({
      stockQuantity: 0,
      lowStockThreshold: 10,
      reorderLevel: 20,
      reorderQuantity: 50,
      isActive: true,
      isFeatured: false,
      isOnSale: false,
    });
  });

  it('is inactive when the form leaves the box unchecked', () => {
    expect(CreateProductFormSchema.parse(valid).isActive).toBe(false);
    expect(CreateProductFormSchema.parse({ ...valid, isActive: 'on' }).isActive).toBe(true);
  });

  it.each([
    ['12.5', 1_250],
    [12.5, 1_250],
    [0.1 + 0.2, 30],
    [299.99, 29_999],
    [1_234_567.89, 123_456_789],
  ])('has its price in cents: %s', (price, cents) => {
    expect(CreateProductSchema.parse({ ...valid, price }).price).toBe(cents);
  });

  it.each([[-1], [1.005], [Number.NaN], [1e9], ['-1'], ['1.999'], ['free']])(
    'cannot have the price %s',
    (price) => {
      expect(CreateProductSchema.safeParse({ ...valid, price }).success).toBe(false);
    },
  );

  it('on sale needs a sale price below its price', () => {
    const sale = { ...valid, isOnSale: 'on' };
    expect(problems(sale)).toEqual({ salePrice: 'Enter a sale price, or turn off On Sale' });
    expect(problems({ ...sale, salePrice: '12.50' })).toEqual({
      salePrice: 'Sale price must be below the regular price',
    });
    expect(problems({ ...sale, salePrice: '12.49' })).toEqual({});
  });

  it.each([
    'javascript:alert(1)',
    '//elsewhere.example/a.png',
    '/\\elsewhere.example/a.png',
    '\\\\elsewhere.example/a.png',
    'http://insecure.example/a.png',
    'a.png',
  ])('cannot have its picture at %s', (imageUrl) => {
    expect(Object.keys(problems({ ...valid, imageUrl }))).toEqual(['imageUrl']);
  });
});

describe('a stock update', () => {
  it.each([
    ['0', 0],
    [7, 7],
    [' 12 ', 12],
  ])('takes %j', (stockQuantity, units) => {
    expect(StockUpdateSchema.parse({ stockQuantity }).stockQuantity).toBe(units);
  });

  it.each(['', '-1', -1, 1.5, 'ten', undefined])('refuses %j', (stockQuantity) => {
    const parsed = StockUpdateSchema.safeParse({ stockQuantity });
    expect(parsed.error?.issues[0]?.message).toBe('Stock quantity must be 0 or greater');
  });
});
