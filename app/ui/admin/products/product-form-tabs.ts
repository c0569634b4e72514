import { MAX_ROWS } from '../../../domain/goods/catalog/product-lists.schema';
import { PRODUCT_FIELD_NAMES } from '../../../domain/goods/catalog/product-values.rules';

/** SPEC 2.11 and 3: the form's four tabs. */
export const PRODUCT_TABS = [
  { id: 'basic-info', name: 'Basic Info' },
  { id: 'details', name: 'Details' },
  { id: 'inventory', name: 'Inventory' },
  { id: 'pricing', name: 'Pricing' },
] as const;

export type ProductTab = (typeof PRODUCT_TABS)[number]['id'];

const ON_OTHER_TABS: Record<string, ProductTab> = {
  stockQuantity: 'inventory',
  lowStockThreshold: 'inventory',
  reorderLevel: 'inventory',
  reorderQuantity: 'inventory',
  price: 'pricing',
  unit: 'pricing',
  packSize: 'pricing',
  costPrice: 'pricing',
  isOnSale: 'pricing',
  salePrice: 'pricing',
};

const BASIC = [
  'name',
  'sku',
  'brand',
  'categoryId',
  'type',
  'productNumber',
  'ezNumber',
  'description',
  'badge',
];
const BASIC_TOO = ['isActive', 'isFeatured', 'isRestricted', 'takesNewSlug'];

/** Returns the tab of a field; undefined for other names. */
export function findTab(field: string): ProductTab | undefined {
  const name = field.split('[')[0] ?? field;
  if (LABELS[field] === undefined) return undefined;
  if ([...BASIC, ...BASIC_TOO].includes(name)) return 'basic-info';
  return ON_OTHER_TABS[name] ?? 'details';
}

/** Counts the invalid fields on each tab. */
export function countErrorsByTab(fieldErrors: Record<string, unknown>): Record<ProductTab, number> {
  const counts: Record<ProductTab, number> = { 'basic-info': 0, details: 0, inventory: 0, pricing: 0 };
  for (const [field, error] of Object.entries(fieldErrors)) {
    const tab = error === undefined ? undefined : findTab(field);
    if (tab !== undefined) counts[tab] += 1;
  }
  return counts;
}

function buildRowLabels(): Record<string, string> {
  const labels: Record<string, string> = {};
  for (let index = 0; index < 100; index += 1) {
    if (index < MAX_ROWS.features) labels[`features[${index}]`] = 'Feature';
    for (const field of ['name', 'value']) labels[`specifications[${index}].${field}`] = 'Specification';
    for (const field of ['make', 'model', 'yearFrom', 'yearTo'])
      labels[`fitments[${index}].${field}`] = 'Vehicle';
  }
  return labels;
}

const LABELS: Record<string, string> = {};
for (const [field, name] of Object.entries(PRODUCT_FIELD_NAMES)) {
  if (field === 'lowStockThreshold')
    Object.assign(LABELS, buildRowLabels(), { stockQuantity: 'Stock quantity' });
  LABELS[field] = name;
}

export const PRODUCT_LABELS = LABELS;
