import { sql, type Kysely } from 'kysely';

import { flag, identity, ownedBy, required, textOrEmpty } from './columns';

/**
 * Quotes that staff price and buyers answer, and the inbox that staff work through. A request for a quote is a message
 * too, and what buyer and staff write to each other afterwards is its thread.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const quotes = () => db.schema.alterTable('quotes');
  await quotes()
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await quotes().addColumn('staff_note', 'text', textOrEmpty).execute();
  await quotes().addColumn('decline_reason', 'text', textOrEmpty).execute();
  await quotes().addColumn('declined_by', 'text', textOrEmpty).execute();
  await quotes().addColumn('priced_at', 'text').execute();
  await quotes().addColumn('needs_answer', 'integer', flag(0)).execute();
  await db.schema.createIndex('quotes_by_customer').on('quotes').columns(['customer_id', 'id']).execute();
  await db.schema.createIndex('quotes_by_order').on('quotes').column('order_id').execute();
  await db.schema.createIndex('quote_lines_by_quote').on('quote_lines').column('quote_id').execute();

  await db.schema.alterTable('messages').addColumn('is_unread', 'integer', flag(1)).execute();
  await db.schema.createIndex('messages_unread').on('messages').columns(['is_unread', 'status']).execute();
  await db.schema.createIndex('messages_by_quote').on('messages').column('quote_id').execute();

  await db.schema
    .createTable('message_entries')
    .addColumn('id', 'integer', identity)
    .addColumn('message_id', 'integer', ownedBy('messages.id'))
    .addColumn('author', 'text', required)
    .addColumn('staff_id', 'integer', (column) => column.references('staff.id'))
    .addColumn('text', 'text', required)
    .addColumn('form_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('message_entries_by_message')
    .on('message_entries')
    .columns(['message_id', 'id'])
    .execute();

  // Requests from before are in the inbox as well.
  await sql`insert into messages
      (kind, first_name, last_name, email, phone, company, quote_id, subject, message, status, created_at, updated_at)
    select 'quote', first_name, last_name, email, phone, company, id, 'Request for a quote ' || number, message,
      'open', created_at, updated_at
    from quotes where not exists (select 1 from messages m where m.quote_id = quotes.id and m.kind = 'quote')
    order by id`.execute(db);
}
