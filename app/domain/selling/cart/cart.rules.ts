import { describeRequiredLicense } from '../../goods/licenses/license.rules';
import { plural, t } from '~/i18n/text';

/** Title of the toast that links to cart and checkout. */
export const ADDED_TO_CART = () => t`Added to cart`;

/** Says how many of a product the cart has: 'BMW Smart Key: 2 in cart'. */
export function formatHeld({ name, quantity }: { name: string; quantity: number }): string {
  return t`${name}: ${quantity} in cart`;
}

export const MAX_QUANTITY = 9999;

/** At a quantity field of the cart, where 0 removes the line. */
export const INVALID_QUANTITY = () => t`Enter a whole number from 0 to ${MAX_QUANTITY}.`;

/** Why a line wasn't saved, and what was typed into it. */
export interface RefusedLine {
  productId: number;
  typed: string;
  problem: string;
}

/** Parses a quantity field of the cart; undefined if it isn't a quantity. An emptied field isn't 0. */
export function parseQuantity(typed: string): number | undefined {
  return /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : undefined;
}

interface ShownLine {
  productId: number;
  quantity: number;
}

/** Formats the lines that a cart page was rendered with, for its form: '12x2,31x1'. */
export function formatShownLines(lines: readonly ShownLine[]): string {
  return lines.map(({ productId, quantity }) => `${productId}x${quantity}`).join(',');
}

/** Parses what `formatShownLines` formats, and skips everything else. */
export function parseShownLines(text: string): ShownLine[] {
  return [...text.matchAll(/\b(\d{1,9})x(\d{1,9})\b/g)].map(([, productId, quantity]) => ({
    productId: Number(productId),
    quantity: Number(quantity),
  }));
}

/** A toast fits this many messages. */
const MAX_SHORTAGES = 4;

/** Formats the shortage messages for a toast. */
export function formatShortages(shortages: string[]): string[] {
  if (shortages.length <= MAX_SHORTAGES) return shortages;
  const more = shortages.length - MAX_SHORTAGES;
  return [
    ...shortages.slice(0, MAX_SHORTAGES),
    plural(more, {
      one: '# more line was reduced to available stock.',
      other: '# more lines were reduced to available stock.',
    }),
  ];
}

interface OrderedLine {
  name: string;
  stockQuantity: number;
  isSold: boolean;
  needsLicense: boolean;
  isAvailable: boolean;
}

/** Returns why a line can't be ordered and what to do about it; undefined if it can. */
export function findLineProblem(line: OrderedLine): string | undefined {
  if (line.isAvailable) return undefined;
  const { name, stockQuantity } = line;
  if (!line.isSold) return t`Discontinued. Remove it to check out.`;
  if (stockQuantity <= 0) return t`Out of stock. Remove it to check out.`;
  if (line.needsLicense) return `${describeRequiredLicense(name)} ${t`Remove it to check out.`}`;
  return t`Only ${stockQuantity} left. Reduce the quantity to check out.`;
}

/** Same as `findLineProblem`, but names the product, for use away from the line. */
export function findNamedLineProblem(line: OrderedLine): string | undefined {
  const problem = findLineProblem(line);
  return problem === undefined || problem.startsWith(line.name) ? problem : nameProblem(line.name, problem);
}

function nameProblem(name: string, problem: string): string {
  return t`${name}: ${problem}`;
}

/** Formats '12 units of 5 products.' */
export function formatUnits({ units, products }: { units: number; products: number }): string {
  const ofProducts = plural(products, { one: 'of # product', other: 'of # products' });
  return `${plural(units, { one: '# unit', other: '# units' })} ${ofProducts}.`;
}
