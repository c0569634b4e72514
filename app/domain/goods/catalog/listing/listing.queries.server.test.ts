import { beforeAll, describe, expect, it } from 'vitest';

import { inLanguage } from '~/i18n/language.server';
import { findFrench } from '../../../../../db/french-texts';
import type { Db } from '../../../../../db/schema';
import { openTestStore } from '../../../../../tests/support/test-store';
import { CLERK } from '../../../../../tests/support/purchasing';
import { listActiveCategories } from '../categories.queries.server';
import { addPlace } from '../store-category.queries.server';
import { listProducts } from './listing.queries.server';
import { SORTS, type ListingQuery } from './listing.rules';
import { readListingQuery } from './listing.schema';
import { getEffectivePrice } from '../product.rules';
import { CreateProductSchema } from '../product.schema';
import { createProduct } from '../products.server';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const ask = async (search: string, categoryId?: number) => {
  const categories = await listActiveCategories(db);
  const query = readListingQuery(new URLSearchParams(search));
  const category =
    categories.find(({ id }) => id === categoryId) ?? categories.find(({ slug }) => slug === query.category);
  return listProducts(db, query, category && addPlace(categories, category));
};

/** Every product of a listing, page by page. */
async function all(search: string, categoryId?: number) {
  const first = await ask(`${search}&pageSize=100`, categoryId);
  const products = [...first.products];
  for (let page = 2; page <= first.page.pageCount; page += 1)
    products.push(...(await ask(`${search}&pageSize=100&page=${page}`, categoryId)).products);
  return products;
}

describe('a facet', () => {
  it.each([
    ['the whole catalogue', '', undefined],
    ['a category', '', 1],
    ['a search', 'q=lock', undefined],
    ['a listing that other filters narrow', 'inStock=1&sort=name', 2],
  ])('counts in %s what choosing it gives', async (_where, search, categoryId) => {
    const { brands, types } = await ask(search, categoryId);
    expect(brands.length).toBeGreaterThan(1);
    if (categoryId !== undefined) expect(types.length).toBeGreaterThan(1);
    for (const { value, count } of brands) {
      const chosen = await ask(`${search}&brand=${encodeURIComponent(value)}`, categoryId);
      expect(chosen.page.total, value).toBe(count);
      expect(chosen.brands, value).toEqual(brands);
    }
    for (const { value, count } of types) {
      const chosen = await ask(`${search}&type=${encodeURIComponent(value)}`, categoryId);
      expect(chosen.page.total, value).toBe(count);
    }
  });

  it('of types waits until a category narrows them', async () => {
    expect((await ask('')).types).toEqual([]);
    expect((await ask('category=safes')).types.length).toBeGreaterThan(1);
  });

  it('follows the choice in the other facet', async () => {
    const [brand] = (await ask('', 1)).brands;
    const { types, page } = await ask(`brand=${encodeURIComponent(brand?.value ?? '')}`, 1);
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
  });
});

it.each(['grid', 'list'])('reads the first features for the %s', async (view) => {
  const { products } = await ask(`view=${view}`);
  expect(products.length).toBeGreaterThan(1);
  // On the card of a vehicle's key, its FCC ID and years take the place of the second.
  for (const { features, keyFacts, name } of products)
    expect(features?.length, name).toBe(view === 'list' || keyFacts === undefined ? 2 : 1);
});

it.each(['grid', 'list'])(
  'tells a key by models, FCC ID, and all its years, and a lock by what its name leaves out, in a %s',
  async (view) => {
    const { products } = await ask(`view=${view}&q=FRD-HU101-3B-315`, 50);
    const key = products.find(({ name }) => name === 'Ford Remote Key');
    expect(key?.keyFacts).toBe('F-150, Ranger, Edge, +1 · FCC N5F-A08TAA · 2015-2023');
    const [named] = (await ask(`view=${view}&q=PRX-HON-G0090`)).products;
    expect(named?.name).toMatch(/Accord/);
    expect(named?.keyFacts).toBe('FCC CWTWB1G0090 · 2018-2021');
    const [deadbolt] = (await ask(`view=${view}&q=B60N-626-KD`)).products;
    expect(deadbolt?.keyFacts).toBe('Grade 1 · Schlage C (SC1)');
    const [camera] = (await ask(`view=${view}&category=cctv-alarms`)).products;
    expect(camera).not.toHaveProperty('keyFacts');
  },
);

