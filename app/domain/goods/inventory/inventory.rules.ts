import { parseSortOrder, formatSortOrder, type SortOrder } from '../../base/shared/sort-order.rules';

/** SPEC 2.11: the tabs of the inventory page; the first is the default. */
export const INVENTORY_TABS = {
  alerts: 'Stock Alerts',
  all: 'All Inventory',
  reports: 'Reports',
} as const;

export type InventoryTab = keyof typeof INVENTORY_TABS;

export function parseTab(text: string | null): InventoryTab {
  return text === 'all' || text === 'reports' ? text : 'alerts';
}

/** SPEC 2.11: the reports, each a page to print and a file for a spreadsheet. */
export const INVENTORY_REPORTS = {
  stock: { name: 'Stock Report', text: 'What is on the shelf, category by category.' },
  value: { name: 'Value Report', text: 'What the stock is worth at list price, and where the money is.' },
  alerts: { name: 'Alert Summary', text: 'What is low or out, the most urgent first, with what to reorder.' },
} as const;

export type InventoryReport = keyof typeof INVENTORY_REPORTS;

export function isInventoryReport(text: string | undefined): text is InventoryReport {
  return text !== undefined && Object.hasOwn(INVENTORY_REPORTS, text);
}

/** The id that an address names; undefined for what is none. */
export function parseId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Columns by which the whole inventory can be sorted. */
const INVENTORY_SORTS = ['name', 'category', 'stock', 'threshold', 'value'] as const;

export type InventorySort = (typeof INVENTORY_SORTS)[number];

export type InventoryOrder = SortOrder<InventorySort>;

export function parseOrder(text: string | null): InventoryOrder {
  return parseSortOrder(text, INVENTORY_SORTS) ?? { by: 'name', isDescending: false };
}

/** An order as the address has it; undefined for the one that stands anyway. */
export function formatOrder(order: InventoryOrder): string | undefined {
  const text = formatSortOrder(order);
  return text === 'name' ? undefined : text;
}
