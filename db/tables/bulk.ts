import type { Generated, IsoText } from './column-types';

export type BulkRunState = 'preview' | 'applied' | 'undone';

/** A bulk edit: selected, previewed, applied, and possibly undone. */
export interface BulkRunsTable {
  id: Generated<number>;
  staff_id: number;
  /** JSON: the change, a BulkChange. */
  change: string;
  /** Describes the selection. */
  selection: string;
  /** The list the products were selected in. */
  return_to: string;
  state: BulkRunState;
  created_at: IsoText;
  applied_at: IsoText | null;
  undone_at: IsoText | null;
}

/**
 * 'change' is previewed, 'applied' and 'restored' are done. 'moved': someone else changed the product after the
 * preview; 'kept': after it was applied, so it wasn't undone.
 */
export type BulkOutcome = 'change' | 'same' | 'refused' | 'applied' | 'moved' | 'restored' | 'kept';

export interface BulkRunProductsTable {
  run_id: number;
  product_id: number;
  sku: string;
  name: string;
  seen_version: number;
  outcome: BulkOutcome;
  problem: Generated<string>;
  /** JSON: the fields a bulk edit can change, before and after. */
  before: string;
  after: string;
  applied_version: number | null;
}
