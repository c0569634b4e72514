import { sql } from 'kysely';

import type { Db } from '../../../db/schema';

export interface Dashboard {
  totalProducts: number;
  featuredProducts: number;
  totalCategories: number;
  inventoryValueCents: number;
  lowStockCount: number;
  /** The emptiest first, four at most (SPEC 9). */
  lowStock: { id: number; name: string; sku: string; stockQuantity: number; lowStockThreshold: number }[];
  activity: { id: number; actor: string; action: string; subject: string; createdAt: string }[];
}

const LOW_STOCK_SHOWN = 4;

/** The figures of the dashboard. Inventory value is price times quantity over all products. */
export async function readDashboard(db: Db): Promise<Dashboard> {
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
  const activity = await db
    .selectFrom('audit_entries')
    .select(['id', 'actor', 'action', 'subject', 'created_at'])
    .orderBy('id', 'desc')
    .limit(8)
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
    activity: activity.map(({ created_at, ...entry }) => ({ ...entry, createdAt: created_at })),
  };
}
