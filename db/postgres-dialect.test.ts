import { afterAll, describe, expect, it } from 'vitest';

import { openDatabase } from './client';

/** Compiles alone: nothing listens there. */
const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
afterAll(() => db.destroy());

describe('a list without values', () => {
  it('is a condition that nothing meets, or everything where it is turned round', () => {
    const query = db.selectFrom('products').select('id').where('id', 'in', []).where('sku', 'not in', []);
    expect(query.compile().sql).toBe('select "id" from "products" where false and true');
  });

  it('is one in a query within another, too', () => {
    const query = db
      .selectFrom('products')
      .select('id')
      .where('id', 'in', (build) =>
        build.selectFrom('cart_lines').select('product_id').where('cart_id', 'in', []),
      );
    expect(query.compile().sql).toContain('from "cart_lines" where false');
  });
});
