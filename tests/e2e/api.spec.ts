import { z } from 'zod';

import { expect, STAFF, test } from './story';

// These calls are made by programs; that they are made in both runs costs a second.

const decimal = z.string().regex(/^\d+\.\d{2}$/);

/** SPEC 7: what a reader of the list finds. */
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

test('everyone may read products and categories', async ({ request }) => {
  const list = await request.get('/api/products');
  expect(list.status()).toBe(200);
  expect(list.headers()['content-type']).toContain('application/json');
  const products = z.array(ListedProduct).parse(await list.json());
  expect(products.length).toBeGreaterThan(200);
  expect(products[0]).toMatchObject({ id: 1, price: '299.99', sku: 'AK-BMW-FEM-4B', salePrice: null });

  const one = await request.get('/api/products/6');
  expect(one.status()).toBe(200);
  expect(await one.json()).toMatchObject({
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

  const categories = await request.get('/api/categories');
  expect(categories.status()).toBe(200);
  expect(await categories.json()).toEqual(
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

test('pages of the list lead to the next one', async ({ request }) => {
  const first = await request.get('/api/products?pageSize=100');
  expect(z.array(ListedProduct).parse(await first.json())).toHaveLength(100);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers()['link'] ?? '')?.[1];
  expect(next).toMatch(/^\/api\/products\?.*page=2\b/);
  const second = await request.get(next ?? '');
  expect(z.array(ListedProduct).parse(await second.json())[0]?.id).toBe(101);
});

test('what is not there is a 404 in JSON', async ({ request }) => {
  for (const path of ['/api/products/999999', '/api/products/x', '/api/nothing']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    Refusal.parse(await response.json());
  }
});

test('writes without a session are refused with 401', async ({ request }) => {
  const answers = [
    await request.post('/api/products', { data: { name: 'X' } }),
    await request.post('/api/categories', { data: { name: 'X' } }),
    await request.put('/api/products/1/stock', { data: { stockQuantity: 1 } }),
  ];
  for (const answer of answers) {
    expect(answer.status()).toBe(401);
    expect(answer.headers()['content-type']).toContain('application/json');
    Refusal.parse(await answer.json());
  }
});

test('writes that are no JSON are refused', async ({ clerk }) => {
  const form = await clerk.request.post('/api/categories', { form: { name: 'X' } });
  expect(form.status()).toBe(415);
  const broken = await clerk.request.post('/api/categories', {
    data: Buffer.from('{"name":'),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(broken.status()).toBe(400);
  Refusal.parse(await broken.json());
});

test('staff create and count by the API, with the messages of the forms', async ({ clerk, story }) => {
  const bad = await clerk.request.post('/api/products', { data: { stockQuantity: -1 } });
  expect(bad.status()).toBe(422);
  expect(Refusal.parse(await bad.json()).fieldErrors).toMatchObject({
    name: 'Product name is required',
    sku: 'SKU is required',
    price: 'Price is required',
    categoryId: 'Category is required',
    stockQuantity: 'Stock quantity must be 0 or greater',
  });
  const blank = await clerk.request.post('/api/categories', { data: { name: '  ' } });
  expect(blank.status()).toBe(422);
  expect(Refusal.parse(await blank.json()).error).toBe('Category name is required');

  const product = await clerk.addProduct({ name: story.unique('Programmed Cylinder'), stockQuantity: 4 });
  const taken = await clerk.request.post('/api/products', {
    data: { name: 'Again', sku: product.sku, price: 5, categoryId: 6 },
  });
  expect(taken.status()).toBe(422);
  expect(Refusal.parse(await taken.json()).fieldErrors).toHaveProperty('sku');

  for (const stockQuantity of [-1, 1.5, 'many', '', null]) {
    const refused = await clerk.request.put(`/api/products/${product.id}/stock`, {
      data: { stockQuantity, reason: 'Inventory adjustment' },
    });
    expect(refused.status(), String(stockQuantity)).toBe(422);
    expect(Refusal.parse(await refused.json()).error).toBe('Stock quantity must be 0 or greater');
  }
  await clerk.setStock(product.id, 0);
  const read = await clerk.request.get(`/api/products/${product.id}`);
  expect(await read.json()).toMatchObject({ price: '10.00', stockStatus: 'Out of Stock' });
});

test('a browser that is signed in may call it, and no longer after the logout', async ({ page, story }) => {
  const name = story.unique('Called Category');
  const call = () => page.request.post('/api/categories', { data: { name } });
  await story.open('/');
  expect((await call()).status()).toBe(401);
  await story.signInAsStaff();
  expect((await call()).status()).toBe(201);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect((await call()).status()).toBe(401);
});

test('another site cannot write with the cookie of a clerk', async ({ clerk }) => {
  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const byApi = await clerk.request.post('/api/categories', { data: { name: 'Forged' }, headers });
    expect(byApi.status()).toBe(403);
    const byForm = await clerk.request.post('/admin/logout', { headers });
    expect(byForm.status()).toBe(403);
    const login = await clerk.request.post('/admin/login', { form: STAFF, headers });
    expect(login.status()).toBe(403);
  }
});

test('a program keeps a cart by the cookie of its first read', async ({ page, story }) => {
  const { request } = page;
  const held = z.object({ lines: z.array(z.object({ productId: z.number(), quantity: z.number() })) });
  expect((await request.post('/api/cart/lines', { data: { productId: 1 } })).status()).toBe(401);
  const cart = async () => held.parse(await (await request.get('/api/cart')).json()).lines;
  expect(await cart()).toEqual([]);
  const added = await request.post('/api/cart/lines', { data: { productId: 1, quantity: 2 } });
  expect(added.status()).toBe(200);
  await request.put('/api/cart/lines/6', { data: { quantity: 1 } });
  expect(await cart()).toMatchObject([
    { productId: 1, quantity: 2 },
    { productId: 6, quantity: 1 },
  ]);
  // It is the cart of the store's pages: the browser with the cookie shows it.
  await story.open('/cart');
  await expect(page.getByLabel(/^Quantity of /)).toHaveCount(2);

  const foreign = { Origin: 'https://elsewhere.example' };
  expect((await request.delete('/api/cart', { headers: foreign })).status()).toBe(403);
  const byToken = { Authorization: 'Bearer kw_anything' };
  expect((await request.get('/api/cart', { headers: byToken })).status()).toBe(409);
  expect((await request.delete('/api/cart/lines/6')).status()).toBe(200);
  expect(held.parse(await (await request.delete('/api/cart')).json()).lines).toEqual([]);
});

test('a program finds parts by search, by vehicle and by a list of numbers', async ({ request }) => {
  const found = await request.get('/api/search?q=smart+key&brand=Keyline&brand=Nobody&pageSize=5');
  expect(await found.json()).toMatchObject({ products: expect.any(Array), facets: expect.any(Object) });
  const fits = await request.get('/api/fitment?make=ford&model=f150&year=2021');
  expect(await fits.json()).toMatchObject({ vehicle: { name: '2021 Ford F-150' }, isConfirmed: true });
  await request.get('/api/cart');
  const list = await request.post('/api/quick-order', { data: { text: 'AK-BMW-FEM-4B x 2' } });
  expect(await list.json()).toMatchObject({ lines: [{ partNumber: 'AK-BMW-FEM-4B', quantity: 2 }] });
  const price = await request.get('/api/products/1/price?quantity=3');
  expect(await price.json()).toMatchObject({ unitPrice: '299.99', total: '899.97', reason: 'list' });
});
