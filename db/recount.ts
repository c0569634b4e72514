import { sql } from 'kysely';

import type { AnyDatabase } from './dialect';

const IN_STOCK = '(case when p.is_active = 1 and p.stock_quantity > 0 then 1 else 0 end)';
const GROUP = 'p.category_id, p.brand, p.type';

/** Tables that triggers derive from the products. */
export const DERIVED_TABLES = ['product_counts', 'specification_counts', 'stock_sums'];

/** Fills the empty derived tables from the products. For copies made with triggers disabled, which is much faster. */
export async function fillDerivedTables(db: AnyDatabase): Promise<void> {
  const statements = [
    `insert into product_counts (category_id, brand, type, counter, products, active, in_stock)
      select ${GROUP}, 0, count(*), sum(p.is_active), sum(${IN_STOCK}) from products p group by ${GROUP}`,
    `insert into specification_counts (category_id, brand, type, name, value, counter, active, in_stock)
      select ${GROUP}, s.name, s.value, 0, count(*), sum(${IN_STOCK})
      from products p join product_specifications s on s.product_id = p.id where p.is_active = 1
      group by ${GROUP}, s.name, s.value`,
    `insert into stock_sums
        (category_id, counter, products, units, value_cents, well_stocked, low_stock, out_of_stock)
      select category_id, 0, count(*), sum(stock_quantity), sum(price_cents * stock_quantity),
        sum(case when stock_quantity > 0 and stock_quantity > low_stock_threshold then 1 else 0 end),
        sum(case when stock_quantity > 0 and stock_quantity <= low_stock_threshold then 1 else 0 end),
        sum(case when stock_quantity <= 0 then 1 else 0 end)
      from products group by category_id`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
