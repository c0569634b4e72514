import { beforeAll, describe, expect, it } from 'vitest';

import { inLanguage } from '~/i18n/language.server';
import { writeFrench } from '../../../../db/french-texts';
import type { Db } from '../../../../db/schema';
import { times } from '../../../../tests/support/hard-tests';
import { openTestStore } from '../../../../tests/support/test-store';
import { findStoreCategory } from '../catalog/store-category.queries.server';
import { listSuggestions } from '../catalog/listing/suggestions.queries.server';
import { listProducts } from '../catalog/listing/listing.queries.server';
import { readListingQuery } from '../catalog/listing/listing.schema';
import { findProduct } from '../catalog/products.queries.server';
import { createProduct } from '../catalog/products.server';
import { CreateProductSchema } from '../catalog/product.schema';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const search = (q: string) => listProducts(db, readListingQuery(new URLSearchParams({ q, pageSize: '100' })));
const firstOf = async (q: string) => (await search(q)).products[0]?.sku;

it.each(['schlage\0lever', '\0schlage\u0001lever\0', 'a\0b'])(
  'a control character parts words as a blank does: %j',
  async (q) => {
    const asBlanks = await search(q.replaceAll('\0', ' ').replaceAll('\u0001', ' '));
    expect((await search(q)).products).toEqual(asBlanks.products);
  },
);

it('a null in the name of a category fails nothing', async () => {
  const query = readListingQuery(new URLSearchParams({ category: 'a\0b' }));
  await expect(listProducts(db, query)).resolves.toHaveProperty('products');
});

describe('a part number', () => {
  it.each([
    'nd80pd626',
    'ND80PD-626',
    'nd80 pd 626',
    'ND80PD-RHO-626',
    'nd80pd rho 626',
    'schlage nd80pd626',
  ])('written as %s comes first', async (q) => {
    expect(await firstOf(q)).toBe('ND80PD-RHO-626');
  });

  it('of a product is found, as SKU, product number and EZ number, in any spelling', async () => {
    const products = await db.selectFrom('products').select(['sku', 'product_number', 'ez_number']).execute();
    const some = products.filter((_, index) => index % times(4, 1) === 0);
    expect(some.length).toBeGreaterThan(100);
    for (const { sku, product_number, ez_number } of some) {
      const numbers = [sku, product_number, ez_number];
      const bare = numbers.map((number) => number.toLowerCase().replace(/[^a-z0-9]/gi, ''));
      for (const q of new Set([...numbers, ...bare])) {
        const { products: found } = await search(q);
        expect(
          found.map((one) => one.sku),
          q,
        ).toContain(sku);
      }
    }
  });

  it.each([
    ['an FCC ID', 'hyq14fba'],
    ['an FCC ID with its hyphen', 'HYQ-14FBA'],
  ])('may be %s', async (_what, q) => {
    const { fcc_id } = await db
      .selectFrom('products')
      .select('fcc_id')
      .where('sku', '=', (await firstOf(q)) ?? '')
      .executeTakeFirstOrThrow();
    expect(fcc_id).toBe('HYQ14FBA');
  });

  it.each([
    ['a wrong character', 'ND80PD-RHO-627'],
    ['one too many', 'ND80PDD-RHO-626'],
    ['two that changed places', 'N8D0PD-RHO-626'],
  ])('with %s is still found, and the page says so', async (_what, q) => {
    const { products, nearNumber, correctedTo } = await search(q);
    expect(products[0]?.sku).toBe('ND80PD-RHO-626');
    expect(nearNumber).toBe('ND80PD-RHO-626');
    expect(correctedTo).toBeUndefined();
  });

  it('that is nearly an FCC ID is told as its product writes it', async () => {
    const { products, nearNumber } = await search('M3N-A2C31243800');
    expect(nearNumber).toBe('M3N-A2C31243300');
    expect(products.length).toBeGreaterThan(0);
  });

  it('of ours that is unknown is no slip for the next one: EZ numbers run on', async () => {
    const { page, nearNumber } = await search('EZ-10999');
    expect(page.total).toBe(0);
    expect(nearNumber).toBeUndefined();
  });
});

