import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
import { readCatalogueVersion } from '../catalogue/catalogue-version.queries.server';
import { listStockByCategory, type CategoryStock } from '../inventory/inventory-reports.queries.server';

/** SPEC 2.11: the stat cards, the value by category and the first of the low stock. */
export interface StockFigures {
  totalProducts: number;
  featuredProducts: number;
  totalCategories: number;
  inventoryValueCents: number;
  lowStockCount: number;
  /** Every category, by name, with what lies in it. */
  categories: Pick<CategoryStock, 'id' | 'name' | 'units' | 'valueCents'>[];
  /** The emptiest first, four at most (SPEC 9). */
  lowStock: { id: number; name: string; sku: string; stockQuantity: number; lowStockThreshold: number }[];
}

const LOW_STOCK_SHOWN = 4;

const kept = new WeakMap<Db, { version: number; figures: StockFigures }>();

/**
 * Inventory value is price times quantity over all products. Every member of staff opens the dashboard, so the figures
 * are kept until a product or a category changes: a sale is such a change, too.
 */
export async function readStockFigures(db: Db): Promise<StockFigures> {
  // Read first: a change in between makes the figures newer than their version, and never older.
  const version = await readCatalogueVersion(db);
  const known = kept.get(db);
  if (known?.version === version) return known.figures;
  const figures = await countStock(db);
  kept.set(db, { version, figures });
  return figures;
}

/** One way through the products, category by category, gives all sums; what is featured has an index of its own. */
async function countStock(db: Db): Promise<StockFigures> {
  const categories = await listStockByCategory(db);
  const sumOf = (figure: (row: CategoryStock) => number) =>
    categories.reduce((sum, row) => sum + figure(row), 0);
  const { featured } = await db
    .selectFrom('products')
    .select((build) => build.fn.countAll<number>().as('featured'))
    .where('is_featured', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  const lowStock = await db
    .selectFrom('products')
    .select(['id', 'name', 'sku', 'stock_quantity', 'low_stock_threshold'])
    .whereRef('stock_quantity', '<=', 'low_stock_threshold')
    .orderBy('stock_quantity')
    .orderBy('id')
    .limit(LOW_STOCK_SHOWN)
    .execute();
  return {
    totalProducts: sumOf(({ products }) => products),
    featuredProducts: featured,
    totalCategories: categories.length,
    inventoryValueCents: sumOf(({ valueCents }) => valueCents),
    lowStockCount: sumOf(({ lowStock: low, outOfStock }) => low + outOfStock),
    categories: categories.map(({ id, name, units, valueCents }) => ({ id, name, units, valueCents })),
    lowStock: lowStock.map((row) => ({
      id: row.id,
      name: row.name,
      sku: row.sku,
      stockQuantity: row.stock_quantity,
      lowStockThreshold: row.low_stock_threshold,
    })),
  };
}
