import { sql } from 'kysely';

import type { Trx } from '../../../../db/schema';
import { findDefaultLocationId, listLevelsToSell, NO_LOCATION } from './stock-locations.queries.server';

/** Units at one location. */
export interface StockPart {
  locationId: number;
  units: number;
}

/**
 * Takes units from levels in order.
 *
 * @returns undefined if they don't suffice.
 */
function splitTaken(levels: readonly StockPart[], wanted: number): StockPart[] | undefined {
  const parts: StockPart[] = [];
  let open = wanted;
  for (const { locationId, units } of levels) {
    const taken = Math.min(open, units);
    if (taken > 0) parts.push({ locationId, units: taken });
    open -= Math.max(0, taken);
    if (open === 0) return parts;
  }
  return open === 0 ? parts : undefined;
}

/** Returns units to where they were taken, last place first; the rest goes to the given location. */
function splitReturned(taken: readonly StockPart[], wanted: number, otherwise: number): StockPart[] {
  const parts = new Map<number, number>();
  let open = wanted;
  for (const { locationId, units } of [...taken].reverse()) {
    const back = Math.min(open, units);
    if (back <= 0) continue;
    parts.set(locationId, (parts.get(locationId) ?? 0) + back);
    open -= back;
  }
  if (open > 0) parts.set(otherwise, (parts.get(otherwise) ?? 0) + open);
  return [...parts].map(([locationId, units]) => ({ locationId, units }));
}

/**
 * Plans the locations of changes: departures in selling order, returns to where the document took them, otherwise the
 * default location.
 *
 * @returns a function with the units per location; undefined for a shortage.
 */
export async function planStockPlaces(
  trx: Trx,
  changes: readonly { productId: number; delta: number }[],
  backFrom: string | undefined,
): Promise<(change: { productId: number; delta: number }) => StockPart[] | undefined> {
  const goesOut = changes.filter(({ delta }) => delta < 0).map(({ productId }) => productId);
  const comesIn = changes.filter(({ delta }) => delta >= 0).map(({ productId }) => productId);
  const levels = goesOut.length === 0 ? undefined : await listLevelsToSell(trx, goesOut);
  const home = comesIn.length === 0 ? undefined : await findDefaultLocationId(trx);
  const taken = backFrom === undefined ? undefined : await listTaken(trx, comesIn, backFrom);
  return ({ productId, delta }) => {
    if (delta < 0) return splitTaken(levels?.get(productId) ?? [], -delta);
    if (delta === 0) return [{ locationId: home ?? NO_LOCATION, units: 0 }];
    return splitReturned(taken?.get(productId) ?? [], delta, home ?? NO_LOCATION);
  };
}

/** Lists what a document took and didn't return, per location, in order. */
export async function listTaken(trx: Trx, productIds: readonly number[], document: string) {
  const rows = await trx
    .selectFrom('stock_movements')
    .select(['product_id', 'location_id', sql<number>`-sum(delta)`.as('units')])
    .where('product_id', 'in', productIds)
    // Matches the document and its lines: ';' is the character after ':'.
    .where((build) =>
      build.or([
        build('cause', '=', document),
        build.and([build('cause', '>=', `${document}:`), build('cause', '<', `${document};`)]),
      ]),
    )
    .groupBy(['product_id', 'location_id'])
    .having(sql`sum(delta)`, '<', 0)
    .orderBy(sql`min(id)`)
    .execute();
  const taken = new Map<number, StockPart[]>(productIds.map((id) => [id, []]));
  for (const { product_id: productId, location_id: locationId, units } of rows)
    taken.get(productId)?.push({ locationId, units });
  return taken;
}
