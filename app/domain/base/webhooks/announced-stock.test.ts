import { beforeEach, expect, it } from 'vitest';

import { applied, dryRun } from '../../../../tests/support/imports';
import { CLERK, lineIds, placeAndCapture, readExpectedOrder } from '../../../../tests/support/order-handling';
import { placeByTransfer, stockOf, stockTo } from '../../../../tests/support/orders';
import { receive, sentOrder, someSkus, supplierWith } from '../../../../tests/support/purchasing';
import { levelsTo, threeLocations } from '../../../../tests/support/stock';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { AS_IT_IS } from '../../../../tests/support/transfer-as-it-is';
import { CreateProductSchema } from '../../goods/catalog/product.schema';
import { createProduct } from '../../goods/catalog/products.server';
import { findCount, listSheet } from '../../goods/inventory/counts.queries.server';
import { enterFigures, postCount, startCount } from '../../goods/inventory/counts.server';
import { setStockList } from '../../goods/inventory/set-stock-list.server';
import { editStock } from '../../goods/inventory/stock.server';
import { findTransfer } from '../../goods/inventory/transfers.queries.server';
import {
  cancelTransfer,
  createTransfer,
  receiveTransfer,
  sendTransfer,
} from '../../goods/inventory/transfers.server';
import { choosePickup } from '../../selling/orders/pick-up-order.server';
import { restockOrder } from '../../selling/orders/restock-order.server';
import { cancelOrderByStaff } from '../../selling/payments/cancel-order-by-staff.server';
import { addWebhookEndpoint } from './endpoints.server';
import { WebhookEventSchemas } from './webhook-events.schema';

let store: TestStore;
let home: number;
let second: number;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  [home, second] = await threeLocations(store.db);
  for (const productId of [1, 2]) await levelsTo(store.db, productId, { [home]: 10, [second]: 2 });
  for (const url of ['https://erp.example/', 'https://other.example/'])
    await addWebhookEndpoint(
      store.db,
      { url, description: '', events: ['stock.changed'] },
      { allowPrivate: true, sealKey: 'a secret that only these tests know' },
      { id: 1 },
      CLERK,
    );
});

/** The products that each endpoint is told of since it was asked last, with their quantities. */
async function told(): Promise<[id: number, quantity: number][]> {
  const rows = await store.db
    .selectFrom('webhook_deliveries')
    .select(['endpoint_id', 'subject', 'body'])
    .orderBy('id')
    .execute();
  await store.db.deleteFrom('webhook_deliveries').execute();
  const events = rows.map(({ endpoint_id, subject, body }) => {
    const { data } = WebhookEventSchemas['stock.changed'].parse(JSON.parse(body));
    expect(subject).toBe(`product:${data.id}`);
    return { endpoint_id, told: [data.id, data.stockQuantity] satisfies [number, number] };
  });
  const of = (id: number) => events.filter((one) => one.endpoint_id === id).map((one) => one.told);
  expect(of(2)).toEqual(of(1));
  return of(1);
}

const lines = [
  { productId: 1, quantity: 11 },
  { productId: 2, quantity: 1 },
];

const quantities = (one: number, two: number) => [
  [1, one],
  [2, two],
];

it('an order, which takes a product at two locations, tells each product once', async () => {
  await placeByTransfer(store.db, (await store.cartWith(...lines)).cartId);
  expect(await told()).toEqual(quantities(1, 11));
});

it('an order that could not be placed tells nothing', async () => {
  const { cartId } = await store.cartWith({ productId: 1, quantity: 10 });
  await stockTo(store.db, 1, 3);
  await told();
  await expect(placeByTransfer(store.db, cartId)).rejects.toThrow(': only 3 left.');
  expect(await told()).toEqual([]);
});

it('a canceled order', async () => {
  const { id } = await placeByTransfer(store.db, (await store.cartWith(...lines)).cartId);
  await told();
  const seen = await readExpectedOrder(store.db, id);
  await cancelOrderByStaff(store.db, { orderId: id, seen, reason: 'Buyer asked' }, CLERK);
  expect(await told()).toEqual(quantities(12, 12));
});

it('a restock', async () => {
  const { id } = await placeAndCapture(store, lines);
  await told();
  const [line = 0] = await lineIds(store.db, id);
  const seen = await readExpectedOrder(store.db, id);
  await restockOrder(
    store.db,
    { orderId: id, seen, quantities: new Map([[line, 3]]), reason: 'Back' },
    CLERK,
  );
  expect(await told()).toEqual([[1, 4]]);
});

it('a receipt of a purchase order', async () => {
  const [one = '', two = ''] = await someSkus(store.db, 2);
  const order = await sentOrder(store.db, await supplierWith(store.db), [one, 5, '1.00'], [two, 6, '1.00']);
  await receive(store.db, order, { [one]: 5, [two]: 4 });
  expect(await told()).toEqual(quantities(17, 16));
});

