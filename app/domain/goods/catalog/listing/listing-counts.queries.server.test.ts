import { sql } from 'kysely';
import { expect, it } from 'vitest';

import type { Db } from '../../../../../db/schema';
import { openTestStore } from '../../../../../tests/support/test-store';

/** What the triggers counted, and the same counted from the products. */
async function bothCounts(db: Db) {
  const kept = await sql`select category_id, brand, type, sum(products) as products, sum(active) as active,
      sum(in_stock) as in_stock from product_counts group by category_id, brand, type
    having sum(products) <> 0 or sum(active) <> 0 or sum(in_stock) <> 0 order by 1, 2, 3`.execute(db);
  const counted = await sql`select category_id, brand, type, count(*) as products, sum(is_active) as active,
      sum(case when is_active = 1 and stock_quantity > 0 then 1 else 0 end) as in_stock
    from products group by category_id, brand, type order by 1, 2, 3`.execute(db);
  const keptValues = await sql`select category_id, brand, type, name, value, sum(active) as active,
      sum(in_stock) as in_stock from specification_counts group by category_id, brand, type, name, value
    having sum(active) <> 0 or sum(in_stock) <> 0 order by 1, 2, 3, 4, 5`.execute(db);
  const countedValues = await sql`select p.category_id, p.brand, p.type, s.name, s.value, count(*) as active,
      sum(case when p.stock_quantity > 0 then 1 else 0 end) as in_stock
    from products p join product_specifications s on s.product_id = p.id where p.is_active = 1
    group by p.category_id, p.brand, p.type, s.name, s.value order by 1, 2, 3, 4, 5`.execute(db);
  return { kept: [kept.rows, keptValues.rows], counted: [counted.rows, countedValues.rows] };
}

it('the kept counts of listings follow every change of the products and their specifications', async () => {
  const { db } = await openTestStore({ seeded: true });
  const equal = async (what: string) => {
    const { kept, counted } = await bothCounts(db);
    expect(kept, what).toEqual(counted);
    return kept;
  };
  const atFirst = await equal('the demo');
  expect(atFirst.map((rows) => rows.length > 50)).toEqual([true, true]);

  const one = () => db.updateTable('products').where('id', '=', 1);
  const some = () => db.updateTable('products').where('id', '<', 40);
  const steps: [string, () => Promise<unknown>][] = [
    ['the last piece is sold', () => one().set({ stock_quantity: 0 }).execute()],
    ['a piece comes in', () => one().set({ stock_quantity: 1 }).execute()],
    ['a brand is renamed', () => some().set({ brand: 'Other' }).execute()],
    ['products are archived', () => some().set({ is_active: 0 }).execute()],
    ['an archived one sells out', () => one().set({ stock_quantity: 0 }).execute()],
    ['and moves', () => one().set({ category_id: 3, type: 'Locks' }).execute()],
    ['they come back', () => some().set({ is_active: 1 }).execute()],
    [
      'a specification is added',
      () =>
        db
          .insertInto('product_specifications')
          .values({ product_id: 1, position: 99, name: 'Finish', value: 'Odd' })
          .execute(),
    ],
    [
      'its value changes',
      () =>
        db
          .updateTable('product_specifications')
          .set({ value: 'Even' })
          .where('product_id', '=', 1)
          .where('position', '=', 99)
          .execute(),
    ],
    [
      'specifications go',
      () => db.deleteFrom('product_specifications').where('product_id', '=', 2).execute(),
    ],
  ];
  for (const [what, change] of steps) {
    const before = JSON.stringify((await bothCounts(db)).kept);
    await change();
    const after = JSON.stringify(await equal(what));
    if (what !== 'an archived one sells out') expect(after === before, what).toBe(false);
  }
});

it('a product that goes takes its counts along, with its specifications', async () => {
  const { db } = await openTestStore({ seeded: true });
  const { rows } = await sql<{
    id: number;
  }>`insert into products (category_id, name, slug, sku, sku_key, brand,
      price_cents, effective_price_cents, stock_quantity, created_at, updated_at)
    values (4, 'Passing', 'passing', 'PASS-1', 'pass1', 'Nobody', 1, 1, 2, '', '') returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await db
    .insertInto('product_specifications')
    .values({ product_id: id, position: 0, name: 'Finish', value: 'Passing' })
    .execute();
  const { kept, counted } = await bothCounts(db);
  expect(kept).toEqual(counted);
  expect(JSON.stringify(kept)).toContain('Passing');

  await db.deleteFrom('products').where('id', '=', id).execute();
  const after = await bothCounts(db);
  expect(after.kept).toEqual(after.counted);
  expect(JSON.stringify(after.kept)).not.toContain('Passing');
});
