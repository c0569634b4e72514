import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
import type { StockDifference } from './stock-proof.rules';

export interface StockProof {
  products: number;
  levels: number;
  movements: number;
  /** How many figures differ; the first of them are named. */
  differing: number;
  differences: StockDifference[];
}

/** So many are named; a store in which more differ has one cause for it. */
const NAMED = 200;

/** Products are proved so many ids at a time: others get their turn in between, however large the catalogue is. */
const BATCH = 1_000;

const UNDER_WAY = sql`-sum(case when kind = 'transfer' then delta else 0 end)`;

/**
 * Adds the ledger up again and compares every quantity, every location's level and everything in transit with it. Two
 * sentences must be true of every product: its movements add up to its quantity, and those at a location to its level
 * there. And what transfers took and did not bring is what open transfers still owe. All of a product is read in one
 * query, so that a sale meanwhile is in each of its figures or in none.
 */
export async function proveStock(db: Db): Promise<StockProof> {
  const { last } = await db
    .selectFrom('products')
    .select((build) => build.fn.coalesce(build.fn.max('id'), build.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  const proof: StockProof = { products: 0, levels: 0, movements: 0, differing: 0, differences: [] };
  for (let from = 1; from <= last; from += BATCH) {
    const to = from + BATCH - 1;
    const differences = await listDifferences(db, from, to);
    proof.differing += differences.length;
    proof.differences.push(...differences.slice(0, NAMED - proof.differences.length));
    const counts = await countChecked(db, from, to);
    proof.products += counts.products;
    proof.levels += counts.levels;
    proof.movements += counts.movements;
    await setImmediate();
  }
  return proof;
}

/** What differs of the products with these ids. */
async function listDifferences(db: Db, from: number, to: number): Promise<StockDifference[]> {
  const { rows } = await sql<StockDifference>`
    with
      there as (
        select product_id, location_id, sum(delta) as units
        from stock_movements where product_id between ${from} and ${to} group by product_id, location_id
      ),
      whole as (
        select product_id, sum(delta) as units, ${UNDER_WAY} as under_way
        from stock_movements where product_id between ${from} and ${to} group by product_id
      ),
      levels as (
        select product_id, location_id, quantity from stock_levels where product_id between ${from} and ${to}
      ),
      owed as (
        select l.product_id, sum(l.quantity - l.received_quantity - l.missing_quantity) as units
        from stock_transfer_lines l join stock_transfers t on t.id = l.transfer_id
        where t.state in ('sent', 'partly_received') and l.product_id between ${from} and ${to}
        group by l.product_id
      ),
      differing as (
        select p.id as product_id, 'quantity' as figure, null as location_id,
          p.stock_quantity as kept, coalesce(w.units, 0) as ledger
        from products p left join whole w on w.product_id = p.id
        where p.id between ${from} and ${to} and p.stock_quantity <> coalesce(w.units, 0)
        union all
        select coalesce(s.product_id, m.product_id), 'level', coalesce(s.location_id, m.location_id),
          coalesce(s.quantity, 0), coalesce(m.units, 0)
        from levels s
        full join there m on m.product_id = s.product_id and m.location_id = s.location_id
        where coalesce(s.quantity, 0) <> coalesce(m.units, 0)
        union all
        select coalesce(o.product_id, w.product_id), 'transit', null, coalesce(o.units, 0), coalesce(w.under_way, 0)
        from whole w full join owed o on o.product_id = w.product_id
        where coalesce(o.units, 0) <> coalesce(w.under_way, 0)
      )
    select d.product_id as "productId", p.sku, p.name, d.figure, d.kept, d.ledger,
      case when d.location_id is null then null else coalesce(l.name, 'No location') end as location
    from differing d
    join products p on p.id = d.product_id
    left join locations l on l.id = d.location_id
    order by d.product_id, d.figure, d.location_id`.execute(db);
  return rows;
}

async function countChecked(db: Db, from: number, to: number) {
  const { rows } = await sql<Pick<StockProof, 'products' | 'levels' | 'movements'>>`
    select (select count(*) from products where id between ${from} and ${to}) as products,
      (select count(*) from stock_levels where product_id between ${from} and ${to}) as levels,
      (select count(*) from stock_movements where product_id between ${from} and ${to}) as movements`.execute(
    db,
  );
  return rows[0] ?? { products: 0, levels: 0, movements: 0 };
}
