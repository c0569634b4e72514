import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { toDecimal } from '../../base/shared/money.rules';
import type { Settings } from '../../base/settings/settings.rules';
import type { InventoryReport } from './inventory.rules';

export type StockStatus = 'out-of-stock' | 'low-stock' | 'in-stock';

export interface StockLevel {
  stockQuantity: number;
  lowStockThreshold: number;
}

/** Out at 0, low at or below the threshold, otherwise in stock (SPEC 4). */
export function getStockStatus({ stockQuantity, lowStockThreshold }: StockLevel): StockStatus {
  if (stockQuantity <= 0) return 'out-of-stock';
  return stockQuantity <= lowStockThreshold ? 'low-stock' : 'in-stock';
}

export const STOCK_STATUS_NAMES = perLanguage<Record<StockStatus, string>>(() => ({
  'out-of-stock': t`Out of Stock`,
  'low-stock': t`Low Stock`,
  'in-stock': t`In Stock`,
}));

/**
 * Returns whether a quantity is critical (SPEC 9).
 *
 * @param criticalQuantity 3 by default.
 */
export function getAlertLevel(stockQuantity: number, criticalQuantity: number): 'Critical' | 'Low' {
  return stockQuantity <= criticalQuantity ? 'Critical' : 'Low';
}

/** Returns the stock as a percentage of the threshold, for the alert's progress bar (SPEC 9). */
export function getStockShare({ stockQuantity, lowStockThreshold }: StockLevel): number {
  if (lowStockThreshold <= 0) return 0;
  return Math.min(100, Math.round((stockQuantity / lowStockThreshold) * 100));
}

export function isStockStatus(text: string): text is StockStatus {
  return Object.hasOwn(STOCK_STATUS_NAMES(), text);
}

interface ReportedItem {
  sku: string;
  name: string;
  categoryName: string;
  priceCents: number;
  stockQuantity: number;
  lowStockThreshold: number;
  reorderLevel: number;
  reorderQuantity: number;
  valueCents: number;
}

type Column = readonly [
  heading: string,
  cellOf: (item: ReportedItem, settings: Pick<Settings, 'criticalQuantity'>) => string | number,
];

const PRODUCT: readonly Column[] = [
  ['SKU', ({ sku }) => sku],
  ['Product', ({ name }) => name],
  ['Category', ({ categoryName }) => categoryName],
];

/** Columns of each CSV report. */
export const REPORT_COLUMNS: Record<InventoryReport, readonly Column[]> = {
  stock: [
    ...PRODUCT,
    ['Current Stock', ({ stockQuantity }) => stockQuantity],
    ['Threshold', ({ lowStockThreshold }) => lowStockThreshold],
    ['Status', (item) => STOCK_STATUS_NAMES()[getStockStatus(item)]],
  ],
  value: [
    ...PRODUCT,
    ['Price', ({ priceCents }) => toDecimal(priceCents)],
    ['Current Stock', ({ stockQuantity }) => stockQuantity],
    ['Value', ({ valueCents }) => toDecimal(valueCents)],
  ],
  alerts: [
    ...PRODUCT,
    ['Current Stock', ({ stockQuantity }) => stockQuantity],
    ['Threshold', ({ lowStockThreshold }) => lowStockThreshold],
    ['Percent of threshold', (item) => getStockShare(item)],
    ['Level', ({ stockQuantity }, { criticalQuantity }) => getAlertLevel(stockQuantity, criticalQuantity)],
    ['Reorder point', ({ reorderLevel }) => reorderLevel],
    ['Reorder quantity', ({ reorderQuantity }) => reorderQuantity],
  ],
};
