import { FIELDS, FIELD_KEYS, type FieldKey } from './import-fields.rules';

/** Known file formats. 'other' is any list with headings. */
export const FORMATS = {
  keyway: 'Keyway export',
  shopify: 'Shopify product export',
  woocommerce: 'WooCommerce product export',
  square: 'Square catalog export',
  other: 'Other file',
} as const;

export type ImportFormat = keyof typeof FORMATS;

export function isImportFormat(value: unknown): value is ImportFormat {
  return typeof value === 'string' && Object.hasOwn(FORMATS, value);
}

interface Helper {
  label: string;
  shopify?: readonly string[];
  woocommerce?: readonly string[];
  square?: readonly string[];
}

/** Columns of other stores' exports that help to fill a field. */
const HELPERS = {
  handle: {
    label: 'Handle (groups a product’s rows)',
    shopify: ['handle', 'url handle'],
    square: ['reference handle'],
  },
  comparePrice: {
    label: 'Compare-at price (before the sale)',
    shopify: ['variant compare at price', 'compare-at price', 'compare at price'],
  },
  status: { label: 'Status (active or draft)', shopify: ['status'] },
  published: {
    label: 'Published',
    shopify: ['published', 'published on online store'],
    woocommerce: ['published'],
  },
  option1: { label: 'Option 1', shopify: ['option1 value'] },
  option2: { label: 'Option 2', shopify: ['option2 value'] },
  option3: { label: 'Option 3', shopify: ['option3 value'] },
  variantImage: { label: 'Variant picture', shopify: ['variant image', 'variant image url'] },
  imagePosition: { label: 'Picture position', shopify: ['image position'] },
  imageAlt: { label: 'Picture description', shopify: ['image alt text'] },
  tracker: {
    label: 'Inventory tracker (blank if stock isn’t tracked)',
    shopify: ['variant inventory tracker', 'inventory tracker'],
  },
  kind: { label: 'Product type (simple, variable, or variation)', woocommerce: ['type'] },
  foreignId: { label: 'WooCommerce ID', woocommerce: ['id'] },
  parent: { label: 'Parent product (for variations)', woocommerce: ['parent'] },
  shortDescription: { label: 'Short description', woocommerce: ['short description'] },
  saleEnds: { label: 'Sale end date', woocommerce: ['date sale price ends'] },
  inStock: { label: 'In stock?', woocommerce: ['in stock?'] },
  visibility: {
    label: 'Visibility (hidden products aren’t published)',
    woocommerce: ['visibility in catalog'],
    square: ['square online item visibility'],
  },
  variation: { label: 'Variation', square: ['variation name'] },
  archived: { label: 'Archived', square: ['archived'] },
  sellable: { label: 'Sellable', square: ['sellable'] },
} as const satisfies Record<string, Helper>;

type HelperKey = keyof typeof HELPERS;
export type Target = FieldKey | HelperKey;

function isHelperKey(value: string): value is HelperKey {
  return Object.hasOwn(HELPERS, value);
}

const HELPER_KEYS = Object.keys(HELPERS).filter(isHelperKey);

export function isTarget(value: string): value is Target {
  return Object.hasOwn(FIELDS, value) || isHelperKey(value);
}

function listHeadings(helper: HelperKey, format: ImportFormat): readonly string[] {
  const known: Helper = HELPERS[helper];
  return format === 'keyway' || format === 'other' ? [] : (known[format] ?? []);
}

/** Price lists write 'Mfr Part #' and 'Item No.' for numbers. */
function normalizeHeading(heading: string): string {
  return heading
    .replace(/^\uFEFF/, '')
    .toLowerCase()
    .replace(/#|\bno\.?\s*$/g, ' number')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Recognizes the format by its headings. */
export function recognizeFormat(headings: readonly string[]): ImportFormat {
  const known = new Set(headings.map(normalizeHeading));
  const has = (...names: string[]) => names.every((name) => known.has(name));
  if (has('handle', 'title') || has('handle', 'variant sku') || has('url handle', 'title')) return 'shopify';
  const isWoo = has('regular price') && (has('published') || has('type'));
  if (isWoo && (has('sku') || has('id'))) return 'woocommerce';
  if (has('item name', 'variation name')) return 'square';
  const ours = FIELD_KEYS.filter((key) => known.has(FIELDS[key].heading.toLowerCase()));
  return ours.includes('sku') && ours.length >= 2 ? 'keyway' : 'other';
}

/** Lists the choices for a column. */
export function listTargets(format: ImportFormat): { value: Target; label: string }[] {
  return [
    ...FIELD_KEYS.map((value) => ({ value, label: FIELDS[value].heading })),
    ...HELPER_KEYS.filter((key) => listHeadings(key, format).length > 0).map((value) => ({
      value,
      label: HELPERS[value].label,
    })),
  ];
}

/** Returns whether products without a SKU in the file get one derived. */
export function canDeriveSku(format: ImportFormat, mapping: readonly (Target | '')[]): boolean {
  if (format === 'shopify') return mapping.includes('handle');
  if (format === 'woocommerce') return mapping.includes('foreignId');
  return format === 'square' && mapping.includes('name');
}

/** Returns whether a file may say that a product is in stock without a quantity. */
export function mayOmitQuantity(format: ImportFormat): boolean {
  return format === 'shopify' || format === 'woocommerce' || format === 'square';
}

/** Suggests a field for each column by its heading, each field once; '' for none. */
export function suggestMapping(headings: readonly string[], format: ImportFormat): (Target | '')[] {
  const taken = new Set<Target>();
  const targets = headings.map((heading) => {
    const target = findTarget(normalizeHeading(heading), format);
    if (target === undefined || taken.has(target)) return '';
    taken.add(target);
    return target;
  });
  if (format !== 'other' || taken.has('name')) return targets;
  // The description of a price list is a line that names the product.
  return targets.map((target) => (target === 'description' ? 'name' : target));
}

/** Headings that mean another field in other stores' exports. */
const FOREIGN_HEADINGS: Partial<Record<ImportFormat, Record<string, Target>>> = {
  shopify: { type: 'category', 'product category': 'type' },
  woocommerce: { stock: 'stock', 'sale price': 'salePrice' },
  square: {
    'item name': 'name',
    'online sale price': 'salePrice',
    'default unit cost': 'costPrice',
    'reporting category': 'category',
  },
};

/** Square adds the location to these headings. */
const SQUARE_STARTS: readonly [string, Target][] = [
  ['current quantity', 'stock'],
  ['stock alert count', 'lowStock'],
];

function findTarget(heading: string, format: ImportFormat): Target | undefined {
  if (heading === '') return undefined;
  const elsewhere = FOREIGN_HEADINGS[format]?.[heading];
  if (elsewhere !== undefined) return elsewhere;
  const ofLocation = SQUARE_STARTS.find(([start]) => format === 'square' && heading.startsWith(start));
  if (ofLocation !== undefined) return ofLocation[1];
  const helper = HELPER_KEYS.find((key) => listHeadings(key, format).includes(heading));
  if (helper !== undefined) return helper;
  const aliasesOf = (key: FieldKey): readonly string[] => FIELDS[key].aliases;
  return (
    FIELD_KEYS.find((key) => FIELDS[key].heading.toLowerCase() === heading) ??
    FIELD_KEYS.find((key) => aliasesOf(key).includes(heading))
  );
}
