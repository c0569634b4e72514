import { toDecimal } from '../../base/shared/money.rules';
import type { Settings } from '../../base/settings/settings.rules';
import type { InventoryReport } from './inventory.rules';
import { getAlertLevel, STOCK_STATUS_NAMES, getStockShare, getStockStatus } from './stock.rules';

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
    ['Status', (item) => STOCK_STATUS_NAMES[getStockStatus(item)]],
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
    ['Reorder level', ({ reorderLevel }) => reorderLevel],
    ['Reorder quantity', ({ reorderQuantity }) => reorderQuantity],
  ],
};
