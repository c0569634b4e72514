/** A figure that differs from the ledger. */
export interface StockDifference {
  productId: number;
  sku: string;
  name: string;
  /** The quantity, a level, or the units in transit. */
  figure: 'quantity' | 'level' | 'transit';
  location: string | null;
  kept: number;
  ledger: number;
}

const FIGURES: Record<StockDifference['figure'], string> = {
  quantity: 'Quantity',
  level: 'Level',
  transit: 'In transit',
};

/** Names the figure. */
export function formatFigureName({ figure, location }: Pick<StockDifference, 'figure' | 'location'>): string {
  return location === null ? FIGURES[figure] : `${FIGURES[figure]} at ${location}`;
}
