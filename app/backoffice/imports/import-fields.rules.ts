import { PUBLIC_TIER } from '../../domain/base/customers/public-tier.rules';
import { UNITS } from '../../domain/goods/catalog/unit.rules';
import { findUnitOf } from '../../domain/goods/catalog/unit-words.rules';
import { findMoneyProblem, parseMoney, toDecimal } from '../../domain/base/shared/money.rules';

/**
 * Product fields in a file. Each has one normalized text, which the export writes and the import compares, so importing
 * an unchanged export changes nothing.
 */
export type FieldKey = keyof typeof FIELDS;

export type FieldTexts = Partial<Record<FieldKey, string>>;

/** A cell's normalized text, undefined to leave the field unchanged, or a problem. */
type CellReading = { text: string | undefined } | { problem: string };

interface Field {
  heading: string;
  aliases: readonly string[];
  read: (cell: string) => CellReading;
}

const MAX_WHOLE = 9_999_999;

function defineField(heading: string, read: Field['read'], ...aliases: string[]): Field {
  return { heading, aliases, read };
}

/** Normalizes line ends and trims. */
export function toPlainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function readTextUpTo(limit: number): Field['read'] {
  return (cell) => {
    const text = toPlainText(cell);
    if (text.length <= limit) return { text };
    return { problem: `Use at most ${limit.toLocaleString('en-US')} characters` };
  };
}

function readLine(limit: number, missing?: string): Field['read'] {
  return (cell) => {
    const text = toPlainText(cell);
    if (text === '' && missing !== undefined) return { problem: missing };
    if (/[\p{Cc}\u2028\u2029]/u.test(text))
      return { problem: 'Enter a single line without control characters' };
    return readTextUpTo(limit)(cell);
  };
}

function readMoney(example: string, missing?: string): Field['read'] {
  return (cell) => {
    if (cell.trim() === '') return missing === undefined ? { text: '' } : { problem: missing };
    const cents = parseMoney(cell);
    if (cents !== undefined) return { text: toDecimal(cents) };
    return { problem: findMoneyProblem(cell, example) };
  };
}

function readWholeNumber(message: string): Field['read'] {
  return (cell) => {
    const text = cell.trim();
    if (text === '') return { text: undefined };
    // Spreadsheets may write whole numbers as '5.00' or '1,000'.
    const digits = text.replace(/\.0+$/, '').replace(/(?<=\d),(?=\d{3}(?:,|$))/g, '');
    if (!/^\d{1,9}$/.test(digits)) return { problem: message };
    if (Number(digits) > MAX_WHOLE) return { problem: `Enter at most ${MAX_WHOLE.toLocaleString('en-US')}` };
    return { text: String(Number(digits)) };
  };
}

const YES = new Set(['yes', 'y', 'true', '1', 'on', 'active', 'published', 'visible']);
const NO = new Set([
  'no',
  'n',
  'false',
  '0',
  'off',
  'inactive',
  'draft',
  'hidden',
  'archived',
  'unpublished',
]);

function readYesOrNo(cell: string): CellReading {
  const text = cell.trim().toLowerCase();
  if (text === '') return { text: undefined };
  if (YES.has(text)) return { text: 'yes' };
  return NO.has(text) ? { text: 'no' } : { problem: 'Enter yes or no' };
}

function readLines(cell: string): CellReading {
  return { text: formatLines(cell.split(/\r\n?|\n/)) };
}

/** Joins texts, one per line. */
export function formatLines(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n');
}

function readImageUrl(cell: string): CellReading {
  const text = cell.trim();
  if (text === '' || /^(https:\/\/|\/(?!\/))\S+$/.test(text)) return readTextUpTo(500)(text);
  return { problem: 'Enter a store path or a URL that starts with https://' };
}

/** A tier's price from a quantity. */
export interface TierPrice {
  tier: string;
  minQuantity: number;
  unitPriceCents: number;
}

/** Formats tier prices: 'everyone 10 = 12.00; gold 1 = 11.50'. */
export function formatTierPrices(prices: readonly TierPrice[]): string {
  return [...prices]
    .sort((one, other) => one.tier.localeCompare(other.tier, 'en') || one.minQuantity - other.minQuantity)
    .map(({ tier, minQuantity, unitPriceCents }) => `${tier} ${minQuantity} = ${toDecimal(unitPriceCents)}`)
    .join('; ');
}

/** Parses the format of `formatTierPrices`; undefined if invalid. */
export function parseTierPrices(text: string): TierPrice[] | undefined {
  const prices = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): TierPrice | undefined => {
      const [, tier, quantity, price] = /^([a-z0-9-]+)\s+(\d{1,6})\s*=\s*(.+)$/.exec(part) ?? [];
      const unitPriceCents = parseMoney(price ?? '');
      const minQuantity = Number(quantity);
      // Everyone's price for one is the product's price.
      const first = tier === PUBLIC_TIER ? 2 : 1;
      if (tier === undefined || unitPriceCents === undefined || minQuantity < first) return undefined;
      return { tier, minQuantity, unitPriceCents };
    });
  const known = prices.filter((price) => price !== undefined);
  const isDouble =
    new Set(known.map(({ tier, minQuantity }) => `${tier} ${minQuantity}`)).size < known.length;
  return known.length < prices.length || isDouble ? undefined : known;
}

