import { sql } from 'kysely';

import type { Db } from '../../../../../db/schema';

/** Stock sums of a category, the store, or a location. */
export interface StockSums {
  products: number;
  units: number;
  valueCents: number;
  /** Every product is in exactly one of the three states. */
  wellStocked: number;
  lowStock: number;
  outOfStock: number;
}

export const NO_STOCK: Readonly<StockSums> = {
  products: 0,
  units: 0,
  valueCents: 0,
  wellStocked: 0,
  lowStock: 0,
  outOfStock: 0,
};

export function addStock(one: StockSums, other: StockSums): StockSums {
  return {
    products: one.products + other.products,
    units: one.units + other.units,
    valueCents: one.valueCents + other.valueCents,
    wellStocked: one.wellStocked + other.wellStocked,
    lowStock: one.lowStock + other.lowStock,
    outOfStock: one.outOfStock + other.outOfStock,
  };
}

/** Reads the sums of all products by category ID, maintained by triggers. Includes inactive products. */
export async function readSumsByCategory(db: Db): Promise<Map<number, StockSums>> {
  const sumOf = (
    column: 'products' | 'units' | 'value_cents' | 'well_stocked' | 'low_stock' | 'out_of_stock',
  ) => sql<number>`sum(${sql.ref(column)})`;
  const rows = await db
    .selectFrom('stock_sums')
    .select([
      'category_id',
      sumOf('products').as('products'),
      sumOf('units').as('units'),
      sumOf('value_cents').as('valueCents'),
      sumOf('well_stocked').as('wellStocked'),
      sumOf('low_stock').as('lowStock'),
      sumOf('out_of_stock').as('outOfStock'),
    ])
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ category_id, ...sums }) => [category_id, sums]));
}

/** Reads the sums of the store. */
export async function readStockSums(db: Db): Promise<StockSums> {
  const byCategory = await readSumsByCategory(db);
  return [...byCategory.values()].reduce(addStock, NO_STOCK);
}