it('a count', async () => {
  const id = await startCount(store.db, { location: second, scope: 'stocked', note: '' }, CLERK);
  const count = async () => {
    const found = await findCount(store.db, id);
    if (found === undefined) throw new Error('No count.');
    return found;
  };
  const sheet = await listSheet(store.db, await count());
  const figure = (productId: number, counted: number): [number, number] => [
    sheet.find((line) => line.productId === productId)?.id ?? 0,
    counted,
  ];
  const counted = new Map([figure(1, 6), figure(2, 2)]);
  await enterFigures(
    store.db,
    id,
    { counted, seen: new Map([...counted.keys()].map((line) => [line, null])) },
    CLERK,
  );
  expect(await told()).toEqual([]);
  await postCount(store.db, { countId: id, version: (await count()).version }, CLERK);
  expect(await told()).toEqual([[1, 16]]);
});

it('a transfer that is sent, and received with units missing, or canceled', async () => {
  const [one = '', two = ''] = await someSkus(store.db, 2);
  const draft = () =>
    createTransfer(
      store.db,
      { fromLocation: home, toLocation: second, note: '', lines: `${one} 5\n${two} 2` },
      CLERK,
    );
  const id = await draft();
  expect(await told()).toEqual([]);
  await sendTransfer(store.db, { id, version: 1 }, AS_IT_IS, CLERK);
  expect(await told()).toEqual(quantities(7, 10));
  const transfer = await findTransfer(store.db, id);
  const arrived = new Map((transfer?.lines ?? []).map((line) => [line.id, line.productId === 1 ? 3 : 2]));
  await receiveTransfer(
    store.db,
    { id, version: transfer?.version ?? 0 },
    { quantities: arrived, rest: 'missing', reason: 'Lost' },
    CLERK,
  );
  // Two units were received and written off at once: one message, with what is there.
  expect(await told()).toEqual(quantities(10, 12));
  const other = await draft();
  await sendTransfer(store.db, { id: other, version: 1 }, AS_IT_IS, CLERK);
  await told();
  await cancelTransfer(store.db, { id: other, version: 2 }, 'Not needed', CLERK);
  expect(await told()).toEqual(quantities(10, 12));
});

it('an adjustment', async () => {
  await editStock(store.db, { productId: 1, quantity: 3, reason: 'Broken' }, CLERK);
  expect(await told()).toEqual([[1, 3]]);
  await editStock(store.db, { productId: 1, quantity: 3, reason: 'Nothing changes' }, CLERK);
  expect(await told()).toEqual([]);
});

it('a list of quantities, with one product at two locations', async () => {
  const item = { reason: 'Count' };
  await setStockList(
    store.db,
    [
      { ...item, id: 1, stockQuantity: 1, locationId: home },
      { ...item, id: 2, stockQuantity: 20 },
      { ...item, id: 1, stockQuantity: 2, locationId: second },
    ],
    CLERK,
  );
  expect(await told()).toEqual(quantities(3, 20));
});

it('an import that adds, raises and lowers', async () => {
  const [one = '', two = ''] = await someSkus(store.db, 2);
  const levels = await dryRun(store.db, `SKU,Stock quantity\n${one},50\n${two},1\n`);
  expect(await told()).toEqual([]);
  await applied(store.db, levels, 'all');
  expect((await told()).sort()).toEqual(quantities(50, 1));
  const added = await dryRun(
    store.db,
    'SKU,Name,Category,Price,Stock quantity\nNEW-77,New lock,Padlocks,5.00,7\nNEW-78,Other lock,Padlocks,5.00,0\n',
  );
  await applied(store.db, added, 'all');
  const [product] = await store.db.selectFrom('products').select('id').where('sku', '=', 'NEW-77').execute();
  expect(await told()).toEqual([[product?.id, 7]]);
});

it('a product that is added with stock', async () => {
  const fields = { name: 'Told lock', sku: 'TOLD-1', price: '12.00', categoryId: 6, stockQuantity: 4 };
  const { id } = await createProduct(store.db, CreateProductSchema.parse(fields), CLERK);
  expect(await told()).toEqual([[id, 4]]);
});

it('a pickup, for which goods are taken elsewhere, tells nothing: the stock of the store stays', async () => {
  const { id } = await placeAndCapture(store, [{ productId: 1, quantity: 2 }]);
  await store.db
    .updateTable('locations')
    .set({ services: JSON.stringify(['Will Call']) })
    .where('id', '=', second)
    .execute();
  await told();
  const before = await stockOf(store.db, 1);
  const seen = await readExpectedOrder(store.db, id);
  await choosePickup(store.db, { orderId: id, seen, locationId: second }, CLERK);
  const moved = await store.db
    .selectFrom('stock_movements')
    .select('id')
    .where('kind', '=', 'transfer')
    .execute();
  expect(moved.length).toBeGreaterThan(0);
  expect(await stockOf(store.db, 1)).toBe(before);
  expect(await told()).toEqual([]);
});
