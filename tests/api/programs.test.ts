import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { HttpProgram } from '../support/http-program';
import { startServer, type RunningServer } from '../support/server-process';

// Every answer is also compared with the OpenAPI document.

let server: RunningServer;
let visitor: HttpProgram;
let clerk: HttpProgram;

beforeAll(async () => {
  server = await startServer();
  visitor = new HttpProgram(server);
  clerk = new HttpProgram(server);
  await clerk.signIn();
});
afterAll(() => server.stop());

const decimal = z.string().regex(/^\d+\.\d{2}$/);

/** The fields of a product in a list. */
const ListedProduct = z.object({
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
  imageUrl: z.string().min(1),
  stockQuantity: z.number().int(),
  lowStockThreshold: z.number().int(),
  reorderQuantity: z.number().int(),
});

const Refusal = z.object({
  error: z.string().min(1),
  fieldErrors: z.record(z.string()).optional(),
  requestId: z.string().min(1),
});

it('everyone may read products and categories', async () => {
  const list = await visitor.get('/api/products');
  expect(list.status).toBe(200);
  expect(list.headers['content-type']).toContain('application/json');
  const products = z.array(ListedProduct).parse(list.json());
  expect(products.length).toBeGreaterThan(200);
  expect(products[0]).toMatchObject({ id: 1, price: '299.99', sku: 'AK-BMW-FEM-4B', salePrice: null });

  const one = await visitor.get('/api/products/6');
  expect(one.status).toBe(200);
  expect(one.json()).toMatchObject({
    id: 6,
    name: expect.stringContaining('Nissan'),
    price: '84.99',
    salePrice: '67.99',
    isOnSale: true,
    description: expect.any(String),
    features: expect.arrayContaining([expect.any(String)]),
    specifications: expect.any(Object),
    stockStatus: 'In Stock',
    shipping: expect.any(String),
  });

  const categories = await visitor.get('/api/categories');
  expect(categories.status).toBe(200);
  expect(categories.json()).toEqual(
    expect.arrayContaining([
      {
        id: 1,
        name: 'Automotive Keys',
        description: expect.any(String),
        slug: 'automotive-keys',
        isActive: true,
      },
    ]),
  );
});

it('pages of the list lead to the next one', async () => {
  const first = await visitor.get('/api/products?pageSize=100');
  expect(z.array(ListedProduct).parse(first.json())).toHaveLength(100);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link'] ?? ''))?.[1];
  expect(next).toMatch(/^\/api\/products\?.*page=2\b/);
  const second = await visitor.get(next ?? '');
  expect(z.array(ListedProduct).parse(second.json())[0]?.id).toBe(101);
});

it('what is not there is a 404 in JSON', async () => {
  for (const path of ['/api/products/999999', '/api/products/x', '/api/nothing']) {
    const response = await visitor.get(path);
    expect(response.status, path).toBe(404);
    Refusal.parse(response.json());
  }
});

