import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../../../db/schema';
import { IS_ALERT, selectFigures, selectStockedProducts, STOCK_VALUE } from './inventory.queries.server';
import { addStock, NO_STOCK, type StockSums } from '../catalog/listing/stock-sums.queries.server';
import { NotFoundError } from '../../base/shared/errors';
import { listProductLevels } from '../stock/stock-locations.queries.server';

const RANGE = 2_048;

/**
 * Yields a location's products in ranges. SQLite blocks the event loop, so other requests run between ranges, and
 * their changes show in later ranges.
 */
async function* listRangesOfLocation(db: Db, locationId: number) {
  for (let after = 0; ;) {
    const { last } = await db
      .selectFrom((levels) =>
        levels
          .selectFrom('stock_levels')
          .select('product_id')
          .where('location_id', '=', locationId)
          .where('product_id', '>', after)
          .orderBy('product_id')
          .limit(RANGE)
          .as('range'),
      )
      .select((build) => build.fn.max<number | null>('product_id').as('last'))
      .executeTakeFirstOrThrow();
    if (last === null) return;
    yield db.selectFrom(selectStockedProducts(db, locationId, { after, last }));
    after = last;
    await setImmediate();
  }
}

/** Sums a location's stock by category ID. */
export async function sumLocation(db: Db, locationId: number): Promise<Map<number, StockSums>> {
  const sums = new Map<number, StockSums>();
  for await (const range of listRangesOfLocation(db, locationId)) {
    const rows = await range
      .select(['p.category_id', ...selectFigures()])
      .groupBy('p.category_id')
      .execute();
    for (const { category_id, ...found } of rows)
      sums.set(category_id, addStock(sums.get(category_id) ?? NO_STOCK, found));
  }
  return sums;
}

export async function readLocationAlerts(
  db: Db,
  locationId: number,
  { criticalQuantity, most }: { criticalQuantity: number; most: number },
) {
  const counts = { outOfStock: 0, critical: 0, low: 0 };
  let first: { id: number; stock_quantity: number }[] = [];
  for await (const range of listRangesOfLocation(db, locationId)) {
    const rows = await range.where(IS_ALERT).select(['p.id', 'p.stock_quantity']).execute();
    for (const { stock_quantity: units } of rows)
      counts[units <= 0 ? 'outOfStock' : units <= criticalQuantity ? 'critical' : 'low'] += 1;
    first = [...first, ...rows]
      .sort((one, other) => one.stock_quantity - other.stock_quantity || one.id - other.id)
      .slice(0, most);
  }
  return { ...counts, firstIds: first.map(({ id }) => id) };
}

/** Lists a location's products with the highest stock value. */
export async function listMostValuableThere(db: Db, locationId: number, count: number): Promise<number[]> {
  let first: { id: number; value: number }[] = [];
  for await (const range of listRangesOfLocation(db, locationId)) {
    const rows = await range
      .select(['p.id', STOCK_VALUE.as('value')])
      .orderBy(STOCK_VALUE, 'desc')
      .orderBy('p.id')
      .limit(count)
      .execute();
    first = [...first, ...rows]
      .sort((one, other) => other.value - one.value || one.id - other.id)
      .slice(0, count);
  }
  return first.map(({ id }) => id);
}

/** Returns a product's stock. @throws NotFoundError */
export async function getProductStock(db: Db, productId: number) {
  const product = await db
    .selectFrom('products')
    .select([
      'sku',
      'stock_quantity as stockQuantity',
      'low_stock_threshold as lowStockThreshold',
      'reorder_level as reorderLevel',
      'reorder_quantity as reorderQuantity',
    ])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow(() => new NotFoundError('Product not found.'));
  const levels = await listProductLevels(db, productId);
  return {
    productId,
    ...product,
    locations: levels.map(({ locationId, name, quantity }) => ({ locationId, name, quantity })),
  };
}
