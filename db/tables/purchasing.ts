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
  /** Incremented with every change, to detect conflicting edits. */
  revision: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

/** A product as the supplier sells it. */
export interface SupplierProductsTable {
  supplier_id: number;
  product_id: number;
  part_number: string;
  /** Null to use the product's cost price. */
  unit_cost_cents: number | null;
  /** At most one supplier per product. */
  is_preferred: Flag;
  revision: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

export type PurchaseState = 'draft' | 'sent' | 'partly_received' | 'received' | 'closed' | 'cancelled';

/** Its number is 1,000 plus its ID: 'PO-1001'. */
export interface PurchaseOrdersTable {
  id: Generated<number>;
  supplier_id: number;
  state: PurchaseState;
  /** The branch it is delivered to; null if not set. */
  location_id: number | null;
  reference: string;
  notes: string;
  /** Expected delivery date, '2027-03-31'. */
  expected_on: string | null;
  /** Why it was canceled or closed. */
  end_reason: string;
  created_by: string;
  sent_at: IsoText | null;
  /** When it was fully received, closed, or canceled. */
  ended_at: IsoText | null;
  revision: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

export interface PurchaseOrderLinesTable {
  id: Generated<number>;
  purchase_order_id: number;
  product_id: number;
  /** The product's SKU and name when the order was sent. */
  sku: string;
  name: string;
  part_number: string;
  quantity: number;
  unit_cost_cents: number;
  /** Units put away; more than ordered if more arrived. */
  received_quantity: Generated<number>;
}

export interface PurchaseReceiptsTable {
  id: Generated<number>;
  purchase_order_id: number;
  /** Numbered within its order; the ledger's cause is 'purchase-order:7:receipt:2'. */
  number: number;
  /** The supplier's packing slip or invoice number. */
  reference: string;
  received_by: string;
  form_key: string;
  created_at: IsoText;
}

export type Discrepancy = '' | 'short' | 'over' | 'damaged';

export interface PurchaseReceiptLinesTable {
  receipt_id: number;
  line_id: number;
  /** Units put away. */
  quantity: number;
  discrepancy: Discrepancy;
  /** As invoiced. */
  unit_cost_cents: number;
}

/** Submitted forms that created or filled purchase orders; resubmitting one changes nothing. */
export interface PurchasePostsTable {
  form_key: string;
  /** JSON: the IDs of the orders. */
  order_ids: string;
  created_at: IsoText;
}
