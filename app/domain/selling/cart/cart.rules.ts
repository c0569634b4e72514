import { describeRequiredLicense } from '../../goods/licenses/license.rules';

/** Title of the toast that links to cart and checkout. */
export const ADDED_TO_CART = 'Added to cart';

/** A toast fits this many messages. */
const MAX_SHORTAGES = 4;

/** Formats the shortage messages for a toast. */
export function formatShortages(shortages: string[]): string[] {
  if (shortages.length <= MAX_SHORTAGES) return shortages;
  const more = shortages.length - MAX_SHORTAGES;
  return [...shortages.slice(0, MAX_SHORTAGES), `${more} more lines were reduced to available stock.`];
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
  if (!line.isSold) return 'Discontinued. Remove it to check out.';
  if (line.stockQuantity <= 0) return 'Out of stock. Remove it to check out.';
  if (line.needsLicense) return `${describeRequiredLicense(line.name)} Remove it to check out.`;
  return `Only ${line.stockQuantity} left. Reduce the quantity to check out.`;
}

/** Same as `findLineProblem`, but names the product, for use away from the line. */
export function findNamedLineProblem(line: OrderedLine): string | undefined {
  const problem = findLineProblem(line);
  return problem === undefined || problem.startsWith(line.name) ? problem : `${line.name}: ${problem}`;
}

/** Formats '12 units of 5 products.' */
export function formatUnits({ units, products }: { units: number; products: number }): string {
  return `${units} ${units === 1 ? 'unit' : 'units'} of ${products} ${products === 1 ? 'product' : 'products'}.`;
}
