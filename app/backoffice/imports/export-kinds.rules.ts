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
    note: 'The fields named below. Stock and the prices of tiers have lists of their own, so that a list that was edited for a day sets neither back; specifications, vehicles and pictures are kept in the product’s form.',
    fields: FIELD_KEYS.filter((key) => !SEPARATE_FIELDS.includes(key)),
  },
  stock: {
    name: 'Stock',
    note: 'Quantities, thresholds and reorder figures.',
    fields: ['sku', 'name', 'stock', 'lowStock', 'reorderLevel', 'reorderQuantity'],
  },
  prices: {
    name: 'Prices',
    note: 'Prices, sales, costs, and the prices that tiers have for a product.',
    fields: ['sku', 'name', 'price', 'salePrice', 'onSale', 'costPrice', 'tierPrices'],
  },
} as const satisfies Record<string, ExportKind>;

export type ExportKindName = keyof typeof EXPORT_KINDS;

export function isExportKind(value: unknown): value is ExportKindName {
  return typeof value === 'string' && Object.hasOwn(EXPORT_KINDS, value);
}
