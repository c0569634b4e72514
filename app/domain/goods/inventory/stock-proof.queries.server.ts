import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { productIdRanges, type IdRange } from '../catalog/id-ranges.server';
import type { StockDifference } from './stock-proof.rules';

interface StockProof {
  products: number;
  levels: number;
  movements: number;
  /** Number of differing figures; the first ones are listed. */
  differing: number;
  differences: StockDifference[];
}

const NAMED = 200;

const BATCH = 1_000;

/**
 * Adds up the ledger and compares it with every quantity, level, and transit figure. A product's movements must add
 * up to its quantity, those at a location to its level, and transfer movements to what is in transit. Each product is
 * read in one query, so that a concurrent sale is in all of its figures or in none.
 */
export async function proveStock(db: Db): Promise<StockProof> {
  const proof: StockProof = { products: 0, levels: 0, movements: 0, differing: 0, differences: [] };
  for await (const range of productIdRanges(db, BATCH)) {
    const differences = await listDifferences(db, range);
    proof.differing += differences.length;
    proof.differences.push(...differences.slice(0, NAMED - proof.differences.length));
    const counts = await countChecked(db, range);
    proof.products += counts.products;
    proof.levels += counts.levels;
    proof.movements += counts.movements;
  }
  return proof;
}

/** Lists the differences of a range of products. */
async function listDifferences(db: Db, { from, to }: IdRange): Promise<StockDifference[]> {
  const { rows } = await sql<StockDifference>`
    with
      moved as (
        select product_id, location_id, kind, delta
        from stock_movements where product_id between ${from} and ${to}
      ),
      figures as (
        select product_id, 'quantity' as figure, null as location_id, sum(kept) as kept, sum(ledger) as ledger
        from (
          select id as product_id, stock_quantity as kept, 0 as ledger
          from products where id between ${from} and ${to}
          union all
          select product_id, 0, delta from moved
        ) as quantities
        group by product_id
        union all
        select product_id, 'level', location_id, sum(kept), sum(ledger)
        from (
          select product_id, location_id, quantity as kept, 0 as ledger
          from stock_levels where product_id between ${from} and ${to}
          union all
          select product_id, location_id, 0, delta from moved
        ) as levels
        group by product_id, location_id
        union all
        select product_id, 'transit', null, sum(kept), sum(ledger)
        from (
          select l.product_id, l.quantity - l.received_quantity - l.missing_quantity as kept, 0 as ledger
          from stock_transfer_lines l join stock_transfers t on t.id = l.transfer_id
          where l.product_id between ${from} and ${to} and t.state in ('sent', 'partly_received')
          union all
          select product_id, 0, -delta from moved where kind = 'transfer'
        ) as transits
        group by product_id
      )
    select f.product_id as "productId", p.sku, p.name, f.figure, f.kept, f.ledger,
      case when f.location_id is null then null else coalesce(l.name, 'No location') end as location
    from figures f
    join products p on p.id = f.product_id
    left join locations l on l.id = f.location_id
    where f.kept <> f.ledger
    order by f.product_id, f.figure, f.location_id`.execute(db);
  return rows;
}

async function countChecked(db: Db, { from, to }: IdRange) {
  const { rows } = await sql<Pick<StockProof, 'products' | 'levels' | 'movements'>>`
    select (select count(*) from products where id between ${from} and ${to}) as products,
      (select count(*) from stock_levels where product_id between ${from} and ${to}) as levels,
      (select count(*) from stock_movements where product_id between ${from} and ${to}) as movements`.execute(
    db,
  );
  return rows[0] ?? { products: 0, levels: 0, movements: 0 };
}