describe('a product is found by its own name', () => {
  it('as it is, among the first three', async () => {
    const products = await db.selectFrom('products').select(['name', 'sku']).execute();
    const missed: string[] = [];
    for (const { name, sku } of products) {
      const { products: found } = await search(name);
      if (!found.slice(0, 3).some((one) => one.sku === sku)) missed.push(name);
    }
    expect(missed).toEqual([]);
  });

  it.each(['1,200 lb', '1200 lb', '1,200lb magnalock', 'Magnalock 1200'])(
    'whether a thousand has its comma or not: %s',
    async (q) => {
      expect((await search(q)).products[0]?.name).toBe('Securitron M62 Magnalock, 1,200 lb');
    },
  );
});

describe('a single character', () => {
  it.each([
    ['5 button', /5-Button/],
    ['toyota 4 button', /^Toyota .*4-Button/],
    ['toyota smart key 4 button', /^Toyota .*4-Button/],
    ['4 buttons', /4-Button/],
    ['framon 2 code machine', /^Framon #2/],
  ])('belongs to the word behind it: %s', async (q, name) => {
    const found = (await search(q)).products;
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.name).toMatch(name);
  });

  it('before a word finds no other number of it', async () => {
    const names = (await search('5 button')).products.map(({ name }) => name);
    expect(names.filter((name) => /[234]-Button/.test(name))).toEqual([]);
  });

  it('may be a part of a model: F 150 is F-150', async () => {
    const ids = async (q: string) => (await search(q)).products.map(({ id }) => id);
    expect(await ids('F 150')).toEqual(await ids('F-150'));
    expect(await ids('F 150')).not.toEqual([]);
  });

  it('is in the suggestions too', async () => {
    const { products } = await listSuggestions(db, 'toyota 4 button');
    expect(products[0]?.name).toBe('Toyota Smart Key, 4-Button');
  });
});

describe('a word that is being typed', () => {
  it('suggests the kind of product that it begins', async () => {
    const { products } = await listSuggestions(db, 'schlage deadb');
    expect(products[0]?.name).toBe('Schlage B60N Single Cylinder Deadbolt, 626');
  });
});

describe('a name that denies a word', () => {
  it('comes after those that have it', async () => {
    const names = (await search('door closer hold open')).products.map(({ name }) => name);
    expect(names.map((name) => name.includes('Non Hold Open'))).toEqual([false, false, true, true]);
  });

  it('comes as any other if the search denies it too', async () => {
    const { products } = await search('closer non hold open');
    expect(products[0]?.name).toContain('Non Hold Open');
  });
});

describe('the first letter of a next word', () => {
  const suggest = async (q: string) => {
    const { vehicles } = await listSuggestions(db, q);
    return vehicles.map(({ make, model }) => `${make} ${model}`);
  };

  it('suggests the models that it begins', async () => {
    expect((await suggest('ford f'))[0]).toBe('Ford F-150');
    expect(await suggest('ford f')).toSatisfy((names: string[]) =>
      names.every((n) => n.startsWith('Ford F')),
    );
  });

  it('leaves the vehicle that is complete without it', async () => {
    expect(await suggest('civic k')).toEqual(['Honda Civic']);
  });
});

describe('words of the trade', () => {
  it.each([
    ['maglock', /Magnalock|Magnetic Lock/],
    ['mag lock', /Magnalock|Magnetic Lock/],
    ['maglocks', /Magnalock|Magnetic Lock/],
    ['crash bar', /Exit Device/],
    ['panic bar', /Exit Device/],
    ['keyblanks', /Key Blank/],
    ['key blanks', /Key Blank/],
    ['left hand', /, LH$/],
    ['dvr', /NVR/],
    ['finish 626', /626/],
    ['us26d deadbolt', /Deadbolt, 626/],
    ['dead bolt', /Deadbolt/],
  ])('%s', async (q, name) => {
    expect((await search(q)).products[0]?.name).toMatch(name);
  });

  it('suggest the category that they mean', async () => {
    const { categories } = await listSuggestions(db, 'crash bar');
    expect(categories[0]?.name).toBe('Exit Devices');
  });
});

