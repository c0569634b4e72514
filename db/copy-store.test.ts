import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import { readStockFigures } from '../app/backoffice/dashboard/stock-figures.queries.server';
import { proveStock } from '../app/domain/goods/inventory/stock-proof.queries.server';
import { placeCharged } from '../tests/support/orders';
import { fillDemo } from '../tests/support/fill-demo';
import { isSqlite, openTestStore, temporaryFile } from '../tests/support/test-store';
import { openDatabase } from './client';
import { copyStore } from './copy-store';

describe.skipIf(isSqlite)('a store that is copied to PostgreSQL', () => {
  const url = `file:${temporaryFile('to-copy.db')}`;
  const source = openDatabase(url);
  afterAll(() => source.destroy());
  const addCategory = (db: typeof source, slug: string) =>
    sql<{ id: number }>`insert into categories (name, slug, created_at, updated_at)
      values (${slug}, ${slug}, '', '') returning id`.execute(db);

  const countsIn = async (db: typeof source, table: 'product_counts' | 'specification_counts') =>
    db
      .selectFrom(table)
      .select(['category_id', 'brand', 'type'])
      .select((build) => [build.fn.sum('active').as('active'), build.fn.sum('in_stock').as('in_stock')])
      .groupBy(['category_id', 'brand', 'type'])
      .having((build) => build.fn.sum('active'), '>', 0)
      .orderBy('category_id')
      .orderBy('brand')
      .orderBy('type')
      .execute();

  it('is the same in every table, numbers on where it stood, and takes orders', async () => {
    await fillDemo(url);
    const gone = (await addCategory(source, 'gone')).rows[0]?.id ?? 0;
    await source.deleteFrom('categories').where('id', '=', gone).execute();
    const target = await openTestStore();
    const seen: number[] = [];
    const tables = await copyStore(source, target.db, (done, total) => seen.push(done / total));
    expect(tables.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(tables.find(({ name }) => name === 'products')?.rows).toBeGreaterThan(250);
    expect(seen.at(-1)).toBe(1);

    for (const table of ['product_counts', 'specification_counts'] as const)
      expect(await countsIn(target.db, table), table).toEqual(await countsIn(source, table));
    expect(await readStockFigures(target.db)).toEqual(await readStockFigures(source));

    // The number of what is gone is not given again.
    expect((await addCategory(target.db, 'next')).rows[0]?.id).toBe(gone + 1);
    const { cartId } = await target.cartWith({ productId: 1, quantity: 2 });
    await placeCharged(target.db, cartId);
    expect((await proveStock(target.db)).differing).toBe(0);
    const { db: another } = await openTestStore({ seeded: true });
    await expect(copyStore(source, another)).rejects.toThrow("isn't empty");
  });

  it('is told when a row did not come over as it was', async () => {
    const { db: target } = await openTestStore();
    // What PostgreSQL cannot hold is replaced, and that shows.
    await source
      .updateTable('text_pages')
      .set({ summary: sql`summary || char(0) || 'x'` })
      .where('slug', '=', 'faq')
      .execute();
    const tables = await copyStore(source, target);
    const differing = tables.filter(({ differences }) => differences.length > 0);
    expect(differing).toEqual([{ name: 'text_pages', rows: expect.any(Number), differences: ['summary'] }]);
  });
});
