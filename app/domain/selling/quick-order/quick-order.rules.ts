import type { SalesUnit } from '../../goods/catalog/unit.rules';
import type { QuantityPrice } from '../../goods/prices/price.rules';
import type { StockLevel } from '../../goods/inventory/stock.rules';
import type { TypedLine } from './quick-order-lines.rules';
import { t } from '~/i18n/text';

/** A product on a quick order line. */
export interface OrderProduct extends SalesUnit, StockLevel {
  id: number;
  slug: string;
  name: string;
  /** A pasted list may describe the product in English on French pages, too. */
  englishName: string;
  brand: string;
  sku: string;
  productNumber: string;
  unitPriceCents: number;
  /** What one costs of more than the line has. */
  nextPrice?: QuantityPrice | undefined;
  isRestricted: boolean;
  /** URL of the photo or illustration, 4:3. */
  image: string;
}

/** A candidate product for an ambiguous line. */
export interface LineChoice {
  product: OrderProduct;
  quantity: string;
}

/** What is unclear about a line: which product, that it names several, or how many. */
export type AskReason = 'product' | 'products' | 'quantity';

type LineStatus =
  'found' | 'short' | 'out-of-stock' | 'licence-required' | 'bad-quantity' | 'ambiguous' | 'not-found';

/** A line after lookup. Only found lines can be added to the cart; the others say what they need. */
export interface CheckedLine {
  status: LineStatus;
  typed: TypedLine;
  /** Contents of the line's fields: as typed, or as understood. */
  part: string;
  quantity: string;
  product: OrderProduct | undefined;
  /** Whether the quantity is invalid for any product. */
  hasBadQuantity: boolean;
  /** What is wrong with the quantity of a line whose product is open, too. */
  quantityProblem?: string | undefined;
  choices: LineChoice[];
  /** Whether the line describes other goods than its only choice. */
  describesOther?: boolean;
  /** What is unclear about a line with a known part number. */
  asks?: AskReason;
  /** The buyer's lines merged into this one, counted from 1. */
  numbers: number[];
  /** A message for the buyer. */
  sentence: string | undefined;
  /** Units that can be ordered, at most the stock. */
  orderable: number;
  totalCents: number;
}

/** Returns whether a line can be added to the cart as it is. */
export function isFound(line: CheckedLine): line is CheckedLine & { product: OrderProduct } {
  return line.status === 'found' && line.product !== undefined;
}

/** Counts different products. One can be offered in several quantities. */
export function countProducts(choices: readonly LineChoice[]): number {
  return new Set(choices.map(({ product }) => product.id)).size;
}

/** Says how many products are near an unknown part number, and whether the quantity is open, too. */
export function describeNear(choices: readonly LineChoice[]): string {
  const products = countProducts(choices);
  if (products === 1 && choices.length > 1)
    return t`No exact match. Did you mean this one? Choose the quantity.`;
  if (products === 1) return t`No exact match. Did you mean this one?`;
  if (products > 0) return t`No exact match. Did you mean one of these?`;
  return t`Part number not found. Correct it or remove the line.`;
}

/**
 * Returns the one product and quantity that a line can mean, for the buyer to confirm. What is sold by the pack isn't
 * suggested by another maker's number, which counts pieces.
 */
export function getSuggestion({
  status,
  asks,
  choices,
  hasBadQuantity,
  describesOther = false,
}: CheckedLine): LineChoice | undefined {
  const [only, ...others] = choices;
  const isExact = status === 'ambiguous' && asks === 'product' && !hasBadQuantity && !describesOther;
  return isExact && others.length === 0 && only?.product.packSize === 1 ? only : undefined;
}

const WORD = /(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/gu;
/** Words of lists that describe no goods. */
const NO_DESCRIPTION =
  /^(each|pcs?|pieces?|box(es)?|cases?|packs?|pkgs?|doz(ens?)?|pairs?|sets?|units?|qty|quantity|for|the|and|with|job|please|need|order)$/;

/** Whether most of a line's words aren't about the product: 'SC1 key blanks' is no 'SC1 2-in-1 Pick'. */
export function describesOtherGoods(
  line: string,
  product: Pick<OrderProduct, 'name' | 'englishName' | 'brand'>,
): boolean {
  const words = (line.toLowerCase().match(WORD) ?? []).filter((word) => !NO_DESCRIPTION.test(word));
  const text = `${product.brand} ${product.name} ${product.englishName}`.toLowerCase();
  const matching = words.filter((word) => text.includes(word.replace(/s$/, '')));
  return matching.length * 2 < words.length;
}

/**
 * Sums up the lines that can be ordered.
 *
 * @param isReady which ones count. Default: those that the buyer needn't confirm.
 */
export function sumLines(lines: CheckedLine[], isReady: (line: CheckedLine) => boolean = isFound) {
  const found = lines.filter(isReady);
  return {
    found: found.length,
    open: lines.length - found.length,
    units: found.reduce((sum, line) => sum + line.orderable, 0),
    totalCents: found.reduce((sum, line) => sum + line.totalCents, 0),
  };
}

/** Returns the similarity of two part numbers, from 0 to 1. Matching letters and digits in order count most. */
export function getSimilarity(wanted: string, key: string): number {
  const alike = 1 - getEditDistance(wanted, key) / Math.max(wanted.length, key.length);
  const runs = wanted.match(/[a-z]+|\d+/g) ?? [];
  let from = 0;
  const isWithin = runs.every((run) => {
    const at = key.indexOf(run, from);
    from = at + run.length;
    return at !== -1;
  });
  return isWithin ? (1 + alike) / 2 : alike;
}

/** Returns the edit distance between two texts. */
function getEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
