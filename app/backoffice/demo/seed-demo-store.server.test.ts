import { beforeAll, describe, expect, it } from 'vitest';

import { getStockStatus } from '../../domain/goods/inventory/stock.rules';
import { drawIllustration } from '../../drawings/illustration';
import { expectLedgerToAddUp } from '../../../tests/support/orders';
import { openTestStore } from '../../../tests/support/test-store';
import type { Db } from '../../../db/schema';
import { isEmptyStore } from '../../../db/empty-store';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

/** SPEC 2.1: the category routes, the first three by the ids of SPEC 2.3. */
const SLUGS = [
  'automotive-keys',
  'commercial-locks',
  'smart-locks',
  'access-control',
  'cabinet-locks',
  'tools-machines-supplies',
  'cctv-alarms',
  'cylinders',
  'door-accessories',
  'door-closers',
  'door-locks',
  'doors-frames',
  'exit-devices',
  'key-accessories',
  'padlocks',
  'safes',
];

describe('the demo catalogue', () => {
  it('has the 16 categories of the specification, ids 1 to 3 as the home page links them', async () => {
    const categories = await db.selectFrom('categories').select(['id', 'slug']).orderBy('id').execute();
    expect(categories.map(({ slug }) => slug).sort()).toEqual([...SLUGS].sort());
    expect(categories.slice(0, 3)).toEqual(SLUGS.slice(0, 3).map((slug, index) => ({ id: index + 1, slug })));
  });

  it('has 12 products or more in every category, 250 or more in all', async () => {
    const counts = await db
      .selectFrom('products')
      .select((build) => ['category_id', build.fn.countAll<number>().as('count')])
      .groupBy('category_id')
      .execute();
    expect(counts).toHaveLength(16);
    for (const { count } of counts) expect(count).toBeGreaterThanOrEqual(12);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(250);
  });

  it('begins with the two products that the specification names', async () => {
    const first = await db.selectFrom('products').select(['id', 'slug']).orderBy('id').limit(2).execute();
    expect(first).toEqual([
      { id: 1, slug: 'bmw-smart-key' },
      { id: 2, slug: 'ford-remote-key' },
    ]);
  });

  it('leads commercial-1 to -6 and smart-1 to -6 to products of their categories', async () => {
    const aliases = await db
      .selectFrom('product_aliases as a')
      .innerJoin('products as p', 'p.id', 'a.product_id')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .select(['a.alias', 'c.slug'])
      .orderBy('a.alias')
      .execute();
    const expected = ['commercial', 'smart'].flatMap((kind) =>
      [1, 2, 3, 4, 5, 6].map((number) => ({ alias: `${kind}-${number}`, slug: `${kind}-locks` })),
    );
    expect(aliases).toEqual(expected);
  });

  it('has a picture for every product and category that can be drawn', async () => {
    const products = await db.selectFrom('products').select('picture').execute();
    const categories = await db.selectFrom('categories').select('picture').execute();
    for (const { picture } of [...products, ...categories]) {
      const [kind = '', options = ''] = picture.split('?');
      expect(drawIllustration(kind, Object.fromEntries(new URLSearchParams(options))), picture).toBeDefined();
    }
  });

  it('has stock in every state', async () => {
    const rows = await db.selectFrom('products').select(['stock_quantity', 'low_stock_threshold']).execute();
    const states = rows.map((row) =>
      getStockStatus({ stockQuantity: row.stock_quantity, lowStockThreshold: row.low_stock_threshold }),
    );
    expect(new Set(states)).toEqual(new Set(['out-of-stock', 'low-stock', 'in-stock']));
  });

  it('has a stock ledger that adds up', async () => {
    await expectLedgerToAddUp(db);
  });

  it('has three suppliers with products, and an order in each state that somebody works on', async () => {
    const suppliers = await db
      .selectFrom('suppliers as s')
      .innerJoin('supplier_products as sp', 'sp.supplier_id', 's.id')
      .select('s.id')
      .distinct()
      .execute();
    expect(suppliers).toHaveLength(3);
    const orders = await db.selectFrom('purchase_orders').select('state').orderBy('state').execute();
    expect(orders.map(({ state }) => state)).toEqual(['draft', 'partly_received', 'sent']);
    const received = await db
      .selectFrom('purchase_order_lines')
      .select(['product_id', 'received_quantity as delta'])
      .where('received_quantity', '>', 0)
      .orderBy('product_id')
      .execute();
    const booked = await db
      .selectFrom('stock_movements')
      .select(['product_id', 'delta'])
      .where('kind', '=', 'receipt')
      .orderBy('product_id')
      .execute();
    expect(received).toHaveLength(2);
    expect(booked).toEqual(received);
  });

  it('sells what is on sale below its price, everything above its cost, and sorts by what the buyer pays', async () => {
    const rows = await db
      .selectFrom('products')
      .select([
        'sku',
        'price_cents',
        'sale_price_cents',
        'cost_price_cents',
        'effective_price_cents',
        'is_on_sale',
      ])
      .execute();
    for (const row of rows) {
      const pays = row.is_on_sale === 1 ? (row.sale_price_cents ?? Number.NaN) : row.price_cents;
      expect(row.effective_price_cents, row.sku).toBe(pays);
      expect(pays, row.sku).toBeGreaterThan(row.cost_price_cents ?? 0);
      if (row.is_on_sale === 1) expect(pays, row.sku).toBeLessThan(row.price_cents);
    }
    expect(rows.some((row) => row.is_on_sale === 1)).toBe(true);
  });

  it('has text enough for every product page', async () => {
    const thin = await db
      .selectFrom('products as p')
      .select('p.sku')
      .where((build) =>
        build.or([
          build('p.description', '=', ''),
          build('p.features', '=', '[]'),
          build('p.brand', '=', ''),
          build('p.type', '=', ''),
          build.not(
            build.exists(
              build
                .selectFrom('product_specifications as s')
                .select('s.name')
                .whereRef('s.product_id', '=', 'p.id'),
            ),
          ),
        ]),
      )
      .execute();
    expect(thin).toEqual([]);
  });

  it('is not empty afterwards, so that it is never seeded twice', async () => {
    expect(await isEmptyStore(db)).toBe(false);
    expect(await isEmptyStore((await openTestStore()).db)).toBe(true);
  });
});
