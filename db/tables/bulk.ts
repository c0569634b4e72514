import type { Generated, IsoText } from './column-types';

export type BulkRunState = 'preview' | 'applied' | 'undone';

/** One change of many products: chosen, previewed, applied, perhaps undone. */
export interface BulkRunsTable {
  id: Generated<number>;
  staff_id: number;
  /** JSON: what is changed, as BulkChange. */
  change: string;
  /** Which products, in words. */
  selection: string;
  /** The list that the products were chosen in. */
  return_to: string;
  state: BulkRunState;
  created_at: IsoText;
  applied_at: IsoText | null;
  undone_at: IsoText | null;
}

/**
 * 'change' is previewed, 'applied' and 'restored' are done; 'moved' was changed by somebody else since the preview,
 * 'kept' since it was applied, so that it was not undone.
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
  /** JSON: what a bulk change can change, as it was and as it becomes. */
  before: string;
  after: string;
  applied_version: number | null;
}
