import { beforeEach, describe, expect, it } from 'vitest';

import { stockTo } from '../../../../tests/support/orders';
import {
  changeDraft,
  CLERK,
  draftOf,
  lineOf,
  productOf,
  sentOrder,
  someSkus,
  supplierWith,
} from '../../../../tests/support/purchasing';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { ConflictError } from '../../base/shared/errors';
import { randomKey } from '../../base/shared/random.server';
import { orderSuggestedProducts } from './order-suggestions.server';
import { getPurchaseOrder } from './purchase-orders.queries.server';
import { listReorderSuggestions, type Suggestion } from './reorder.queries.server';
import { parseReorderFilter, ReorderSchema } from './reorder.schema';
import { addSupplierProduct } from './supplier-products.server';
import { archiveSupplier } from './suppliers.server';

let db: Db;
let supplier: number;
let skuA: string;
let skuB: string;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  await db.deleteFrom('supplier_products').execute();
  // Nothing but these two is low.
  await db.updateTable('products').set({ reorder_level: -1 }).execute();
  [skuA = '', skuB = ''] = await someSkus(db, 2);
  for (const sku of [skuA, skuB]) {
    const { id } = await productOf(db, sku);
    await db
      .updateTable('products')
      .set({ reorder_level: 20, reorder_quantity: 50, is_active: 1 })
      .where('id', '=', id)
      .execute();
    await stockTo(db, id, 5);
  }
  await db.deleteFrom('purchase_receipt_lines').execute();
  await db.deleteFrom('purchase_orders').execute();
  supplier = await supplierWith(db);
  const input = { sku: skuA, partNumber: 'S-1', unitCost: 250, isPreferred: true };
  await addSupplierProduct(db, supplier, input, CLERK);
});

async function suggested(query = ''): Promise<(Suggestion & { supplierId: number | null })[]> {
  const { groups } = await listReorderSuggestions(db, parseReorderFilter(new URLSearchParams(query)), 1);
  return groups.flatMap(({ supplier: one, suggestions }) =>
    suggestions.map((suggestion) => ({ ...suggestion, supplierId: one?.id ?? null })),
  );
}

const skus = async (query = '') => (await suggested(query)).map(({ sku }) => sku);

/** The form as the page shows it, with everything on it checked. */
async function formOf(fields: Record<string, unknown> = {}, query = '') {
  const shown = await suggested(query);
  const each = (value: (one: Suggestion) => string) =>
    Object.fromEntries(shown.map((one) => [`p${one.productId}`, value(one)]));
  return ReorderSchema.parse({
    formKey: randomKey(),
    chosen: each(() => 'on'),
    quantities: each((one) => String(one.reorderQuantity)),
    covered: each((one) => String(one.onOrder + one.drafted)),
    ...fields,
  });
}

describe('suggestions', () => {
  it('are what is at or below its reorder level, by preferred supplier, the others last', async () => {
    expect(
      (await suggested()).map((one) => [one.sku, one.supplierId, one.partNumber, one.unitCostCents]),
    ).toEqual([
      [skuA, supplier, 'S-1', 250],
      [skuB, null, '', (await productOf(db, skuB)).cost_price_cents],
    ]);
    const { id } = await productOf(db, skuA);
    await stockTo(db, id, 20);
    expect(await skus()).toEqual([skuA, skuB]);
    await stockTo(db, id, 21);
    expect(await skus()).toEqual([skuB]);
    await db.updateTable('products').set({ is_active: 0 }).where('sku', '=', skuB).execute();
    expect(await skus()).toEqual([]);
  });

  it('are filtered by supplier and text', async () => {
    expect(await skus(`supplier=${supplier}`)).toEqual([skuA]);
    expect(await skus('supplier=none')).toEqual([skuB]);
    expect(await skus(`q=${encodeURIComponent(skuB)}`)).toEqual([skuB]);
    const { revision } = await db
      .selectFrom('suppliers')
      .select('revision')
      .where('id', '=', supplier)
      .executeTakeFirstOrThrow();
    await archiveSupplier(db, supplier, { expectedRevision: revision, archive: true }, CLERK);
    expect((await suggested()).map(({ supplierId }) => supplierId)).toEqual([null, null]);
  });

  it('count what is on order, and only that', async () => {
    await sentOrder(db, supplier, [skuA, 15]);
    expect((await suggested()).find(({ sku }) => sku === skuA)).toMatchObject({
      stockQuantity: 5,
      onOrder: 15,
    });
    await sentOrder(db, supplier, [skuA, 1]);
    expect(await skus()).toEqual([skuB]);
    // What a draft covers is left out too, until it is asked for.
    await draftOf(db, supplier, [skuB, 50]);
    expect(await skus()).toEqual([]);
    expect(await suggested('drafted=1')).toMatchObject([{ sku: skuB, drafted: 50, onOrder: 0 }]);
  });
});

