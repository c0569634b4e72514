import { beforeEach, expect, it } from 'vitest';

import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { findSitemapPart, PUBLIC_PAGES, readSitemap } from './sitemap.queries.server';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

const pathsOf = (entries: { path: string }[] = []) => entries.map(({ path }) => path);

/** What the database says is open to visitors, asked in another way than the sitemap asks. */
async function activeInDatabase(): Promise<string[]> {
  const categories = await store.db.selectFrom('categories').selectAll().execute();
  const products = await store.db.selectFrom('products').selectAll().execute();
  const open = new Set(categories.filter((row) => row.is_active === 1).map(({ id }) => id));
  return [
    ...categories.filter(({ id }) => open.has(id)).map(({ slug }) => `/${slug}`),
    ...products
      .filter((row) => row.is_active === 1 && open.has(row.category_id))
      .map(({ slug }) => `/product/${slug}`),
  ];
}

async function hideSome(): Promise<void> {
  await store.db.updateTable('products').set({ is_active: 0 }).where('id', 'in', [1, 7]).execute();
  await store.db.updateTable('categories').set({ is_active: 0 }).where('slug', '=', 'padlocks').execute();
}

it('lists what is active and nothing else, each once', async () => {
  await hideSome();
  const { kind, entries } = await readSitemap(store.db);
  const paths = pathsOf(entries);
  expect(kind).toBe('pages');
  expect(new Set(paths).size).toBe(paths.length);
  const active = await activeInDatabase();
  expect(active.length).toBeGreaterThan(200);
  expect(paths).toEqual(expect.arrayContaining([...PUBLIC_PAGES, ...active]));
  expect(paths.filter((path) => path.startsWith('/product/')).sort()).toEqual(
    active.filter((path) => path.startsWith('/product/')).sort(),
  );
  expect(paths).not.toContain('/padlocks');
  expect(paths).not.toContain('/product/bmw-smart-key');
});

it('says when a product was changed', async () => {
  const changedAt = '2031-05-06T07:08:09.000Z';
  await store.db.updateTable('products').set({ updated_at: changedAt }).where('id', '=', 2).execute();
  const { entries } = await readSitemap(store.db);
  expect(entries).toContainEqual({ path: '/product/ford-remote-key', changedAt });
});

it('of a large store is a list of parts that hold the same addresses', async () => {
  await hideSome();
  const whole = pathsOf((await readSitemap(store.db)).entries);
  const { kind, entries } = await readSitemap(store.db, 100);
  expect(kind).toBe('parts');
  const names = pathsOf(entries).map((path) => /^\/sitemaps\/(.+)\.xml$/.exec(path)?.[1] ?? '');
  const products = whole.filter((path) => path.startsWith('/product/')).length;
  expect(products).toBeGreaterThan(300);
  expect(names).toEqual([
    'pages',
    ...Array.from({ length: Math.ceil(products / 100) }, (_, index) => `products-${index + 1}`),
  ]);
  const parts = await Promise.all(names.map((name) => findSitemapPart(store.db, name, 100)));
  expect(parts.flatMap(pathsOf).sort()).toEqual(whole.sort());
  expect(Math.max(...parts.slice(1).map((part) => part?.length ?? 0))).toBeLessThanOrEqual(100);
});

it.each(['products-0', 'products-9', 'products-99999999', 'products--1', 'products-1e3', 'nothing', ''])(
  'has no part %j',
  async (name) => {
    expect(await findSitemapPart(store.db, name, 100)).toBeUndefined();
  },
);
