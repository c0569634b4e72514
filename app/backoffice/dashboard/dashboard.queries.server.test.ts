import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../../db/client';
import type { Db } from '../../../db/schema';
import type { OrderState } from '../../../db/tables/orders';
import { addAccount } from '../../../tests/support/accounts';
import { isSqlite, openTestStore } from '../../../tests/support/test-store';
import { listStockByCategory } from '../../domain/goods/inventory/inventory-reports.queries.server';
import { listSalesByDay } from './sales.queries.server';
import { readStockFigures } from './stock-figures.queries.server';
import { countOrdersByState, countWaitingWork } from './waiting-work.queries.server';

let db: Db;
let databaseUrl: string;

beforeEach(async () => {
  const store = await openTestStore({ seeded: true });
  db = store.db;
  databaseUrl = store.env.databaseUrl;
});

let placed = 0;

async function place(state: OrderState, placedAt: string, subtotalCents: number): Promise<number> {
  placed += 1;
  const mark = `order-${placed}`;
  const { id } = await db
    .insertInto('orders')
    .values({
      number: mark,
      access_key: mark,
      checkout_token: mark,
      cart_id: null,
      customer_id: null,
      policy: 'express',
      state,
      payment_method: 'stripe',
      currency: 'USD',
      subtotal_cents: subtotalCents,
      shipping_cents: 1_599,
      tax_cents: 800,
      total_cents: subtotalCents + 2_399,
      first_name: 'Jo',
      last_name: 'Miller',
      email: 'jo@miller-locks.example',
      phone: '1',
      company: '',
      address: '1 Key St',
      city: 'Toronto',
      state_code: 'ON',
      zip_code: 'M5V 3L9',
      po_number: '',
      carrier: '',
      tracking_number: '',
      due_at: null,
      expires_at: null,
      placed_at: placedAt,
      paid_at: null,
      updated_at: placedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function refund(orderId: number, goodsCents: number, at: string): Promise<void> {
  await db
    .insertInto('order_refunds')
    .values({
      order_id: orderId,
      refund_id: null,
      amount_cents: goodsCents + 100,
      goods_cents: goodsCents,
      tax_cents: 100,
      shipping_cents: 0,
      reason: 'Damaged',
      actor: 'staff:admin',
      sent_at: null,
      created_at: at,
    })
    .execute();
}

const one = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]?.n;

describe('the stat cards', () => {
  it('are what the tables hold, inactive products and sale prices among them', async () => {
    await sql`update products set is_active = 0 where id % 7 = 0`.execute(db);
    await sql`update products set is_on_sale = 1, sale_price_cents = 1 where id % 5 = 0`.execute(db);
    await sql`update products set stock_quantity = low_stock_threshold where id = 3`.execute(db);
    await sql`update categories set is_active = 0 where id = 4`.execute(db);
    const figures = await readStockFigures(db);
    expect(figures).toMatchObject({
      totalProducts: await one(sql`select count(*) as n from products`),
      featuredProducts: await one(sql`select count(*) as n from products where is_featured = 1`),
      totalCategories: await one(sql`select count(*) as n from categories`),
      inventoryValueCents: await one(
        sql`select coalesce(sum(price_cents * stock_quantity), 0) as n from products`,
      ),
      lowStockCount: await one(
        sql`select count(*) as n from products where stock_quantity <= low_stock_threshold`,
      ),
    });
    const four = await sql<{ id: number }>`select id from products
      where stock_quantity <= low_stock_threshold order by stock_quantity, id limit 4`.execute(db);
    expect(figures.lowStock.map(({ id }) => id)).toEqual(four.rows.map(({ id }) => id));
  });

  it('are the sum of the categories', async () => {
    const categories = await listStockByCategory(db);
    for (const { id, valueCents, units } of categories) {
      const where = sql`from products where category_id = ${id}`;
      expect(valueCents).toBe(
        await one(sql`select coalesce(sum(price_cents * stock_quantity), 0) as n ${where}`),
      );
      expect(units).toBe(await one(sql`select coalesce(sum(stock_quantity), 0) as n ${where}`));
    }
    const { inventoryValueCents, categories: shown } = await readStockFigures(db);
    expect(shown).toEqual(
      categories.map(({ id, name, units, valueCents }) => ({ id, name, units, valueCents })),
    );
    expect(categories.reduce((sum, { valueCents }) => sum + valueCents, 0)).toBe(inventoryValueCents);
  });

  it('follow a sale and a new category at once', async () => {
    const before = await readStockFigures(db);
    await sql`update products set stock_quantity = stock_quantity + 3 where id = 1`.execute(db);
    const after = await readStockFigures(db);
    const { price_cents: price } = await db
      .selectFrom('products')
      .select('price_cents')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(after.inventoryValueCents).toBe(before.inventoryValueCents + 3 * price);
    await sql`insert into categories (name, slug, created_at, updated_at) values ('New', 'new', '', '')`.execute(
      db,
    );
    expect((await readStockFigures(db)).totalCategories).toBe(before.totalCategories + 1);
  });

  it.runIf(isSqlite)('are read from narrow indexes, however many products there are', async () => {
    const sent: string[] = [];
    const watched = openDatabase(databaseUrl, { onQuery: (_, statement) => sent.push(statement) });
    await readStockFigures(watched);
    await watched.destroy();
    const plans: string[] = [];
    for (const statement of sent.filter((text) => text.includes('from "products"'))) {
      const { rows } = await sql<{
        detail: string;
      }>`explain query plan ${sql.raw(statement.replaceAll('?', '4'))}`.execute(db);
      plans.push(...rows.map(({ detail }) => detail));
    }
    expect(plans).toEqual([
      expect.stringContaining('USING COVERING INDEX products_featured'),
      'SCAN p USING INDEX products_in_alert',
    ]);
  });

  it('are zero in an empty store', async () => {
    const { db: empty } = await openTestStore();
    expect(await readStockFigures(empty)).toEqual({
      totalProducts: 0,
      featuredProducts: 0,
      totalCategories: 0,
      inventoryValueCents: 0,
      lowStockCount: 0,
      categories: [],
      lowStock: [],
    });
    const sales = await listSalesByDay(empty, 30, new Date());
    expect(sales).toHaveLength(30);
    expect(sales.every(({ orders, goodsCents }) => orders + goodsCents === 0)).toBe(true);
  });
});

describe('the sales of a day', () => {
  // The clocks of the store went back on 1 November 2026: that day had 25 hours.
  const now = new Date('2026-11-10T15:00:00.000Z');
  const sales = async () => new Map((await listSalesByDay(db, 30, now)).map((day) => [day.day, day]));

  it('are 30 days of the store, today the last and none left out', async () => {
    const days = [...(await sales()).keys()];
    expect(days).toHaveLength(30);
    expect([days[0], days[16], days[20], days[21], days.at(-1)]).toEqual([
      '2026-10-12',
      '2026-10-28',
      '2026-11-01',
      '2026-11-02',
      '2026-11-10',
    ]);
  });

  it('begin and end with the day of the store, when the clocks change too', async () => {
    await place('paid', '2026-10-12T03:59:59.999Z', 1); // 11 October, out of sight
    await place('paid', '2026-10-12T04:00:00.000Z', 2);
    await place('paid', '2026-11-01T03:59:59.999Z', 4); // 31 October
    await place('paid', '2026-11-01T04:00:00.000Z', 8); // midnight, still summer time
    await place('paid', '2026-11-01T05:30:00.000Z', 16); // half past one, the first time
    await place('paid', '2026-11-01T06:30:00.000Z', 32); // half past one, the second time
    await place('paid', '2026-11-02T04:59:59.999Z', 64); // the last moment of the long day
    await place('paid', '2026-11-02T05:00:00.000Z', 128);
    await place('paid', '2026-11-11T04:59:59.999Z', 256); // tonight
    await place('paid', '2026-11-11T05:00:00.000Z', 512); // tomorrow
    const days = await sales();
    const goods = (day: string) => days.get(day)?.goodsCents;
    expect([goods('2026-10-12'), goods('2026-10-31'), goods('2026-11-01')]).toEqual([2, 4, 120]);
    expect([goods('2026-11-02'), goods('2026-11-03'), goods('2026-11-10')]).toEqual([128, 0, 256]);
    expect(days.get('2026-11-01')?.orders).toBe(4);
    const { goods_of_long_day } = (
      await sql<{ goods_of_long_day: number }>`select sum(subtotal_cents) as goods_of_long_day from orders
        where state in ('paid', 'fulfilled', 'on_account')
          and placed_at between '2026-11-01T04:00:00.000Z' and '2026-11-02T04:59:59.999Z'`.execute(db)
    ).rows[0] ?? { goods_of_long_day: -1 };
    expect(goods('2026-11-01')).toBe(goods_of_long_day);
  });

  it('are what was paid or goes on account, less what was refunded of the goods', async () => {
    const noon = '2026-11-05T17:00:00.000Z';
    const states: OrderState[] = [
      'paid',
      'fulfilled',
      'on_account',
      'cancelled',
      'pending',
      'awaiting_transfer',
      'awaiting_approval',
      'review',
    ];
    for (const [index, state] of states.entries()) await place(state, noon, 10_000 * 2 ** index);
    const refunded = await place('fulfilled', noon, 5_000);
    await refund(refunded, 1_200, '2026-11-06T17:00:00.000Z');
    await refund(refunded, 800, '2026-11-09T17:00:00.000Z');
    const day = (await sales()).get('2026-11-05');
    expect(day).toEqual({ day: '2026-11-05', orders: 4, goodsCents: 10_000 + 20_000 + 40_000 + 3_000 });
    const independent = await one(sql`select
      (select sum(subtotal_cents) from orders where state in ('paid', 'fulfilled', 'on_account')) -
      (select sum(goods_cents) from order_refunds) as n`);
    const total = [...(await sales()).values()].reduce((sum, { goodsCents }) => sum + goodsCents, 0);
    expect(total).toBe(independent);
  });
});

describe('what waits', () => {
  it('counts what its lists hold', async () => {
    const at = '2026-11-05T17:00:00.000Z';
    const placing: [OrderState, number][] = [
      ['paid', 3],
      ['on_account', 2],
      ['review', 1],
      ['awaiting_transfer', 4],
      ['awaiting_approval', 2],
      ['fulfilled', 5],
      ['cancelled', 1],
    ];
    for (const [state, count] of placing)
      for (let index = 0; index < count; index += 1) await place(state, at, 100);
    const customerId = await addAccount(db, { email: 'ada@locke.example' });
    await sql`update customers set status = 'applied' where id = ${customerId}`.execute(db);
    expect(await countWaitingWork(db)).toEqual({
      ship: await one(sql`select count(*) as n from orders where state = 'paid'`),
      shipOnAccount: 2,
      review: 1,
      transfer: 4,
      approval: 2,
      messages: await one(sql`select count(*) as n from messages where is_unread = 1 and status = 'open'`),
      applications: 1,
      documents: await one(sql`select count(*) as n from account_documents where state = 'waiting'`),
      quotes: await one(sql`select count(*) as n from quotes where status = 'requested'`),
    });
    expect(await countOrdersByState(db)).toEqual([
      { state: 'awaiting_approval', count: 2 },
      { state: 'awaiting_transfer', count: 4 },
      { state: 'on_account', count: 2 },
      { state: 'paid', count: 3 },
      { state: 'fulfilled', count: 5 },
      { state: 'cancelled', count: 1 },
      { state: 'review', count: 1 },
    ]);
  });
});
