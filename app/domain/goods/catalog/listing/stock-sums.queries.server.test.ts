import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import { forbidRewriting } from '../../../../../db/migrations/baseline/triggers';
import { DERIVED_TABLES, fillDerivedTables } from '../../../../../db/recount';
import type { Db } from '../../../../../db/schema';
import { inTransaction, inWaitingTransaction } from '../../../../../db/transaction';
import { randomFrom, type Random } from '../../../../../tests/support/random';
import { isSqlite, openTestStore } from '../../../../../tests/support/test-store';
import { listStockByCategory } from '../../inventory/inventory-reports.queries.server';
import { readInventoryFigures } from '../../inventory/inventory.queries.server';
import { moveStocks } from '../../stock/stock-ledger.server';
import { readSumsByCategory } from './stock-sums.queries.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

/** What the triggers keep, and the same counted from the products. */
async function bothSums() {
  const kept = [...(await readSumsByCategory(db))]
    .map(([categoryId, sums]) => ({ categoryId, ...sums }))
    .filter(({ categoryId: _, ...sums }) => Object.values(sums).some((sum) => sum !== 0))
    .sort((one, other) => one.categoryId - other.categoryId);
  const { rows: counted } = await sql`select category_id as "categoryId", count(*) as products,
      sum(stock_quantity) as units, sum(price_cents * stock_quantity) as "valueCents",
      sum(case when stock_quantity > low_stock_threshold and stock_quantity > 0 then 1 else 0 end) as "wellStocked",
      sum(case when stock_quantity <= low_stock_threshold and stock_quantity > 0 then 1 else 0 end) as "lowStock",
      sum(case when stock_quantity = 0 then 1 else 0 end) as "outOfStock"
    from products group by category_id order by category_id`.execute(db);
  return { kept, counted };
}

async function expectEqual(what: string) {
  const { kept, counted } = await bothSums();
  expect(kept, what).toEqual(counted);
  return kept;
}

let added = 0;

async function addProduct(values: { categoryId: number; price: number; stock: number; threshold: number }) {
  added += 1;
  const mark = `summed-${added}`;
  await sql`insert into products (category_id, name, slug, sku, sku_key, price_cents, effective_price_cents,
      stock_quantity, low_stock_threshold, created_at, updated_at)
    values (${values.categoryId}, ${mark}, ${mark}, ${mark}, ${mark}, ${values.price}, ${values.price},
      ${values.stock}, ${values.threshold}, '', '')`.execute(db);
}

const CATEGORIES = 16;
const PRODUCTS = 400;

/** Everything that may be written to a product, by whoever. */
const WRITES: Record<string, (random: Random) => Promise<unknown>> = {
  insert: (random) =>
    addProduct({
      categoryId: random.upTo(CATEGORIES),
      price: random.between(0, 50_000),
      stock: random.between(0, 30),
      threshold: random.between(0, 20),
    }),
  stock: (random) =>
    one(random)
      .set({ stock_quantity: random.between(0, 30) })
      .execute(),
  threshold: (random) =>
    one(random)
      .set({ low_stock_threshold: random.between(0, 30) })
      .execute(),
  price: (random) =>
    one(random)
      .set({ price_cents: random.between(0, 50_000) })
      .execute(),
  category: (random) =>
    one(random)
      .set({ category_id: random.upTo(CATEGORIES) })
      .execute(),
  all: (random) =>
    one(random)
      .set({
        category_id: random.upTo(CATEGORIES),
        price_cents: random.between(0, 50_000),
        stock_quantity: random.between(0, 30),
        low_stock_threshold: random.between(0, 30),
      })
      .execute(),
  archive: (random) =>
    some(random)
      .set({ is_active: random.between(0, 1) ? 1 : 0 })
      .execute(),
  'prices in bulk': (random) =>
    some(random)
      .set({ price_cents: sql`price_cents + ${random.upTo(900)}` })
      .execute(),
  'categories in bulk': (random) =>
    some(random)
      .set({ category_id: random.upTo(CATEGORIES) })
      .execute(),
  // The first piece of some is in the last of others.
  'stock in bulk': (random) =>
    some(random)
      .set({ stock_quantity: sql`(stock_quantity + 1) % ${random.upTo(12)}` })
      .execute(),
  delete: () =>
    db
      .deleteFrom('products')
      .where('id', '=', (query) =>
        query
          .selectFrom('products')
          .select((build) => build.fn.min<number>('id').as('id'))
          .where('slug', 'like', 'summed-%'),
      )
      .execute(),
  'documents at once': async (random) => {
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const ids = new Set(Array.from({ length: 6 }, () => random.upTo(PRODUCTS)));
        const changes = [...ids].map((productId) => ({ productId, delta: random.upTo(5) }));
        const booking = { kind: 'adjustment', reason: 'Found', actor: 'test' } as const;
        await inWaitingTransaction(db, (trx) => moveStocks(trx, changes, booking));
      }),
    );
  },
  'a sale': (random) =>
    inTransaction(db, async (trx) => {
      const ids = new Set(Array.from({ length: 5 }, () => random.upTo(PRODUCTS)));
      const booking = { reason: '', actor: 'test' };
      const changes = [...ids].map((productId) => ({ productId, delta: 2 }));
      await moveStocks(trx, changes, { kind: 'receipt', ...booking });
      const sold = changes.map(({ productId }) => ({ productId, delta: -1 }));
      await moveStocks(trx, sold, { kind: 'sale', ...booking });
    }),
};

