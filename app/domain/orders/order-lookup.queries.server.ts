import type { Db } from '../../../db/schema';
import { normalOrderNumber } from './order-lookup.schema';

/** The key of the order with this number, for whoever knows the e-mail that it was placed with. */
export async function findOrderKey(
  db: Db,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['access_key', 'email'])
    .where('number', '=', normalOrderNumber(orderNumber))
    .executeTakeFirst();
  return order?.email.toLowerCase() === email.toLowerCase() ? order.access_key : undefined;
}

/** The moments of an order, as its buyer may see them: no names of staff, no reasons. */
export async function listOrderMoments(db: Db, orderId: number): Promise<{ state: string; at: string }[]> {
  const events = await db
    .selectFrom('order_events')
    .select(['to_state', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return events.map((event) => ({ state: event.to_state, at: event.created_at }));
}