it('writes without a session are refused with 401', async () => {
  const answers = [
    await visitor.post('/api/products', { json: { name: 'X' } }),
    await visitor.post('/api/categories', { json: { name: 'X' } }),
    await visitor.put('/api/products/1/stock', { json: { stockQuantity: 1 } }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toContain('application/json');
    Refusal.parse(answer.json());
  }
});

it('writes that are no JSON are refused', async () => {
  const form = await clerk.post('/api/categories', { form: { name: 'X' } });
  expect(form.status).toBe(415);
  const broken = await clerk.post('/api/categories', {
    body: '{"name":',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(broken.status).toBe(400);
  Refusal.parse(broken.json());
});

it('staff create and count by the API, with the messages of the forms', async () => {
  const bad = await clerk.post('/api/products', { json: { stockQuantity: -1 } });
  expect(bad.status).toBe(422);
  expect(Refusal.parse(bad.json()).fieldErrors).toMatchObject({
    name: 'Product name is required',
    sku: 'SKU is required',
    price: 'Price is required',
    categoryId: 'Category is required',
    stockQuantity: 'Stock quantity must be 0 or greater',
  });
  const blank = await clerk.post('/api/categories', { json: { name: '  ' } });
  expect(blank.status).toBe(422);
  expect(Refusal.parse(blank.json()).error).toBe('Category name is required');

  const sku = 'PROGRAMMED-1';
  const created = await clerk.post('/api/products', {
    json: { name: 'Programmed Cylinder', sku, price: '10.00', stockQuantity: 4, categoryId: 6 },
  });
  expect(created.status).toBe(201);
  const { id } = z.object({ id: z.number() }).parse(created.json());
  const taken = await clerk.post('/api/products', {
    json: { name: 'Again', sku, price: 5, categoryId: 6 },
  });
  expect(taken.status).toBe(422);
  expect(Refusal.parse(taken.json()).fieldErrors).toHaveProperty('sku');

  for (const stockQuantity of [-1, 1.5, 'many', '', null]) {
    const refused = await clerk.put(`/api/products/${id}/stock`, {
      json: { stockQuantity, reason: 'Inventory adjustment' },
    });
    expect(refused.status, String(stockQuantity)).toBe(422);
    expect(Refusal.parse(refused.json()).error).toBe('Stock quantity must be 0 or greater');
  }
  const emptied = await clerk.put(`/api/products/${id}/stock`, {
    json: { stockQuantity: 0, reason: 'Inventory adjustment' },
  });
  expect(emptied.status).toBe(200);
  const read = await clerk.get(`/api/products/${id}`);
  expect(read.json()).toMatchObject({ price: '10.00', stockStatus: 'Out of Stock' });
});

it('a browser that is signed in may call it, and no longer after the logout', async () => {
  const browser = new HttpProgram(server);
  const call = () => browser.post('/api/categories', { json: { name: 'Called Category' } });
  await browser.get('/');
  expect((await call()).status).toBe(401);
  await browser.signIn();
  expect((await call()).status).toBe(201);
  const left = await browser.post('/admin/logout', { form: {} });
  expect([left.status, left.headers.location]).toEqual([303, '/admin/login']);
  expect((await call()).status).toBe(401);
});

it('another site cannot write with the cookie of a clerk', async () => {
  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const byApi = await clerk.post('/api/categories', { json: { name: 'Forged' }, headers });
    expect(byApi.status).toBe(403);
    const byForm = await clerk.post('/admin/logout', { headers });
    expect(byForm.status).toBe(403);
    const login = await clerk.post('/admin/login', {
      form: { username: 'admin', password: 'keyway-demo' },
      headers,
    });
    expect(login.status).toBe(403);
  }
});

it('a program keeps a cart by the cookie of its first read', async () => {
  const program = new HttpProgram(server);
  const held = z.object({ lines: z.array(z.object({ productId: z.number(), quantity: z.number() })) });
  expect((await program.post('/api/cart/lines', { json: { productId: 1 } })).status).toBe(401);
  const cart = async () => held.parse((await program.get('/api/cart')).json()).lines;
  expect(await cart()).toEqual([]);
  const added = await program.post('/api/cart/lines', { json: { productId: 1, quantity: 2 } });
  expect(added.status).toBe(200);
  await program.put('/api/cart/lines/6', { json: { quantity: 1 } });
  expect(await cart()).toMatchObject([
    { productId: 1, quantity: 2 },
    { productId: 6, quantity: 1 },
  ]);
  // The store's pages show the same cart.
  const page = await program.get('/cart');
  expect(page.body.match(/<label[^>]*>Quantity of /g)).toHaveLength(2);

  const foreign = { Origin: 'https://elsewhere.example' };
  expect((await program.delete('/api/cart', { headers: foreign })).status).toBe(403);
  const byToken = { Authorization: 'Bearer kw_anything' };
  expect((await program.get('/api/cart', { headers: byToken })).status).toBe(409);
  expect((await program.delete('/api/cart/lines/6')).status).toBe(200);
  expect(held.parse((await program.delete('/api/cart')).json()).lines).toEqual([]);
});

it('a program finds parts by search, by vehicle and by a list of numbers', async () => {
  const found = await visitor.get('/api/search?q=smart+key&brand=Keyline&brand=Nobody&pageSize=5');
  expect(found.json()).toMatchObject({ products: expect.any(Array), facets: expect.any(Object) });
  const fits = await visitor.get('/api/fitment?make=ford&model=f150&year=2021');
  expect(fits.json()).toMatchObject({ vehicle: { name: '2021 Ford F-150' }, isConfirmed: true });
  await visitor.get('/api/cart');
  const list = await visitor.post('/api/quick-order', { json: { text: 'AK-BMW-FEM-4B x 2' } });
  expect(list.json()).toMatchObject({ lines: [{ partNumber: 'AK-BMW-FEM-4B', quantity: 2 }] });
  const price = await visitor.get('/api/products/1/price?quantity=3');
  expect(price.json()).toMatchObject({ unitPrice: '299.99', total: '899.97', reason: 'list' });
});
