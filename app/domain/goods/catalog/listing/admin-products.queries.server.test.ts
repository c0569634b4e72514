import { beforeAll, describe, expect, it } from 'vitest';

import { isSqlite, openTestStore, type TestStore } from '../../../../../tests/support/test-store';
import { growCatalog } from '../../../../../db/seeds/large-catalog';
import { whereMatchesFilter } from '../../../../backoffice/bulk/bulk-selection.server';
import { buildProductFilterQuery, parseProductList, type ProductListView } from './admin-product-list.rules';
import { listProductsForStaff } from './admin-products.queries.server';
import { countingQueries } from '../../../../../tests/support/counted-queries';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  await store.db.updateTable('products').set({ is_active: 0 }).where('id', 'in', [3, 4]).execute();
  await store.db.updateTable('products').set({ stock_quantity: 0 }).where('id', '=', 5).execute();
});

const view = (search = ''): ProductListView => parseProductList(new URLSearchParams(search));
const list = (search = '') => listProductsForStaff(store.db, view(search));

describe('the list of products', () => {
  it('has the newest first', async () => {
    const { products } = await list();
    const ids = products.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it.each(['name', 'sku', 'category', 'price', 'stock'])(
    'is sorted by %s, up and down, page by page',
    async (sort) => {
      const all = async (order: string) => {
        const { page } = await list(`sort=${order}&pageSize=25`);
        const ids: number[] = [];
        for (let number = 1; number <= page.pageCount; number += 1)
          ids.push(...(await list(`sort=${order}&pageSize=25&page=${number}`)).products.map(({ id }) => id));
        expect(new Set(ids).size).toBe(page.total);
        return ids;
      };
      expect(await all(`-${sort}`)).toEqual((await all(sort)).reverse());
      const { products } = await list(`sort=${sort}&pageSize=100`);
      const keys = products.map((product) => {
        const price = product.isOnSale ? (product.salePriceCents ?? product.priceCents) : product.priceCents;
        const texts: Record<string, string | number> = {
          name: product.name.toLowerCase(),
          sku: product.sku.toLowerCase().replace(/[^a-z0-9]/g, ''),
          category: product.categoryName.toLowerCase(),
          price,
          stock: product.stockQuantity,
        };
        return texts[sort] ?? '';
      });
      expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    },
  );

  it.each([
    ['archived', (product: { isActive: boolean }) => !product.isActive, 2],
    ['featured', (product: { isFeatured: boolean }) => product.isFeatured, undefined],
    ['on-sale', (product: { isOnSale: boolean }) => product.isOnSale, undefined],
  ] as const)('narrows to what is %s', async (status, isSo, total) => {
    const { products, page } = await list(`status=${status}&pageSize=100`);
    expect(products.every(isSo)).toBe(true);
    expect(page.total).toBeGreaterThan(0);
    if (total !== undefined) expect(page.total).toBe(total);
  });

  it('tells low from out of stock', async () => {
    const low = await list('status=low&pageSize=100');
    const out = await list('status=out&pageSize=100');
    expect(out.products.map(({ id }) => id)).toContain(5);
    expect(out.products.every(({ stockQuantity }) => stockQuantity === 0)).toBe(true);
    expect(
      low.products.every(
        ({ stockQuantity, lowStockThreshold }) => stockQuantity > 0 && stockQuantity <= lowStockThreshold,
      ),
    ).toBe(true);
  });

  it.each(["o'neill", '100%', '_', '\\', '"', 'a" OR "b', '*', 'é', '\n'])(
    'takes %j as text and nothing else',
    async (q) => {
      const { page } = await list(new URLSearchParams({ q }).toString());
      const all = await store.db.selectFrom('products').select(['name', 'sku', 'brand']).execute();
      const holding = all.filter((row) =>
        `${row.name}\n${row.sku}\n${row.brand}`.toLowerCase().includes(q.trim().toLowerCase()),
      );
      expect(page.total).toBe(holding.length);
    },
  );

  it('gives bulk changes and exports the same products', async () => {
    const { filter } = view('q=key&status=active');
    const asked = { ...buildProductFilterQuery(filter), category: '', status: filter.status ?? '' };
    const ids = await store.db
      .selectFrom('products as p')
      .select('p.id')
      .where(whereMatchesFilter(asked))
      .execute();
    expect(ids).toHaveLength((await list('q=key&status=active')).page.total);
  });

  it('asks the database as often with 1,500 products as with few', async () => {
    const searches = ['', 'q=key', 'status=low&sort=price', 'sort=-category&page=3', 'category=1&sort=sku'];
    const count = async (search: string) =>
      countingQueries(store.db, (db) => listProductsForStaff(db, view(search)));
    const few = await Promise.all(searches.map(count));
    await growCatalog(store.db, 1_500, () => undefined);
    const many = await Promise.all(searches.map(count));
    expect(many.map(({ length }) => length)).toEqual(few.map(({ length }) => length));
    // PostgreSQL is asked for what a text finds range by range, and first for the last of the ids.
    expect(many.map(({ length }) => length)).toEqual([4, isSqlite ? 6 : 7, 6, 4, 6]);
  });
});
