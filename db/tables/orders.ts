import type { BuyerLanguage, Generated, IsoText } from './column-types';

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
  /** Random; sessions refer to it. */
  id: string;
  customer_id: number | null;
  /** The account's user who owns it. */
  user_id: Generated<number | null>;
  /** Identifies the last parts list added, so that a resubmitted form adds it only once. */
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

/** What a buyer has entered at checkout and not submitted yet. */
export interface CheckoutDraftsTable {
  cart_id: string;
  /** JSON object of the entered fields. */
  data: string;
  updated_at: IsoText;
  /** When it is deleted. */
  expires_at: IsoText;
}

/** The parts list a buyer has checked in quick order, and not yet added to the cart. */
export interface QuickOrderListsTable {
  cart_id: string;
  /** Random, so that a page of a former list changes nothing. */
  list_id: string;
  /** Rises with each change. */
  revision: number;
  /** JSON array of the lines. */
  lines: string;
  /** JSON array of the lines of its text that order nothing, such as a greeting. */
  left_out: Generated<string>;
  updated_at: IsoText;
}

export interface OrdersTable {
  id: Generated<number>;
  /** The number people quote, e.g. 'KW-7Q4M-2XKD'. */
  number: string;
  /** 128 random bits that grant access to the confirmation. */
  access_key: string;
  /** One order per checkout form, however often it is submitted. */
  checkout_token: string;
  cart_id: string | null;
  /** Hash of the client's address; '' if unknown. */
  placed_from: Generated<string>;
  /** 1 while the buyer, who has no account, hasn't confirmed the email address. */
  is_email_unconfirmed: Generated<number>;
  customer_id: number | null;
  /** The account's user who placed it. */
  placed_by_user_id: Generated<number | null>;
  /** The language of the page it was placed on. */
  language: Generated<BuyerLanguage>;
  policy: CheckoutPolicyName;
  state: OrderState;
  payment_method: string;
  currency: string;
  subtotal_cents: number;
  shipping_cents: number;
  tax_cents: number;
  total_cents: number;
  /** Amount received, before refunds; 0 until it is known. */
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
  /** Who receives it at the address: a person or a department. */
  attention: Generated<string>;
  delivery_instructions: Generated<string>;
  /** Whom the bill goes to, a company or a person; '' if it goes to the shipping address, as in the next four. */
  billing_name: Generated<string>;
  billing_address: Generated<string>;
  billing_city: Generated<string>;
  billing_state_code: Generated<string>;
  billing_zip_code: Generated<string>;
  po_number: string;
  carrier: string;
  tracking_number: string;
  /** When an order on account is due. */
  due_at: IsoText | null;
  /** When the stock is released if no transfer or approval arrives. */
  expires_at: IsoText | null;
  /** Where the buyer picks it up; null if it is shipped. */
  pickup_location_id: Generated<number | null>;
  /** When the buyer was told that it is ready for pickup. */
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
  /** What the price follows from, as JSON: '{"kind":"sale"}'. */
  price_basis: Generated<string>;
  /** Returned units that were restocked. */
  restocked_quantity: Generated<number>;
  /** Units shipped; null before shipping. */
  shipped_quantity: Generated<number | null>;
}

/** 'state' changes the order's state; the others don't. */
export type OrderEventKind =
  'state' | 'refund' | 'restock' | 'payment' | 'pickup' | 'dispute' | 'hold' | 'tracking';

/** The order's timeline: every transition, refund, and restock, and who made it. */
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

/** A link that confirms the email address of a buyer without an account. */
export interface EmailConfirmationsTable {
  /** SHA-256 of the link's token. */
  token_hash: string;
  /** In lower case. */
  email: string;
  /** The order whose mail has the link; null if the link was sent to place a larger one. */
  order_id: number | null;
  expires_at: IsoText;
}

/** An email address that its owner has confirmed. */
export interface ConfirmedEmailsTable {
  /** SHA-256 of the address in lower case. */
  email_hash: string;
  expires_at: IsoText;
}

export interface PaymentAttemptsTable {
  id: Generated<number>;
  /** Null for a payment through the API without an order. */
  order_id: number | null;
  provider: string;
  method: string;
  /** Our key, sent to the provider, which charges it once. */
  idempotency_key: string;
  state: AttemptState;
  amount_cents: number;
  currency: string;
  /** The provider's reference to the captured payment. */
  provider_reference: string | null;
  /** The captured amount; null before. */
  captured_cents: Generated<number | null>;
  /** The provider's hosted payment page: its reference, its URL, and when it expires. */
  hosted_reference: Generated<string | null>;
  hosted_url: Generated<string | null>;
  expires_at: Generated<IsoText | null>;
  /** The origin the buyer came from and returns to, with the prefix of their language. */
  return_origin: Generated<string | null>;
  /** How often the provider had no result, and when to ask again. */
  looks: Generated<number>;
  next_look_at: Generated<IsoText | null>;
  detail: string;
  /** The payer, if there is no order. */
  payer_name: Generated<string>;
  payer_email: Generated<string>;
  payer_phone: Generated<string>;
  payer_company: Generated<string>;
  sent_at: IsoText;
  settled_at: IsoText | null;
}

/** A refund as staff entered it: by line, split into goods, tax, and shipping, or as an amount. */
export interface OrderRefundsTable {
  id: Generated<number>;
  order_id: number;
  /** The refund through the provider; null if staff send the money by hand, as for transfers. */
  refund_id: number | null;
  /** May differ from the sum of its parts: for a plain amount, or if the amount received wasn't the order's total. */
  amount_cents: number;
  goods_cents: number;
  tax_cents: number;
  shipping_cents: number;
  reason: string;
  actor: string;
  /** When staff sent the money by hand. */
  sent_at: IsoText | null;
  created_at: IsoText;
}

export interface OrderRefundLinesTable {
  order_refund_id: number;
  order_line_id: number;
  quantity: number;
  amount_cents: number;
}
