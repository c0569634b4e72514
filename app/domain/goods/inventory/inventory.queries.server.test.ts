import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { stockTo } from '../../../../tests/support/orders';
import { openTestStore } from '../../../../tests/support/test-store';
import {
  streamInventory,
  listMostValuable,
  listStockByCategory,
  readAlertSummary,
} from './inventory-reports.queries.server';
import { listInventory } from './inventory-list.queries.server';
import { listStockAlerts, readInventoryFigures, type InventoryItem } from './inventory.queries.server';
import { parseOrder } from './inventory.rules';
import { getStockShare, getStockStatus } from './stock.rules';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  // One of each state, and the edges between them.
  await stockTo(db, 1, 0);
  await stockTo(db, 2, 3);
  await db.updateTable('products').set({ low_stock_threshold: 0 }).where('id', 'in', [1, 3]).execute();
  await stockTo(db, 3, 1);
  await stockTo(db, 4, 10);
  await db
    .updateTable('products')
    .set({ low_stock_threshold: 10, is_active: 0 })
    .where('id', '=', 4)
    .execute();
});

async function one(query: ReturnType<typeof sql<{ figure: number }>>): Promise<number | undefined> {
  return (await query.execute(db)).rows[0]?.figure;
}

describe('the figures', () => {
  it('equal one query each', async () => {
    const figures = await readInventoryFigures(db);
    expect(figures).toEqual({
      totalProducts: await one(sql`select count(*) as figure from products`),
      totalUnits: await one(sql`select sum(stock_quantity) as figure from products`),
      averageStock: await one(
        sql`select cast(round(1.0 * sum(stock_quantity) / count(*)) as integer) as figure from products`,
      ),
      valueCents: await one(sql`select sum(price_cents * stock_quantity) as figure from products`),
      wellStocked: await one(
        sql`select count(*) as figure from products where stock_quantity > 0 and stock_quantity > low_stock_threshold`,
      ),
      lowStock: await one(
        sql`select count(*) as figure from products where stock_quantity <> 0 and stock_quantity <= low_stock_threshold`,
      ),
      outOfStock: await one(sql`select count(*) as figure from products where stock_quantity = 0`),
    });
  });

  it('put every product into one state, the one that its badge says', async () => {
    const { totalProducts, wellStocked, lowStock, outOfStock } = await readInventoryFigures(db);
    expect(wellStocked + lowStock + outOfStock).toBe(totalProducts);
    const rows = await db
      .selectFrom('products')
      .select(['stock_quantity as stockQuantity', 'low_stock_threshold as lowStockThreshold'])
      .execute();
    const states = rows.map(getStockStatus);
    expect({ lowStock, outOfStock }).toEqual({
      lowStock: states.filter((state) => state === 'low-stock').length,
      outOfStock: states.filter((state) => state === 'out-of-stock').length,
    });
  });

  it('of an empty store are zero', async () => {
    const { db: empty } = await openTestStore();
    expect(Object.values(await readInventoryFigures(empty))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the alerts', () => {
  const alerts = async (page = 1) => listStockAlerts(db, await readInventoryFigures(db), page);

  it('are what is low or out, the emptiest first', async () => {
    const { items, page } = await alerts();
    const ids = await sql<{ id: number }>`
      select id from products where stock_quantity = 0 or stock_quantity <= low_stock_threshold
      order by stock_quantity, id`.execute(db);
    expect(page.total).toBe(ids.rows.length);
    expect(items.map(({ id }) => id)).toEqual(ids.rows.slice(0, 50).map(({ id }) => id));
    expect(items[0]?.id).toBe(1);
    expect(items.map(({ id }) => id)).not.toContain(3);
  });

  it('past the last page are those of the last', async () => {
    await db.updateTable('products').set({ low_stock_threshold: 9_999_999 }).execute();
    const { items, page } = await alerts(999);
    expect(page.page).toBe(page.pageCount);
    expect(items).toHaveLength(page.total - page.from + 1);
  });
});

describe('the whole inventory', () => {
  const filter = { q: '', status: undefined, order: parseOrder(null), page: 1 };

  it.each([
    ['nd80', 'sku or name'],
    ['SCHLAGE', 'brand'],
  ])('is searched for %s by %s', async (q) => {
    const { items, page } = await listInventory(db, { ...filter, q });
    const like = `%${q.toLowerCase()}%`;
    expect(page.total).toBe(
      await one(sql`select count(*) as figure from products
        where lower(name) like ${like} or lower(sku) like ${like} or lower(brand) like ${like}`),
    );
    expect(items.length).toBeGreaterThan(0);
  });

  it.each(['%', '_', "' or 1=1 --", '\\'])('takes %j literally', async (q) => {
    const { page } = await listInventory(db, { ...filter, q });
    const { total } = (await listInventory(db, filter)).page;
    expect(page.total).toBeLessThan(total);
  });

  it.each(['in-stock', 'low-stock', 'out-of-stock'] as const)('is filtered by %s', async (status) => {
    const figures = await readInventoryFigures(db);
    const { items, page } = await listInventory(db, { ...filter, status });
    expect(page.total).toBe(
      { 'in-stock': figures.wellStocked, 'low-stock': figures.lowStock, 'out-of-stock': figures.outOfStock }[
        status
      ],
    );
    expect(items.every((item) => getStockStatus(item) === status)).toBe(true);
  });

  async function everyPage(sort: string): Promise<InventoryItem[]> {
    const seen: InventoryItem[] = [];
    for (let page = 1; ; page += 1) {
      const shown = await listInventory(db, { ...filter, order: parseOrder(sort), page });
      seen.push(...shown.items);
      if (shown.page.page === shown.page.pageCount) return seen;
    }
  }

  it.each(['name', 'category', 'stock', 'threshold', 'value'])(
    'is sorted by %s both ways, page after page',
    async (sort) => {
      const keyOf = new Map<string, (item: InventoryItem) => string | number>([
        ['name', ({ name }) => name.toLowerCase()],
        ['category', ({ categoryName }) => categoryName.toLowerCase()],
        ['stock', ({ stockQuantity }) => stockQuantity],
        ['threshold', ({ lowStockThreshold }) => lowStockThreshold],
        ['value', ({ valueCents }) => valueCents],
      ]).get(sort);
      if (keyOf === undefined) throw new Error(sort);
      for (const [text, sign] of [
        [sort, 1],
        [`-${sort}`, -1],
      ] as const) {
        const items = await everyPage(text);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(items).toHaveLength((await one(sql`select count(*) as figure from products`)) ?? 0);
        const keys = items.map(keyOf);
        for (let index = 1; index < keys.length; index += 1) {
          const [before = '', after = ''] = [keys[index - 1], keys[index]];
          expect(
            before === after || before < after === sign > 0,
            `${String(before)} before ${String(after)}`,
          ).toBe(true);
        }
      }
    },
  );

  it.each(['', 'price', '-', '--stock', 'constructor', '-name;drop'])('is by name for sort %j', (text) => {
    expect(parseOrder(text)).toMatchObject({ by: 'name' });
  });
});

describe('the reports', () => {
  it('by category add up to the figures, empty categories included', async () => {
    const now = new Date().toISOString();
    await db
      .insertInto('categories')
      .values({
        parent_id: null,
        name: 'Zz empty',
        slug: 'zz-empty',
        description: '',
        hero_text: '',
        picture: '',
        service_tags: '',
        sort_order: 99,
        is_active: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const figures = await readInventoryFigures(db);
    const categories = await listStockByCategory(db);
    expect(categories.at(-1)).toMatchObject({ name: 'Zz empty', products: 0, units: 0, valueCents: 0 });
    const sum = (of: (category: (typeof categories)[number]) => number) =>
      categories.reduce((total, category) => total + of(category), 0);
    expect({
      totalProducts: sum(({ products }) => products),
      totalUnits: sum(({ units }) => units),
      valueCents: sum(({ valueCents }) => valueCents),
      wellStocked: sum(({ wellStocked }) => wellStocked),
      lowStock: sum(({ lowStock }) => lowStock),
      outOfStock: sum(({ outOfStock }) => outOfStock),
    }).toEqual({ ...figures, averageStock: undefined });
    for (const { id, units, valueCents } of categories.filter(({ products }) => products > 0)) {
      expect(units).toBe(
        await one(sql`select sum(stock_quantity) as figure from products where category_id = ${id}`),
      );
      expect(valueCents).toBe(
        await one(
          sql`select sum(price_cents * stock_quantity) as figure from products where category_id = ${id}`,
        ),
      );
    }
  });

  it('name the products in which most money lies', async () => {
    const [most] = await listMostValuable(db, 5);
    expect(most?.valueCents).toBe(
      await one(sql`select max(price_cents * stock_quantity) as figure from products`),
    );
  });

  it('count the alerts by urgency', async () => {
    const { outOfStock, critical, low, items } = await readAlertSummary(db, 3);
    const alert = sql`(stock_quantity = 0 or stock_quantity <= low_stock_threshold)`;
    expect({ outOfStock, critical, low }).toEqual({
      outOfStock: await one(sql`select count(*) as figure from products where stock_quantity = 0`),
      critical: await one(
        sql`select count(*) as figure from products where ${alert} and stock_quantity in (1, 2, 3)`,
      ),
      low: await one(sql`select count(*) as figure from products where ${alert} and stock_quantity >= 4`),
    });
    expect(items).toHaveLength(3);
  });

  it.each([true, false])('hand out every product once, alerts only: %s', async (alertsOnly) => {
    const ids: number[] = [];
    for await (const batch of streamInventory(db, { alertsOnly })) ids.push(...batch.map(({ id }) => id));
    const figures = await readInventoryFigures(db);
    expect(ids).toHaveLength(alertsOnly ? figures.lowStock + figures.outOfStock : figures.totalProducts);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the reports of a location', () => {
  it('are of all that lies there, in more than one range', async () => {
    const { id: locationId } = await db
      .selectFrom('locations')
      .select('id')
      .where('is_stock_default', '=', 0)
      .executeTakeFirstOrThrow();
    await sql`insert into products (category_id, name, slug, sku, sku_key, price_cents, effective_price_cents,
        stock_quantity, low_stock_threshold, created_at, updated_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2500)
      select 1 + n % 3, 'Ranged', 'ranged-' || n, 'ranged-' || n, 'ranged-' || n, n * 7 % 1000, 0, 1000, 9, '', ''
      from numbers`.execute(db);
    await db.deleteFrom('stock_levels').where('location_id', '=', locationId).execute();
    await sql`insert into stock_levels (product_id, location_id, quantity)
      select id, ${locationId}, id * 13 % 40 from products`.execute(db);

    const there = sql`(select p.id, p.category_id, p.price_cents, p.low_stock_threshold as least, s.quantity as units
      from products p join stock_levels s on s.product_id = p.id where s.location_id = ${locationId}) as there`;
    const { rows: sums } = await sql`select c.id, c.name, count(there.id) as products, sum(units) as units,
        sum(price_cents * units) as "valueCents", sum(case when units > least then 1 else 0 end) as "wellStocked",
        sum(case when units between 1 and least then 1 else 0 end) as "lowStock",
        sum(case when units = 0 then 1 else 0 end) as "outOfStock"
      from ${there} join categories c on c.id = there.category_id group by c.id, c.name order by c.name`.execute(
      db,
    );
    const categories = await listStockByCategory(db, locationId);
    expect(categories.filter(({ products }) => products > 0)).toEqual(
      sums.map((row) => expect.objectContaining(row)),
    );

    const { rows: alerts } = await sql<{ id: number; units: number }>`select id, units from ${there}
      where units <= least or units = 0 order by units, id`.execute(db);
    const countOf = (isOne: (units: number) => boolean) => alerts.filter(({ units }) => isOne(units)).length;
    const { items, ...counts } = await readAlertSummary(db, 30, locationId);
    expect(counts).toEqual({
      outOfStock: countOf((units) => units === 0),
      critical: countOf((units) => units > 0 && units <= 3),
      low: countOf((units) => units > 3),
    });
    expect(items.map(({ id, stockQuantity }) => ({ id, units: stockQuantity }))).toEqual(alerts.slice(0, 30));

    const { rows: most } = await sql<{ id: number }>`select id from ${there}
      order by price_cents * units desc, id limit 30`.execute(db);
    const valuable = await listMostValuable(db, 30, locationId);
    expect(valuable.map(({ id }) => id)).toEqual(most.map(({ id }) => id));
  });
});

describe('the share of the threshold', () => {
  it.each([
    [0, 10, 0],
    [3, 10, 30],
    [1, 3, 33],
    [10, 10, 100],
    [12, 10, 100],
    [0, 0, 0],
  ])('of %i units with a threshold of %i is %i %%', (stockQuantity, lowStockThreshold, share) => {
    expect(getStockShare({ stockQuantity, lowStockThreshold })).toBe(share);
  });
});

describe('the whole inventory', () => {
  it('is filtered by category and by the location where it lies, with the stock there', async () => {
    const all = { q: '', status: undefined, order: parseOrder(null), page: 1 };
    const { category_id } = await db
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow();
    const inCategory = await listInventory(db, { ...all, categoryId: category_id });
    const { count } = await db
      .selectFrom('products')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('category_id', '=', category_id)
      .executeTakeFirstOrThrow();
    expect(inCategory.page.total).toBe(count);

    const { id: locationId } = await db
      .selectFrom('locations')
      .select('id')
      .where('is_stock_default', '=', 0)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('stock_levels').where('location_id', '=', locationId).execute();
    await db
      .insertInto('stock_levels')
      .values([{ product_id: 3, location_id: locationId, quantity: 5 }])
      .execute();
    const there = await listInventory(db, { ...all, locationId });
    expect(there.items.map(({ id, stockQuantity }) => [id, stockQuantity])).toEqual([[3, 5]]);
    expect((await listInventory(db, { ...all, locationId, status: 'out-of-stock' })).page.total).toBe(0);
  });
});
