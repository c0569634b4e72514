import { sql } from 'kysely';

import type { Trx } from '../../../db/schema';
import type { MovementKind } from '../../../db/tables/inventory';
import { nowIso } from '../shared/clock';
import { StockShortageError } from '../shared/errors';
import { announce } from '../webhooks/announce.server';
import {
  findDefaultLocationId,
  listLevelsToSell,
  locationName,
  NO_LOCATION,
} from './stock-locations.queries.server';
import { putBackTo, takenFrom, type StockPart } from './stock-parts.rules';

export interface Movement {
  productId: number;
  /** Units: negative when stock goes out. */
  delta: number;
  kind: MovementKind;
  reason: string;
  actor: string;
  /** The document behind it, e.g. 'order:42'. The same kind, cause and product is booked once. */
  cause?: string;
  /**
   * Where it happens. Left out, what comes in goes to the default location; what goes out is taken there first, and
   * then from the others in their order.
   */
  locationId?: number;
  /** The document whose units come back, e.g. 'order:42': they go back to where they were taken. */
  backFrom?: string;
  /** Another movement beside this one brings the units back: nobody is told that stock is low. */
  isRelocation?: boolean;
}

/**
 * Books a movement: changes the product's quantity and the levels of the locations and writes the ledger, all of it or
 * nothing. The quantity is changed by a guarded update, so that two buyers can never take the same unit.
 *
 * @returns the quantity afterwards, at all locations together.
 * @throws StockShortageError when there is less than the movement takes.
 */
export async function moveStock(trx: Trx, movement: Movement): Promise<number> {
  const { productId, delta } = movement;
  const updated = await trx
    .updateTable('products')
    .set({ stock_quantity: sql`stock_quantity + ${delta}`, updated_at: nowIso() })
    .where('id', '=', productId)
    .where(sql`stock_quantity + ${delta}`, '>=', 0)
    .returning(['sku', 'stock_quantity', 'low_stock_threshold'])
    .executeTakeFirst();
  if (updated === undefined) throw await shortage(trx, productId);
  // The product's row is ours now: its levels are changed by nobody else until this transaction ends.
  const parts = await partsOf(trx, movement);
  const sign = delta < 0 ? -1 : 1;
  let quantityAfter = updated.stock_quantity - delta;
  for (const [part, { locationId, units }] of parts.entries()) {
    quantityAfter += sign * units;
    await trx
      .insertInto('stock_movements')
      .values({
        product_id: productId,
        location_id: locationId,
        delta: sign * units,
        quantity_after: quantityAfter,
        location_quantity_after: await changeLevel(trx, productId, locationId, sign * units),
        kind: movement.kind,
        reason: movement.reason,
        actor: movement.actor,
        cause: movement.cause ?? null,
        part,
        created_at: nowIso(),
      })
      .execute();
  }
  const { sku, stock_quantity: stockQuantity, low_stock_threshold: lowStockThreshold } = updated;
  const hasBecomeLow = stockQuantity <= lowStockThreshold && stockQuantity - delta > lowStockThreshold;
  if (hasBecomeLow && movement.isRelocation !== true)
    await announce(trx, {
      type: 'stock.low',
      data: { id: productId, sku, stockQuantity, lowStockThreshold },
    });
  return stockQuantity;
}

/** Which locations the movement concerns, with the units of each. */
async function partsOf(trx: Trx, movement: Movement): Promise<StockPart[]> {
  const { productId, delta, locationId, backFrom } = movement;
  const units = Math.abs(delta);
  if (locationId !== undefined) return [{ locationId, units }];
  if (delta >= 0) {
    const home = (await findDefaultLocationId(trx)) ?? NO_LOCATION;
    const taken = backFrom === undefined ? [] : await listTaken(trx, productId, backFrom);
    return delta === 0 ? [{ locationId: home, units }] : putBackTo(taken, units, home);
  }
  const parts = takenFrom(await listLevelsToSell(trx, productId), units);
  if (parts === undefined) throw await shortage(trx, productId);
  return parts;
}

/** What a document took and did not give back, location by location, in the order in which it was taken. */
export async function listTaken(trx: Trx, productId: number, document: string): Promise<StockPart[]> {
  return (
    trx
      .selectFrom('stock_movements')
      .select(['location_id as locationId', sql<number>`-sum(delta)`.as('units')])
      .where('product_id', '=', productId)
      // The document itself and its lines: ';' is what follows ':'.
      .where((build) =>
        build.or([
          build('cause', '=', document),
          build.and([build('cause', '>=', `${document}:`), build('cause', '<', `${document};`)]),
        ]),
      )
      .groupBy('location_id')
      .having(sql`sum(delta)`, '<', 0)
      .orderBy(sql`min(id)`)
      .execute()
  );
}

/** @returns the level afterwards. */
async function changeLevel(trx: Trx, productId: number, locationId: number, delta: number): Promise<number> {
  const changed = await trx
    .updateTable('stock_levels')
    .set({ quantity: sql`quantity + ${delta}` })
    .where('product_id', '=', productId)
    .where('location_id', '=', locationId)
    .where(sql`quantity + ${delta}`, '>=', 0)
    .returning('quantity')
    .executeTakeFirst();
  if (changed !== undefined) return changed.quantity;
  if (delta < 0) throw await shortage(trx, productId, locationId);
  await trx
    .insertInto('stock_levels')
    .values({ product_id: productId, location_id: locationId, quantity: delta })
    .execute();
  return delta;
}

async function shortage(trx: Trx, productId: number, locationId?: number): Promise<StockShortageError> {
  const product = await trx
    .selectFrom('products')
    .select(['name', 'stock_quantity'])
    .where('id', '=', productId)
    .executeTakeFirst();
  const name = product?.name ?? 'This product';
  if (locationId === undefined) return new StockShortageError(productId, name, product?.stock_quantity ?? 0);
  const level = await trx
    .selectFrom('stock_levels')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  const place = await locationName(trx, locationId);
  return new StockShortageError(productId, `${name} at ${place}`, level?.quantity ?? 0);
}
