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

/** '12 units of 5 products.' */
export function unitsText({ units, products }: { units: number; products: number }): string {
  return `${units} ${units === 1 ? 'unit' : 'units'} of ${products} ${products === 1 ? 'product' : 'products'}.`;
}
