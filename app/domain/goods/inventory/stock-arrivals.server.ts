import { sql } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { Movement } from '../stock/stock-ledger.server';
import { nowIso } from '../../base/shared/clock';
import { findDefaultLocationId, NO_LOCATION } from '../stock/stock-locations.queries.server';

export interface Arrival {
  productId: number;
  /** Positive. */
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
}
