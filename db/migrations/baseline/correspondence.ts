import type { AnyDatabase } from '../../dialect';
import {
  buyerLanguage,
  createIndexes,
  flag,
  identity,
  mayReference,
  numberOr,
  ownedBy,
  references,
  required,
  requiredUnique,
  textOrEmpty,
  timestamps,
} from './columns';

/** Creates the tables of quotes, the inbox, and outgoing mail. */
export async function createCorrespondence(db: AnyDatabase): Promise<void> {
  await createQuotes(db);
  await createInbox(db);
  await createOutbox(db);
  await createStockNotices(db);
}

async function createQuotes(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('quotes')
      .addColumn('id', 'integer', identity)
      .addColumn('number', 'text', requiredUnique)
      .addColumn('access_key', 'text', requiredUnique)
      .addColumn('customer_id', 'integer', mayReference('customers.id'))
      .addColumn('order_id', 'integer', mayReference('orders.id'))
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('phone', 'text', textOrEmpty)
      .addColumn('company', 'text', textOrEmpty)
      .addColumn('message', 'text', textOrEmpty)
      .addColumn('language', 'text', buyerLanguage)
      .addColumn('status', 'text', required)
      .addColumn('expires_at', 'text'),
  )
    .addColumn('revision', 'integer', numberOr(0))
    .addColumn('staff_note', 'text', textOrEmpty)
    .addColumn('decline_reason', 'text', textOrEmpty)
    .addColumn('declined_by', 'text', textOrEmpty)
    .addColumn('priced_at', 'text')
    .addColumn('needs_answer', 'integer', flag(0))
    .execute();
  await createIndexes(db, {
    // An account's quotes.
    quotes_by_customer: 'quotes (customer_id, id)',
    // The quote that an order came from.
    quotes_by_order: 'quotes (order_id)',
  });

  await db.schema
    .createTable('quote_lines')
    .addColumn('id', 'integer', identity)
    .addColumn('quote_id', 'integer', ownedBy('quotes.id'))
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('unit_price_cents', 'integer')
    .execute();
  await createIndexes(db, {
    // A quote's lines.
    quote_lines_by_quote: 'quote_lines (quote_id)',
  });
}

/** A quote request is a message too; its thread is what buyer and staff write afterward. */
async function createInbox(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('messages')
      .addColumn('id', 'integer', identity)
      .addColumn('kind', 'text', required)
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('phone', 'text', textOrEmpty)
      .addColumn('company', 'text', textOrEmpty)
      .addColumn('location_id', 'integer', mayReference('locations.id'))
      .addColumn('product_id', 'integer', mayReference('products.id'))
      .addColumn('quote_id', 'integer', mayReference('quotes.id'))
      .addColumn('subject', 'text', textOrEmpty)
      .addColumn('message', 'text', required)
      .addColumn('language', 'text', buyerLanguage)
      .addColumn('status', 'text', required)
      .addColumn('assigned_staff_id', 'integer', mayReference('staff.id')),
  )
    .addColumn('is_unread', 'integer', flag(1))
    .addColumn('is_suspected_spam', 'integer', flag(0))
    .execute();
  await createIndexes(db, {
    // Finds a message that is sent twice within minutes.
    messages_by_moment: 'messages (created_at)',
    // The count of unread messages in the back office's menu.
    messages_unread: 'messages (is_unread, status)',
    // The thread of a quote.
    messages_by_quote: 'messages (quote_id)',
    // The inbox: open unread messages first, then newest first.
    messages_by_turn: "messages ((case when is_unread = 1 and status = 'open' then 0 else 1 end), id desc)",
    // The counts beside the inbox's filters.
    messages_counts: 'messages (kind, status, is_unread)',
  });

  await db.schema
    .createTable('message_entries')
    .addColumn('id', 'integer', identity)
    .addColumn('message_id', 'integer', ownedBy('messages.id'))
    .addColumn('author', 'text', required)
    .addColumn('staff_id', 'integer', mayReference('staff.id'))
    .addColumn('text', 'text', required)
    // The form that posted the entry: resubmitting it adds nothing.
    .addColumn('form_key', 'text', requiredUnique)
    .addColumn('created_at', 'text', required)
    .execute();
  await createIndexes(db, {
    // A message's thread.
    message_entries_by_message: 'message_entries (message_id, id)',
  });
}

/** Who gets a mail when a product is back in stock. */
async function createStockNotices(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('stock_notices')
    .addColumn('email', 'text', required)
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('language', 'text', buyerLanguage)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('stock_notices_key', ['email', 'product_id'])
    .execute();
  await createIndexes(db, {
    // The addresses that wait for a product.
    stock_notices_by_product: 'stock_notices (product_id)',
  });
}

async function createOutbox(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', identity)
    // The event that the mail is about: each is mailed once.
    .addColumn('event_key', 'text', requiredUnique)
    .addColumn('to_address', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('html', 'text', textOrEmpty)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', numberOr(0))
    .addColumn('last_error', 'text', textOrEmpty)
    .addColumn('due_at', 'text', required)
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await createIndexes(db, {
    // Mail to send or retry now.
    outbox_due: 'outbox (state, due_at)',
    // Searches recipients and subjects without reading the bodies.
    outbox_by_words: 'outbox (state, to_address, subject)',
    // The list of mail filtered by state.
    outbox_by_state: 'outbox (state, id)',
  });
}
