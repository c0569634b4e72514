import type { Generated, IsoText } from './column-types';

export type MovementKind = 'initial' | 'sale' | 'release' | 'adjustment' | 'receipt' | 'return' | 'transfer';

/**
 * The stock ledger. A product's deltas add up to products.stock_quantity, and those at a location to its
 * stock level.
 */
export interface StockMovementsTable {
  id: Generated<number>;
  product_id: number;
  /** 0 if the store had no location that holds stock. */
  location_id: Generated<number>;
  delta: number;
  /** The product's quantity across all locations. */
  quantity_after: number;
  location_quantity_after: Generated<number>;
  kind: MovementKind;
  reason: string;
  actor: string;
  /** The cause, e.g. 'order:42'. Unique with kind, product, and part, so that nothing is booked twice. */
  cause: string | null;
  /** A movement across several locations has one row for each, numbered from 0. */
  part: Generated<number>;
  created_at: IsoText;
}

/** Stock by location; products.stock_quantity is the sum. */
export interface StockLevelsTable {
  product_id: number;
  location_id: number;
  quantity: number;
}

/**
 * Stock sums of a category, inactive products included. Triggers keep them equal to the products. PostgreSQL spreads a
 * category over several rows to add up; a single row may be negative, and rows outlive their category.
 */
export interface StockSumsTable {
  category_id: number;
  counter: number;
  products: number;
  units: number;
  /** Price times quantity. */
  value_cents: number;
  /** Every product counts in exactly one of these three states (SPEC 4). */
  well_stocked: number;
  low_stock: number;
  out_of_stock: number;
}

export type TransferState = 'draft' | 'sent' | 'partly_received' | 'received' | 'cancelled';

export interface StockTransfersTable {
  id: Generated<number>;
  from_location_id: number;
  to_location_id: number;
  state: TransferState;
  note: string;
  created_by: string;
  sent_at: IsoText | null;
  /** When it was fully received or canceled. */
  closed_at: IsoText | null;
  created_at: IsoText;
  updated_at: IsoText;
  /** Incremented with every change: a form with another version changes nothing. */
  version: number;
}

/** Units of a sent transfer that are neither received nor missing are in transit. */
export interface StockTransferLinesTable {
  id: Generated<number>;
  transfer_id: number;
  product_id: number;
  quantity: number;
  received_quantity: Generated<number>;
  missing_quantity: Generated<number>;
  missing_reason: Generated<string>;
}

export type CountState = 'counting' | 'posted' | 'cancelled';

export interface StockCountsTable {
  id: Generated<number>;
  location_id: number;
  category_id: number | null;
  state: CountState;
  note: string;
  created_by: string;
  closed_at: IsoText | null;
  created_at: IsoText;
  updated_at: IsoText;
  version: number;
}

export interface StockCountLinesTable {
  id: Generated<number>;
  count_id: number;
  product_id: number;
  position: number;
  quantity_at_start: number;
  /** Null if not counted yet. */
  counted: number | null;
  /** The stock level when the count was entered. */
  quantity_when_counted: number | null;
  /** The product's last movement at that time, 0 for none. Later movements aren't in the count. */
  movement_when_counted: number | null;
  counted_by: Generated<string>;
  counted_at: IsoText | null;
  posted_delta: number | null;
}
