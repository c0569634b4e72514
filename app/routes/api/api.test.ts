import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { stockOf, stockTo } from '../../../tests/support/orders';
import { answerOf, opening, sending } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import * as missing from './$';
import * as categories from './categories';
import * as product from './products.$id._index';
import * as stock from './products.$id.stock';
import * as products from './products._index';
import * as models from './vehicle-models';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
  await stockTo(store.db, 1, 20);
});

const decimal = z.string().regex(/^\d+\.\d{2}$/);
const ListedProduct = z
  .object({
    id: z.number().int(),
    name: z.string().min(1),
    price: decimal,
    salePrice: decimal.nullable(),
    isFeatured: z.boolean(),
    isOnSale: z.boolean(),
    rating: z.string().regex(/^[0-5]\.\d$/),
    reviewCount: z.number().int(),
    sku: z.string().min(1),
    brand: z.string(),
    categoryId: z.number().int(),
    imageUrl: z.string().startsWith('/pictures/'),
    stockQuantity: z.number().int(),
    lowStockThreshold: z.number().int(),
    reorderQuantity: z.number().int(),
  })
  .strict();

describe('reading', () => {
  it('GET /api/products lists every product with the fields of the specification, and nothing else', async () => {
    const { status, body } = await answerOf(() => products.loader(opening(store, '/api/products')));
    expect(status).toBe(200);
    expect(z.array(ListedProduct).parse(body).length).toBeGreaterThan(250);
  });

  it('GET /api/products page by page leads through them all by its Link', async () => {
    const seen = new Set<number>();
    let path: string | undefined = '/api/products?pageSize=100';
    while (path !== undefined) {
      const current: string = path;
      const { body, headers } = await answerOf(() => products.loader(opening(store, current)));
      for (const { id } of z.array(ListedProduct).parse(body)) seen.add(id);
      path = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    const all = await store.db.selectFrom('products').select('id').execute();
    expect(seen.size).toBe(all.length);
  });

  it('GET /api/products/1 is the product with features, specifications and stock status', async () => {
    const { body } = await answerOf(() => product.loader(opening(store, '/', { params: { id: '1' } })));
    expect(body).toMatchObject({
      id: 1,
      price: '299.99',
      salePrice: null,
      isOnSale: false,
      features: expect.any(Array),
      specifications: expect.any(Object),
      stockStatus: expect.stringMatching(/^(In|Low) Stock$/),
      shipping: expect.stringContaining('2-3 business days'),
    });
  });

  it('GET /api/categories lists id, name, description, slug and isActive', async () => {
    const { body } = await answerOf(() => categories.loader(opening(store, '/api/categories')));
    const shape = z
      .object({
        id: z.number(),
        name: z.string(),
        description: z.string(),
        slug: z.string(),
        isActive: z.literal(true),
      })
      .strict();
    expect(z.array(shape).parse(body)).toHaveLength(16);
  });

  it('GET /api/vehicle-models names the models of a make', async () => {
    const ask = (make: string) =>
      answerOf(() => models.loader(opening(store, `/api/vehicle-models?make=${make}`)));
    expect((await ask('bmw')).body).toMatchObject({ models: expect.arrayContaining([expect.any(String)]) });
    expect((await ask('nonsense')).body).toEqual({ models: [] });
  });

  it.each(['99999', 'x', '0', '1e0'])('GET /api/products/%s is a 404 in JSON', async (id) => {
    const answer = await answerOf(() => product.loader(opening(store, '/', { params: { id } })));
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error: 'No product has this ID.', requestId: 'test-request' });
  });

  it('any other address is a 404 in JSON', async () => {
    const answer = await answerOf(() => missing.loader(opening(store, '/api/nothing')));
    expect([answer.status, answer.body]).toEqual([
      404,
      { error: 'Unknown API path; see /api/docs.', requestId: 'test-request' },
    ]);
  });
});

const newProduct = { name: 'Api Lock', sku: 'API-1', price: 12.5, categoryId: 5, stockQuantity: 3 };
const writes = [
  { what: 'POST /api/products', method: 'POST', action: products.action, body: newProduct },
  {
    what: 'PUT /api/products/1/stock',
    method: 'PUT',
    action: stock.action,
    body: { stockQuantity: 7, reason: 'Count' },
  },
  { what: 'POST /api/categories', method: 'POST', action: categories.action, body: { name: 'Api Category' } },
];

describe.each(writes)('$what', ({ method, action, body }) => {
  const send = (sent: unknown, sender: { cookie?: string } = {}, by = method) =>
    answerOf(() => action(sending(store, by, '/api', sent, { ...sender, params: { id: '1' } })));

  it('is done for staff', async () => {
    const answer = await send(body, { cookie });
    expect(answer.status).toBe(method === 'PUT' ? 200 : 201);
    expect(answer.body).toMatchObject({ success: true });
  });

  it('without a session is 401', async () => {
    const { cookie: visitor } = await store.cartWith({ productId: 1, quantity: 1 });
    for (const sender of [{}, { cookie: visitor }]) {
      const answer = await send(body, sender);
      expect([answer.status, answer.body]).toEqual([
        401,
        {
          error: 'Sign in as staff, or send an API token as Authorization: Bearer.',
          requestId: 'test-request',
        },
      ]);
    }
  });

  it.each(['{', '', 'not json'])('with the body %j is 400', async (text) => {
    const answer = await send(text, { cookie });
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: 'Send valid JSON.', requestId: 'test-request' },
    ]);
  });

  it.each([{}, [], 'null', '7', '"text"'])('with %j is 422', async (value) => {
    const answer = await send(value, { cookie });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: expect.any(String), requestId: 'test-request' });
  });

  it('by another method is 405', async () => {
    expect((await send(body, { cookie }, 'DELETE')).status).toBe(405);
  });
});

describe('writing', () => {
  it('a product names its bad fields', async () => {
    const args = sending(store, 'POST', '/api/products', { price: -1, stockQuantity: -1 }, { cookie });
    const answer = await answerOf(() => products.action(args));
    expect(answer.body).toMatchObject({
      fieldErrors: {
        name: 'Product name is required',
        sku: 'SKU is required',
        price: 'Enter a price, e.g. 89.99',
        categoryId: 'Category is required',
        stockQuantity: 'Stock quantity must be 0 or greater',
      },
    });
  });

  it('a product whose SKU is taken is 422', async () => {
    const send = () =>
      answerOf(() => products.action(sending(store, 'POST', '/api/products', newProduct, { cookie })));
    await send();
    expect(await send()).toMatchObject({
      status: 422,
      body: { fieldErrors: { sku: 'SKU API-1 is already used by Api Lock' } },
    });
  });

  it('stock sets the quantity, and is 404 for a product that is not there', async () => {
    const put = (id: string) =>
      answerOf(() =>
        stock.action(sending(store, 'PUT', '/', { stockQuantity: 7 }, { cookie, params: { id } })),
      );
    expect((await put('1')).body).toEqual({ success: true, stockQuantity: 7 });
    expect(await stockOf(store.db, 1)).toBe(7);
    expect((await put('99999')).status).toBe(404);
  });
});
