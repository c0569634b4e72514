import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { readPlacement } from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { readCart } from '../../selling/cart/cart.queries.server';
import { setCartQuantity } from '../../selling/cart/cart.server';
import { placeOrder } from '../../selling/orders/place-order.server';
import { readSitemap } from '../../content/content/sitemap.queries.server';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { findFormerSlug, listActiveCategories } from './categories.queries.server';
import { createCategory, moveCategory, setCategoryStatus } from './categories.server';
import { findCategoryToEdit } from './category-edit.queries.server';
import type { EditCategory } from './category.schema';
import { deleteCategory } from './delete-category.server';
import { editCategory } from './edit-category.server';
import { listProducts } from './listing/listing.queries.server';
import { readListingQuery } from './listing/listing.schema';
import { findProduct } from './products.queries.server';
import { findStoreCategory, listSubCategories } from './store-category.queries.server';
import { listSuggestions } from './listing/suggestions.queries.server';

let db: Db;
let store: TestStore;
const actor = { name: 'staff:admin', staffId: 1, requestId: 'r' };

/** Categories of the demo. */
const PADLOCKS = 13;
const SAFES = 14;
const CYLINDERS = 6;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  ({ db } = store);
});

const add = (name: string, parentId: number | null = null) =>
  createCategory(db, { name, description: '', parentId }, actor);

async function now(id: number) {
  const category = await findCategoryToEdit(db, id);
  if (category === undefined) throw new Error('No such category.');
  return category;
}

async function formOf(id: number, changes: Partial<EditCategory> = {}): Promise<EditCategory> {
  const { version, ...values } = await now(id);
  return { ...values, picture: '', expectedVersion: version, ...changes };
}

const edit = async (id: number, changes: Partial<EditCategory>) =>
  editCategory(db, id, await formOf(id, changes), actor);

const status = async (id: number, isActive: boolean, withSubCategories = false) =>
  setCategoryStatus(db, id, { isActive, withSubCategories, expectedVersion: (await now(id)).version }, actor);

const countIn = async (id: number) =>
  (await db.selectFrom('products').select('id').where('category_id', '=', id).execute()).length;

async function listed(slug: string) {
  const category = await findStoreCategory(db, slug);
  if (category === undefined) throw new Error('Not in the store.');
  return (await listProducts(db, readListingQuery(new URLSearchParams()), category)).page.total;
}

const found = async (q: string) =>
  (await listProducts(db, readListingQuery(new URLSearchParams({ q })))).page.total;

async function lastAudit() {
  const row = await db
    .selectFrom('audit_entries')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const read = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
  return { action: row.action, subject: row.subject, before: read(row.before), after: read(row.after) };
}

