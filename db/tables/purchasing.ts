import type { Flag, Generated, IsoText } from './column-types';

export interface SuppliersTable {
  id: Generated<number>;
  name: string;
  contact_name: string;
  email: string;
  phone: string;
  account_number: string;
  lead_time_days: number;
  minimum_order_cents: number;
  notes: string;
  archived_at: IsoText | null;
  /** Grows with every change, so that a form knows whether it is about what it showed. */
  revision: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

/** A product as a supplier sells it to us. */
export interface SupplierProductsTable {
  supplier_id: number;
  product_id: number;
  part_number: string;
  /** Null while nobody said: then the product's own cost price counts. */
  unit_cost_cents: number | null;
  /** One supplier of a product at most. */
  is_preferred: Flag;
  revision: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

export type PurchaseState = 'draft' | 'sent' | 'partly_received' | 'received' | 'closed' | 'cancelled';

/** Its number is its id and 1,000: 'PO-1001'. */
export interface PurchaseOrdersTable {
  id: Generated<number>;
  supplier_id: number;
  state: PurchaseState;
  /** The branch that it is delivered to; null where nobody said. */
  location_id: number | null;
  reference: string;
  notes: string;
  /** The day on which it should arrive, '2027-03-31'. */
  expected_on: string | null;
  /** Why it was cancelled or closed. */
  end_reason: string;
  created_by: string;
  sent_at: IsoText | null;
  /** When it was received in full, closed or cancelled. */
  ended_at: IsoText | null;
  revision: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

export interface PurchaseOrderLinesTable {
  id: Generated<number>;
  purchase_order_id: number;
  product_id: number;
  /** What the product was called when the order was sent. */
  sku: string;
  name: string;
  part_number: string;
  quantity: number;
  unit_cost_cents: number;
  /** Units that went on the shelf: more than ordered when more came. */
  received_quantity: Generated<number>;
}

export interface PurchaseReceiptsTable {
  id: Generated<number>;
  purchase_order_id: number;
  /** Counted within its order; the ledger's cause is 'purchase-order:7:receipt:2'. */
  number: number;
  /** The supplier's delivery note or invoice. */
  reference: string;
  received_by: string;
  form_key: string;
  created_at: IsoText;
}

export type Discrepancy = '' | 'short' | 'over' | 'damaged';

export interface PurchaseReceiptLinesTable {
  receipt_id: number;
  line_id: number;
  /** Units that went on the shelf. */
  quantity: number;
  discrepancy: Discrepancy;
  /** As invoiced. */
  unit_cost_cents: number;
}

/** Forms that made or filled purchase orders: posted twice, they do it once. */
export interface PurchasePostsTable {
  form_key: string;
  /** JSON: the ids of the orders. */
  order_ids: string;
  created_at: IsoText;
}
