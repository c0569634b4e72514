export type StockStatus = 'out-of-stock' | 'low-stock' | 'in-stock';

export interface StockLevel {
  stockQuantity: number;
  lowStockThreshold: number;
}

/** SPEC 4: out at 0, low at or below the threshold, otherwise in stock. */
export function stockStatusOf({ stockQuantity, lowStockThreshold }: StockLevel): StockStatus {
  if (stockQuantity <= 0) return 'out-of-stock';
  return stockQuantity <= lowStockThreshold ? 'low-stock' : 'in-stock';
}

export const STOCK_STATUS_NAMES: Record<StockStatus, string> = {
  'out-of-stock': 'Out of Stock',
  'low-stock': 'Low Stock',
  'in-stock': 'In Stock',
};

/**
 * SPEC 9: the dashboard calls a quantity of 3 or less critical.
 *
 * @param criticalQuantity that 3, as the settings have it.
 */
export function getAlertLevel(stockQuantity: number, criticalQuantity: number): 'Critical' | 'Low' {
  return stockQuantity <= criticalQuantity ? 'Critical' : 'Low';
}

/** SPEC 9: how full the shelf is against the threshold, as a percentage: the progress bar of an alert. */
export function getStockShare({ stockQuantity, lowStockThreshold }: StockLevel): number {
  if (lowStockThreshold <= 0) return 0;
  return Math.min(100, Math.round((stockQuantity / lowStockThreshold) * 100));
}

export function isStockStatus(text: string): text is StockStatus {
  return Object.hasOwn(STOCK_STATUS_NAMES, text);
}
