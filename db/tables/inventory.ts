import type { Generated, IsoText } from './column-types';

export type MovementKind = 'initial' | 'sale' | 'release' | 'adjustment' | 'receipt' | 'return' | 'transfer';

/**
 * The stock ledger. For every product the sum of its deltas equals products.stock_quantity, and for every location the
 * sum of those that happened there equals its level.
 */
export interface StockMovementsTable {
  id: Generated<number>;
  product_id: number;
  /** 0 where the store had no location that holds stock. */
  location_id: Generated<number>;
  delta: number;
  /** The product's quantity at all locations together. */
  quantity_after: number;
  location_quantity_after: Generated<number>;
  kind: MovementKind;
  reason: string;
  actor: string;
  /** The document that caused it, e.g. 'order:42'; with kind, product and part it is unique, so nothing is booked twice. */
  cause: string | null;
  /** A movement that concerns several locations has a row for each, numbered from 0. */
  part: Generated<number>;
  created_at: IsoText;
}

/** What lies where. products.stock_quantity is the sum over the locations. */
export interface StockLevelsTable {
  product_id: number;
  location_id: number;
  quantity: number;
}

/**
 * What lies in a category, inactive products too. Triggers keep it equal to the products. PostgreSQL sums a category in
 * several rows, whose sum it is; a row alone may be below zero, and rows stay when they are zero or the category is gone.
 */
export interface StockSumsTable {
  category_id: number;
  counter: number;
  products: number;
  units: number;
  /** Price times quantity. */
  value_cents: number;
  /** Every product is in one of these three states (SPEC 4). */
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
  /** When the last of it was received, or when it was cancelled. */
  closed_at: IsoText | null;
  created_at: IsoText;
  updated_at: IsoText;
  /** Grows with every change: a form that saw another one changes nothing. */
  version: number;
}

/** What is neither received nor missing of a sent transfer is in transit. */
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
  /** Null: not counted yet. */
  counted: number | null;
  /** The level at the moment at which the figure was entered. */
  quantity_when_counted: number | null;
  /** The product's last movement at that moment, 0 for none: what is booked later came after the figure. */
  movement_when_counted: number | null;
  counted_by: Generated<string>;
  counted_at: IsoText | null;
  posted_delta: number | null;
}
