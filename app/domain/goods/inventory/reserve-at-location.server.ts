import { sql } from 'kysely';

import type { Trx } from '../../../../db/schema';
import { findDefaultLocationId, getLocationName, NO_LOCATION } from '../stock/stock-locations.queries.server';
import { type Movement, moveStock } from '../stock/stock-ledger.server';
import { listTaken } from '../stock/stock-places.queries.server';
import { nowIso } from '../../base/shared/clock';
import { publishStockEvents } from '../../base/webhooks/publish-event.server';

interface Reservation {
  /** The document that took the units, for example 'order:42'. */
  document: string;
  /** Distinguishes repeated changes: each is booked once. */
  change: string;
  productIds: number[];
  locationId: number;
  actor: string;
}

/** Units missing at the location. */
interface MissingAtLocation {
  productId: number;
  units: number;
}

/**
 * Moves what a document took elsewhere to this location, as far as it has stock. Both movements are in the ledger and
 * the total stays the same.
 *
 * @returns the shortage, which stays taken elsewhere and needs a transfer.
 */
export async function reserveAtLocation(trx: Trx, reservation: Reservation): Promise<MissingAtLocation[]> {
  const { document, change, locationId, actor } = reservation;
  const place = await getLocationName(trx, locationId);
  const missing: MissingAtLocation[] = [];
  for (const productId of [...reservation.productIds].sort((one, other) => one - other)) {
    const taken = (await listTaken(trx, [productId], document)).get(productId) ?? [];
    const elsewhere = taken.filter((part) => part.locationId !== locationId);
    const wanted = elsewhere.reduce((sum, { units }) => sum + units, 0);
    const units = Math.min(wanted, await readLevel(trx, productId, locationId));
    const movement = {
      productId,
      kind: 'transfer',
      reason: `Picked up at ${place}`,
      actor,
      isRelocation: true,
    } as const;
    let left = units;
    for (const [index, part] of elsewhere.entries()) {
      const back = Math.min(left, part.units);
      if (back === 0) break;
      left -= back;
      const cause = `${document}:${change}:${index}:back`;
      await moveStock(trx, { ...movement, delta: back, locationId: part.locationId, cause });
    }
    if (units > 0)
      await moveStock(trx, { ...movement, delta: -units, locationId, cause: `${document}:${change}:taken` });
    if (wanted > units) missing.push({ productId, units: wanted - units });
  }
  return missing;
}

async function readLevel(trx: Trx, productId: number, locationId: number): Promise<number> {
  const level = await trx
    .selectFrom('stock_levels')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  return level?.quantity ?? 0;
}

export interface Arrival {
  productId: number;
  units: number;
  /** The product's new quantity, already written. */
  quantityAfter: number;
}

type BookingDetails = Required<Pick<Movement, 'kind' | 'reason' | 'actor' | 'cause'>>;

/**
 * Books arrivals of many products at the default location in a few statements. The caller updates the product rows in
 * the same transaction.
 */
export async function bookArrivals(trx: Trx, arrivals: Arrival[], about: BookingDetails): Promise<void> {
  if (arrivals.length === 0) return;
  const locationId = (await findDefaultLocationId(trx)) ?? NO_LOCATION;
  const levels = await trx
    .insertInto('stock_levels')
    .values(
      arrivals.map(({ productId, units }) => ({
        product_id: productId,
        location_id: locationId,
        quantity: units,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'location_id'])
        .doUpdateSet({ quantity: sql`stock_levels.quantity + excluded.quantity` }),
    )
    .returning(['product_id', 'quantity'])
    .execute();
  const levelOf = new Map(levels.map(({ product_id, quantity }) => [product_id, quantity]));
  const created_at = nowIso();
  await trx
    .insertInto('stock_movements')
    .values(
      arrivals.map(({ productId, units, quantityAfter }) => ({
        product_id: productId,
        location_id: locationId,
        delta: units,
        quantity_after: quantityAfter,
        location_quantity_after: levelOf.get(productId) ?? units,
        ...about,
        part: 0,
        created_at,
      })),
    )
    .execute();
  await publishStockEvents(
    trx,
    arrivals.map(({ productId }) => productId),
  );
}
