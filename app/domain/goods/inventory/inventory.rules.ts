import { parseSortOrder, formatSortOrder, type SortOrder } from '../../base/shared/sort-order.rules';

/** Tabs of the inventory page (SPEC 2.11); the first is the default. */
export const INVENTORY_TABS = {
  alerts: 'Stock Alerts',
  all: 'All Inventory',
  reports: 'Reports',
} as const;

export type InventoryTab = keyof typeof INVENTORY_TABS;

export function parseTab(text: string | null): InventoryTab {
  return text === 'all' || text === 'reports' ? text : 'alerts';
}

/** Reports (SPEC 2.11), each a printable page and a CSV file. */
export const INVENTORY_REPORTS = {
  stock: { name: 'Stock Report', text: 'On-hand quantities by category.' },
  value: { name: 'Value Report', text: 'Stock value at list price.' },
  alerts: { name: 'Alert Summary', text: 'Low and out-of-stock products, most urgent first.' },
} as const;

export type InventoryReport = keyof typeof INVENTORY_REPORTS;

export function isInventoryReport(text: string | undefined): text is InventoryReport {
  return text !== undefined && Object.hasOwn(INVENTORY_REPORTS, text);
}

/** Parses an ID from a URL; undefined if invalid. */
export function parseId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

const INVENTORY_SORTS = ['name', 'category', 'stock', 'threshold', 'value'] as const;

export type InventorySort = (typeof INVENTORY_SORTS)[number];

export type InventoryOrder = SortOrder<InventorySort>;

export function parseOrder(text: string | null): InventoryOrder {
  return parseSortOrder(text, INVENTORY_SORTS) ?? { by: 'name', isDescending: false };
}

/** Formats the sort order for the URL; undefined for the default. */
export function formatOrder(order: InventoryOrder): string | undefined {
  const text = formatSortOrder(order);
  return text === 'name' ? undefined : text;
}
