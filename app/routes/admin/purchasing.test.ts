import { beforeEach, describe, expect, it } from 'vitest';

import { expectLedgerToAddUp, stockOf } from '../../../tests/support/orders';
import { CLERK, draftOf, lineOf, sentOrder, someSkus, supplierWith } from '../../../tests/support/purchasing';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import {
  getPurchaseOrder,
  listReceipts,
} from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { findSupplierProduct } from '../../domain/supply/purchasing/supplier-products.queries.server';
import { addSupplierProduct } from '../../domain/supply/purchasing/supplier-products.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { action as reorder } from './inventory.reorder';
import { action as changeOrder } from './purchase-orders.$id';
import { action as endOrder } from './purchase-orders.$id_.$action';
import { action as receiveOrder } from './purchase-orders.$id_.receive';
import { action as sendOrder } from './purchase-orders.$id_.send';
import { action as changeSupplier } from './suppliers.$id';
import { action as changeProduct } from './suppliers.$id_.products.$productId';
import { action as removeProduct } from './suppliers.$id_.products.$productId_.remove';

let store: TestStore;
let cookie: string;
let supplier: number;
let sku: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('clerk');
  supplier = await supplierWith(store.db);
  [sku = ''] = await someSkus(store.db, 1);
});

const cancelOrder = (args: ReturnType<typeof post>) =>
  endOrder({ ...args, params: { ...args.params, action: 'cancel' } });

const post = (id: number, fields: Record<string, string>) =>
  posting(store, '/admin', fields, { cookie, params: { id: String(id) } });

describe('the form of a draft', () => {
  it('that is stale answers 409 with both values and keeps what was typed', async () => {
    const draft = await draftOf(store.db, supplier, [sku, 5, '1.00']);
    const quantity = `quantities.l${lineOf(draft, sku).id}`;
    const form = (value: string) => ({
      intent: 'save',
      formKey: randomKey(),
      expectedRevision: String(draft.revision),
      [quantity]: value,
    });
    const first = await answerOf(() => changeOrder(post(draft.id, form('7'))));
    expect([first.status, locationIn(first)]).toEqual([303, `/admin/purchase-orders/${draft.id}`]);
    const args = post(draft.id, form('6'));
    const second = await answerOf(() => changeOrder(args));
    expect(second.status).toBe(409);
    const both = `Quantity of ${sku}: now “7”, you entered “6”`;
    expect(fieldErrorsIn(second)['changed']).toContain(both);
    expect(refilledIn(second)).toMatchObject({ [quantity]: '6' });
    expect(await toastAfter(store, args, second)).toContain(both);
    expect((await getPurchaseOrder(store.db, draft.id)).lines).toMatchObject([{ quantity: 7 }]);
  });

  it('with a field that is wrong answers 422', async () => {
    const draft = await draftOf(store.db, supplier, [sku, 5, '1.00']);
    const fields = { intent: 'save', formKey: randomKey(), expectedRevision: String(draft.revision) };
    const unknown = await answerOf(() =>
      changeOrder(post(draft.id, { ...fields, newSku: 'nowhere', newQuantity: '2' })),
    );
    expect(unknown.status).toBe(422);
    expect(fieldErrorsIn(unknown)).toEqual({ newSku: 'No product has this SKU or part number' });
    const noDay = await answerOf(() => changeOrder(post(draft.id, { ...fields, expectedOn: 'soon' })));
    expect([noDay.status, fieldErrorsIn(noDay)]).toEqual([422, { expectedOn: 'Enter a date as YYYY-MM-DD' }]);
  });
});

it('a receipt that is posted twice is one receipt, and both posts lead to the order', async () => {
  const order = await sentOrder(store.db, supplier, [sku, 10]);
  const { id, productId } = lineOf(order, sku);
  const before = await stockOf(store.db, productId);
  const fields = {
    formKey: randomKey(),
    expectedRevision: String(order.revision),
    [`received.l${id}`]: '4',
    [`costs.l${id}`]: '5.00',
  };
  const answers = await Promise.all([1, 2].map(() => answerOf(() => receiveOrder(post(order.id, fields)))));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers.map(locationIn)).toEqual(Array(2).fill(`/admin/purchase-orders/${order.id}`));
  expect(await listReceipts(store.db, order.id)).toHaveLength(1);
  expect(await stockOf(store.db, productId)).toBe(before + 4);
  await expectLedgerToAddUp(store.db);
});

