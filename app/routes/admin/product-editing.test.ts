import { beforeEach, describe, expect, it } from 'vitest';

import { multipart } from '../../../tests/support/multipart';
import { placeByTransfer } from '../../../tests/support/orders';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import type { ProductValues } from '../../domain/goods/catalog/product-values.rules';
import { loader as productPage } from '../store/product.$handle';
import { action as archive } from './products.$id.archive';
import { action as deleteIt, loader as deletePage } from './products.$id.delete';
import { loader as duplicatePage } from './products.$id.duplicate';
import { action as edit, loader as editPage } from './products.$id.edit';
import { action as pictures } from './products.$id.pictures';
import { loader as listPage } from './products._index';

let store: TestStore;
let cookie: string;
const params = { id: '1' };

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('manager');
});

/** An order of product 1. */
async function order(): Promise<void> {
  const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
  await placeByTransfer(store.db, cartId);
}

async function shown(): Promise<ProductValues> {
  return (await editPage(opening(store, '/', { cookie, params }))).product.values;
}

/** The edit form as a browser sends it. */
function fieldsOf(values: ProductValues, changes: Record<string, string> = {}): Record<string, string> {
  const fields: Record<string, string> = { seen: JSON.stringify(values), __rvfInternalFormId: 'product' };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') fields[name] = value;
    else if (value === true) fields[name] = 'on';
  }
  values.features.forEach((text, index) => (fields[`features[${index}]`] = text));
  values.specifications.forEach((row, index) => {
    fields[`specifications[${index}].name`] = row.name;
    fields[`specifications[${index}].value`] = row.value;
  });
  values.fitments.forEach((row, index) => {
    for (const [name, text] of Object.entries(row)) fields[`fitments[${index}].${name}`] = text;
  });
  return { ...fields, ...changes };
}

