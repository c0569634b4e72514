import type { Actor } from '../../app/domain/base/audit/actor';
import { moveStock, type Movement } from '../../app/domain/goods/stock/stock-ledger.server';
import { listStockLocations } from '../../app/domain/goods/stock/stock-locations.queries.server';
import type { Db } from '../../db/schema';
import { inTransaction } from '../../db/transaction';

export const CLERK: Actor = { name: 'staff:admin', staffId: 1, requestId: 'r' };

/** The locations of the demo that hold stock: the default one, and two others in their order. */
export async function threeLocations(db: Db): Promise<[home: number, second: number, third: number]> {
  const [home, second, third] = (await listStockLocations(db)).map(({ id }) => id);
  if (home === undefined || second === undefined || third === undefined)
    throw new Error('Too few locations.');
  return [home, second, third];
}

export async function move(db: Db, movement: Omit<Movement, 'reason' | 'actor'>): Promise<number> {
  return inTransaction(db, (trx) => moveStock(trx, { reason: 'Test', actor: 'test', ...movement }));
}

export async function levelOf(db: Db, productId: number, locationId: number): Promise<number> {
  const row = await db
    .selectFrom('stock_levels')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

/** Puts so much of a product at each location, and nothing else. */
export async function levelsTo(db: Db, productId: number, levels: Record<number, number>): Promise<void> {
  for (const [location, quantity] of Object.entries(levels)) {
    const locationId = Number(location);
    const delta = quantity - (await levelOf(db, productId, locationId));
    if (delta !== 0) await move(db, { productId, delta, kind: 'adjustment', locationId });
  }
}
