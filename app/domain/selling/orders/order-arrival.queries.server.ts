import type { Db, Trx } from '../../../../db/schema';
import type { OrderState } from '../../../../db/tables/orders';
import { estimateArrival, formatArrival } from '../../base/settings/arrival.rules';
import { readSettings } from '../../base/settings/settings.queries.server';
import { getStoreDay } from '../../base/shared/store-day.rules';
import { isFreight } from '../../goods/catalog/shipping-promise.rules';

/** States of orders that wait for nothing but to be shipped. */
const READY: OrderState[] = ['paid', 'on_account'];

/**
 * Says when an order arrives that is ready to ship, counted from when it became so; undefined for freight, pickup, and days
 * that have passed.
 */
export async function findOrderArrival(db: Db | Trx, orderId: number): Promise<string | undefined> {
  const ready = await db
    .selectFrom('order_events as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .select('e.created_at')
    .where('e.order_id', '=', orderId)
    .where('e.kind', '=', 'state')
    .where('e.to_state', 'in', READY)
    .where('o.state', 'in', READY)
    .where('o.pickup_location_id', 'is', null)
    .orderBy('e.id')
    .executeTakeFirst();
  if (ready === undefined) return undefined;
  const arrival = estimateArrival(await readSettings(db), new Date(ready.created_at));
  if (arrival === undefined || arrival.last < getStoreDay(new Date())) return undefined;
  return (await hasFreight(db, orderId)) ? undefined : formatArrival(arrival);
}

async function hasFreight(db: Db | Trx, orderId: number): Promise<boolean> {
  const products = await db
    .selectFrom('order_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.type', 'c.slug as categorySlug'])
    .where('l.order_id', '=', orderId)
    .execute();
  return products.some(isFreight);
}