async function save(fields: Record<string, string>, search = '') {
  const args = posting(store, `/admin/products/1/edit${search}`, fields, { cookie, params });
  const answer = await answerOf(() => edit(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

describe('the edit form', () => {
  it('sent as it is changes nothing of the product', async () => {
    const row = () => store.db.selectFrom('products').selectAll().where('id', '=', 1).executeTakeFirst();
    const before = await row();
    expect((await save(fieldsOf(await shown()))).status).toBe(303);
    expect({ ...(await row()), updated_at: '', version: 0 }).toEqual({
      ...before,
      updated_at: '',
      version: 0,
    });
    const fitments = store.db.selectFrom('fitments').select('is_sample').where('product_id', '=', 1);
    expect(new Set((await fitments.execute()).map(({ is_sample }) => is_sample))).toEqual(new Set([1]));
  });

  it('says so and leads back to the list as it was', async () => {
    const answer = await save(
      fieldsOf(await shown(), { price: '1.00', isOnSale: '' }),
      '?redirectTo=%2Fadmin%2Fproducts%3Fpage%3D2',
    );
    expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/products?page=2']);
    expect(answer.toast).toBe('Success - Product updated successfully');
  });

  it('refused keeps everything that was typed, rows too', async () => {
    const answer = await save(fieldsOf(await shown(), { price: '', 'features[0]': 'Typed' }));
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ price: 'Price is required' });
    expect(refilledIn(answer)).toMatchObject({ features: expect.arrayContaining(['Typed']) });
  });

  it('of what somebody else changed meanwhile is a 409 with both values, and can be saved over it', async () => {
    const mine = fieldsOf(await shown(), { price: '11.00', isOnSale: '' });
    await store.db.updateTable('products').set({ brand: 'Theirs' }).where('id', '=', 1).execute();
    const refused = await save(mine);
    expect(refused.status).toBe(409);
    expect(refused.toast).toMatch(/^Error - Someone else changed this product/);
    expect(refilledIn(refused)).toMatchObject({
      price: '11.00',
      changes: [{ field: 'brand', name: 'Brand', was: mine['brand'], now: 'Theirs' }],
    });
    expect((await shown()).brand).toBe('Theirs');
    const again = await save({ ...mine, seen: String(refilledIn(refused)['seen']) });
    expect(again.status).toBe(303);
    expect(await shown()).toMatchObject({ brand: mine['brand'], price: '11.00' });
  });

  it.each(['', 'no JSON', '[]', '{"name":5}'])(
    'that carries %j as what was seen overwrites nothing',
    async (seen) => {
      const answer = await save(fieldsOf(await shown(), { seen, price: '1.00', isOnSale: '' }));
      expect(answer.status).toBe(409);
    },
  );

  it('without JavaScript adds, moves and removes rows and saves nothing', async () => {
    const fields = fieldsOf({ ...(await shown()), features: ['One', 'Two'] }, { name: 'Typed' });
    const rows = async (intent: string) => {
      const answer = await save({ ...fields, intent });
      expect([answer.status, refilledIn(answer)['name']]).toEqual([200, 'Typed']);
      return refilledIn(answer)['features'];
    };
    expect(await rows('features.add')).toEqual(['One', 'Two', '']);
    expect(await rows('features.up.1')).toEqual(['Two', 'One']);
    expect(await rows('features.down.0')).toEqual(['Two', 'One']);
    expect(await rows('features.remove.0')).toEqual(['Two']);
    expect(await rows('features.up.0')).toEqual(['One', 'Two']);
    expect((await shown()).name).not.toBe('Typed');
  });

  it('of a price leaves orders as they were placed', async () => {
    await order();
    const lines = () => store.db.selectFrom('order_lines').selectAll().execute();
    const before = await lines();
    await save(fieldsOf(await shown(), { price: '999.00', isOnSale: '' }));
    expect(await lines()).toEqual(before);
  });

  it.each(['0', '99999', 'x'])('of product %s is a 404', async (id) => {
    const sender = { cookie, params: { id } };
    expect((await answerOf(() => editPage(opening(store, '/', sender)))).status).toBe(404);
    const fields = fieldsOf(await shown());
    expect((await answerOf(() => edit(posting(store, '/', fields, sender)))).status).toBe(404);
  });
});

it('a former address leads on, an alias is a page of its own', async () => {
  await save(fieldsOf(await shown(), { name: 'Another Name', takesNewSlug: 'on' }));
  const old = await answerOf(() => productPage(opening(store, '/', { params: { handle: 'bmw-smart-key' } })));
  expect([old.status, locationIn(old)]).toEqual([301, '/product/another-name']);
  const byId = await answerOf(() => productPage(opening(store, '/', { params: { handle: '1' } })));
  expect(byId.status).toBe(200);
});

it('a duplicate begins with the same data, no SKU, no stock, and not in the store', async () => {
  const { values } = await duplicatePage(opening(store, '/', { cookie, params }));
  const original = await shown();
  expect(values).toMatchObject({ name: original.name, features: original.features, price: original.price });
  expect(values).toMatchObject({ sku: '', isActive: false, stockQuantity: '0' });
});

describe('archiving', () => {
  it('leads back to the list, which offers to undo it', async () => {
    const fields = { intent: 'archive', redirectTo: '/admin/products?q=bmw' };
    const answer = await answerOf(() => archive(posting(store, '/', fields, { cookie, params })));
    expect(locationIn(answer)).toBe('/admin/products?q=bmw&archived=1');
    const list = await listPage(opening(store, '/admin/products?q=bmw&archived=1', { cookie }));
    expect(list.archived).toMatchObject({ id: 1, isActive: false });
    const back = { intent: 'restore', redirectTo: '/admin/products?q=bmw&archived=1' };
    const undone = await answerOf(() => archive(posting(store, '/', back, { cookie, params })));
    expect(locationIn(undone)).toBe('/admin/products?q=bmw');
  });
});

it('what was ordered is not deleted, and the page says why', async () => {
  await order();
  const page = await deletePage(opening(store, '/', { cookie, params }));
  expect(page.reasons).toContain('1 order holds it');
  const args = posting(store, '/', { intent: 'delete' }, { cookie, params });
  const answer = await answerOf(() => deleteIt(args));
  expect(await toastAfter(store, args, answer)).toMatch(/This product can’t be deleted: 1 order holds it/);
  expect(await shown()).toBeDefined();
});

it('a picture that is refused leaves its text in the form', async () => {
  const { body, headers } = multipart(
    { intent: 'add', alt: 'A key' },
    { name: 'key.png', type: 'image/png', bytes: Buffer.from('<svg/>') },
  );
  const args = opening(store, '/admin/products/1/pictures', { cookie, params });
  const request = new Request(args.request.url, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { ...headers, Cookie: cookie },
  });
  const answer = await answerOf(() => pictures({ ...args, request }));
  expect(answer.status).toBe(422);
  expect(fieldErrorsIn(answer)['file']).toMatch(/JPEG, PNG, or WebP/);
  expect(refilledIn(answer)).toMatchObject({ alt: 'A key' });
});
