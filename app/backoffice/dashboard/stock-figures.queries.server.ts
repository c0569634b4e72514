import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
import { IS_ALERT } from '../../domain/goods/inventory/inventory.queries.server';
import {
  listStockByCategory,
  type CategoryStock,
} from '../../domain/goods/inventory/inventory-reports.queries.server';
import { countRows } from '../../domain/base/shared/list-queries.server';

/** The dashboard's stock figures (SPEC 2.11). */
export type StockFigures = Awaited<ReturnType<typeof readStockFigures>>;

/** SPEC 9. */
const LOW_STOCK_SHOWN = 4;

/**
 * Reads the figures from sums that triggers maintain (catalog/listing/README.md) and from narrow indexes, so they need no
 * cache.
 */
export async function readStockFigures(db: Db) {
  const categories = await listStockByCategory(db);
  const sumOf = (figure: (row: CategoryStock) => number) =>
    categories.reduce((sum, row) => sum + figure(row), 0);
  const featured = await countRows(db.selectFrom('products').where('is_featured', '=', sql.lit(1)));
  const lowStock = await db
    .selectFrom('products as p')
    .select(['p.id', 'p.name', 'p.sku', 'p.stock_quantity as stockQuantity'])
    .select('p.low_stock_threshold as lowStockThreshold')
    .where(IS_ALERT)
    .orderBy('p.stock_quantity')
    .orderBy('p.id')
    .limit(LOW_STOCK_SHOWN)
    .execute();
  return {
    totalProducts: sumOf(({ products }) => products),
    featuredProducts: featured,
    totalCategories: categories.length,
    inventoryValueCents: sumOf(({ valueCents }) => valueCents),
    lowStockCount: sumOf(({ lowStock: low, outOfStock }) => low + outOfStock),
    categories: categories.map(({ id, name, units, valueCents }) => ({ id, name, units, valueCents })),
    lowStock,
  };
}
