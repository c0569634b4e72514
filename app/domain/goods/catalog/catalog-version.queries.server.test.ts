import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { placeCharged, stockOf, stockTo } from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { readVersion } from './versioned-cache.server';

let store: TestStore;
let db: Db;
/** A product that is in the store, with specifications. */
let id: number;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  ({ id } = await db
    .selectFrom('products')
    .select('id')
    .where('stock_quantity', '>', 5)
    .where('is_restricted', '=', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow());
});

/** Which of the two numbers are others after a change. */
async function raisedBy(change: () => Promise<unknown>): Promise<string[]> {
  const versions = async () => ({
    catalog: await readVersion(db, 'catalog'),
    assortment: await readVersion(db, 'assortment'),
  });
  const before = await versions();
  await change();
  const after = await versions();
  return (['catalog', 'assortment'] as const).filter((of) => after[of] > before[of]);
}

async function sell(quantity: number): Promise<void> {
  const { cartId } = await store.cartWith({ productId: id, quantity });
  await placeCharged(db, cartId);
}

describe('a sale', () => {
  it('that leaves stock is no change of the assortment', async () => {
    await stockTo(db, id, 6);
    expect(await raisedBy(() => sell(2))).toEqual(['catalog']);
    expect(await stockOf(db, id)).toBe(4);
  });

  it('of the last piece is one, and so is the first that comes in; more is none', async () => {
    expect(await raisedBy(() => sell(4))).toEqual(['catalog', 'assortment']);
    expect(await raisedBy(() => stockTo(db, id, 1))).toEqual(['catalog', 'assortment']);
    expect(await raisedBy(() => stockTo(db, id, 80))).toEqual(['catalog']);
  });
});

describe('the assortment', () => {
  const ofProduct = (column: string, value: unknown) => () =>
    sql`update products set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db);
  const one = <Row>(rows: { rows: Row[] }) => rows.rows[0];

  it.each([
    ['name', 'Quoin Latch'],
    ['brand', 'Quoin'],
    ['type', 'Quoins'],
    ['search_text', ' quoin '],
    ['sku', 'Q-1'],
    ['product_number', 'Q-2'],
    ['ez_number', 'Q-3'],
    ['model', 'Q-4'],
    ['fcc_id', 'Q-5'],
    ['oem_number', 'Q-6'],
  ])('changes with a product’s %s, and not when it is written as it is', async (column, value) => {
    expect(await raisedBy(ofProduct(column, value))).toEqual(['catalog', 'assortment']);
    expect(await raisedBy(ofProduct(column, value))).toEqual(['catalog']);
    expect(await raisedBy(ofProduct(column, ''))).toEqual(['catalog', 'assortment']);
  });

  it.each(['is_active', 'is_featured', 'is_on_sale'])('changes with a product’s %s', async (column) => {
    const before = one(
      await sql<{ flag: 0 | 1 }>`select ${sql.ref(column)} as flag from products where id = ${id}`.execute(
        db,
      ),
    )?.flag;
    expect(await raisedBy(ofProduct(column, before === 1 ? 0 : 1))).toEqual(['catalog', 'assortment']);
    expect(await raisedBy(ofProduct(column, before))).toEqual(['catalog', 'assortment']);
  });

  it('changes with a product’s category', async () => {
    const { category_id } = await db
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const other = category_id === 1 ? 2 : 1;
    expect(await raisedBy(ofProduct('category_id', other))).toEqual(['catalog', 'assortment']);
    expect(await raisedBy(ofProduct('category_id', category_id))).toEqual(['catalog', 'assortment']);
  });

  it.each([
    ['price_cents', 4321],
    ['effective_price_cents', 4321],
    ['sale_price_cents', 4300],
    ['sale_price_cents', null],
    ['description', 'Another one'],
    ['low_stock_threshold', 77],
    ['image_url', '/other.webp'],
  ])('is the same after a change of %s alone', async (column, value) => {
    expect(await raisedBy(ofProduct(column, value))).toEqual(['catalog']);
  });

  it('changes when one of many products of a statement changes', async () => {
    const rename = () =>
      sql`update products set name = case when id = ${id} then 'One of many' else name end`;
    expect(await raisedBy(() => rename().execute(db))).toEqual(['catalog', 'assortment']);
    expect(await raisedBy(() => rename().execute(db))).toEqual(['catalog']);
  });

  it('changes with a product that comes or goes', async () => {
    const copy = `insert into products (category_id, name, slug, sku, sku_key, price_cents, effective_price_cents,
      created_at, updated_at) values (1, 'New', 'new-one', 'NEW-1', 'new1', 100, 100, '', '')`;
    expect(await raisedBy(() => sql.raw(copy).execute(db))).toEqual(['catalog', 'assortment']);
    expect(await raisedBy(() => sql`delete from products where slug = 'new-one'`.execute(db))).toEqual([
      'catalog',
      'assortment',
    ]);
  });

  it.each([
    [
      'a specification',
      () => sql`update product_specifications set value = 'Quoin' where product_id = ${id}`,
    ],
    ['a specification that goes', () => sql`delete from product_specifications where product_id = ${id}`],
    [
      'a part number',
      () =>
        sql`insert into part_numbers (product_id, kind, part_key, reversed_key) values (${id}, 'sku', 'q9', '9q')`,
    ],
    ['a part number that goes', () => sql`delete from part_numbers where product_id = ${id}`],
    [
      'fitment',
      () => sql`insert into fitments (product_id, make, model, year_from, year_to, is_sample)
        values (${id}, 'Ford', 'Quoin', 2001, 2002, 0)`,
    ],
    ['fitment that goes', () => sql`delete from fitments where product_id = ${id}`],
    ['a word that is known', () => sql`insert into search_terms (term, is_english) values ('quoins', 1)`],
    ['the name of a category', () => sql`update categories set name = 'Quoins' where id = 1`],
    ['a category that is taken out', () => sql`update categories set is_active = 0 where id = 1`],
  ])('changes with %s', async (_what, change) => {
    expect(await raisedBy(() => change().execute(db))).toEqual(['catalog', 'assortment']);
  });

  it('is not what a settings page or a text page says', async () => {
    await expect(raisedBy(() => sql`update text_pages set title = 'Another'`.execute(db))).resolves.toEqual([
      'catalog',
    ]);
  });
});
