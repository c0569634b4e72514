import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { openDatabase } from '../../db/client';
import type { DB } from '../../db/schema';
import { contractProblem } from '../support/api-contract';
import { without } from '../support/broken-calls';
import { startServer, type RunningServer } from '../support/server-process';
import { staffCookieAt } from '../support/staff-login';

// The eleven calls of SPEC 7 as its own client makes them: what it sends is what section 3 names, what it reads too.

let server: RunningServer;
let db: Kysely<DB>;
let cookie = '';

beforeAll(async () => {
  server = await startServer();
  db = openDatabase(server.databaseUrl);
  cookie = await staffCookieAt(server);
});

afterAll(async () => {
  await db.destroy();
  await server.stop();
});

/** SPEC 7 and 8: the session's cookie goes with every call, a body is JSON, and what is no success is an error. */
async function apiRequest(method: string, address: string, body?: unknown): Promise<Response> {
  const response = await fetch(`http://${server.host}${address}`, {
    method,
    headers: { Cookie: cookie, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { status } = response;
  const text = await response.clone().text();
  const contentType = response.headers.get('content-type') ?? undefined;
  expect(contractProblem({ method, address, status, contentType, body: text })).toBeUndefined();
  if (!response.ok) throw new Error(`${status}: ${text || response.statusText}`);
  return response;
}

/** SPEC 7: the default read, by the segments of its key; a 401 is an error, or null where that is wanted. */
async function read(key: (string | number)[], on401: 'throw' | 'returnNull' = 'throw'): Promise<unknown> {
  try {
    return await (await apiRequest('GET', key.join('/'))).json();
  } catch (error) {
    if (on401 === 'returnNull' && String(error).startsWith('Error: 401: ')) return null;
    throw error;
  }
}

async function send(method: string, address: string, body: unknown): Promise<unknown> {
  return (await apiRequest(method, address, body)).json();
}

/** What went wrong, as the client's error says it: the status, and the answer's own sentence. */
async function refusal(run: Promise<unknown>): Promise<[number, string]> {
  const message = await run.then(
    () => 'nothing went wrong',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const [, status = '', body = '{}'] = /^(\d{3}): (.*)$/s.exec(message) ?? [];
  return [Number(status), z.object({ error: z.string() }).parse(JSON.parse(body)).error];
}

/** SPEC 5: how the client makes a slug of a name. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const decimal = z.string().regex(/^\d+\.\d\d$/);

/** SPEC 3: "Product (server, as read by the store and admin)", and nothing besides. */
const ListedProduct = z
  .object({
    id: z.number().int(),
    name: z.string().min(1),
    sku: z.string().min(1),
    brand: z.string(),
    categoryId: z.number().int(),
    price: decimal,
    salePrice: decimal.nullable(),
    isOnSale: z.boolean(),
    isFeatured: z.boolean(),
    imageUrl: z.string(),
    stockQuantity: z.number().int(),
    lowStockThreshold: z.number().int(),
    reorderQuantity: z.number().int(),
    rating: z.string().regex(/^[0-5]\.\d$/),
    reviewCount: z.number().int(),
  })
  .strict();

/** SPEC 3: "Product (detail page read)". */
const ProductDetail = z
  .object({
    id: z.number().int(),
    name: z.string().min(1),
    price: decimal,
    salePrice: decimal.nullable(),
    isOnSale: z.boolean(),
    description: z.string(),
    features: z.array(z.string()),
    specifications: z.record(z.string()),
    stockStatus: z.enum(['In Stock', 'Low Stock', 'Out of Stock']),
    shipping: z.string(),
  })
  .strict();

/** SPEC 3: "Category". */
const Category = z
  .object({
    id: z.number().int(),
    name: z.string().min(1),
    description: z.string(),
    slug: z.string().min(1),
    isActive: z.boolean(),
  })
  .strict();

const Created = z.object({ success: z.literal(true), id: z.number().int(), slug: z.string() }).strict();

const products = async () => z.array(ListedProduct).parse(await read(['/api/products']));

describe('reads', () => {
  it('GET /api/products: every product has what the pages read', async () => {
    const all = await products();
    expect(all.length).toBeGreaterThan(200);
    expect(all.some(({ isOnSale, salePrice }) => isOnSale && salePrice !== null)).toBe(true);
    expect(all.some(({ isFeatured }) => isFeatured)).toBe(true);
  });

  it('GET /api/categories', async () => {
    expect(z.array(Category).parse(await read(['/api/categories'])).length).toBeGreaterThan(14);
  });

  it('GET /api/products/{id}', async () => {
    const product = ProductDetail.parse(await read(['/api/products', 1]));
    expect([product.id, product.price, product.features.length > 0]).toEqual([1, '299.99', true]);
  });
});

/** SPEC 3: the whole create payload, with its types. */
const createPayload = {
  name: 'Rim Cylinder 1-1/8"',
  description: 'A rim cylinder, keyed alike.',
  sku: 'SPEC-RIM-118',
  price: 42.5,
  costPrice: 20.25,
  categoryId: 5,
  stockQuantity: 12,
  lowStockThreshold: 3,
  reorderLevel: 6,
  reorderQuantity: 24,
  brand: 'Schlage',
  model: '20-022',
  vehicleMake: 'Ford',
  vehicleYear: '2015-2020',
  keyType: 'Mechanical',
  compatibility: 'Fits most rim locks.',
  isActive: true,
  isFeatured: true,
  isOnSale: true,
  salePrice: 39.99,
  imageUrl: 'https://pictures.example/rim.jpg',
};

describe('writes of staff', () => {
  it('POST /api/products takes every field of the create payload, and the list has it', async () => {
    const slug = slugOf(createPayload.name);
    const created = Created.parse(await send('POST', '/api/products', { ...createPayload, slug }));
    expect(created.slug).toBe('rim-cylinder-1-1-8');
    const listed = (await products()).find(({ id }) => id === created.id);
    expect(listed).toMatchObject({
      name: createPayload.name,
      sku: 'SPEC-RIM-118',
      brand: 'Schlage',
      categoryId: 5,
      price: '42.50',
      salePrice: '39.99',
      isOnSale: true,
      isFeatured: true,
      imageUrl: 'https://pictures.example/rim.jpg',
      stockQuantity: 12,
      lowStockThreshold: 3,
      reorderQuantity: 24,
    });
    const row = await db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', created.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      description: 'A rim cylinder, keyed alike.',
      cost_price_cents: 2025,
      reorder_level: 6,
      model: '20-022',
      vehicle_make: 'Ford',
      vehicle_year: '2015-2020',
      key_type: 'Mechanical',
      compatibility: 'Fits most rim locks.',
      is_active: 1,
    });
  });

  it('POST /api/products fills in what is optional, as section 5 says', async () => {
    const body = { name: 'Bare Lock', sku: 'SPEC-BARE', price: 5, categoryId: 5, slug: 'bare-lock' };
    const { id } = Created.parse(await send('POST', '/api/products', body));
    const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      stock_quantity: 0,
      low_stock_threshold: 10,
      reorder_level: 20,
      reorder_quantity: 50,
      is_active: 1,
      is_featured: 0,
      is_on_sale: 0,
    });
  });

  it.each(['Inventory adjustment', 'Manual adjustment via admin panel'])(
    'PUT /api/products/{id}/stock with the reason %s',
    async (reason) => {
      const stockQuantity = reason.length;
      const answer = await send('PUT', '/api/products/2/stock', { stockQuantity, reason });
      expect(answer).toEqual({ success: true, stockQuantity });
      expect((await products()).find(({ id }) => id === 2)?.stockQuantity).toBe(stockQuantity);
      const movement = db.selectFrom('stock_movements').selectAll().where('product_id', '=', 2);
      const last = await movement.orderBy('id', 'desc').executeTakeFirstOrThrow();
      expect(last).toMatchObject({ reason, quantity_after: stockQuantity });
    },
  );

  it('POST /api/categories sends name, description, slug and isActive', async () => {
    const name = 'Mail & Parcel Locks';
    const body = { name, description: 'For boxes in the hall.', slug: slugOf(name), isActive: true };
    const created = Created.parse(await send('POST', '/api/categories', body));
    expect(created.slug).toBe('mail-parcel-locks');
    const all = z.array(Category).parse(await read(['/api/categories']));
    expect(all).toContainEqual({ id: created.id, ...body });
  });
});

