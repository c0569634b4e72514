import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../../../db/schema';
import {
  IS_ALERT,
  toInventoryItem,
  selectInventoryItems,
  listInventoryItemsById,
  STOCK_VALUE,
} from './inventory.queries.server';
import type { InventoryItem } from './inventory.queries.server';
import { readSettings } from '../../base/settings/settings.queries.server';
import { listMostValuableThere, readLocationAlerts, sumLocation } from './location-stock.queries.server';
import { NO_STOCK, readStockSums, readSumsByCategory } from '../catalog/listing/stock-sums.queries.server';
import { countRows } from '../../base/shared/list-queries.server';

export type CategoryStock = Awaited<ReturnType<typeof listStockByCategory>>[number];

/** Lists the stock per category, empty ones included. */
export async function listStockByCategory(db: Db, locationId?: number) {
  const sums = locationId === undefined ? await readSumsByCategory(db) : await sumLocation(db, locationId);
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return categories.map((category) => ({ ...category, ...(sums.get(category.id) ?? NO_STOCK) }));
}

/** Lists the products with the highest stock value. */
export async function listMostValuable(db: Db, count: number, locationId?: number): Promise<InventoryItem[]> {
  if (locationId !== undefined)
    return listInventoryItemsById(db, await listMostValuableThere(db, locationId, count), locationId);
  const rows = await selectInventoryItems(db)
    .orderBy(STOCK_VALUE, 'desc')
    .orderBy('p.id')
    .limit(count)
    .execute();
  return rows.map(toInventoryItem);
}

export type AlertSummary = Awaited<ReturnType<typeof readAlertSummary>>;

export async function readAlertSummary(db: Db, most: number, locationId?: number) {
  const { criticalQuantity } = await readSettings(db);
  if (locationId !== undefined) {
    const { firstIds, ...counts } = await readLocationAlerts(db, locationId, { criticalQuantity, most });
    return { ...counts, items: await listInventoryItemsById(db, firstIds, locationId) };
  }
  const { outOfStock, lowStock } = await readStockSums(db);
  const critical = await countRows(
    db
      .selectFrom('products as p')
      .where(IS_ALERT)
      .where('p.stock_quantity', '>', 0)
      .where('p.stock_quantity', '<=', criticalQuantity),
  );
  const rows = await selectInventoryItems(db)
    .where(IS_ALERT)
    .orderBy('p.stock_quantity')
    .orderBy('p.id')
    .limit(most)
    .execute();
  // What became critical between the two queries isn't low.
  const low = Math.max(0, lowStock - critical);
  return { outOfStock, critical, low, items: rows.map(toInventoryItem) };
}

const BATCH = 1_000;

/** Streams all products or alerts, optionally of one location, in batches that fit in memory. */
export async function* streamInventory(
  db: Db,
  { alertsOnly, locationId }: { alertsOnly: boolean; locationId?: number | undefined },
): AsyncGenerator<InventoryItem[]> {
  for (let after = 0; ;) {
    const rows = await selectInventoryItems(db, locationId)
      .where('p.id', '>', after)
      .$if(alertsOnly, (query) => query.where(IS_ALERT))
      .orderBy('p.id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(toInventoryItem);
    after = last.id;
    // SQLite queries block the event loop; yield between batches.
    await setImmediate();
  }
}
