import { sql } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { reserveAtLocation } from '../../goods/inventory/reserve-at-location.server';
import { listStockLocations } from '../../goods/stock/stock-locations.queries.server';
import { getMomentAfter } from '../../base/shared/clock';
import { ConflictError, FieldError } from '../../base/shared/errors';
import { assertDisputeConfirmed } from './disputes.server';
import { queuePickupMail } from './order-mail.server';
import { assertStaffCan, type OrderState } from './order-states.rules';
import { moveOrder } from './order-transitions.server';
import { type ExpectedOrder, lockOrder, recordOrderEvent } from './lock-order.server';

interface OrderToPickUp {
  orderId: number;
  seen: ExpectedOrder;
}

/** Lists the stocking locations that offer pickup. */
export async function listPickupLocations(db: Db): Promise<{ id: number; name: string }[]> {
  const locations = await listStockLocations(db);
  return locations.filter(({ offersPickup }) => offersPickup).map(({ id, name }) => ({ id, name }));
}

/**
 * Sets the pickup location, or switches to shipping. Shipping already paid must be refunded separately.
 *
 * @returns the location's name.
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError, FieldError
 */
export async function choosePickup(
  db: Db,
  choice: OrderToPickUp & { locationId: number | undefined },
  actor: Actor,
): Promise<string | undefined> {
  const { orderId, locationId } = choice;
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, choice.seen);
    assertStaffCan('choosePickup', order.state, 'This order can no longer be picked up.');
    const place = (await listPickupLocations(trx)).find(({ id }) => id === locationId);
    if (locationId !== undefined && place === undefined)
      throw new FieldError('pickupLocation', 'This location doesn’t offer pickup');
    await trx
      .updateTable('orders')
      .set({ pickup_location_id: place?.id ?? null, pickup_ready_at: null })
      .where('id', '=', orderId)
      .execute();
    const missing = place === undefined ? [] : await reserveAtPickup(trx, order, place.id, actor);
    const detail =
      place === undefined ? 'Changed to shipping' : [`Pickup at ${place.name}`, ...missing].join('; ');
    await recordPickupEvent(trx, order, actor, detail);
    await recordAudit(trx, actor, 'order.pickup', `order:${orderId}`, {
      before: { pickupLocationId: order.pickup_location_id },
      after: { pickupLocationId: place?.id ?? null },
    });
    return place?.name;
  });
}

/** Reserves the stock at the pickup location. @returns a message per line with a shortage. */
async function reserveAtPickup(
  trx: Trx,
  order: { id: number; updated_at: string },
  locationId: number,
  actor: Actor,
): Promise<string[]> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['product_id', 'sku'])
    .where('order_id', '=', order.id)
    .execute();
  const missing = await reserveAtLocation(trx, {
    document: `order:${order.id}`,
    change: `pickup:${order.updated_at}`,
    productIds: [...new Set(lines.map(({ product_id }) => product_id))],
    locationId,
    actor: actor.name,
  });
  return missing.map(({ productId, units }) => {
    const sku = lines.find(({ product_id }) => product_id === productId)?.sku ?? '';
    return `transfer ${units} of ${sku}`;
  });
}

/** Tells the buyer that the order is ready. @throws like `choosePickup`, and ConflictError if it is shipped. */
export async function markPickupReady(db: Db, pickup: OrderToPickUp, actor: Actor): Promise<void> {
  const { orderId } = pickup;
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, pickup.seen);
    assertStaffCan('fulfil', order.state, 'Only paid orders can be picked up.');
    const locationId = getPickupLocation(order);
    if (order.pickup_ready_at !== null) throw new ConflictError('The customer has already been notified.');
    const readyAt = getMomentAfter(order.updated_at);
    await trx.updateTable('orders').set({ pickup_ready_at: readyAt }).where('id', '=', orderId).execute();
    await recordPickupEvent(trx, order, actor, 'Ready for pickup');
    await queuePickupMail(trx, orderId, locationId);
    await recordAudit(trx, actor, 'order.pickup-ready', `order:${orderId}`, {
      before: { pickupReadyAt: null },
      after: { pickupReadyAt: readyAt },
    });
  });
}

/** Marks a picked-up order as fulfilled. @throws FieldError if the payment is disputed. */
export async function handOverPickup(
  db: Db,
  pickup: OrderToPickUp & { shipDisputed?: boolean },
  actor: Actor,
): Promise<void> {
  const { orderId } = pickup;
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, pickup.seen);
    assertStaffCan('fulfil', order.state, 'Only paid orders can be picked up.');
    getPickupLocation(order);
    await assertDisputeConfirmed(trx, orderId, pickup.shipDisputed);
    await trx
      .updateTable('order_lines')
      .set({ shipped_quantity: sql`quantity - restocked_quantity` })
      .where('order_id', '=', orderId)
      .execute();
    await moveOrder(trx, orderId, 'fulfilled', actor.name, 'Picked up');
    await recordAudit(trx, actor, 'order.picked-up', `order:${orderId}`, {
      before: { state: order.state },
      after: { state: 'fulfilled' },
    });
  });
}

function getPickupLocation(order: { pickup_location_id: number | null }): number {
  if (order.pickup_location_id === null) throw new ConflictError('This order isn’t a pickup order.');
  return order.pickup_location_id;
}

async function recordPickupEvent(
  trx: Trx,
  order: { id: number; state: OrderState; updated_at: string },
  actor: Actor,
  detail: string,
): Promise<void> {
  await recordOrderEvent(trx, {
    orderId: order.id,
    kind: 'pickup',
    from: order.state,
    to: order.state,
    actor: actor.name,
    detail,
    at: getMomentAfter(order.updated_at),
  });
}