describe('ordering them', () => {
  it('opens one draft a supplier, with quantities as edited', async () => {
    const second = await supplierWith(db);
    const { id } = await productOf(db, skuA);
    const form = await formOf({ from: { s0: String(second) } });
    const { orderIds } = await orderSuggestedProducts(
      db,
      {
        ...form,
        products: form.products.map((one) => (one.productId === id ? { ...one, quantity: 16 } : one)),
      },
      CLERK,
    );
    const orders = await Promise.all(orderIds.map((orderId) => getPurchaseOrder(db, orderId)));
    expect(
      orders.map(({ state, supplier: { id: to }, lines }) => [
        state,
        to,
        lines.map((l) => [l.sku, l.quantity]),
      ]),
    ).toEqual([
      ['draft', supplier, [[skuA, 16]]],
      ['draft', second, [[skuB, 50]]],
    ]);
    expect(orders[0]?.lines).toMatchObject([{ partNumber: 'S-1', unitCostCents: 250 }]);
    expect(await skus()).toEqual([]);
  });

  it('adds to an open draft when that is chosen', async () => {
    const draft = await draftOf(db, supplier, [skuA, 3], [skuB, 1]);
    const form = await formOf({ into: { [`s${supplier}`]: String(draft.id) } }, `supplier=${supplier}`);
    const { orderIds } = await orderSuggestedProducts(db, form, CLERK);
    expect(orderIds).toEqual([draft.id]);
    expect(lineOf(await getPurchaseOrder(db, draft.id), skuA).quantity).toBe(53);
    // Whoever edits the draft meanwhile is told.
    await expect(changeDraft(db, draft.id, { expectedRevision: draft.revision })).rejects.toThrow(
      ConflictError,
    );
  });

  it('does it once for a form that is sent twenty times', async () => {
    const form = await formOf({}, `supplier=${supplier}`);
    const posts = await Promise.all(
      Array.from({ length: 20 }, () => orderSuggestedProducts(db, form, CLERK)),
    );
    expect(new Set(posts.map(({ orderIds }) => orderIds.join()))).toHaveLength(1);
    const orders = await db.selectFrom('purchase_orders').select('id').execute();
    expect(orders).toHaveLength(1);
  });

  it('tells the second of two clerks, and orders nothing', async () => {
    const first = await formOf({}, `supplier=${supplier}`);
    const second = await formOf({}, `supplier=${supplier}`);
    await orderSuggestedProducts(db, first, CLERK);
    const late = orderSuggestedProducts(db, second, CLERK);
    await expect(late).rejects.toThrow(ConflictError);
    await expect(late).rejects.toThrow(`${skuA}: 0 on order or drafted when you opened the page, now 50`);
    expect(await db.selectFrom('purchase_orders').select('id').execute()).toHaveLength(1);
  });

  it('asks for a supplier, a choice and a quantity', async () => {
    await expect(orderSuggestedProducts(db, await formOf(), CLERK)).rejects.toThrow('Choose a supplier for');
    await expect(formOf({ chosen: {} })).rejects.toThrow('Select at least one product');
    const { id } = await productOf(db, skuA);
    await expect(formOf({ quantities: { [`p${id}`]: '0' } })).rejects.toThrow(
      'Enter a whole number of 1 or more',
    );
    expect(await db.selectFrom('purchase_orders').select('id').execute()).toEqual([]);
  });
});
