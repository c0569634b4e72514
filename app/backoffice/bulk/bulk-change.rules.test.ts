import { describe, expect, it } from 'vitest';

import { applyBulkChange, type BulkState } from './bulk-change.rules';
import { BulkFormSchema, parsePercent } from './bulk-change.schema';

const PRODUCT: BulkState = {
  priceCents: 1999,
  salePriceCents: null,
  isOnSale: false,
  categoryId: 1,
  isActive: true,
  isFeatured: false,
};

describe('a change of one product', () => {
  it.each([
    [1999, 500, 2099],
    [1990, 500, 2090],
    [10, 500, 11],
    [9, 500, 9],
    [1999, -3333, 1333],
    [1, -9999, 1],
  ])(
    'rounds %i cents by %i basis points half up to %i, never below a cent',
    (priceCents, basisPoints, expected) => {
      const changed = applyBulkChange({ ...PRODUCT, priceCents }, { kind: 'price-percent', basisPoints });
      const after = changed.outcome === 'change' ? changed.after.priceCents : priceCents;
      expect(after).toBe(expected);
    },
  );

  it('takes an amount off, and stops at a cent', () => {
    expect(applyBulkChange(PRODUCT, { kind: 'price-amount', cents: -250 })).toMatchObject({
      after: { priceCents: 1749 },
    });
    expect(applyBulkChange(PRODUCT, { kind: 'price-amount', cents: -5000 })).toMatchObject({
      after: { priceCents: 1 },
    });
  });

  it('refuses a price that is not above the sale price', () => {
    const onSale = { ...PRODUCT, isOnSale: true, salePriceCents: 1900 };
    expect(applyBulkChange(onSale, { kind: 'price-percent', basisPoints: -1000 })).toEqual({
      outcome: 'refused',
      problem: 'The sale price, $19.00, wouldn’t be lower than the price, $17.99.',
    });
  });

  it('refuses a sale for the price or more, and one of a product that costs a cent', () => {
    expect(applyBulkChange(PRODUCT, { kind: 'sale-price', cents: 1999 }).outcome).toBe('refused');
    const cheap = { ...PRODUCT, priceCents: 1 };
    expect(applyBulkChange(cheap, { kind: 'sale-percent', basisPoints: 1000 }).outcome).toBe('refused');
    expect(applyBulkChange(PRODUCT, { kind: 'sale-price', cents: 1998 }).outcome).toBe('change');
  });

  it('ends a sale with its price, and says what is so already', () => {
    const onSale = { ...PRODUCT, isOnSale: true, salePriceCents: 1900 };
    expect(applyBulkChange(onSale, { kind: 'sale-off' })).toEqual({ outcome: 'change', after: PRODUCT });
    expect(applyBulkChange(PRODUCT, { kind: 'sale-off' }).outcome).toBe('same');
    expect(applyBulkChange(PRODUCT, { kind: 'active' }).outcome).toBe('same');
    expect(applyBulkChange(PRODUCT, { kind: 'category', categoryId: 1 }).outcome).toBe('same');
  });

  it('refuses a price above the most that a price may be', () => {
    const dear = { ...PRODUCT, priceCents: 999_999_999 };
    expect(applyBulkChange(dear, { kind: 'price-percent', basisPoints: 500 }).outcome).toBe('refused');
  });
});

describe('the form of a change', () => {
  it.each([
    ['5', 500],
    ['-5 %', -500],
    ['−7.5', -750],
    ['+0.25', 25],
    ['five', undefined],
    ['5.123', undefined],
  ])('reads the percentage %s', (text, expected) => {
    expect(parsePercent(text)).toBe(expected);
  });

  it.each([
    [{ change: '' }, 'change', 'Choose what to change'],
    [
      { change: 'price-percent', pricePercent: '0' },
      'pricePercent',
      'Enter a percentage, e.g. 5, -5, or 7.5',
    ],
    [
      { change: 'price-percent', pricePercent: '-100' },
      'pricePercent',
      'Enter a decrease of less than 100 percent',
    ],
    [
      { change: 'sale-percent', salePercent: '100' },
      'salePercent',
      'Enter a percentage greater than 0 and less than 100',
    ],
    [{ change: 'category', categoryId: '' }, 'categoryId', 'Choose a category'],
  ])('refuses %j at its field', (form, field, message) => {
    const { error } = BulkFormSchema.safeParse(form);
    expect(error?.issues.map(({ path, message: said }) => [path.join(), said])).toEqual([[field, message]]);
  });

  it('checks the field of the chosen change only, and tells chosen products from a filter', () => {
    const chosen = BulkFormSchema.parse({ change: 'sale-off', pricePercent: 'x', productIds: '3,1,3,no' });
    expect(chosen).toMatchObject({ change: { kind: 'sale-off' }, productIds: [3, 1] });
    const filtered = BulkFormSchema.parse({ change: 'active', productIds: '', q: 'lever' });
    expect(filtered).toMatchObject({
      productIds: undefined,
      filter: { q: 'lever', category: '', status: '' },
    });
  });
});
