import type { BuyerLanguage, Flag, Generated, IsoText } from './column-types';

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
  /** The language of the page it was written on. */
  language: Generated<BuyerLanguage>;
  status: 'open' | 'closed';
  assigned_staff_id: number | null;
  /** 1 until staff reply, take, close, or mark it as read; 1 again when the buyer writes. */
  is_unread: Generated<Flag>;
  /** 1 if the field that people leave empty was filled in. */
  is_suspected_spam: Generated<Flag>;
  created_at: IsoText;
  updated_at: IsoText;
}

export type EntryAuthor = 'buyer' | 'staff';

/** Replies in the thread of a message. */
export interface MessageEntriesTable {
  id: Generated<number>;
  message_id: number;
  author: EntryAuthor;
  staff_id: number | null;
  text: string;
  /** Generated with the form: resubmitting it adds nothing. */
  form_key: string;
  created_at: IsoText;
}

export interface QuotesTable {
  id: Generated<number>;
  number: string;
  access_key: string;
  customer_id: number | null;
  /** The order it became; the most recent one if that was canceled and the quote reopened. */
  order_id: number | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  /** The language of the page it was requested on. */
  language: Generated<BuyerLanguage>;
  /** A priced quote past `expires_at` is expired, even if the status isn't updated yet. */
  status: 'requested' | 'priced' | 'accepted' | 'declined' | 'expired';
  expires_at: IsoText | null;
  /** Incremented with every change of prices or status. */
  revision: Generated<number>;
  /** Staff's note to the buyer beside the prices. */
  staff_note: Generated<string>;
  decline_reason: Generated<string>;
  declined_by: Generated<'' | 'buyer' | 'staff'>;
  priced_at: Generated<IsoText | null>;
  /** 1 if the buyer wrote last. */
  needs_answer: Generated<Flag>;
  created_at: IsoText;
  updated_at: IsoText;
}

export interface QuoteLinesTable {
  id: Generated<number>;
  quote_id: number;
  product_id: number;
  quantity: number;
  /** Null until staff set a price. */
  unit_price_cents: number | null;
}

/** Outgoing mail, written in the transaction that causes it and sent afterward. */
export interface OutboxTable {
  id: Generated<number>;
  /** One mail per event, however often it is published: 'order:42:paid'. */
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

/** Who gets a mail when a product is back in stock. */
export interface StockNoticesTable {
  /** In lower case. */
  email: string;
  product_id: number;
  language: Generated<BuyerLanguage>;
  created_at: IsoText;
}