describe('a category that is called what was searched for', () => {
  it.each([
    ['q=safe', 'safes'],
    ['q=safes', 'safes'],
    ['q=panic+bar', 'exit-devices'],
    ['q=exit+device', 'exit-devices'],
    ['q=padlock', 'padlocks'],
    ['category=panic-bar', 'exit-devices'],
    ['category=safe', 'safes'],
  ])('comes with all its goods first: %s', async (address, slug) => {
    const { products } = await listProducts(
      db,
      readListingQuery(new URLSearchParams(`${address}&pageSize=100`)),
    );
    const own = await db
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .select('p.id')
      .where('c.slug', '=', slug)
      .execute();
    const within = products.map((product) => own.some(({ id }) => id === product.id));
    expect(within[0]).toBe(true);
    expect(within.lastIndexOf(true)).toBe(within.filter(Boolean).length - 1);
  });

  it('and pages of it hold every product once', async () => {
    const all = (await search('lock')).products.map(({ id }) => id);
    const paged: number[] = [];
    for (const page of ['1', '2', '3', '4']) {
      const query = readListingQuery(new URLSearchParams({ q: 'lock', page, pageSize: '25' }));
      paged.push(...(await listProducts(db, query)).products.map(({ id }) => id));
    }
    expect(paged).toEqual(all);
    expect(new Set(paged).size).toBe(100);
  });

  it('a word of names comes before a word of the long text', async () => {
    const { products } = await search('lock');
    expect(products[0]?.name).toMatch(/Lock/);
    const first = await findProduct(db, products[0]?.id ?? 0);
    expect(first?.categoryName).toMatch(/Locks/);
  });
});

describe('words', () => {
  it.each([
    ['in another order', 'deadbolt schlage', 'schlage deadbolt'],
    ['in capitals', 'SCHLAGE Deadbolt', 'schlage deadbolt'],
    ['in the plural', 'schlage deadbolts', 'schlage deadbolt'],
    ['joined', 'wifi deadbolt', 'wi-fi deadbolt'],
    ['with marks around them', '“schlage”, (deadbolt)', 'schlage deadbolt'],
  ])('%s find the same', async (_what, q, same) => {
    const found = await search(q);
    expect(found.page.total).toBeGreaterThan(0);
    const ids = (listing: typeof found) => listing.products.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids(found)).toEqual(ids(await search(same)));
  });

  it.each(['assa', 'arrow', 'abloy'])('are not found within others, nor corrected: %s', async (brand) => {
    const { page, correctedTo } = await search(brand);
    expect(page.total).toBe(0);
    expect(correctedTo).toBeUndefined();
  });

  it.each([
    ['lock', 'PL-2070-KD'],
    ['rated', 'WALL-149-1H-E'],
    ['mounted', '9600-12-24D-630'],
    ['house keys', 'KB-KW1-BR-250'],
  ])('are found after a mark, in a compound, and in the singular: %s', async (q, sku) => {
    expect((await search(q)).page.total).toBeGreaterThan(0);
    const query = readListingQuery(new URLSearchParams({ q, sort: 'price-low', pageSize: '100' }));
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await listProducts(db, { ...query, page })).products),
    );
    expect(pages.flat().map((one) => one.sku)).toContain(sku);
  });

  it('of a price limit find as if it weren’t there', async () => {
    const skus = async (q: string) => (await search(q)).products.map(({ sku }) => sku);
    expect(await skus('safe under $500')).toEqual(await skus('safe'));
    expect((await search('cheap safe under 500')).leftOut).toEqual(['cheap']);
  });

  it('in the name come before words elsewhere', async () => {
    const names = (await search('deadbolt')).products.map(({ name }) => /deadbolt/i.test(name));
    expect(names).toContain(false);
    expect(names.indexOf(false)).toBe(names.lastIndexOf(true) + 1);
  });

  it.each(['1-1/8"', '1 1/8 inch', '1.125 in', '1⅛″'])('may be a measure: %s', async (q) => {
    const { products } = await search(`mortise cylinder ${q}`);
    expect(products.map(({ sku }) => sku)).toEqual(
      (await search('mortise cylinder 1-1/8"')).products.map(({ sku }) => sku),
    );
    expect(products.length).toBeGreaterThan(0);
  });

  it.each([
    ['schlaeg deadbolt', 'schlage deadbolt'],
    ['schlage deadblot', 'schlage deadbolt'],
    ['smrat key', 'smart key'],
    ['transponer', 'transponder'],
    ['padlcok', 'padlock'],
    ['hcingee', undefined],
  ])('with one slip are put right: %s', async (q, right) => {
    const { correctedTo, page } = await search(q);
    expect(correctedTo).toBe(right);
    if (right !== undefined) expect(page.total).toBe((await search(right)).page.total);
  });
});