it('a form without its key does nothing', async () => {
  const order = await sentOrder(store.db, supplier, [sku, 10]);
  const fields = { expectedRevision: String(order.revision), [`received.l${lineOf(order, sku).id}`]: '4' };
  const answer = await answerOf(() => receiveOrder(post(order.id, fields)));
  expect([answer.status, fieldErrorsIn(answer)]).toEqual([422, { formKey: 'Reload the page' }]);
  expect(await listReceipts(store.db, order.id)).toEqual([]);
});

it('cancelling asks why, and only once', async () => {
  const order = await sentOrder(store.db, supplier, [sku, 10]);
  const seen = { expectedRevision: String(order.revision) };
  const silent = await answerOf(() => cancelOrder(post(order.id, seen)));
  expect([silent.status, fieldErrorsIn(silent)]).toEqual([422, { reason: 'Enter a reason' }]);
  const why = { ...seen, reason: 'Found it cheaper' };
  expect((await answerOf(() => cancelOrder(post(order.id, why)))).status).toBe(303);
  const again = await answerOf(() => cancelOrder(post(order.id, why)));
  expect(again.status).toBe(422);
  expect(fieldErrorsIn(again)['changed']).toContain('can’t be changed from canceled to canceled');
});

it('a product is taken from a supplier on a page of its own, which leads back', async () => {
  const { productId } = lineOf(await draftOf(store.db, supplier, [sku, 1, '2.00']), sku);
  await addSupplierProduct(
    store.db,
    supplier,
    { sku, partNumber: '', unitCost: 200, isPreferred: false },
    CLERK,
  );
  const { revision = 0 } = (await findSupplierProduct(store.db, supplier, productId)) ?? {};
  const returnTo = `/admin/suppliers/${supplier}?page=2`;
  const send = (run: typeof removeProduct, fields: Record<string, string>) =>
    answerOf(() =>
      run(
        posting(
          store,
          '/admin',
          { ...fields, returnTo },
          { cookie, params: { id: String(supplier), productId: String(productId) } },
        ),
      ),
    );
  // Not on its own page any more, where nothing asks.
  const asked = await send(changeProduct, { intent: 'remove', expectedRevision: String(revision) });
  expect(asked.status).toBe(400);
  const stale = await send(removeProduct, { expectedRevision: String(revision + 1) });
  expect(stale.status).toBe(409);
  expect(await findSupplierProduct(store.db, supplier, productId)).toBeDefined();
  const removed = await send(removeProduct, { expectedRevision: String(revision) });
  expect([removed.status, locationIn(removed)]).toEqual([303, returnTo]);
  expect(await findSupplierProduct(store.db, supplier, productId)).toBeUndefined();
});

it('an order that changed since it was looked at is not sent: 409', async () => {
  const draft = await draftOf(store.db, supplier, [sku, 10]);
  const answer = await answerOf(() => sendOrder(post(draft.id, { expectedRevision: '0' })));
  expect(answer.status).toBe(409);
  expect((await getPurchaseOrder(store.db, draft.id)).state).toBe('draft');
});

it('a supplier that another clerk changed: 409 with both values', async () => {
  const form = (phone: string) => ({ intent: 'supplier', name: 'Blade & Bow', expectedRevision: '0', phone });
  expect((await answerOf(() => changeSupplier(post(supplier, form('1'))))).status).toBe(303);
  const stale = await answerOf(() => changeSupplier(post(supplier, form('2'))));
  expect(stale.status).toBe(409);
  expect(fieldErrorsIn(stale)['changed']).toContain('Phone: now “1”, you entered “2”');
});

it('suggestions for several suppliers lead to the list of drafts, for one to its order', async () => {
  const rows = await store.db
    .selectFrom('supplier_products')
    .select(['supplier_id', 'product_id'])
    .where('product_id', 'not in', (build) => build.selectFrom('purchase_order_lines').select('product_id'))
    .orderBy('product_id')
    .execute();
  const [one] = rows;
  const other = rows.find((row) => row.supplier_id !== one?.supplier_id);
  if (one === undefined || other === undefined) throw new Error('The demo has no two suppliers.');
  const choosing = (...ids: number[]) => ({
    formKey: randomKey(),
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [`chosen.p${id}`, 'on'],
        [`quantities.p${id}`, '3'],
      ]),
    ),
  });
  const both = await answerOf(() => reorder(post(1, choosing(one.product_id, other.product_id))));
  expect([both.status, locationIn(both)]).toEqual([303, '/admin/purchase-orders?state=draft']);
  const third = rows.find((row) => row !== one && row.supplier_id === one.supplier_id);
  const alone = await answerOf(() => reorder(post(1, choosing(third?.product_id ?? 0))));
  expect(locationIn(alone)).toMatch(/^\/admin\/purchase-orders\/\d+$/);
});
