/** A figure that is not what the ledger says. */
export interface StockDifference {
  productId: number;
  sku: string;
  name: string;
  /** The quantity of the product, its level at a location, or what its open transfers have under way. */
  figure: 'quantity' | 'level' | 'transit';
  /** Of a level. */
  location: string | null;
  kept: number;
  ledger: number;
}

const FIGURES: Record<StockDifference['figure'], string> = {
  quantity: 'Quantity',
  level: 'Level',
  transit: 'In transit',
};

/** Which figure differs, in words. */
export function figureName({ figure, location }: Pick<StockDifference, 'figure' | 'location'>): string {
  return location === null ? FIGURES[figure] : `${FIGURES[figure]} at ${location}`;
}
