import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../../../db/schema';
import {
  IS_ALERT,
  inventoryItemOf,
  inventoryItems,
  inventoryItemsOf,
  STOCK_VALUE,
} from './inventory.queries.server';
import type { InventoryItem } from './inventory.queries.server';
import { readSettings } from '../../base/settings/settings.queries.server';
import { listMostValuableThere, readLocationAlerts, sumLocation } from './location-stock.queries.server';
import {
  NO_STOCK,
  readStockSums,
  readSumsByCategory,
  type StockSums,
} from '../catalog/listing/stock-sums.queries.server';

export interface CategoryStock extends StockSums {
  id: number;
  name: string;
}

/** The stock, category by category, those without a product too. */
export async function listStockByCategory(db: Db, locationId?: number): Promise<CategoryStock[]> {
  const sums = locationId === undefined ? await readSumsByCategory(db) : await sumLocation(db, locationId);
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return categories.map((category) => ({ ...category, ...(sums.get(category.id) ?? NO_STOCK) }));
}

/** The products in which most money lies. */
export async function listMostValuable(db: Db, count: number, locationId?: number): Promise<InventoryItem[]> {
  if (locationId !== undefined)
    return inventoryItemsOf(db, await listMostValuableThere(db, locationId, count), locationId);
  const rows = await inventoryItems(db).orderBy(STOCK_VALUE, 'desc').orderBy('p.id').limit(count).execute();
  return rows.map(inventoryItemOf);
}

export interface AlertSummary {
  outOfStock: number;
  /** 1 to 3 units left, or whatever the settings call critical. */
  critical: number;
  low: number;
  /** The emptiest first; as many as fit on paper. */
  items: InventoryItem[];
}

export async function readAlertSummary(db: Db, most: number, locationId?: number): Promise<AlertSummary> {
  const { criticalQuantity } = await readSettings(db);
  if (locationId !== undefined) {
    const { firstIds, ...counts } = await readLocationAlerts(db, locationId, { criticalQuantity, most });
    return { ...counts, items: await inventoryItemsOf(db, firstIds, locationId) };
  }
  const { outOfStock, lowStock } = await readStockSums(db);
  const { critical } = await db
    .selectFrom('products as p')
    .select((build) => build.fn.countAll<number>().as('critical'))
    .where(IS_ALERT)
    .where('p.stock_quantity', '>', 0)
    .where('p.stock_quantity', '<=', criticalQuantity)
    .executeTakeFirstOrThrow();
  const rows = await inventoryItems(db)
    .where(IS_ALERT)
    .orderBy('p.stock_quantity')
    .orderBy('p.id')
    .limit(most)
    .execute();
  // What became critical between the two queries is not low yet.
  const low = Math.max(0, lowStock - critical);
  return { outOfStock, critical, low, items: rows.map(inventoryItemOf) };
}

const BATCH = 1_000;

/** Every product, or every alert, perhaps of one location, in batches: a large catalogue is never in memory as a whole. */
export async function* streamInventory(
  db: Db,
  { alertsOnly, locationId }: { alertsOnly: boolean; locationId?: number | undefined },
): AsyncGenerator<InventoryItem[]> {
  for (let after = 0; ;) {
    const rows = await inventoryItems(db, locationId)
      .where('p.id', '>', after)
      .$if(alertsOnly, (query) => query.where(IS_ALERT))
      .orderBy('p.id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(inventoryItemOf);
    after = last.id;
    // The embedded database answers without ever waiting: others get their turn between two batches.
    await setImmediate();
  }
}
