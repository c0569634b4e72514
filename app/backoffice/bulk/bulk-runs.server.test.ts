import { beforeEach, expect, it } from 'vitest';

import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import type { BulkChange, BulkFilter } from './bulk-change.schema';
import { countUndoable, findBulkRun, listBulkRunProducts } from './bulk-runs.queries.server';
import { applyBulkRun, prepareBulkRun, undoBulkRun } from './bulk-runs.server';

const actor = { name: 'staff:admin', staffId: 1, requestId: 'test' };
const EVERYTHING: BulkFilter = { q: '', category: '', status: '' };

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

function prepare(change: BulkChange, chosen: { productIds?: number[]; filter?: BulkFilter } = {}) {
  const { productIds, filter = EVERYTHING } = chosen;
  return prepareBulkRun(store.db, { change, productIds, filter, returnTo: '/admin/products' }, 1);
}

function product(id: number) {
  return store.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function countsOf(id: number) {
  return (await findBulkRun(store.db, id))?.counts;
}

const all = () => store.db.selectFrom('products').selectAll().orderBy('id').execute();

it('previews, applies and undoes five percent on the whole catalogue', async () => {
  const before = await all();
  const run = await prepare({ kind: 'price-percent', basisPoints: 500 });
  expect(await all()).toEqual(before);
  expect(await countsOf(run)).toMatchObject({ change: before.length, refused: 0, same: 0 });

  await applyBulkRun(store.db, run, actor);
  for (const row of await all()) {
    const old = before.find(({ id }) => id === row.id);
    expect(row.price_cents).toBe(Math.floor(((old?.price_cents ?? 0) * 105 + 50) / 100));
    const isSale = row.is_on_sale === 1 && row.sale_price_cents !== null;
    expect(row.effective_price_cents).toBe(isSale ? row.sale_price_cents : row.price_cents);
  }

  await undoBulkRun(store.db, run, actor);
  const plain = (rows: typeof before) =>
    rows.map(({ version: _version, updated_at: _updated, ...rest }) => rest);
  expect(plain(await all())).toEqual(plain(before));
  expect(await countsOf(run)).toMatchObject({ restored: before.length, kept: 0 });
  const audit = await store.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', `bulk-run:${run}`)
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['products.bulk-change', 'products.bulk-undo']);
});

it('leaves what somebody changed since the preview, and says which', async () => {
  const run = await prepare({ kind: 'price-percent', basisPoints: 1000 }, { productIds: [1, 2, 3] });
  const chosen = await countsOf(run);
  await store.db
    .updateTable('products')
    .set({ price_cents: 77_700, version: 9 })
    .where('id', '=', 2)
    .execute();
  const { applied, moved } = await applyBulkRun(store.db, run, actor);
  expect(applied + moved).toBe(chosen?.change);
  expect(moved).toBe(1);
  const { products } = await listBulkRunProducts(store.db, run, 'moved', 1);
  expect(products.map(({ productId }) => productId)).toEqual([2]);
  expect((await product(2)).version).toBe(9);
});

it('undoes only what is still as the run left it', async () => {
  const run = await prepare({ kind: 'price-amount', cents: 100 }, { productIds: [1, 2] });
  const before = await product(1);
  await applyBulkRun(store.db, run, actor);
  // Somebody who does not count versions is noticed all the same.
  await store.db.updateTable('products').set({ price_cents: 123 }).where('id', '=', 2).execute();
  await store.db.updateTable('products').set({ version: 50 }).where('id', '=', 2).execute();
  expect(await countUndoable(store.db, run)).toEqual({ restorable: 1, changed: 1 });
  expect(await undoBulkRun(store.db, run, actor)).toEqual({ restored: 1, kept: 1 });
  expect((await product(1)).price_cents).toBe(before.price_cents);
  expect((await product(2)).price_cents).toBe(123);
});

it('is applied once and undone once', async () => {
  const run = await prepare({ kind: 'price-amount', cents: 100 }, { productIds: [1] });
  await expect(undoBulkRun(store.db, run, actor)).rejects.toThrow('applied');
  await applyBulkRun(store.db, run, actor);
  await expect(applyBulkRun(store.db, run, actor)).rejects.toThrow('This change was already applied.');
  await undoBulkRun(store.db, run, actor);
  await expect(undoBulkRun(store.db, run, actor)).rejects.toThrow('This change was already undone.');
});

it('moves products to a category, where a search then finds them', async () => {
  const category = await store.db
    .insertInto('categories')
    .values({
      parent_id: null,
      name: 'Zanzibar Hardware',
      slug: 'zanzibar',
      description: '',
      hero_text: '',
      picture: '',
      service_tags: 'rekeying',
      sort_order: 99,
      is_active: 1,
      created_at: '2026-01-01',
      updated_at: '2026-01-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const run = await prepare({ kind: 'category', categoryId: category.id }, { productIds: [5] });
  await applyBulkRun(store.db, run, actor);
  const moved = await product(5);
  expect(moved).toMatchObject({ category_id: category.id, service_tags: 'rekeying' });
  expect(moved.search_text).toContain('zanzibar');
  await undoBulkRun(store.db, run, actor);
  expect((await product(5)).search_text).not.toContain('zanzibar');
});

it('chooses by the filter of the list, and nothing by a status that it does not know', async () => {
  const active = { ...EVERYTHING, status: 'active', q: 'lever' };
  const run = await prepare({ kind: 'inactive' }, { filter: active });
  const found = (await findBulkRun(store.db, run))?.counts.change ?? 0;
  const total = (await all()).length;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(total);
  await expect(
    prepare({ kind: 'inactive' }, { filter: { ...EVERYTHING, status: 'nonsense' } }),
  ).rejects.toThrow('No products selected');
  await expect(prepare({ kind: 'category', categoryId: 999_999 })).rejects.toThrow('Choose a category');
});