describe('editing a category', () => {
  it('keeps its address when its name changes, and its products are found by the new name', async () => {
    expect(await found('zarquon')).toBe(0);
    await edit(PADLOCKS, { name: 'Zarquon Padlocks' });
    expect((await now(PADLOCKS)).slug).toBe('padlocks');
    expect(await found('zarquon')).toBe(await countIn(PADLOCKS));
    expect(await lastAudit()).toMatchObject({
      action: 'category.edit',
      subject: `category:${PADLOCKS}`,
      before: { name: 'Padlocks' },
      after: { name: 'Zarquon Padlocks' },
    });
  });

  it('lets the old address lead to the new one, and to the newest', async () => {
    await edit(PADLOCKS, { slug: 'Pad Locks' });
    expect(await findFormerSlug(db, 'padlocks')).toBe('pad-locks');
    await edit(PADLOCKS, { slug: 'hanging-locks' });
    expect(await findFormerSlug(db, 'padlocks')).toBe('hanging-locks');
    expect(await findFormerSlug(db, 'pad-locks')).toBe('hanging-locks');
    // It may come back, and then leads nowhere else.
    await edit(PADLOCKS, { slug: 'padlocks' });
    expect(await findFormerSlug(db, 'padlocks')).toBeUndefined();
    expect((await findStoreCategory(db, 'padlocks'))?.id).toBe(PADLOCKS);
  });

  it('lets a new category take an address that was given up', async () => {
    await edit(PADLOCKS, { slug: 'hanging-locks' });
    const { id } = await add('Padlocks');
    expect((await findStoreCategory(db, 'padlocks'))?.id).toBe(id);
    expect(await findFormerSlug(db, 'padlocks')).toBeUndefined();
  });

  it.each([
    ['cart', '/cart is already a page in the store'],
    ['safes', 'The category Safes already exists'],
    ['???', 'The URL slug needs a letter or digit'],
  ])('refuses the address %s', async (slug, message) => {
    await expect(edit(PADLOCKS, { slug })).rejects.toMatchObject({ field: 'slug', message });
    expect((await now(PADLOCKS)).slug).toBe('padlocks');
  });

  it('adds and takes away services as they are of its products', async () => {
    const before = await now(PADLOCKS);
    const [kept, ...rest] = before.serviceTags;
    await edit(PADLOCKS, { serviceTags: [...(kept === undefined ? [] : [kept]), 'biometric'] });
    const rows = await db
      .selectFrom('products')
      .select(['service_tags', 'search_text'])
      .where('category_id', '=', PADLOCKS)
      .execute();
    for (const { service_tags, search_text } of rows) {
      expect(service_tags.split(' ')).toContain('biometric');
      expect(search_text).toContain('service:biometric');
      for (const gone of rest) expect(service_tags.split(' ')).not.toContain(gone);
    }
  });

  it('is refused to the second of two clerks', async () => {
    const seen = await formOf(PADLOCKS, { description: 'The second' });
    await edit(PADLOCKS, { description: 'The first' });
    await expect(editCategory(db, PADLOCKS, seen, actor)).rejects.toThrow(ConflictError);
    expect((await now(PADLOCKS)).description).toBe('The first');
  });

  it('of one that is gone says so', async () => {
    const form = await formOf(PADLOCKS);
    await expect(editCategory(db, 999, form, actor)).rejects.toThrow(NotFoundError);
  });
});