it('offers what is like a product that is out of stock, unless a job needs that one', async () => {
  const { products } = await ask('q=MX808S');
  expect(products[0]?.alternatives).toBe(
    '/tools-machines-supplies?type=Programmers+%26+diagnostics&inStock=1',
  );
  for (const exact of ['L4 keyway core', 'Corolla remote head key G chip'])
    for (const { alternatives, name } of (await ask(`q=${encodeURIComponent(exact)}`)).products)
      expect(alternatives, name).toBeUndefined();
});

it('lists the brands with the most products first', async () => {
  const counts = (await ask('q=lock')).brands.map(({ count }) => count);
  expect(counts.length).toBeGreaterThan(10);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

describe('a filter', () => {
  it('by two brands is the sum of both', async () => {
    const [one, two] = (await ask('')).brands;
    if (one === undefined || two === undefined) throw new Error('The catalogue has too few brands.');
    const both = await ask(`brand=${encodeURIComponent(one.value)}&brand=${encodeURIComponent(two.value)}`);
    expect(both.page.total).toBe(one.count + two.count);
  });

  it('by stock leaves out what is out of stock', async () => {
    const inStock = await all('inStock=1');
    const rows = await db.selectFrom('products').select('id').where('stock_quantity', '>', 0).execute();
    expect(inStock).toHaveLength(rows.length);
    expect(inStock.every(({ stockQuantity }) => stockQuantity > 0)).toBe(true);
  });

  it('by category slug shows every product of it', async () => {
    const ids = await db.selectFrom('products').select('id').where('category_id', '=', 14).execute();
    const shown = new Set((await all('category=safes')).map(({ id }) => id));
    expect(ids.every(({ id }) => shown.has(id))).toBe(true);
  });

  it('of the page outweighs the one of the query', async () => {
    const products = await all('category=safes', 1);
    const own = await db.selectFrom('products').select('id').where('category_id', '=', 1).execute();
    expect(new Set(products.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
  });

  it('by vehicle shows what fits it', async () => {
    const fit = await db
      .selectFrom('fitments')
      .select(['make', 'model', 'year_from', 'year_to'])
      .where('make', '=', 'BMW')
      .executeTakeFirstOrThrow();
    const vehicle = `make=bmw&model=${encodeURIComponent(fit.model)}`;
    for (const year of [fit.year_from, fit.year_to])
      expect((await ask(`${vehicle}&year=${year}`)).page.total).toBeGreaterThan(0);
    const fitting = await db
      .selectFrom('fitments')
      .select('product_id')
      .distinct()
      .where('make', '=', 'BMW')
      .where('model', '=', fit.model)
      .where('year_from', '<=', fit.year_to)
      .where('year_to', '>=', fit.year_to)
      .execute();
    expect((await ask(`${vehicle}&year=${fit.year_to}`)).page.total).toBe(fitting.length);
    expect((await ask(`${vehicle}&year=1901`)).page.total).toBe(0);
  });

  it('that nothing passes leaves an empty page, not an error', async () => {
    expect(await ask('q=unobtainium&page=7')).toMatchObject({
      products: [],
      page: { page: 1, total: 0, from: 0 },
    });
  });

  it('leaves out inactive products and those of inactive categories', async () => {
    const other = await openTestStore({ seeded: true });
    await other.db.updateTable('products').set({ is_active: 0 }).where('id', '=', 1).execute();
    await other.db.updateTable('categories').set({ is_active: 0 }).where('id', '=', 2).execute();
    const { page } = await listProducts(other.db, readListingQuery(new URLSearchParams()));
    const gone = await db.selectFrom('products').select('id').where('category_id', '=', 2).execute();
    expect(page.total).toBe((await ask('')).page.total - 1 - gone.length);
  });
});

describe('a search', () => {
  it('finds a product first by its own number, however it is written', async () => {
    const product = await db
      .selectFrom('products')
      .select(['id', 'sku'])
      .where('sku', 'like', '%-%')
      .executeTakeFirstOrThrow();
    for (const q of [
      product.sku,
      product.sku.toLowerCase(),
      product.sku.replaceAll('-', ''),
      product.sku.replaceAll('-', ' '),
    ])
      expect((await ask(`q=${encodeURIComponent(q)}`)).products[0]?.id, q).toBe(product.id);
  });

  it.each([
    ['schlage deadbolt', 'Deadbolts', 2],
    ['us26d lever', 'Grade 1 levers', 3],
    ['lever trim', 'Exit trim', 3],
  ])('for “%s” lists that kind first, whatever else has its words in the name', async (q, type, count) => {
    const { products } = await ask(`q=${q}`);
    for (const { id } of products.slice(0, count)) {
      const product = await db.selectFrom('products').select('type').where('id', '=', id).executeTakeFirst();
      expect(product?.type).toBe(type);
    }
  });

  it('wants every word', async () => {
    const satinLevers = await ask('q=satin+lever');
    expect(satinLevers.page.total).toBeGreaterThan(0);
    expect(satinLevers.page.total).toBeLessThan((await ask('q=lever')).page.total);
    expect((await ask('q=lever+satin')).page.total).toBe(satinLevers.page.total);
  });

  it.each(['%', '_', '\\', "'", '"', '%%%', "' or 1=1 --", '*', '()'])('takes %j literally', async (q) => {
    const { page } = await ask(`q=${encodeURIComponent(q)}`);
    expect(page.total).toBeLessThan((await ask('')).page.total);
  });
});

describe('paging', () => {
  it('shows every product once, whatever the sort', async () => {
    const total = (await ask('')).page.total;
    for (const sort of Object.keys(SORTS())) {
      const ids = (await all(`sort=${sort}`)).map(({ id }) => id);
      expect(ids).toHaveLength(total);
      expect(new Set(ids).size, sort).toBe(total);
    }
  });

  it.each([25, 50, 75, 100])('shows %i on a page', async (pageSize) => {
    const { products, page } = await ask(`pageSize=${pageSize}&page=2`);
    expect(products).toHaveLength(pageSize);
    expect(page).toMatchObject({ from: pageSize + 1, to: 2 * pageSize });
  });

  it('past the end shows the last page', async () => {
    const { products, page } = await ask('page=9999');
    expect(page.page).toBe(page.pageCount);
    expect(products.length).toBeGreaterThan(0);
  });
});

describe('the order', () => {
  const categoryNames = new Map<number, string>();
  beforeAll(async () => {
    const rows = await db
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .select(['p.id', 'c.name'])
      .execute();
    for (const { id, name } of rows) categoryNames.set(id, name);
  });
  const keys: Record<string, (product: Awaited<ReturnType<typeof all>>[number]) => string | number> = {
    'price-low': (product) => getEffectivePrice(product),
    'price-high': (product) => -getEffectivePrice(product),
    name: ({ name }) => name.toLowerCase(),
    category: ({ id, name }) => `${categoryNames.get(id)}\0${name}`.toLowerCase(),
    productNumber: ({ productNumber }) => productNumber,
  };

  it.each(Object.entries(keys))('%s', async (sort, key) => {
    const shown = (await all(`sort=${sort}`)).map(key);
    expect(shown).toEqual([...shown].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it('is by default what is featured first', async () => {
    const featured = await db
      .selectFrom('products')
      .select('id')
      .where('is_featured', '=', 1)
      .orderBy('id')
      .execute();
    const first = (await ask('')).products.slice(0, featured.length).map(({ id }) => id);
    expect(first).toEqual(featured.map(({ id }) => id).slice(0, 25));
  });
});

describe('the order on a French page', () => {
  const compare = new Intl.Collator('fr-CA', { numeric: true }).compare;

  it('by name follows the French names, through all pages', async () => {
    const english = (await all('sort=name')).map(({ id }) => id);
    const french = await inLanguage('fr-CA', () => all('sort=name'));
    const names = french.map(({ name }) => name);
    expect(names).toEqual([...names].sort(compare));
    expect(french.map(({ id }) => id)).not.toEqual(english);
    expect(new Set(french.map(({ id }) => id))).toEqual(new Set(english));
  });

  it('by category follows the French names of categories, then of products', async () => {
    const rows = await db.selectFrom('categories').select(['id', 'name']).execute();
    const french = await findFrench(
      db,
      rows.map(({ name }) => name),
    );
    const byId = new Map(rows.map(({ id, name }) => [id, french.get(name) ?? name]));
    const shown = (await inLanguage('fr-CA', () => all('sort=category'))).map(({ id, name }) => ({
      id,
      name,
    }));
    const places = await db.selectFrom('products').select(['id', 'category_id']).execute();
    const categoryOf = new Map(places.map(({ id, category_id }) => [id, byId.get(category_id) ?? '']));
    const pairs = shown.map(({ id, name }) => [categoryOf.get(id) ?? '', name] as const);
    const sorted = [...pairs].sort(([a, one], [b, other]) => compare(a, b) || compare(one, other));
    expect(pairs).toEqual(sorted);
  });

  it('of filter values follows their French', async () => {
    const { types, attributes, french } = await inLanguage('fr-CA', () => ask('', 2));
    const lists = [types, ...attributes.map(({ values }) => values)].map((values) =>
      values.map(({ value }) => french[value] ?? value),
    );
    for (const shown of lists) expect(shown).toEqual([...shown].sort(compare));
    expect(lists.some((shown) => shown.length > 3)).toBe(true);
  });
});

describe('the order by name', () => {
  it.each(['', 'q=zylonite', 'inStock=1&q=zylonite'])('ignores case and spaces: %s', async (filter) => {
    const other = (await openTestStore({ seeded: true })).db;
    const [category] = await listActiveCategories(other);
    const add = (name: string, sku: string) =>
      createProduct(
        other,
        CreateProductSchema.parse({
          name,
          sku,
          price: '1.00',
          categoryId: String(category?.id),
          stockQuantity: '1',
        }),
        CLERK,
      );
    await add('ABUS Zylonite B', 'ZYL-2');
    await add('  abus zylonite a', 'ZYL-1');
    await add('Abus Zylonite C', 'ZYL-3');
    const listOf = (sort: string) =>
      listProducts(other, readListingQuery(new URLSearchParams(`${filter}&sort=${sort}&pageSize=100`)));
    for (const sort of ['name', 'category']) {
      const names = (await listOf(sort)).products.map(({ name }) => name);
      const first = names.indexOf('abus zylonite a');
      expect(names.slice(first, first + 3)).toEqual([
        'abus zylonite a',
        'ABUS Zylonite B',
        'Abus Zylonite C',
      ]);
    }
  });
});

describe('the list view', () => {
  it('has specifications to compare, the grid has none', async () => {
    const view = async (name: ListingQuery['view']) => (await ask(`view=${name}`)).products;
    const sizes = (await view('list')).map(({ specifications }) => specifications?.length ?? 0);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBe(6);
    expect((await view('grid')).every(({ specifications }) => specifications === undefined)).toBe(true);
  });

  it('of a category has those of its columns', async () => {
    const { products, columns } = await ask('view=list', 1);
    expect(columns.length).toBeGreaterThan(0);
    const names = new Set(
      products.flatMap(({ specifications = [] }) => specifications.map(({ name }) => name)),
    );
    expect([...names].sort()).toEqual([...columns].sort());
  });
});
