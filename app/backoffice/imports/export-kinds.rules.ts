import { FIELD_KEYS, type FieldKey } from './import-fields.rules';

interface ExportKind {
  name: string;
  note: string;
  fields: readonly FieldKey[];
}

/** Left out of the product list, because stock changes while the file is being edited. */
const SEPARATE_FIELDS: readonly FieldKey[] = ['stock', 'tierPrices'];

/** Exports, all of which can be imported again. */
export const EXPORT_KINDS = {
  products: {
    name: 'Products',
    note: 'Product data, excluding stock, tier prices, specifications, vehicles, and pictures.',
    fields: FIELD_KEYS.filter((key) => !SEPARATE_FIELDS.includes(key)),
  },
  stock: {
    name: 'Stock',
    note: 'Quantities, thresholds, and reorder points.',
    fields: ['sku', 'name', 'stock', 'lowStock', 'reorderLevel', 'reorderQuantity'],
  },
  prices: {
    name: 'Prices',
    note: 'List, sale, cost, and tier prices.',
    fields: ['sku', 'name', 'price', 'salePrice', 'onSale', 'costPrice', 'tierPrices'],
  },
} as const satisfies Record<string, ExportKind>;

export type ExportKindName = keyof typeof EXPORT_KINDS;

export function isExportKind(value: unknown): value is ExportKindName {
  return typeof value === 'string' && Object.hasOwn(EXPORT_KINDS, value);
}
