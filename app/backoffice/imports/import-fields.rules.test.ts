import { expect, it } from 'vitest';

import { CreateProductFormSchema } from '../../domain/goods/catalog/product.schema';
import { FIELDS } from './import-fields.rules';

it('writes limits in one way, in files as in forms', () => {
  expect(FIELDS.price.read('99,999,999')).toEqual({ problem: 'Enter at most $10,000,000.00' });
  expect(FIELDS.stock.read('99999999')).toEqual({ problem: 'Enter at most 9,999,999' });
  expect(FIELDS.description.read('x'.repeat(5001))).toEqual({ problem: 'Use at most 5,000 characters' });
  const typed = CreateProductFormSchema.safeParse({ price: '99999999', reorderLevel: '99999999' });
  expect(typed.error?.flatten().fieldErrors).toMatchObject({
    price: ['Enter at most $10,000,000.00'],
    reorderLevel: ['Enter at most 9,999,999'],
  });
});
