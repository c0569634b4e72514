import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { expectLedgerToAddUp, stockOf } from '../../../../tests/support/orders';
import { openTestStore } from '../../../../tests/support/test-store';
import { listProducts } from './listing/listing.queries.server';
import { readListingQuery } from './listing/listing.schema';
import { CreateProductSchema } from './product.schema';
import { findProduct } from './products.queries.server';
import { createProduct } from './products.server';

let db: Db;
const actor = { name: 'staff:admin', staffId: 1, requestId: 'r' };
const product = (changes: Record<string, unknown> = {}) =>
  CreateProductSchema.parse({
    name: 'Test Cam Lock',
    sku: 'TST-100',
    price: '12.50',
    categoryId: '5',
    stockQuantity: '7',
    ...changes,
  });

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

describe('a new product', () => {
  it('is in the store at once, with its slug, price and picture', async () => {
    const { id, slug } = await createProduct(db, product(), actor);
    expect(slug).toBe('test-cam-lock');
    expect(await findProduct(db, id)).toMatchObject({
      name: 'Test Cam Lock',
      priceCents: 1_250,
      stockQuantity: 7,
      categorySlug: 'cabinet-locks',
      image: '/pictures/cam-lock.svg?v=15',
    });
  });

  it('has its opening stock in the ledger', async () => {
    const { id } = await createProduct(db, product(), actor);
    const movements = await db
      .selectFrom('stock_movements')
      .selectAll()
      .where('product_id', '=', id)
      .execute();
    expect(movements).toMatchObject([{ delta: 7, quantity_after: 7, kind: 'initial', actor: 'staff:admin' }]);
    expect(await stockOf(db, id)).toBe(7);
    await expectLedgerToAddUp(db);
  });

  it('without stock books nothing', async () => {
    const { id } = await createProduct(db, product({ stockQuantity: '0' }), actor);
    expect(await db.selectFrom('stock_movements').selectAll().where('product_id', '=', id).execute()).toEqual(
      [],
    );
  });

  it('is found by its number, without its hyphen too', async () => {
    const { id } = await createProduct(db, product(), actor);
    const found = await listProducts(db, readListingQuery(new URLSearchParams('q=tst100')));
    expect(found.products[0]?.id).toBe(id);
  });

  it('costs its sale price while it is on sale, and not otherwise', async () => {
    const sale = await createProduct(db, product({ isOnSale: true, salePrice: '9.99' }), actor);
    const plain = await createProduct(db, product({ sku: 'TST-101', salePrice: '9.99' }), actor);
    const rows = await db
      .selectFrom('products')
      .select(['effective_price_cents as pays', 'sale_price_cents as sale'])
      .where('id', 'in', [sale.id, plain.id])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { pays: 999, sale: 999 },
      { pays: 1_250, sale: null },
    ]);
  });

  it('whose name is taken gets a number behind its slug', async () => {
    await createProduct(db, product(), actor);
    const second = await createProduct(db, product({ sku: 'TST-101' }), actor);
    const third = await createProduct(db, product({ sku: 'TST-102' }), actor);
    expect([second.slug, third.slug]).toEqual(['test-cam-lock-2', 'test-cam-lock-3']);
  });

  it('whose name has no letter takes its slug from the SKU', async () => {
    expect((await createProduct(db, product({ name: '锁' }), actor)).slug).toBe('tst-100');
  });

  it('is in the audit log, with who added it', async () => {
    const { id } = await createProduct(db, product(), actor);
    const entry = await db.selectFrom('audit_entries').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor: 'staff:admin', action: 'product.create', subject: `product:${id}` });
  });
});

describe('a product is refused', () => {
  it.each(['TST-100', 'tst100', 'TST 100'])(
    'when its SKU %s is taken, however it is written',
    async (sku) => {
      await createProduct(db, product(), actor);
      const before = await db.selectFrom('products').select('id').execute();
      await expect(createProduct(db, product({ sku, name: 'Another' }), actor)).rejects.toMatchObject({
        field: 'sku',
        message: `SKU ${sku} is already used by Test Cam Lock`,
      });
      expect(await db.selectFrom('products').select('id').execute()).toHaveLength(before.length);
    },
  );

  it('when there is no such category', async () => {
    await expect(createProduct(db, product({ categoryId: '999' }), actor)).rejects.toMatchObject({
      field: 'categoryId',
      message: 'Category not found',
    });
  });
});
