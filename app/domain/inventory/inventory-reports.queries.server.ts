import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
import {
  countWhere,
  figureColumns,
  IS_ALERT,
  inventoryItemOf,
  inventoryItems,
  stockedProducts,
} from './inventory.queries.server';
import type { InventoryItem } from './inventory.queries.server';
import { readSettings } from '../settings/settings.queries.server';

export interface CategoryStock {
  id: number;
  name: string;
  products: number;
  units: number;
  valueCents: number;
  wellStocked: number;
  lowStock: number;
  outOfStock: number;
}

/** The stock, category by category, those without a product too. */
export async function listStockByCategory(db: Db, locationId?: number): Promise<CategoryStock[]> {
  const counted = db
    .selectFrom(stockedProducts(db, locationId))
    .select(['p.category_id', ...figureColumns()])
    .groupBy('p.category_id')
    .as('s');
  const rows = await db
    .selectFrom('categories as c')
    .leftJoin(counted, 's.category_id', 'c.id')
    .select(['c.id', 'c.name', 's.products', 's.units', 's.value_cents'])
    .select(['s.well_stocked', 's.low_stock', 's.out_of_stock'])
    .orderBy('c.name')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    products: row.products ?? 0,
    units: row.units ?? 0,
    valueCents: row.value_cents ?? 0,
    wellStocked: row.well_stocked ?? 0,
    lowStock: row.low_stock ?? 0,
    outOfStock: row.out_of_stock ?? 0,
  }));
}

/** The products in which most money lies. */
export async function listMostValuable(db: Db, count: number, locationId?: number): Promise<InventoryItem[]> {
  const rows = await inventoryItems(db, locationId)
    .orderBy(sql`p.price_cents * p.stock_quantity`, 'desc')
    .orderBy('p.id')
    .limit(count)
    .execute();
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
  const counts = await db
    .selectFrom(stockedProducts(db, locationId))
    .where(IS_ALERT)
    .select([
      countWhere(sql`p.stock_quantity <= 0`).as('out_of_stock'),
      countWhere(sql`p.stock_quantity between 1 and ${criticalQuantity}`).as('critical'),
      countWhere(sql`p.stock_quantity > ${criticalQuantity}`).as('low'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await inventoryItems(db, locationId)
    .where(IS_ALERT)
    .orderBy('p.stock_quantity')
    .orderBy('p.id')
    .limit(most)
    .execute();
  return {
    outOfStock: counts.out_of_stock,
    critical: counts.critical,
    low: counts.low,
    items: rows.map(inventoryItemOf),
  };
}

const BATCH = 1_000;

/** Every product, or every alert, perhaps of one location, in batches: a large catalogue is never in memory as a whole. */
export async function* eachInventoryBatch(
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
