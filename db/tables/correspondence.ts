import type { Generated, IsoText } from './column-types';

export type MessageKind = 'contact' | 'quote' | 'order-desk';

export interface MessagesTable {
  id: Generated<number>;
  kind: MessageKind;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  company: string;
  location_id: number | null;
  product_id: number | null;
  quote_id: number | null;
  subject: string;
  message: string;
  status: 'open' | 'closed';
  assigned_staff_id: number | null;
  created_at: IsoText;
  updated_at: IsoText;
}

export interface QuotesTable {
  id: Generated<number>;
  number: string;
  access_key: string;
  customer_id: number | null;
  order_id: number | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  status: 'requested' | 'priced' | 'accepted' | 'declined' | 'expired';
  expires_at: IsoText | null;
  created_at: IsoText;
  updated_at: IsoText;
}

export interface QuoteLinesTable {
  id: Generated<number>;
  quote_id: number;
  product_id: number;
  quantity: number;
  /** Null until staff price it. */
  unit_price_cents: number | null;
}

/** Mail that is due, written in the transaction of its cause and sent afterwards. */
export interface OutboxTable {
  id: Generated<number>;
  /** One message an event, however often the event is told: 'order:42:paid'. */
  event_key: string;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  state: 'due' | 'sent' | 'failed';
  attempts: number;
  last_error: string;
  due_at: IsoText;
  sent_at: IsoText | null;
  created_at: IsoText;
}
