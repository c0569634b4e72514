import { beforeEach, describe, expect, it } from 'vitest';

import { stockOf, stockTo } from '../../../tests/support/orders';
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
import { action as editStock, loader as stockPage } from './products.$id.stock';
import { loader as listing } from './products._index';
import { action as addProduct } from './products.new';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
  await stockTo(store.db, 1, 20);
});

describe('the catalogue table', () => {
  const list = async (search: string) => listing(opening(store, `/admin/products${search}`, { cookie }));

  it('is found by name, SKU or brand', async () => {
    const { name, sku, brand } = await store.db
      .selectFrom('products')
      .select(['name', 'sku', 'brand'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    for (const q of [name, sku, brand].map((text) => text.toUpperCase()))
      expect(
        (await list(`?q=${encodeURIComponent(q)}`)).products.some(({ id }) => id === 1),
        q,
      ).toBe(true);
  });

  it('narrows to a category', async () => {
    const { products, page } = await list('?category=14');
    expect(new Set(products.map(({ categoryName }) => categoryName)).size).toBe(1);
    expect(page.total).toBe(products.length);
  });

  it.each(['?category=x', '?page=x', '?page=-1', '?category=0', '?page=0'])(
    'shows everything at %s',
    async (search) => {
      expect((await list(search)).page).toMatchObject({ page: 1, pageSize: 25 });
    },
  );

  it('shows inactive products too', async () => {
    await store.db.updateTable('products').set({ is_active: 0 }).where('id', '=', 1).execute();
    const { products } = await list('?q=bmw+smart+key');
    expect(products.find(({ id }) => id === 1)?.isActive).toBe(false);
  });
});

describe('adding a product', () => {
  const fields = {
    name: 'Test Cam Lock',
    sku: 'TST-100',
    price: '12.50',
    categoryId: '5',
    stockQuantity: '7',
    isActive: 'on',
  };

  async function add(changes: Record<string, string> = {}) {
    const args = posting(store, '/admin/products/new', { ...fields, ...changes }, { cookie });
    const answer = await answerOf(() => addProduct(args));
    return { ...answer, toast: await toastAfter(store, args, answer) };
  }

  it('says so and leads to the list', async () => {
    const answer = await add();
    expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/products']);
    expect(answer.toast).toBe('Success - Product created successfully');
    const row = await store.db
      .selectFrom('products')
      .selectAll()
      .where('sku', '=', 'TST-100')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ slug: 'test-cam-lock', stock_quantity: 7, low_stock_threshold: 10 });
  });

  it('without what is required says what and keeps the rest', async () => {
    const answer = await add({ name: '', sku: '', price: '', categoryId: '', brand: 'ILCO' });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({
      name: 'Product name is required',
      sku: 'SKU is required',
      price: 'Price is required',
      categoryId: 'Category is required',
    });
    expect(refilledIn(answer)).toMatchObject({ brand: 'ILCO', stockQuantity: '7' });
  });

  it('with a SKU that is taken says by what', async () => {
    await add();
    const answer = await add({ name: 'Another' });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ sku: 'SKU TST-100 is already used by Test Cam Lock' });
    expect(answer.toast).toBe('Error - SKU TST-100 is already used by Test Cam Lock');
  });
});

describe('editing stock', () => {
  async function edit(fields: Record<string, string>, id = '1', isDataRequest = false) {
    const args = posting(store, `/admin/products/${id}/stock`, fields, {
      cookie,
      params: { id },
      isDataRequest,
    });
    const answer = await answerOf(() => editStock(args));
    return { ...answer, toast: await toastAfter(store, args, answer) };
  }

  it('says so, leads back and books it with its reason', async () => {
    const answer = await edit({
      stockQuantity: '15',
      expectedQuantity: '20',
      redirectTo: '/admin/products?page=2',
    });
    expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/products?page=2']);
    expect(answer.toast).toBe('Success - Stock updated successfully');
    const last = await store.db
      .selectFrom('stock_movements')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toMatchObject({
      delta: -5,
      reason: 'Manual adjustment via admin panel',
      actor: 'staff:admin',
    });
  });

  it('in the dialog of the list stays on the page', async () => {
    const answer = await edit({ stockQuantity: '15', expectedQuantity: '20', stay: '1' }, '1', true);
    expect([answer.status, answer.body]).toEqual([200, { saved: true }]);
  });

  it('never leads to another site', async () => {
    const answer = await edit({
      stockQuantity: '15',
      expectedQuantity: '20',
      redirectTo: '//elsewhere.example',
    });
    expect(locationIn(answer)).toBe('/admin/products');
  });

  it.each(['-1', '', 'ten', '1.5', '1e3'])('to %j is refused', async (stockQuantity) => {
    const answer = await edit({ stockQuantity, expectedQuantity: '20' });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ stockQuantity: 'Stock quantity must be 0 or greater' });
    expect(await stockOf(store.db, 1)).toBe(20);
  });

  it('that somebody else changed meanwhile overwrites nothing and shows both figures', async () => {
    const answer = await edit({ stockQuantity: '15', expectedQuantity: '25' });
    expect(answer.status).toBe(409);
    expect(fieldErrorsIn(answer)['stockQuantity']).toMatch(/changed from 25 to 20/);
    expect(answer.toast).toMatch(/^Error - Stock changed/);
    expect(await stockOf(store.db, 1)).toBe(20);
  });

  it.each(['99999', 'x', '0'])('of product %s is a 404', async (id) => {
    expect((await edit({ stockQuantity: '1', expectedQuantity: '1' }, id)).status).toBe(404);
    const page = await answerOf(() => stockPage(opening(store, '/', { cookie, params: { id } })));
    expect(page.status).toBe(404);
  });
});
