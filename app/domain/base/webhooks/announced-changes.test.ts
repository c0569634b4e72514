import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount } from '../../../../tests/support/accounts';
import { applied, dryRun } from '../../../../tests/support/imports';
import { CLERK, placeAndCapture, readExpectedOrder } from '../../../../tests/support/order-handling';
import { placeByTransfer, stockTo } from '../../../../tests/support/orders';
import { getQuote, pricingOf, requestedQuote } from '../../../../tests/support/quotes';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { applyBulkRun, prepareBulkRun, undoBulkRun } from '../../../backoffice/bulk/bulk-runs.server';
import { deleteProduct, setProductActive } from '../../goods/catalog/delete-product.server';
import { editProduct } from '../../goods/catalog/edit-product.server';
import { CreateProductSchema } from '../../goods/catalog/product.schema';
import { findEditableProduct } from '../../goods/catalog/product-values.queries.server';
import { createProduct } from '../../goods/catalog/products.server';
import { priceQuote } from '../../selling/quotes/price-quote.server';
import { refundOrder } from '../../selling/payments/refund-order.server';
import { cancelOrderByStaff } from '../../selling/payments/cancel-order-by-staff.server';
import { fulfillOrder } from '../../selling/orders/fulfill-order.server';
import { AccountTermsSchema } from '../customers/account.schema';
import { approveApplication, declineApplication } from '../customers/decide-application.server';
import { addWebhookEndpoint } from './endpoints.server';
import {
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EXAMPLES,
  WebhookEventSchemas,
  isWebhookEventType,
} from './webhook-events.schema';

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

async function toldOrders() {
  return (await told()).filter(({ type }) => String(type).startsWith('order.'));
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
    expect(await toldOrders()).toEqual([
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
    expect((await toldOrders()).map(({ type, state }) => [type, state])).toEqual([
      ['order.placed', 'awaiting_transfer'],
      ['order.cancelled', 'cancelled'],
    ]);
  });

  it('nothing when it could not be placed', async () => {
    const { cartId } = await store.cartWith({ productId: 1, quantity: 10 });
    await stockTo(store.db, 1, 3);
    await forget();
    await expect(placeByTransfer(store.db, cartId)).rejects.toThrow(': only 3 left.');
    expect(await told()).toEqual([]);
  });

  it('that staff refunded it, with what went back', async () => {
    const { id, number, totalCents } = await placeAndCapture(store, [line]);
    await forget();
    await refundOrder(
      store.db,
      {
        orderId: id,
        seen: await readExpectedOrder(store.db, id),
        choice: { whole: false, quantities: new Map(), shipping: 'none', amount: 700 },
        expectedCents: 700,
        reason: 'Late',
      },
      CLERK,
    );
    const { updatedAt } = await readExpectedOrder(store.db, id);
    const total = (totalCents / 100).toFixed(2);
    expect(await told()).toEqual([
      {
        type: 'order.refunded',
        id,
        number,
        state: 'paid',
        total,
        updatedAt,
        refund: { id: 1, amount: '7.00' },
      },
    ]);
  });

  it('that it was refunded when a paid one is cancelled', async () => {
    const { id, totalCents } = await placeAndCapture(store, [line]);
    await forget();
    await cancelOrderByStaff(
      store.db,
      { orderId: id, seen: await readExpectedOrder(store.db, id), reason: 'Buyer asked' },
      CLERK,
    );
    expect((await toldOrders()).map(({ type, refund }) => [type, refund])).toEqual([
      ['order.cancelled', undefined],
      ['order.refunded', { id: 1, amount: (totalCents / 100).toFixed(2) }],
    ]);
  });
});

describe('of an account is told', () => {
  it('that it was approved, and nothing when it was declined', async () => {
    const approved = await addAccount(store.db, { email: 'ada@locke.example', status: 'applied' });
    await approveApplication(
      store.db,
      approved,
      AccountTermsSchema.parse({ netTermsDays: '30', creditLimit: '500', priceTier: '' }),
      CLERK,
      () => Promise.resolve([]),
    );
    await declineApplication(
      store.db,
      await addAccount(store.db, { email: 'bob@locke.example', status: 'applied' }),
      'No license',
      CLERK,
    );
    expect(await told()).toEqual([
      { type: 'customer.approved', id: approved, priceTier: null, netTermsDays: 30 },
    ]);
  });
});

describe('of a quote is told', () => {
  it('each time that it is priced, and nothing when the same form comes twice', async () => {
    const quote = await requestedQuote(store.db);
    const pricing = pricingOf(quote, 10_000);
    await priceQuote(store.db, quote.id, pricing, CLERK);
    await priceQuote(store.db, quote.id, pricing, CLERK);
    const [first, ...others] = await told();
    expect(first).toEqual({
      type: 'quote.priced',
      id: quote.id,
      number: quote.number,
      customerId: null,
      revision: 1,
      total: expect.stringMatching(/^3\d\d\.\d\d$/),
      expiresAt: pricing.expiresOn,
    });
    expect(others).toEqual([]);
    await priceQuote(store.db, quote.id, pricingOf(await getQuote(store.db, quote.id), 9_000), CLERK);
    expect((await told()).map(({ type, revision }) => [type, revision])).toEqual([
      ['quote.priced', 1],
      ['quote.priced', 2],
    ]);
  });
});

it('every event has an example that is as its schema says', () => {
  for (const type of WEBHOOK_EVENT_TYPES) {
    const example = { type, timestamp: '2027-03-31T16:00:00.000Z', data: WEBHOOK_EXAMPLES[type] };
    expect(WebhookEventSchemas[type].strict().parse(example)).toEqual(example);
  }
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
