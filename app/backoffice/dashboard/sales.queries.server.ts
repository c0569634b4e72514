import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
import type { OrderState } from '../../domain/selling/orders/order-states.rules';
import { getDayEnd, getDayStart, listDaysUntil, getStoreDay } from '../../domain/base/shared/store-day.rules';

export interface DaySales {
  day: string;
  orders: number;
  /** Goods without tax and shipping, minus refunds. */
  goodsCents: number;
}

/** States that count as a sale. */
const SOLD_STATES: readonly OrderState[] = ['paid', 'fulfilled', 'on_account'];

/**
 * Sums the sales of each of the last store days up to today, including days without sales. Sales and refunds count on
 * the day of the order.
 */
export async function listSalesByDay(db: Db, count: number, now: Date) {
  const days = listDaysUntil(getStoreDay(now), count);
  const bounds = days.map((day) => sql`(${day}, ${getDayStart(day)}, ${getDayEnd(day)})`);
  const { rows } = await sql<DaySales>`
    with days(day, starts_at, ends_at) as (values ${sql.join(bounds)})
    select d.day as day, count(o.id) as orders,
      coalesce(sum(o.subtotal_cents - coalesce(
        (select sum(r.goods_cents) from order_refunds r where r.order_id = o.id), 0)), 0) as "goodsCents"
    from days d
    left join orders o on o.placed_at >= d.starts_at and o.placed_at < d.ends_at
      and o.state in (${sql.join([...SOLD_STATES])})
    group by d.day
    order by d.day`.execute(db);
  return rows;
}