function readUnit(cell: string): CellReading {
  const text = cell.trim();
  if (text === '') return { text: undefined };
  const unit = findUnitOf(text);
  return unit === undefined ? { problem: `Enter a unit: ${UNITS.join(', ')}` } : { text: unit };
}

function readTierPrices(cell: string): CellReading {
  const prices = parseTierPrices(cell);
  if (prices !== undefined) return { text: formatTierPrices(prices) };
  return {
    problem:
      'Enter tier prices like gold 1 = 11.50; everyone 10 = 12.00. List each quantity once; everyone starts at 2',
  };
}

const PRICE_EXAMPLE = 'Enter a price, e.g. 89.99';

/** The fields, in the order of the export's columns. */
export const FIELDS = {
  sku: defineField(
    'SKU',
    readLine(60, 'SKU is required'),
    'variant sku',
    'item number',
    'part number',
    'part',
    'mfr part number',
    'mfg part number',
    'manufacturer part number',
    'mpn',
    'item code',
    'product code',
    'catalog number',
    'stock number',
  ),
  name: defineField(
    'Name',
    readLine(200, 'Product name is required'),
    'title',
    'product name',
    'product',
    'item description',
  ),
  category: defineField(
    'Category',
    readLine(200),
    'categories',
    'product type',
    'product line',
    'product group',
    'department',
  ),
  brand: defineField('Brand', readLine(100), 'vendor', 'brands', 'manufacturer', 'mfr', 'mfg'),
  model: defineField('Model', readLine(100), 'model number'),
  type: defineField('Type', readLine(100)),
  productNumber: defineField('Product number', readLine(100)),
  ezNumber: defineField('EZ number', readLine(100)),
  description: defineField('Description', readTextUpTo(5000), 'body (html)', 'long description'),
  features: defineField('Features', readLines),
  price: defineField(
    'Price',
    readMoney(PRICE_EXAMPLE, 'Price is required'),
    'regular price',
    'variant price',
    'list price',
    'list',
    'msrp',
    'retail price',
  ),
  salePrice: defineField('Sale price', readMoney('Enter a sale price, e.g. 69.99')),
  onSale: defineField('On sale', readYesOrNo),
  costPrice: defineField(
    'Cost',
    readMoney('Enter a cost, e.g. 45.00'),
    'cost per item',
    'cost price',
    'unit cost',
    'your cost',
    'dealer cost',
    'dealer net',
    'net price',
  ),
  active: defineField('Active', readYesOrNo, 'published'),
  featured: defineField('Featured', readYesOrNo, 'is featured?'),
  restricted: defineField('License required', readYesOrNo),
  stock: defineField(
    'Stock quantity',
    readWholeNumber('Stock quantity must be 0 or greater'),
    'stock',
    'quantity',
    'variant inventory qty',
    'inventory quantity',
    'qty',
    'qoh',
    'qty on hand',
    'quantity on hand',
    'on hand',
  ),
  lowStock: defineField(
    'Low stock threshold',
    readWholeNumber('Low stock threshold must be 0 or greater'),
    'low stock amount',
    'threshold',
  ),
  reorderLevel: defineField(
    'Reorder point',
    readWholeNumber('Reorder point must be 0 or greater'),
    'reorder level',
  ),
  reorderQuantity: defineField('Reorder quantity', readWholeNumber('Reorder quantity must be 0 or greater')),
  keyType: defineField('Key type', readLine(100)),
  fccId: defineField('FCC ID', readLine(100)),
  oemNumber: defineField('OEM number', readLine(200)),
  compatibility: defineField('Compatibility', readTextUpTo(5000)),
  vehicleMake: defineField('Vehicle make', readLine(100)),
  vehicleYear: defineField('Vehicle year', readLine(100)),
  image: defineField('Image', readImageUrl, 'images', 'image src', 'product image url', 'image url'),
  badge: defineField('Badge', readLine(40)),
  unit: defineField('Unit', readUnit, 'uom', 'u/m', 'unit of measure', 'sold by'),
  packSize: defineField(
    'Pieces per unit',
    readWholeNumber('Pieces per unit must be 1 or greater'),
    'pack size',
    'pack qty',
    'pieces',
  ),
  tierPrices: defineField('Tier prices', readTierPrices),
} satisfies Record<string, Field>;

export const FIELD_KEYS = Object.keys(FIELDS).filter(isFieldKey);

export function isFieldKey(value: unknown): value is FieldKey {
  return typeof value === 'string' && Object.hasOwn(FIELDS, value);
}
