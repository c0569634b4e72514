import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import {
  findProduct,
  findProductByHandle,
  listFeatured,
  listMostReviewed,
  listOnSale,
  parseProductId,
} from './products.queries.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

describe('the address of a product', () => {
  it.each([
    ['its slug', 'bmw-smart-key', 1],
    ['its id', '1', 1],
    ['product- and its id', 'product-2', 2],
  ])('may hold %s', async (_what, handle, id) => {
    expect((await findProductByHandle(db, handle))?.id).toBe(id);
  });

  it.each([1, 2, 3, 4, 5, 6])('may be commercial-%i or smart-%i', async (number) => {
    const commercial = await findProductByHandle(db, `commercial-${number}`);
    const smart = await findProductByHandle(db, `smart-${number}`);
    expect(commercial?.categorySlug).toBe('commercial-locks');
    expect(smart?.categorySlug).toBe('smart-locks');
  });

  it.each([
    '',
    '0',
    '-1',
    '1.0',
    '1e0',
    '99999',
    'product-',
    'product-x',
    'commercial-7',
    'BMW SMART KEY',
    '9'.repeat(30),
  ])('that is %j leads nowhere', async (handle) => {
    expect(await findProductByHandle(db, handle)).toBeUndefined();
  });

  it('leads nowhere while the product or its category is inactive', async () => {
    await db.updateTable('products').set({ is_active: 0 }).where('id', '=', 1).execute();
    await db.updateTable('categories').set({ is_active: 0 }).where('slug', '=', 'smart-locks').execute();
    expect(await findProductByHandle(db, 'bmw-smart-key')).toBeUndefined();
    expect(await findProductByHandle(db, 'smart-1')).toBeUndefined();
    expect(await findProduct(db, 1)).toBeUndefined();
  });
});

it('an id has no sign, no zero in front and nine digits at most', () => {
  expect(['1', '999999999', '01', '+1', '1 ', '1000000000', undefined].map(parseProductId)).toEqual([
    1,
    999_999_999,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('featured products are counted in full and shown as many as asked for', async () => {
  const { products, total } = await listFeatured(db, 6);
  expect(products).toHaveLength(6);
  expect(total).toBeGreaterThan(6);
  expect((await listFeatured(db, 1_000)).products).toHaveLength(total);
});

it('the most reviewed of the featured products are of a category each, in the order of these', async () => {
  const shown = await listMostReviewed(db, 3);
  const featured = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.review_count', 'c.slug'])
    .where('p.is_featured', '=', 1)
    .where('p.stock_quantity', '>', 0)
    .orderBy('p.review_count', 'desc')
    .orderBy('p.id')
    .execute();
  const best = ['automotive-keys', 'commercial-locks', 'smart-locks'].map((category) =>
    featured.find(({ slug }) => slug === category),
  );
  expect(shown.map(({ id }) => id)).toEqual(best.map((one) => one?.id));
});

describe('products on sale', () => {
  it('come with those in stock first, the largest saving before the others', async () => {
    const { products } = await listOnSale(db, 100);
    const ranks = products.map(({ stockQuantity, priceCents, salePriceCents }) => [
      stockQuantity > 0 ? 0 : 1,
      (salePriceCents ?? 0) - priceCents,
    ]);
    const sorted = [...ranks].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    expect(ranks).toEqual(sorted);
  });

  it('are counted as they are shown, without those of an inactive category', async () => {
    await db.updateTable('categories').set({ is_active: 0 }).where('id', '=', 1).execute();
    const { products, total } = await listOnSale(db, 1_000);
    expect(total).toBe(products.length);
  });
});

async function openProduct(id: number) {
  const product = await findProduct(db, id);
  if (product === undefined) throw new Error(`Product ${id} is missing.`);
  return product;
}

describe('the pictures of a product', () => {
  const ofTwo = async () => (await openProduct(2)).images;

  it('are views of its illustration, each at an address of its own', async () => {
    const images = await ofTwo();
    expect(images.map(({ alt }) => alt)).toEqual([
      'Ford Remote Key',
      'Ford Remote Key, back, with the battery',
      'Ford Remote Key, side view of the blade',
    ]);
    expect(new Set(images.map(({ url }) => url)).size).toBe(3);
    for (const { width, height } of images) expect(width / height).toBeCloseTo(4 / 3);
  });

  it('begin with its photographs, in their order', async () => {
    const row = (position: number, alt: string) => ({
      product_id: 2,
      position,
      url: `/uploads/${position}.webp`,
      width: 800,
      height: 600,
      alt,
    });
    await db
      .insertInto('product_images')
      .values([row(2, ''), row(1, 'From the back')])
      .execute();
    expect((await ofTwo()).map(({ alt }) => alt)).toEqual([
      'From the back',
      'Ford Remote Key',
      'Ford Remote Key',
    ]);
    await db.updateTable('products').set({ image_url: '/uploads/main.webp' }).where('id', '=', 2).execute();
    expect((await ofTwo()).map(({ url }) => url)).toEqual([
      '/uploads/main.webp',
      '/uploads/1.webp',
      '/uploads/2.webp',
    ]);
  });
});
