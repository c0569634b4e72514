import { licenceRequired } from '../licences/licence.rules';

/** The title of the toast that offers the way to cart and checkout. */
export const ADDED_TO_CART = 'Added to cart';

/** So many sentences fit into a toast. */
const SHORTAGES_SHOWN = 4;

/** What to say of the products of which there was too little. */
export function shortagesText(shortages: string[]): string[] {
  if (shortages.length <= SHORTAGES_SHOWN) return shortages;
  const more = shortages.length - SHORTAGES_SHOWN;
  return [...shortages.slice(0, SHORTAGES_SHOWN), `${more} more lines were cut to what is in stock.`];
}

/** Why a line cannot be ordered as it stands, and what to do about it; undefined where it can. */
export function lineProblem(line: {
  name: string;
  stockQuantity: number;
  isSold: boolean;
  needsLicence: boolean;
  isAvailable: boolean;
}): string | undefined {
  if (line.isAvailable) return undefined;
  if (!line.isSold) return 'The store no longer sells it. Remove it to order the rest.';
  if (line.stockQuantity <= 0) return 'Out of stock. Remove it to order the rest.';
  if (line.needsLicence) return `${licenceRequired(line.name)} Remove it to order the rest.`;
  return `Only ${line.stockQuantity} left. Lower the quantity to order.`;
}

/** '12 units of 5 products.' */
export function unitsText({ units, products }: { units: number; products: number }): string {
  return `${units} ${units === 1 ? 'unit' : 'units'} of ${products} ${products === 1 ? 'product' : 'products'}.`;
}