describe('a part number among words', () => {
  it('is found first, and the words that its product lacks are named and offered', async () => {
    const { products, leftOut } = await search('lishi nsn14');
    expect(leftOut).toEqual(['lishi']);
    expect(products[0]?.name).toMatch(/NSN14/);
    expect(products.length).toBeGreaterThan(1);
    for (const { name } of products.slice(1)) expect(name).toMatch(/Lishi/);
  });

  it('leaves out nothing that its product has', async () => {
    const { products, leftOut } = await search('schlage nd80pd626');
    expect(leftOut).toEqual([]);
    expect(products.map(({ sku }) => sku)).toEqual(['ND80PD-RHO-626']);
  });
});

describe('the kind of product that a search names', () => {
  it('stays if another word must go', async () => {
    const { products, leftOut } = await search('narrow exit device');
    expect(leftOut).toEqual(['narrow']);
    for (const { id } of products.slice(0, 5))
      expect((await findProduct(db, id))?.categoryName).toBe('Exit Devices');
  });

  it('isn’t left out for a few others', async () => {
    const { page, nearest } = await search('hold open deadbolt');
    expect(page.total).toBe(0);
    expect(nearest?.products).not.toEqual([]);
  });

  it('isn’t a brand: what is left of a number unknown to the brand is offered only', async () => {
    const { page, nearest } = await search('schlage ad-400');
    expect(page.total).toBe(0);
    expect(nearest?.leftOut).toEqual(['ad-400']);
    expect(nearest?.products[0]?.name).toMatch(/^Schlage/);
  });
});

describe('trade words', () => {
  it.each([
    ['fire rated exit device', /Fire/],
    ['heavy duty closer', /4040XP|Heavy Duty/],
    ['door closer heavy duty', /4040XP|Heavy Duty/],
    ['rekey', /Pin Kit|Rekeyable/],
    ['pinning kit', /Pin Kit/],
    ['spray lubricant', /Lubricant/],
    ['deadbolt kit', /Deadbolt/],
    ['tryout keys', /Pick/],
    ['strike plate', /Strike|Latch Guard/],
  ])('find what the trade means: %s', async (q, name) => {
    const { products, leftOut } = await search(q);
    expect(leftOut).toEqual([]);
    expect(products.length).toBeGreaterThan(0);
    for (const one of products.slice(0, 2)) expect(one.name).toMatch(name);
  });

  it.each([
    ['plaque de bas de porte', /Kick Plate/],
    ['plaque de protection', /Kick Plate/],
    ['crochets de serrurier', /Pick/],
    ['huile', /Lubricant/],
    ['ferme-porte robuste', /4040XP/],
  ])('find it in French, too: %s', async (q, name) => {
    const { products } = await inLanguage('fr-CA', () => search(q));
    const first = await findProduct(db, products[0]?.id ?? 0);
    expect(first?.name).toMatch(name);
  });
});

describe('a search that finds nothing', () => {
  it('offers what begins like the number', async () => {
    const { page, nearest } = await search('nd80pd999');
    expect(page.total).toBe(0);
    expect(nearest?.products[0]?.sku).toBe('ND80PD-RHO-626');
    expect(nearest?.categories[0]?.slug).toBe('commercial-locks');
  });

  it('offers what holds some of the words', async () => {
    const { page, nearest } = await search('schlage unobtainium flibbertigibbet');
    expect(page.total).toBe(0);
    expect(nearest?.products.length).toBeGreaterThan(0);
  });

  it('offers nothing where nothing is near', async () => {
    const { nearest } = await search('qqqqqqqq');
    expect(nearest?.products).toEqual([]);
  });
});