/** SPEC 3: the checkout's customer info, with and without the company. */
const customerInfo = {
  firstName: 'Ada',
  lastName: 'Locke',
  email: 'ada@locke.example',
  phone: '(310) 555-0100',
  company: 'Locke & Daughters',
  address: '12 Key Street',
  city: 'Los Angeles',
  state: 'CA',
  zipCode: '90210',
};
const withoutCompany = without(customerInfo, 'company');
/** SPEC 9: the sample cart's total, which the payment checkout sends. */
const amount = 734.36;

describe('payments', () => {
  it.each([
    ['square', { amount, currency: 'USD', sourceId: 'cnon:card-nonce-ok', customerInfo }],
    ['paypal', { amount, currency: 'USD', customerInfo }],
    ['stripe', { amount, currency: 'USD', customerInfo: withoutCompany }],
  ])('POST /api/payments/%s', async (method, body) => {
    expect(await send('POST', `/api/payments/${method}`, body)).toEqual({ success: true });
  });

  it.each(['zelle', 'etransfer'])('POST /api/payments/%s names who is paid', async (method) => {
    const answer = await send('POST', `/api/payments/${method}`, { amount, customerInfo });
    const schema = z
      .object({
        success: z.literal(true),
        instructions: z.object({ recipientEmail: z.string().email() }).strict(),
      })
      .strict();
    expect(schema.safeParse(answer).success, JSON.stringify(answer)).toBe(true);
  });

  it('one that fails says so in the words of section 8', async () => {
    const body = { amount, currency: 'USD', sourceId: 'cnon:card-nonce-declined', customerInfo };
    // A reason may follow.
    expect(await send('POST', '/api/payments/square', body)).toMatchObject({
      success: false,
      error: 'There was an error processing your payment.',
    });
  });

  it.each(['apple-pay', 'google-pay'])('%s has no call', async (method) => {
    const paid = send('POST', `/api/payments/${method}`, { amount, currency: 'USD', customerInfo });
    expect((await refusal(paid))[0]).toBe(404);
  });
});

