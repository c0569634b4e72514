import { beforeAll, describe, expect, it } from 'vitest';

import { openTestStore, type TestStore } from '../../../../../tests/support/test-store';
import {
  isProductStatus,
  PRODUCT_STATUSES,
  parseProductList,
  type ProductStatus,
} from './admin-product-list.rules';
import { listProductsForStaff } from './admin-products.queries.server';

/** What the list is held against: every product as it is, filtered and sorted in the plainest way. */
interface Row {
  id: number;
  name: string;
  sku: string;
  sku_key: string;
  brand: string;
  category_id: number;
  category_name: string;
  effective_price_cents: number;
  stock_quantity: number;
  low_stock_threshold: number;
  is_active: number;
  is_featured: number;
  is_on_sale: number;
}

let store: TestStore;
let rows: Row[];

const PAGE_SIZE = 25;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  const { db } = store;
  const ids = (await db.selectFrom('products').select('id').orderBy('id').execute()).map(({ id }) => id);
  // Few prices, stocks and names, so that many are alike and the next in line decides.
  for (const id of ids) {
    const chance = (id * 7919) % 101;
    await db
      .updateTable('products')
      .set({
        effective_price_cents: (chance % 5) * 1000,
        stock_quantity: chance % 4 === 0 ? 0 : chance % 23,
        is_active: chance % 3 === 0 ? 0 : 1,
        is_featured: chance % 4 === 1 ? 1 : 0,
        is_on_sale: chance % 5 === 2 ? 1 : 0,
        ...(chance % 6 === 0 && { name: `Épée ${chance % 12 === 0 ? 'LOCK' : 'lock'} 100%` }),
      })
      .where('id', '=', id)
      .execute();
  }
  rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.name', 'p.sku', 'p.sku_key', 'p.brand', 'p.category_id', 'c.name as category_name'])
    .select(['p.effective_price_cents', 'p.stock_quantity', 'p.low_stock_threshold'])
    .select(['p.is_active', 'p.is_featured', 'p.is_on_sale'])
    .execute();
});

const IS: Record<ProductStatus, (row: Row) => boolean> = {
  active: (row) => row.is_active === 1,
  archived: (row) => row.is_active === 0,
  featured: (row) => row.is_featured === 1,
  'on-sale': (row) => row.is_on_sale === 1,
  low: (row) => row.stock_quantity > 0 && row.stock_quantity <= row.low_stock_threshold,
  out: (row) => row.stock_quantity === 0,
};

const textOf = (row: Row) => `${row.name}\n${row.sku}\n${row.brand}`;
const inSmall = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const KEY: Record<string, (row: Row) => string | number> = {
  '': (row) => row.id,
  name: (row) => inSmall(textOf(row)),
  sku: (row) => row.sku_key,
  price: (row) => row.effective_price_cents,
  stock: (row) => row.stock_quantity,
};

function plainly(q: string, category: string, status: string, sort: string): number[] {
  const by = sort.replace('-', '');
  const found = rows.filter(
    (row) =>
      textOf(row).toLowerCase().includes(q.toLowerCase()) &&
      (category === '' || String(row.category_id) === category) &&
      (!isProductStatus(status) || IS[status](row)),
  );
  found.sort((a, b) => {
    const [one, other] = [KEY[by]?.(a) ?? '', KEY[by]?.(b) ?? ''];
    const byKey =
      by === 'category'
        ? a.category_name.localeCompare(b.category_name, 'en')
        : Number(one > other) - Number(one < other);
    return byKey || a.id - b.id;
  });
  const ids = found.map(({ id }) => id);
  return sort === '' || sort.startsWith('-') ? ids.reverse() : ids;
}

const SORTS = ['', 'name', 'sku', 'category', 'price', 'stock'].flatMap((sort) =>
  sort === '' ? [sort] : [sort, `-${sort}`],
);
const STATUSES = ['', ...Object.keys(PRODUCT_STATUSES)];

describe.each(['', 'lock', 'LOCK 1', 'k', 'É', '0%', 'zq', '"', '_'])('the list for %j', (q) => {
  it.each(['', '1', '6', '999'])(
    'and category %j is that of a plain query, page by page',
    async (category) => {
      for (const status of STATUSES)
        for (const sort of SORTS) {
          const expected = plainly(q, category, status, sort);
          const count = Math.max(1, Math.ceil(expected.length / PAGE_SIZE));
          for (const number of new Set([1, 2, Math.ceil(count / 2), count])) {
            if (number > count) continue;
            const search = new URLSearchParams({
              q,
              category,
              status,
              sort,
              page: String(number),
              pageSize: '25',
            });
            const { products, page } = await listProductsForStaff(store.db, parseProductList(search));
            expect(page.total, search.toString()).toBe(expected.length);
            expect(
              products.map(({ id }) => id),
              search.toString(),
            ).toEqual(expected.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE));
          }
        }
    },
  );
});

describe('what staff search by', () => {
  const found = async (q: string) => {
    const { products } = await listProductsForStaff(store.db, parseProductList(new URLSearchParams({ q })));
    return products.map(({ id }) => id);
  };
  const change = (name: string) =>
    store.db.updateTable('products').set({ name }).where('id', '=', 7).execute();

  it('follows the name, however short the text', async () => {
    await change('Ωmega ȣ wafer tumbler');
    expect(await found('mega ȣ waf')).toEqual([7]);
    expect(await found('ȣ')).toEqual([7]);
    expect(await found('ωM')).toEqual([7]);
    await change('Plain');
    expect(await found('mega ȣ waf')).toEqual([]);
    expect(await found('ȣ')).toEqual([]);
    expect(await found('ωM')).toEqual([]);
  });

  it('knows the end of each text, and nothing of what was deleted', async () => {
    const { id } = await store.db
      .insertInto('products')
      .columns([
        'category_id',
        'name',
        'slug',
        'sku',
        'sku_key',
        'brand',
        'price_cents',
        'effective_price_cents',
        'created_at',
        'updated_at',
      ])
      .expression(
        store.db
          .selectFrom('categories')
          .select((build) => [
            'id',
            build.val('Nameþ').as('name'),
            build.val('of-a-test').as('slug'),
            build.val('SKUþ1').as('sku'),
            build.val('ofatest').as('sku_key'),
            build.val('Brandþ!').as('brand'),
            build.lit(1).as('price_cents'),
            build.lit(1).as('effective_price_cents'),
            build.val('').as('created_at'),
            build.val('').as('updated_at'),
          ])
          .where('id', '=', 6),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const q of ['meþ', 'uþ1', 'þ!', 'þ', '!']) expect(await found(q)).toContain(id);
    await store.db.deleteFrom('products').where('id', '=', id).execute();
    for (const q of ['meþ', 'uþ1', 'þ!', 'þ']) expect(await found(q)).toEqual([]);
  });
});
