import type { Generated, IsoText } from './column-types';

export type OrderState =
  | 'awaiting_approval'
  | 'pending'
  | 'awaiting_transfer'
  | 'on_account'
  | 'paid'
  | 'fulfilled'
  | 'cancelled'
  | 'review';
export type AttemptState = 'sent' | 'succeeded' | 'failed' | 'refund_due' | 'refunded';
export type CheckoutPolicyName = 'express' | 'standard';

export interface CartsTable {
  /** Random; the session points at it. */
  id: string;
  customer_id: number | null;
  /** Whose cart of that account's users it is. */
  user_id: Generated<number | null>;
  /** Names the last list that was put in, so that a form sent twice adds once. */
  last_batch: Generated<string>;
  created_at: IsoText;
  updated_at: IsoText;
}

export interface CartLinesTable {
  cart_id: string;
  product_id: number;
  quantity: number;
  added_at: IsoText;
}

/** What was typed at a checkout and is not an order yet. */
export interface CheckoutDraftsTable {
  cart_id: string;
  /** JSON object of what was typed, field by field. */
  data: string;
  updated_at: IsoText;
  /** It is forgotten then. */
  expires_at: IsoText;
}

export interface OrdersTable {
  id: Generated<number>;
  /** What people read to each other, e.g. 'KW-7Q4M-2XKD'. */
  number: string;
  /** 128 random bits: whoever has it may see the confirmation. */
  access_key: string;
  /** One checkout form is one order, however often it is posted. */
  checkout_token: string;
  cart_id: string | null;
  customer_id: number | null;
  /** Which of the account's users placed it. */
  placed_by_user_id: Generated<number | null>;
  policy: CheckoutPolicyName;
  state: OrderState;
  payment_method: string;
  currency: string;
  subtotal_cents: number;
  shipping_cents: number;
  tax_cents: number;
  total_cents: number;
  /** What came in, before refunds; 0 until it is known. */
  received_cents: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  company: string;
  address: string;
  city: string;
  state_code: string;
  zip_code: string;
  po_number: string;
  carrier: string;
  tracking_number: string;
  /** When an order on account is to be paid. */
  due_at: IsoText | null;
  /** When a transfer that did not arrive, or an approval that was not given, gives the stock back. */
  expires_at: IsoText | null;
  /** Where the buyer picks the order up; null for one that is shipped. */
  pickup_location_id: Generated<number | null>;
  /** When the buyer was told that it lies ready. */
  pickup_ready_at: Generated<IsoText | null>;
  placed_at: IsoText;
  paid_at: IsoText | null;
  updated_at: IsoText;
}

export interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  product_id: number;
  name: string;
  sku: string;
  picture: string;
  unit_price_cents: number;
  list_price_cents: number;
  quantity: number;
  total_cents: number;
  /** The rule that the price came by, in words: 'Sale price'. */
  price_basis: Generated<string>;
  /** Units that went back to the shelf after they were sold. */
  restocked_quantity: Generated<number>;
  /** What was in the parcel; null before it is shipped. */
  shipped_quantity: Generated<number | null>;
}

/** 'state' moves the order; the others happen to it while its state stays. */
export type OrderEventKind = 'state' | 'refund' | 'restock' | 'payment' | 'pickup';

/** The order's timeline: every transition, refund and restock, and who made it. */
export interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  kind: Generated<OrderEventKind>;
  from_state: OrderState | null;
  to_state: OrderState;
  actor: string;
  detail: string;
  created_at: IsoText;
}

export interface PaymentAttemptsTable {
  id: Generated<number>;
  /** Null for a payment that came by the API without a cart. */
  order_id: number | null;
  provider: string;
  method: string;
  /** Ours, sent to the provider: the same key is charged once. */
  idempotency_key: string;
  state: AttemptState;
  amount_cents: number;
  currency: string;
  /** The provider's name for the money that it captured. */
  provider_reference: string | null;
  /** How much that was; null before, and for attempts that are older than the column. */
  captured_cents: Generated<number | null>;
  /** The provider's own page for this payment, its name there, and when it closes. */
  hosted_reference: Generated<string | null>;
  hosted_url: Generated<string | null>;
  expires_at: Generated<IsoText | null>;
  /** The origin that the buyer came from, and is sent back to. */
  return_origin: Generated<string | null>;
  /** How often the provider was asked in vain, and when it is asked again. */
  looks: Generated<number>;
  next_look_at: Generated<IsoText | null>;
  detail: string;
  /** Who paid, where there is no order that says it. */
  payer_name: Generated<string>;
  payer_email: Generated<string>;
  payer_phone: Generated<string>;
  payer_company: Generated<string>;
  sent_at: IsoText;
  settled_at: IsoText | null;
}

/** A refund as the clerk made it: for which lines, and what of it is goods, tax and shipping; or an amount for no line. */
export interface OrderRefundsTable {
  id: Generated<number>;
  order_id: number;
  /** The money's own way back, through the provider; null when staff send it by hand, as for transfers. */
  refund_id: number | null;
  /** More or less than its parts when more or less came in than the order's total, and for an amount that has none. */
  amount_cents: number;
  goods_cents: number;
  tax_cents: number;
  shipping_cents: number;
  reason: string;
  actor: string;
  /** When staff sent it by hand. */
  sent_at: IsoText | null;
  created_at: IsoText;
}

export interface OrderRefundLinesTable {
  order_refund_id: number;
  order_line_id: number;
  quantity: number;
  amount_cents: number;
}