describe('what goes wrong (section 8)', () => {
  it('is an error of the status, a colon, and what the server says', async () => {
    await expect(send('POST', '/api/categories', { name: ' ' })).rejects.toThrow(
      /^422: \{"error":"Category name is required",/,
    );
  });

  it.each([
    ['POST', '/api/products', { sku: 'X', price: 1, categoryId: 5 }, 'Product name is required'],
    ['POST', '/api/products', { name: 'X', price: 1, categoryId: 5 }, 'SKU is required'],
    ['POST', '/api/products', { name: 'X', sku: 'X', categoryId: 5 }, 'Price is required'],
    ['POST', '/api/products', { name: 'X', sku: 'X', price: 1 }, 'Category is required'],
    [
      'PUT',
      '/api/products/1/stock',
      { stockQuantity: -1, reason: 'x' },
      'Stock quantity must be 0 or greater',
    ],
    ['POST', '/api/categories', { name: '', isActive: true }, 'Category name is required'],
  ])('%s %s with %j: the words of section 5', async (method, address, body, sentence) => {
    expect(await refusal(send(method, address, body))).toEqual([422, sentence]);
  });

  it('a 401 is an error, or null where that is wanted', async () => {
    const known = cookie;
    cookie = '';
    try {
      expect((await refusal(send('POST', '/api/categories', { name: 'X' })))[0]).toBe(401);
      expect((await refusal(read(['/api/orders'])))[0]).toBe(401);
      expect(await read(['/api/orders'], 'returnNull')).toBeNull();
    } finally {
      cookie = known;
    }
  });

  it('a product that is not there is a 404', async () => {
    expect(await refusal(read(['/api/products', 999_999]))).toEqual([404, 'No product has this ID.']);
  });
});
