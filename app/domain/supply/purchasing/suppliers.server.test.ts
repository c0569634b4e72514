import { beforeEach, describe, expect, it } from 'vitest';

import { auditOf, CLERK, draftOf, productOf, supplierWith } from '../../../../tests/support/purchasing';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { StaleFormError } from '../../base/shared/stale-form.server';
import { findSupplierProduct, listSupplierProducts } from './supplier-products.queries.server';
import { addSupplierProduct, changeSupplierProduct, removeSupplierProduct } from './supplier-products.server';
import { SupplierSchema } from './supplier.schema';
import { parseSupplierFilter } from './purchase-list.rules';
import { getSupplier, listSuppliers } from './suppliers.queries.server';
import { archiveSupplier, changeSupplier } from './suppliers.server';

let db: Db;
let supplier: number;
let sku: string;
let productId: number;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  // One that no supplier of the demo has.
  const unsupplied = await db
    .selectFrom('products')
    .select(['id', 'sku'])
    .where('id', 'not in', db.selectFrom('supplier_products').select('product_id'))
    .executeTakeFirstOrThrow();
  ({ sku, id: productId } = unsupplied);
  supplier = await supplierWith(db, { name: 'Blade & Bow', contactName: 'Rosa Quill', minimumOrder: '250' });
});

const product = { partNumber: '', unitCost: null, isPreferred: false };

describe('a supplier', () => {
  it('is found by any of its words', async () => {
    const found = async (q: string) =>
      (await listSuppliers(db, parseSupplierFilter(new URLSearchParams({ q })), 1)).suppliers.map(
        ({ name }) => name,
      );
    expect(await found('rosa blade')).toEqual(['Blade & Bow']);
    expect(await found('rosa nobody')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('is changed, and whoever saw it before is told both values', async () => {
    const form = (fields: object) =>
      SupplierSchema.parse({ name: 'Blade & Bow', expectedRevision: 0, ...fields });
    await changeSupplier(db, supplier, form({ phone: '416-555-0101', leadTimeDays: '5' }), CLERK);
    expect(await getSupplier(db, supplier)).toMatchObject({ phone: '416-555-0101', leadTimeDays: 5 });
    const stale = changeSupplier(db, supplier, form({ phone: '416-555-0202', leadTimeDays: '5' }), CLERK);
    await expect(stale).rejects.toThrow(StaleFormError);
    await expect(stale).rejects.toThrow('Phone: now “416-555-0101”, you entered “416-555-0202”');
    expect((await auditOf(db, `supplier:${supplier}`)).at(-1)).toMatchObject({
      action: 'supplier.edit',
      before: { minimumOrderCents: 25_000, phone: '' },
      after: { minimumOrderCents: 0, phone: '416-555-0101' },
    });
  });

  it('has a name of its own', async () => {
    await expect(supplierWith(db, { name: 'BLADE & bow' })).rejects.toThrow(
      'A supplier with this name already exists',
    );
  });

  it('is archived once nothing is open there, and comes back', async () => {
    const draft = await draftOf(db, supplier);
    const archive = (expectedRevision: number, away: boolean) =>
      archiveSupplier(db, supplier, { expectedRevision, archive: away }, CLERK);
    await expect(archive(0, true)).rejects.toThrow('has an open purchase order');
    await db.deleteFrom('purchase_orders').where('id', '=', draft.id).execute();
    await archive(0, true);
    expect(await getSupplier(db, supplier)).toMatchObject({ isArchived: true });
    await expect(draftOf(db, supplier)).rejects.toThrow('Blade & Bow is archived');
    await expect(archive(0, false)).rejects.toThrow(StaleFormError);
    await archive(1, false);
    expect(await getSupplier(db, supplier)).toMatchObject({ isArchived: false });
  });
});

describe('a product of a supplier', () => {
  it('costs what was agreed, else its cost price', async () => {
    await addSupplierProduct(db, supplier, { ...product, sku: sku.toLowerCase() }, CLERK);
    const { cost_price_cents: costPrice } = await productOf(db, sku);
    expect(await findSupplierProduct(db, supplier, productId)).toMatchObject({
      agreedCostCents: null,
      unitCostCents: costPrice,
    });
    const edit = { expectedRevision: 0, partNumber: 'BB-1', unitCost: 123, isPreferred: true };
    await changeSupplierProduct(db, { supplierId: supplier, productId }, edit, CLERK);
    expect((await listSupplierProducts(db, supplier, 1)).products).toMatchObject([
      { sku, partNumber: 'BB-1', agreedCostCents: 123, unitCostCents: 123 },
    ]);
    await expect(
      changeSupplierProduct(db, { supplierId: supplier, productId }, { ...edit, unitCost: 99 }, CLERK),
    ).rejects.toThrow('Unit cost: now “1.23”, you entered “0.99”');
  });

  it('has several suppliers and one that is preferred: the first, until another is', async () => {
    const second = await supplierWith(db);
    const preferred = async () =>
      (
        await db
          .selectFrom('supplier_products')
          .select('supplier_id')
          .where('product_id', '=', productId)
          .where('is_preferred', '=', 1)
          .execute()
      ).map((row) => row.supplier_id);
    await addSupplierProduct(db, supplier, { ...product, sku }, CLERK);
    await addSupplierProduct(db, second, { ...product, sku }, CLERK);
    expect(await preferred()).toEqual([supplier]);
    await changeSupplierProduct(
      db,
      { supplierId: second, productId },
      { ...product, expectedRevision: 0, isPreferred: true },
      CLERK,
    );
    expect(await preferred()).toEqual([second]);
    await removeSupplierProduct(db, { supplierId: second, productId }, 1, CLERK);
    expect(await preferred()).toEqual([]);
  });

  it('is one that we have, once', async () => {
    await expect(addSupplierProduct(db, supplier, { ...product, sku: 'none' }, CLERK)).rejects.toThrow(
      'No product has this SKU',
    );
    await addSupplierProduct(db, supplier, { ...product, sku }, CLERK);
    await expect(addSupplierProduct(db, supplier, { ...product, sku }, CLERK)).rejects.toThrow(
      'is already listed',
    );
  });
});
