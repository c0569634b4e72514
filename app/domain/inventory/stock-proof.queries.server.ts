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

const UNDER_WAY = sql`-sum(case when kind = 'transfer' then delta else 0 end)`;

/**
 * Adds the ledger up again and compares every quantity, every location's level and everything in transit with it, in one
 * query that names what differs. Two sentences must be true of every product: its movements add up to its quantity, and
 * those at a location to its level there. And what transfers took and did not bring is what open transfers still owe.
 */
export async function proveStock(db: Db): Promise<StockProof> {
  const { rows } = await sql<StockDifference & { differing: number }>`
    with
      there as (
        select product_id, location_id, sum(delta) as units
        from stock_movements group by product_id, location_id
      ),
      whole as (
        select product_id, sum(delta) as units, ${UNDER_WAY} as under_way
        from stock_movements group by product_id
      ),
      owed as (
        select l.product_id, sum(l.quantity - l.received_quantity - l.missing_quantity) as units
        from stock_transfer_lines l join stock_transfers t on t.id = l.transfer_id
        where t.state in ('sent', 'partly_received') group by l.product_id
      ),
      differing as (
        select p.id as product_id, 'quantity' as figure, null as location_id,
          p.stock_quantity as kept, coalesce(w.units, 0) as ledger
        from products p left join whole w on w.product_id = p.id
        where p.stock_quantity <> coalesce(w.units, 0)
        union all
        select coalesce(s.product_id, m.product_id), 'level', coalesce(s.location_id, m.location_id),
          coalesce(s.quantity, 0), coalesce(m.units, 0)
        from stock_levels s
        full join there m on m.product_id = s.product_id and m.location_id = s.location_id
        where coalesce(s.quantity, 0) <> coalesce(m.units, 0)
        union all
        select coalesce(o.product_id, w.product_id), 'transit', null, coalesce(o.units, 0), coalesce(w.under_way, 0)
        from whole w full join owed o on o.product_id = w.product_id
        where coalesce(o.units, 0) <> coalesce(w.under_way, 0)
      )
    select d.product_id as "productId", p.sku, p.name, d.figure, d.kept, d.ledger,
      case when d.location_id is null then null else coalesce(l.name, 'No location') end as location,
      count(*) over () as differing
    from differing d
    join products p on p.id = d.product_id
    left join locations l on l.id = d.location_id
    order by p.sku, d.figure, d.location_id
    limit ${NAMED}`.execute(db);
  const checked = await sql<{ products: number; levels: number; movements: number }>`
    select (select count(*) from products) as products, (select count(*) from stock_levels) as levels,
      (select count(*) from stock_movements) as movements`.execute(db);
  const [counts] = checked.rows;
  return {
    products: counts?.products ?? 0,
    levels: counts?.levels ?? 0,
    movements: counts?.movements ?? 0,
    differing: rows[0]?.differing ?? 0,
    differences: rows.map(({ differing: _, ...difference }) => difference),
  };
}
