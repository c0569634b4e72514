import { sql } from 'kysely';

import type { Db } from '../../../db/schema';

/** SPEC 2.11: the stat cards and the first of the low stock. */
export interface StockFigures {
  totalProducts: number;
  featuredProducts: number;
  totalCategories: number;
  inventoryValueCents: number;
  lowStockCount: number;
  /** The emptiest first, four at most (SPEC 9). */
  lowStock: { id: number; name: string; sku: string; stockQuantity: number; lowStockThreshold: number }[];
}

const LOW_STOCK_SHOWN = 4;

/** Inventory value is price times quantity over all products. */
export async function readStockFigures(db: Db): Promise<StockFigures> {
  const figures = await db
    .selectFrom('products')
    .select((build) => [
      build.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(is_featured), 0)`.as('featured'),
      sql<number>`coalesce(sum(price_cents * stock_quantity), 0)`.as('value'),
      sql<number>`coalesce(sum(case when stock_quantity <= low_stock_threshold then 1 else 0 end), 0)`.as(
        'low',
      ),
    ])
    .executeTakeFirstOrThrow();
  const { total: categories } = await db
    .selectFrom('categories')
    .select((build) => build.fn.countAll<number>().as('total'))
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
    totalProducts: figures.total,
    featuredProducts: figures.featured,
    totalCategories: categories,
    inventoryValueCents: figures.value,
    lowStockCount: figures.low,
    lowStock: lowStock.map((row) => ({
      id: row.id,
      name: row.name,
      sku: row.sku,
      stockQuantity: row.stock_quantity,
      lowStockThreshold: row.low_stock_threshold,
    })),
  };
}