const one = (random: Random) => db.updateTable('products').where('id', '=', random.upTo(PRODUCTS));

function some(random: Random) {
  const from = random.upTo(PRODUCTS);
  return db
    .updateTable('products')
    .where('id', '>=', from)
    .where('id', '<=', from + random.upTo(60));
}

describe('the sums of the stock', () => {
  it('follow every change of the products', { timeout: 120_000 }, async () => {
    const names = Object.keys(WRITES);
    const random = randomFrom(20_261_128);
    await expectEqual('the demo');
    const changed = new Set<string>();
    for (let step = 0; step < 200; step += 1) {
      const name = step < names.length ? (names[step] ?? '') : random.pick(names);
      const before = JSON.stringify((await bothSums()).kept);
      await WRITES[name]?.(random);
      const after = JSON.stringify(await expectEqual(`${name}, step ${step}`));
      if (before !== after) changed.add(name);
    }
    expect(names.filter((name) => !changed.has(name))).toEqual(['archive']);
  });

  it('are filled from the products when they are empty', async () => {
    await sql`update products set category_id = 3, stock_quantity = 2 where id < 30`.execute(db);
    const kept = await expectEqual('before');
    for (const table of DERIVED_TABLES) await sql`delete from ${sql.table(table)}`.execute(db);
    await fillDerivedTables(db);
    expect(await expectEqual('made anew')).toEqual(kept);
    await sql`update products set stock_quantity = 7 where id < 30`.execute(db);
    await expectEqual('made anew, and changed');
  });

  it('are written only where they become others', async () => {
    const written = inTransaction(db, async (trx) => {
      const first = trx.updateTable('products').where('id', '=', 1);
      await first.set({ stock_quantity: 0, low_stock_threshold: 5 }).execute();
      await first.set({ stock_quantity: 50 }).execute();
      await forbidRewriting(trx, 'stock_sums', 'The sums are written.');
      await first.set({ low_stock_threshold: 6 }).execute();
      await first.set({ name: 'Another', is_active: 0 }).execute();
      await first.set({ stock_quantity: 50 }).execute();
      await first.set({ stock_quantity: 49 }).execute();
    });
    await expect(written).rejects.toThrow('The sums are written.');
    await expectEqual('afterwards');
  });

  it.skipIf(isSqlite)('are written once a category, however many products change', async () => {
    const { writes } = await inTransaction(db, async (trx) => {
      await trx
        .updateTable('products')
        .set({ price_cents: sql`price_cents + 1` })
        .execute();
      const { rows } = await sql<{ writes: number }>`select n_tup_ins + n_tup_upd as writes
        from pg_stat_xact_user_tables where relname = 'stock_sums'`.execute(trx);
      return rows[0] ?? { writes: 0 };
    });
    expect(writes).toBe((await expectEqual('every price')).length);
  });

  it('of a category that is gone are missed by nobody', async () => {
    const before = await readInventoryFigures(db);
    const { rows } = await sql<{ id: number }>`insert into categories (name, slug, created_at, updated_at)
      values ('Passing', 'passing', '', '') returning id`.execute(db);
    const id = rows[0]?.id ?? 0;
    await addProduct({ categoryId: id, price: 100, stock: 3, threshold: 5 });
    expect((await listStockByCategory(db)).find((category) => category.id === id)).toEqual({
      id,
      name: 'Passing',
      products: 1,
      units: 3,
      valueCents: 300,
      wellStocked: 0,
      lowStock: 1,
      outOfStock: 0,
    });
    await db.deleteFrom('products').where('category_id', '=', id).execute();
    await db.deleteFrom('categories').where('id', '=', id).execute();
    expect(await readInventoryFigures(db)).toEqual(before);
    expect((await listStockByCategory(db)).some((category) => category.id === id)).toBe(false);
  });
});
