import type { Flag, Generated, IsoText } from './column-types';

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
  /** 1 until somebody answers it, takes it, closes it or says that it was read; 1 again when the buyer writes. */
  is_unread: Generated<Flag>;
  created_at: IsoText;
  updated_at: IsoText;
}

export type EntryAuthor = 'buyer' | 'staff';

/** What was written after the message itself. */
export interface MessageEntriesTable {
  id: Generated<number>;
  message_id: number;
  author: EntryAuthor;
  staff_id: number | null;
  text: string;
  /** Made with the form: the same form twice is one entry. */
  form_key: string;
  created_at: IsoText;
}

export interface QuotesTable {
  id: Generated<number>;
  number: string;
  access_key: string;
  customer_id: number | null;
  /** The order that it became; the last one, when that was cancelled and the quote is open again. */
  order_id: number | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  /** A priced quote whose time is over has expired, whether or not this says so. */
  status: 'requested' | 'priced' | 'accepted' | 'declined' | 'expired';
  expires_at: IsoText | null;
  /** Goes up with every change of prices or status. */
  revision: Generated<number>;
  /** What staff wrote beside the prices; the buyer reads it. */
  staff_note: Generated<string>;
  decline_reason: Generated<string>;
  declined_by: Generated<'' | 'buyer' | 'staff'>;
  priced_at: Generated<IsoText | null>;
  /** The buyer wrote, and nobody has answered. */
  needs_answer: Generated<Flag>;
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