it('finds a product as soon as it is added, and its words put slips right', async () => {
  const { db: other } = await openTestStore({ seeded: true });
  const product = CreateProductSchema.parse({
    name: 'Quixotic Gizmo',
    sku: 'QX-77-Z',
    price: '12.00',
    categoryId: 6,
    brand: 'Zanzibar',
  });
  await createProduct(other, product, { name: 'test', staffId: null, requestId: 'r' });
  for (const q of ['qx77z', 'quixotic', 'quixotci gizmo', 'zanzibra', 'qx78z']) {
    const { products } = await listProducts(other, readListingQuery(new URLSearchParams({ q })));
    expect(
      products.map(({ sku }) => sku),
      q,
    ).toEqual(['QX-77-Z']);
  }
});

it('ranks a product with the words in its French name before one that says them elsewhere', async () => {
  const { db: other } = await openTestStore({ seeded: true });
  const french = new Map([
    ['Quoin holder', 'Support à quoin'],
    ['For quixote wheels', 'Pour roues zarbi'],
    ['Quoin wheel', 'Roue zarbi'],
  ]);
  await other.transaction().execute((trx) => writeFrench(trx, french));
  for (const [sku, name, value] of [
    ['QX-1', 'Quoin holder', 'For quixote wheels'],
    ['QX-2', 'Quoin wheel', 'Steel'],
  ]) {
    const product = CreateProductSchema.parse({
      ...{ name, sku, price: '9.99', stockQuantity: 1, categoryId: 6 },
      specifications: [{ name: 'Use', value }],
    });
    await createProduct(other, product, { name: 'test', staffId: null, requestId: 'r' });
  }
  const { products } = await inLanguage('fr-CA', () =>
    listProducts(other, readListingQuery(new URLSearchParams({ q: 'zarbi' }))),
  );
  expect(products.map(({ sku }) => sku)).toEqual(['QX-2', 'QX-1']);
});

it('follows a product that is renamed, and forgets one that is gone', async () => {
  const { db: other } = await openTestStore({ seeded: true });
  const count = async (q: string) =>
    (await listProducts(other, readListingQuery(new URLSearchParams({ q })))).page.total;
  await other
    .updateTable('products')
    .set({ name: 'Xylophone', search_text: ' xylophone ' })
    .where('id', '=', 3)
    .execute();
  expect(await count('xylophone')).toBe(1);
  await other.updateTable('products').set({ is_active: 0 }).where('id', '=', 3).execute();
  expect(await count('xylophone')).toBe(0);
});

describe('facets of a category', () => {
  it('count for every attribute what choosing it gives, alone and with another', async () => {
    const category = await findStoreCategory(db, 'commercial-locks');
    const ask = (query: string) => listProducts(db, readListingQuery(new URLSearchParams(query)), category);
    for (const base of [
      '',
      'attribute=Grade%3AANSI/BHMA A156.2 Grade 1',
      'inStock=1&brand=Schlage&brand=Yale',
    ]) {
      const { attributes, inStock } = await ask(base);
      expect(attributes.map(({ name }) => name)).toEqual(category?.listAttributes);
      expect((await ask(`${base}&inStock=1`)).page.total).toBe(inStock);
      for (const { name, values } of attributes.filter((facet) => !base.includes(facet.name))) {
        expect(values.length, name).toBeGreaterThan(0);
        for (const { value, count } of values) {
          const chosen = await ask(`${base}&attribute=${encodeURIComponent(`${name}:${value}`)}`);
          expect(chosen.page.total, `${base} ${name} ${value}`).toBe(count);
        }
      }
    }
  });

  it('leave out attributes of other categories', async () => {
    const category = await findStoreCategory(db, 'safes');
    const all = await listProducts(db, readListingQuery(new URLSearchParams()), category);
    const same = await listProducts(
      db,
      readListingQuery(new URLSearchParams('attribute=Radio%3AWi-Fi')),
      category,
    );
    expect(same.page.total).toBe(all.page.total);
  });
});

it.each(['silverado key', 'tahoe key'])('%s finds a key for that make before a tool for many', async (q) => {
  const [first] = (await search(q)).products;
  expect(first?.vehicleMake.split(', ')).toContain('Chevrolet');
});
