import { beforeEach, describe, expect, it } from 'vitest';

import { applied, dryRun } from '../../../../tests/support/imports';
import { CLERK, placeAndCapture, readExpectedOrder } from '../../../../tests/support/order-handling';
import { placeByTransfer, stockTo } from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { applyBulkRun, prepareBulkRun, undoBulkRun } from '../../../backoffice/bulk/bulk-runs.server';
import { deleteProduct, setProductActive } from '../../goods/catalog/delete-product.server';
import { editProduct } from '../../goods/catalog/edit-product.server';
import { CreateProductSchema } from '../../goods/catalog/product.schema';
import { findEditableProduct } from '../../goods/catalog/product-values.queries.server';
import { createProduct } from '../../goods/catalog/products.server';
import { cancelOrderByStaff } from '../../selling/payments/cancel-order-by-staff.server';
import { fulfillOrder } from '../../selling/orders/fulfill-order.server';
import { addWebhookEndpoint } from './endpoints.server';
import { WEBHOOK_EVENT_TYPES, WebhookEventSchemas, isWebhookEventType } from './webhook-events.schema';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 100);
  await addWebhookEndpoint(
    store.db,
    { url: 'https://erp.example/', description: '', events: [...WEBHOOK_EVENT_TYPES] },
    { allowPrivate: true, sealKey: 'a secret that only these tests know' },
    { id: 1 },
    CLERK,
  );
});

/** What waits to be told; every body is checked against its schema. */
async function told(): Promise<Record<string, unknown>[]> {
  const rows = await store.db
    .selectFrom('webhook_deliveries')
    .select(['type', 'body'])
    .orderBy('id')
    .execute();
  return rows.map(({ type, body }) => {
    if (!isWebhookEventType(type)) throw new Error(`${type} is no event`);
    const { data } = WebhookEventSchemas[type].parse(JSON.parse(body));
    return { type, ...data };
  });
}

async function toldProducts() {
  const all = await told();
  return all.filter(({ type }) => type === 'product.changed').map(({ id, change }) => ({ id, change }));
}

const forget = () => store.db.deleteFrom('webhook_deliveries').execute();

const line = { productId: 1, quantity: 2 };

describe('of an order is told', () => {
  it('that it was placed, paid and shipped', async () => {
    const { id, number, totalCents } = await placeAndCapture(store, [line]);
    await fulfillOrder(
      store.db,
      { orderId: id, seen: await readExpectedOrder(store.db, id), carrier: 'UPS', trackingNumber: '' },
      CLERK,
    );
    const total = (totalCents / 100).toFixed(2);
    expect(await told()).toEqual([
      { type: 'order.placed', id, number, state: 'pending', total, updatedAt: expect.any(String) },
      { type: 'order.paid', id, number, state: 'paid', total, updatedAt: expect.any(String) },
      { type: 'order.fulfilled', id, number, state: 'fulfilled', total, updatedAt: expect.any(String) },
    ]);
    // Nothing of the person is in any of it.
    expect(JSON.stringify(await told())).not.toMatch(/miller|street/i);
  });

  it('that it was cancelled', async () => {
    const { id } = await placeByTransfer(store.db, (await store.cartWith(line)).cartId);
    await cancelOrderByStaff(
      store.db,
      { orderId: id, seen: await readExpectedOrder(store.db, id), reason: 'Buyer asked' },
      CLERK,
    );
    expect((await told()).map(({ type, state }) => [type, state])).toEqual([
      ['order.placed', 'awaiting_transfer'],
      ['order.cancelled', 'cancelled'],
    ]);
  });

  it('nothing when it could not be placed', async () => {
    const { cartId } = await store.cartWith({ productId: 1, quantity: 10 });
    await stockTo(store.db, 1, 3);
    await forget();
    await expect(placeByTransfer(store.db, cartId)).rejects.toThrow('Only 3 left');
    expect(await told()).toEqual([]);
  });
});

describe('of a product is told', () => {
  const fields = CreateProductSchema.parse({
    name: 'Told lock',
    sku: 'TOLD-1',
    price: '12.00',
    categoryId: 6,
    stockQuantity: '4',
    isActive: true,
  });

  it('that it was added, edited, archived, brought back and deleted', async () => {
    const { id } = await createProduct(store.db, fields, CLERK);
    expect(await toldProducts()).toEqual([{ id, change: 'created' }]);
    await forget();
    const edit = async (changes: Partial<typeof fields>) => {
      const seen = (await findEditableProduct(store.db, id))?.values ?? {};
      await editProduct(
        store.db,
        id,
        { product: { ...fields, ...changes }, seen, takesNewSlug: false },
        CLERK,
      );
    };
    await edit({ price: 1500 });
    expect(await toldProducts()).toEqual([{ id, change: 'updated' }]);
    await forget();
    // What changes nothing is not told.
    await edit({ price: 1500 });
    expect(await toldProducts()).toEqual([]);
    await edit({ price: 1500, isActive: false });
    expect(await toldProducts()).toEqual([{ id, change: 'archived' }]);
    await forget();
    await setProductActive(store.db, id, true, CLERK);
    expect(await toldProducts()).toEqual([{ id, change: 'restored' }]);
    await forget();
    await deleteProduct(store.db, id, CLERK);
    expect(await told()).toEqual([
      { type: 'product.changed', id, sku: 'TOLD-1', slug: 'told-lock', change: 'deleted' },
    ]);
  });

  it('every change in bulk and its undoing, each product once', async () => {
    const all = await store.db.selectFrom('products').select('id').execute();
    const run = await prepareBulkRun(
      store.db,
      {
        change: { kind: 'price-percent', basisPoints: 500 },
        productIds: undefined,
        filter: { q: '', category: '', status: '' },
        returnTo: '/admin/products',
      },
      1,
    );
    expect(await told()).toEqual([]);
    await applyBulkRun(store.db, run, CLERK);
    await undoBulkRun(store.db, run, CLERK);
    const changes = await toldProducts();
    expect(changes).toHaveLength(all.length);
    expect(new Set(changes.map(({ change }) => change))).toEqual(new Set(['updated']));
  });

  it('what an import adds and changes, and not what only moves stock', async () => {
    const { sku } = await store.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    const { sku: other } = await store.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow();
    const price = await dryRun(
      store.db,
      `SKU,Name,Category,Price\n${sku},BMW lock,Padlocks,77.00\nNEW-77,New lock,Padlocks,5.00\n`,
    );
    await applied(store.db, price, 'all');
    const added = await store.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'NEW-77')
      .executeTakeFirstOrThrow();
    expect(await toldProducts()).toHaveLength(2);
    expect(await toldProducts()).toEqual(
      expect.arrayContaining([
        { id: 2, change: 'updated' },
        { id: added.id, change: 'created' },
      ]),
    );
    await forget();
    const stock = await dryRun(store.db, `SKU,Stock quantity\n${other},999\n`);
    await applied(store.db, stock, 'all');
    expect(await toldProducts()).toEqual([]);
  });
});
