import type { StockDifference } from './stock-proof.queries.server';

const FIGURES: Record<StockDifference['figure'], string> = {
  quantity: 'Quantity',
  level: 'Level',
  transit: 'In transit',
};

/** Which figure differs, in words. */
export function figureName({ figure, location }: Pick<StockDifference, 'figure' | 'location'>): string {
  return location === null ? FIGURES[figure] : `${FIGURES[figure]} at ${location}`;
}