describe('the tree', () => {
  it('lists the products of a category with those of the ones below it, and counts them before', async () => {
    await edit(PADLOCKS, { parentId: SAFES });
    const safes = await countIn(SAFES);
    const padlocks = await countIn(PADLOCKS);
    expect(await listed('safes')).toBe(safes + padlocks);
    expect(await listed('padlocks')).toBe(padlocks);
    const category = await findStoreCategory(db, 'safes');
    if (category === undefined) throw new Error('Not in the store.');
    expect(await listSubCategories(db, category)).toEqual([
      { slug: 'padlocks', name: 'Padlocks', products: padlocks },
    ]);
    expect((await findStoreCategory(db, 'padlocks'))?.parents.map(({ name }) => name)).toEqual(['Safes']);
  });

  it('never counts in a filter what a click does not give, across its levels', async () => {
    await edit(PADLOCKS, { parentId: SAFES });
    const category = await findStoreCategory(db, 'safes');
    if (category === undefined) throw new Error('Not in the store.');
    const ask = (search: string) => listProducts(db, readListingQuery(new URLSearchParams(search)), category);
    const { brands, types, inStock } = await ask('');
    expect(brands.length).toBeGreaterThan(2);
    expect((await ask('inStock=1')).page.total).toBe(inStock);
    for (const { value, count } of brands)
      expect((await ask(`brand=${encodeURIComponent(value)}`)).page.total, value).toBe(count);
    for (const { value, count } of types)
      expect((await ask(`type=${encodeURIComponent(value)}`)).page.total, value).toBe(count);
  });

  it('holds no circle, even when two clerks make half of one each at once', async () => {
    const a = await formOf(PADLOCKS, { parentId: SAFES });
    const b = await formOf(SAFES, { parentId: PADLOCKS });
    const results = await Promise.allSettled([
      editCategory(db, PADLOCKS, a, actor),
      editCategory(db, SAFES, b, actor),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const parents = [(await now(PADLOCKS)).parentId, (await now(SAFES)).parentId];
    expect(parents.filter((parent) => parent === null)).toHaveLength(1);
  });

  it('goes three levels deep', async () => {
    const first = await add('Vaults', SAFES);
    const second = await add('Gun vaults', first.id);
    await expect(add('Wall gun vaults', second.id)).rejects.toMatchObject({ field: 'parentId' });
    await expect(edit(SAFES, { parentId: PADLOCKS })).rejects.toMatchObject({ field: 'parentId' });
  });
});

describe('the order', () => {
  const order = async () => (await listActiveCategories(db)).map(({ id }) => id);

  it('moves one up or down among its siblings', async () => {
    const before = await order();
    await moveCategory(db, { id: SAFES, direction: 'up', expectedNeighbor: PADLOCKS }, actor);
    const swapped = before.map((id) => (id === SAFES ? PADLOCKS : id === PADLOCKS ? SAFES : id));
    expect(await order()).toEqual(swapped);
    expect(await lastAudit()).toMatchObject({ before: { position: 14 }, after: { position: 13 } });
    await moveCategory(db, { id: SAFES, direction: 'down', expectedNeighbor: PADLOCKS }, actor);
    expect(await order()).toEqual(before);
  });

  it('takes what is below along, and leaves the others in place', async () => {
    const { id } = await add('Gun safes', SAFES);
    await moveCategory(db, { id: SAFES, direction: 'up', expectedNeighbor: PADLOCKS }, actor);
    const ids = await order();
    expect(ids.slice(ids.indexOf(SAFES), ids.indexOf(SAFES) + 3)).toEqual([SAFES, id, PADLOCKS]);
  });

  it('moves nothing where another stands by now, or nothing', async () => {
    const move = { id: SAFES, direction: 'up', expectedNeighbor: PADLOCKS } as const;
    await moveCategory(db, move, actor);
    await expect(moveCategory(db, move, actor)).rejects.toThrow(ConflictError);
    const first = { id: 1, direction: 'up', expectedNeighbor: 0 } as const;
    await expect(moveCategory(db, first, actor)).rejects.toThrow(ConflictError);
  });
});

describe('an inactive category', () => {
  it('is nowhere in the store, and neither are its products and what is below it', async () => {
    await edit(PADLOCKS, { parentId: SAFES });
    await status(SAFES, false);
    for (const slug of ['safes', 'padlocks']) {
      expect(await findStoreCategory(db, slug)).toBeUndefined();
      expect((await listActiveCategories(db)).map((category) => category.slug)).not.toContain(slug);
    }
    const products = await db
      .selectFrom('products')
      .select(['id', 'slug', 'sku', 'name'])
      .where('category_id', 'in', [SAFES, PADLOCKS])
      .execute();
    const sitemap = (await readSitemap(db)).entries.map(({ path }) => path);
    expect(sitemap).not.toContain('/safes');
    for (const { id, slug, sku } of products.slice(0, 5)) {
      expect(await findProduct(db, id)).toBeUndefined();
      expect(sitemap).not.toContain(`/product/${slug}`);
      expect(await found(sku)).toBe(0);
      expect((await listSuggestions(db, sku)).products).toEqual([]);
    }
    const listing = await listProducts(db, readListingQuery(new URLSearchParams()));
    const all = await db.selectFrom('products').select('id').where('is_active', '=', 1).execute();
    expect(listing.page.total).toBe(all.length - products.length);
  });

  it('has products that nobody can order, even those that are in a cart', async () => {
    const product = await db
      .selectFrom('products')
      .select(['id'])
      .where('category_id', '=', SAFES)
      .where('stock_quantity', '>', 2)
      .where('is_restricted', '=', 0)
      .executeTakeFirstOrThrow();
    const { cartId } = await store.cartWith({ productId: product.id, quantity: 1 });
    const placement = await readPlacement(db, cartId);
    await status(SAFES, false);
    expect((await readCart(db, cartId)).lines[0]?.isAvailable).toBe(false);
    await expect(placeOrder(db, placement)).rejects.toThrow('no longer sells');
    await expect(setCartQuantity(db, cartId, product.id, 2)).rejects.toThrow('isn’t available');
    await status(SAFES, true);
    expect((await readCart(db, cartId)).lines[0]?.isAvailable).toBe(true);
  });

  it('comes back alone, or with what is below it', async () => {
    await edit(PADLOCKS, { parentId: SAFES });
    await status(SAFES, false);
    await expect(status(PADLOCKS, true)).rejects.toThrow('Padlocks is under Safes, which is inactive');
    await status(SAFES, true);
    expect([(await now(SAFES)).isActive, (await now(PADLOCKS)).isActive]).toEqual([true, false]);
    await status(SAFES, false);
    await status(SAFES, true, true);
    expect((await now(PADLOCKS)).isActive).toBe(true);
    expect(await lastAudit()).toMatchObject({
      action: 'category.activate',
      subject: `category:${PADLOCKS}`,
      before: { isActive: false },
      after: { isActive: true, because: `category:${SAFES}` },
    });
  });

  it('takes no active category below it, and none that is new', async () => {
    await status(SAFES, false);
    const message = 'Safes is inactive. Activate it or choose another category';
    await expect(edit(PADLOCKS, { parentId: SAFES })).rejects.toMatchObject({ field: 'parentId', message });
    await expect(add('Gun safes', SAFES)).rejects.toMatchObject({ field: 'parentId', message });
  });
});

describe('deleting a category', () => {
  const remove = async (id: number, productsTo: number | null, categoriesTo = '') =>
    deleteCategory(db, id, { productsTo, categoriesTo, expectedVersion: (await now(id)).version }, actor);

  it('moves its products, lets its addresses lead to them and finds them by their new category', async () => {
    await edit(PADLOCKS, { slug: 'hanging-locks', name: 'Zarquon' });
    const [before, moved] = [await countIn(SAFES), await countIn(PADLOCKS)];
    expect(await remove(PADLOCKS, SAFES)).toBe(moved);
    expect(await countIn(SAFES)).toBe(before + moved);
    expect(await findFormerSlug(db, 'padlocks')).toBe('safes');
    expect(await findFormerSlug(db, 'hanging-locks')).toBe('safes');
    expect(await found('zarquon')).toBe(0);
    expect(await lastAudit()).toMatchObject({
      action: 'category.delete',
      before: { name: 'Zarquon', slug: 'hanging-locks' },
      after: { products: moved, productsTo: SAFES, addressLeadsTo: SAFES },
    });
  });

  it.each([
    ['nobody said', null],
    ['it is the category itself', PADLOCKS],
    ['there is none', 999],
  ])('keeps everything when its products have nowhere to go: %s', async (_, productsTo) => {
    const count = await countIn(PADLOCKS);
    await expect(remove(PADLOCKS, productsTo)).rejects.toMatchObject({ field: 'productsTo' });
    expect(await countIn(PADLOCKS)).toBe(count);
  });

  it('sends what is below it where it is told, or keeps everything', async () => {
    await edit(PADLOCKS, { parentId: SAFES });
    const products = await countIn(SAFES);
    for (const wrong of ['', String(SAFES), String(PADLOCKS), '999'])
      await expect(remove(SAFES, CYLINDERS, wrong)).rejects.toMatchObject({ field: 'categoriesTo' });
    // Its products had been moved by then, in the same transaction.
    expect(await countIn(SAFES)).toBe(products);
    await remove(SAFES, CYLINDERS, String(CYLINDERS));
    expect((await now(PADLOCKS)).parentId).toBe(CYLINDERS);
  });

  it('of an empty one asks nothing, and its address leads to its parent or to all products', async () => {
    const below = await add('Gun safes', SAFES);
    await remove(below.id, null);
    expect(await findFormerSlug(db, 'gun-safes')).toBe('safes');
    const top = await add('Odds and ends');
    await remove(top.id, null);
    expect(await findFormerSlug(db, 'odds-and-ends')).toBeNull();
  });

  it('is refused when it was changed since it was seen', async () => {
    const expectedVersion = (await now(PADLOCKS)).version;
    await edit(PADLOCKS, { description: 'Another' });
    await expect(
      deleteCategory(db, PADLOCKS, { productsTo: SAFES, categoriesTo: '', expectedVersion }, actor),
    ).rejects.toThrow(ConflictError);
  });
});
