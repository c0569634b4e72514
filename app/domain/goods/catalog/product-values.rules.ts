import type { z } from 'zod';

import type { ProductValuesSchema } from './product-values.schema';
export type ProductValues = z.infer<typeof ProductValuesSchema>;

export type ProductField = keyof ProductValues;

/** Field labels in form order. */
export const PRODUCT_FIELD_NAMES: Record<ProductField, string> = {
  name: 'Product name',
  sku: 'SKU',
  brand: 'Brand',
  categoryId: 'Category',
  type: 'Type',
  productNumber: 'Product number',
  ezNumber: 'EZ number',
  description: 'Description',
  badge: 'Badge',
  isActive: 'Active',
  isFeatured: 'Featured',
  isRestricted: 'Restricted',
  model: 'Model',
  keyType: 'Key type',
  fccId: 'FCC ID',
  oemNumber: 'OEM number',
  vehicleMake: 'Vehicle make',
  vehicleYear: 'Vehicle year',
  compatibility: 'Compatibility',
  imageUrl: 'Image URL',
  features: 'Features',
  specifications: 'Specifications',
  fitments: 'Vehicles',
  lowStockThreshold: 'Low stock threshold',
  reorderLevel: 'Reorder point',
  reorderQuantity: 'Reorder quantity',
  price: 'Price',
  costPrice: 'Cost',
  unit: 'Sold by',
  packSize: 'Pieces per unit',
  isOnSale: 'On Sale',
  salePrice: 'Sale price',
};

function isProductField(name: string): name is ProductField {
  return Object.hasOwn(PRODUCT_FIELD_NAMES, name);
}

const FIELDS = Object.keys(PRODUCT_FIELD_NAMES).filter(isProductField);

/** Lists the fields in which two versions differ. */
export function listDifferingFields(one: Partial<ProductValues>, other: ProductValues): ProductField[] {
  return FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** Picks fields for the audit log. */
export function pickFields(values: ProductValues, fields: ProductField[]): Partial<ProductValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Formats a value for comparison. */
export function formatProductValue(value: ProductValues[ProductField] | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!Array.isArray(value)) return value === undefined || value === '' ? '(nothing)' : value;
  if (value.length === 0) return '(none)';
  return value
    .map((row) => {
      if (typeof row === 'string') return row;
      if ('value' in row) return `${row.name}: ${row.value}`;
      return `${row.make} ${row.model} ${row.yearFrom}-${row.yearTo}`;
    })
    .join('\n');
}

/** Builds the form values of a duplicate: everything but unique fields, without stock, inactive. */
export function buildDuplicateValues(values: ProductValues): ProductValues & { stockQuantity: string } {
  return {
    ...values,
    sku: '',
    productNumber: values.productNumber === values.sku ? '' : values.productNumber,
    isActive: false,
    stockQuantity: '0',
  };
}
