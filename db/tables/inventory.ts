import type { Generated, IsoText } from './column-types';

export type MovementKind = 'initial' | 'sale' | 'release' | 'adjustment' | 'receipt' | 'return';

/** The stock ledger. For every product the sum of its deltas equals products.stock_quantity. */
export interface StockMovementsTable {
  id: Generated<number>;
  product_id: number;
  delta: number;
  quantity_after: number;
  kind: MovementKind;
  reason: string;
  actor: string;
  /** The document that caused it, e.g. 'order:42'; with kind and product it is unique, so nothing is booked twice. */
  cause: string | null;
  created_at: IsoText;
}
