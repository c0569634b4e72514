import { moneyProblem, parseMoney, toDecimal } from '../../domain/base/shared/money.rules';

/**
 * The fields of a product that a file can carry. Each has one way in which it is written: the export writes it, the
 * import compares it. So a file that was exported and not touched changes nothing.
 */
export type FieldKey = keyof typeof FIELDS;

export type FieldTexts = Partial<Record<FieldKey, string>>;

/** What a cell says: the field's own writing of it, nothing (`undefined`: leave it as it is), or a problem. */
type Reading = { text: string | undefined } | { problem: string };

interface Field {
  heading: string;
  /** Other headings by which it is known, lower case. */
  aliases: readonly string[];
  read: (cell: string) => Reading;
}

const MAX_WHOLE = 9_999_999;

function field(heading: string, read: Field['read'], ...aliases: string[]): Field {
  return { heading, aliases, read };
}

/** Line ends as one character, nothing at either end. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function textUpTo(limit: number): Field['read'] {
  return (cell) => {
    const text = plainText(cell);
    if (text.length <= limit) return { text };
    return { problem: `Use at most ${limit.toLocaleString('en-US')} characters` };
  };
}

function lineOf(limit: number, missing?: string): Field['read'] {
  return (cell) => {
    const text = plainText(cell);
    if (text === '' && missing !== undefined) return { problem: missing };
    if (/[\p{Cc}\u2028\u2029]/u.test(text)) return { problem: 'Use one line, without control characters' };
    return textUpTo(limit)(cell);
  };
}

function moneyOf(example: string, missing?: string): Field['read'] {
  return (cell) => {
    if (cell.trim() === '') return missing === undefined ? { text: '' } : { problem: missing };
    const cents = parseMoney(cell);
    if (cents !== undefined) return { text: toDecimal(cents) };
    return { problem: moneyProblem(cell, example) };
  };
}

function whole(message: string): Field['read'] {
  return (cell) => {
    const text = cell.trim();
    if (text === '') return { text: undefined };
    // A spreadsheet may write a whole number with decimals that are zero, or thousands apart.
    const digits = text.replace(/\.0+$/, '').replace(/(?<=\d),(?=\d{3}(?:,|$))/g, '');
    if (!/^\d{1,9}$/.test(digits)) return { problem: message };
    if (Number(digits) > MAX_WHOLE) return { problem: `Enter at most ${MAX_WHOLE.toLocaleString('en-US')}` };
    return { text: String(Number(digits)) };
  };
}

const YES = new Set(['yes', 'y', 'true', '1', 'on']);
const NO = new Set(['no', 'n', 'false', '0', 'off']);

function yesOrNo(cell: string): Reading {
  const text = cell.trim().toLowerCase();
  if (text === '') return { text: undefined };
  if (YES.has(text)) return { text: 'yes' };
  return NO.has(text) ? { text: 'no' } : { problem: 'Enter yes or no' };
}

function lines(cell: string): Reading {
  return { text: linesText(cell.split(/\r\n?|\n/)) };
}

/** A list of texts as one: each on a line of its own. */
export function linesText(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n');
}

function imageAddress(cell: string): Reading {
  const text = cell.trim();
  if (text === '' || /^(https:\/\/|\/(?!\/))\S+$/.test(text)) return textUpTo(500)(text);
  return { problem: 'Enter a path on this store or an address that starts with https://' };
}

/** A price of a tier from a quantity on. */
export interface TierPrice {
  tier: string;
  minQuantity: number;
  unitPriceCents: number;
}

/** 'gold 1 = 12.50; gold 10 = 11.00' */
export function tierPricesText(prices: readonly TierPrice[]): string {
  return [...prices]
    .sort((one, other) => one.tier.localeCompare(other.tier, 'en') || one.minQuantity - other.minQuantity)
    .map(({ tier, minQuantity, unitPriceCents }) => `${tier} ${minQuantity} = ${toDecimal(unitPriceCents)}`)
    .join('; ');
}

