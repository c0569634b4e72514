import { beforeEach, expect, it } from 'vitest';

import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { CLERK, changeDraft, draftOf, supplierWith } from '../../../tests/support/purchasing';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { sendOrder } from '../../domain/supply/purchasing/send-order.server';
import { getPurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { action, loader } from './back-in-stock';
import { loader as productPage } from './product.$handle';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await store.db.updateTable('products').set({ stock_quantity: 0 }).where('id', '=', 1).execute();
});

async function ask(fields: Record<string, string>) {
  const args = posting(store, '/back-in-stock?product=bmw-smart-key', fields);
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

const waiting = () => store.db.selectFrom('stock_notices').select(['email', 'product_id']).execute();

it('keeps the request and returns to the product', async () => {
  const answer = await ask({ productId: '1', email: ' ada@locke.example ' });
  expect([answer.status, locationIn(answer)]).toEqual([303, '/product/bmw-smart-key']);
  expect(answer.toast).toBe('We’ll email ada@locke.example when it’s back in stock');
  expect(await waiting()).toEqual([{ email: 'ada@locke.example', product_id: 1 }]);
});

it('keeps what was typed wrong at its field', async () => {
  const answer = await ask({ productId: '1', email: 'ada@' });
  expect(answer.status).toBe(422);
  expect(fieldErrorsIn(answer)).toEqual({ email: 'Please enter a valid email address' });
  expect(refilledIn(answer)).toMatchObject({ email: 'ada@' });
  expect(await waiting()).toEqual([]);
});

it('keeps nothing for a product that is in stock', async () => {
  const answer = await ask({ productId: '2', email: 'ada@locke.example' });
  expect([answer.status, answer.toast]).toEqual([303, 'It’s back in stock']);
  expect(await waiting()).toEqual([]);
});

it('answers 404 for no product', async () => {
  for (const productId of ['999999', '2147483647'])
    expect((await ask({ productId, email: 'ada@locke.example' })).status).toBe(404);
  for (const path of ['/back-in-stock', '/back-in-stock?product=nothing'])
    expect((await answerOf(() => loader(opening(store, path)))).status).toBe(404);
});

it('the product’s page names the day on which more is expected, while that is to come', async () => {
  const { db } = store;
  const { sku } = await db.selectFrom('products').select('sku').where('id', '=', 1).executeTakeFirstOrThrow();
  const expectedOnPage = async () => {
    const opened = opening(store, '/product/bmw-smart-key', { params: { handle: 'bmw-smart-key' } });
    return (await answerOf(() => productPage(opened))).body;
  };
  const { id } = await draftOf(db, await supplierWith(db), [sku, 5]);
  await changeDraft(db, id, { expectedOn: '2099-12-08' });
  expect(await expectedOnPage()).not.toMatchObject({ product: { expectedOn: '2099-12-08' } });
  const { revision } = await getPurchaseOrder(db, id);
  await sendOrder(db, id, { expectedRevision: revision }, CLERK);
  expect(await expectedOnPage()).toMatchObject({ product: { expectedOn: '2099-12-08' } });
  await db.updateTable('purchase_orders').set({ expected_on: '2020-12-08' }).where('id', '=', id).execute();
  expect(await expectedOnPage()).toMatchObject({ product: { expectedOn: undefined } });
});