/** The prices that `tierPricesText` wrote; undefined where it is none of its writing. */
export function tierPricesIn(text: string): TierPrice[] | undefined {
  const prices = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): TierPrice | undefined => {
      const [, tier, quantity, price] = /^([a-z0-9-]+)\s+(\d{1,6})\s*=\s*(.+)$/.exec(part) ?? [];
      const unitPriceCents = parseMoney(price ?? '');
      const minQuantity = Number(quantity);
      if (tier === undefined || unitPriceCents === undefined || minQuantity < 1) return undefined;
      return { tier, minQuantity, unitPriceCents };
    });
  const known = prices.filter((price) => price !== undefined);
  const isDouble =
    new Set(known.map(({ tier, minQuantity }) => `${tier} ${minQuantity}`)).size < known.length;
  return known.length < prices.length || isDouble ? undefined : known;
}

function tierPrices(cell: string): Reading {
  const prices = tierPricesIn(cell);
  if (prices !== undefined) return { text: tierPricesText(prices) };
  return { problem: 'Write tier prices such as gold 1 = 12.50; gold 10 = 11.00, each quantity once' };
}

const PRICE_EXAMPLE = 'Enter a price such as 89.99';

/** The order of the export's columns. */
export const FIELDS = {
  sku: field('SKU', lineOf(60, 'SKU is required'), 'variant sku', 'item number', 'part number', 'part'),
  name: field('Name', lineOf(200, 'Product name is required'), 'title', 'product name', 'product'),
  category: field('Category', lineOf(200), 'categories', 'product type'),
  brand: field('Brand', lineOf(100), 'vendor', 'brands', 'manufacturer'),
  model: field('Model', lineOf(100)),
  type: field('Type', lineOf(100)),
  productNumber: field('Product number', lineOf(100)),
  ezNumber: field('EZ number', lineOf(100)),
  description: field('Description', textUpTo(5000), 'body (html)', 'long description'),
  features: field('Features', lines),
  price: field(
    'Price',
    moneyOf(PRICE_EXAMPLE, 'Price is required'),
    'regular price',
    'variant price',
    'list price',
  ),
  salePrice: field('Sale price', moneyOf('Enter a sale price such as 69.99')),
  onSale: field('On sale', yesOrNo),
  costPrice: field('Cost price', moneyOf('Enter a cost price such as 45.00'), 'cost per item', 'cost'),
  active: field('Active', yesOrNo, 'published'),
  featured: field('Featured', yesOrNo, 'is featured?'),
  restricted: field('Needs licence', yesOrNo),
  stock: field(
    'Stock quantity',
    whole('Stock quantity must be 0 or greater'),
    'stock',
    'quantity',
    'variant inventory qty',
    'inventory quantity',
    'qty',
  ),
  lowStock: field(
    'Low stock threshold',
    whole('Low stock threshold must be 0 or greater'),
    'low stock amount',
    'threshold',
  ),
  reorderLevel: field('Reorder level', whole('Reorder level must be 0 or greater')),
  reorderQuantity: field('Reorder quantity', whole('Reorder quantity must be 0 or greater')),
  keyType: field('Key type', lineOf(100)),
  fccId: field('FCC ID', lineOf(100)),
  oemNumber: field('OEM number', lineOf(200)),
  compatibility: field('Compatibility', textUpTo(5000)),
  vehicleMake: field('Vehicle make', lineOf(100)),
  vehicleYear: field('Vehicle year', lineOf(100)),
  image: field('Image', imageAddress, 'images', 'image src', 'product image url', 'image url'),
  badge: field('Badge', lineOf(40)),
  tierPrices: field('Tier prices', tierPrices),
} satisfies Record<string, Field>;

export const FIELD_KEYS = Object.keys(FIELDS).filter(isFieldKey);

export function isFieldKey(value: unknown): value is FieldKey {
  return typeof value === 'string' && Object.hasOwn(FIELDS, value);
}

/** What a cell says of a field. */
export function readField(key: FieldKey, cell: string): Reading {
  return FIELDS[key].read(cell);
}
