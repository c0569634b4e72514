import { sql, type Kysely } from 'kysely';

import { identity, references, required } from './columns';

/** The version of the settings, the tokens by which programs sign in at the API, and indexes for long lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('settings')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', required)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('prefix', 'text', required)
    .addColumn('scopes', 'text', required)
    .addColumn('created_by', 'integer', references('staff.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_by', 'integer', (column) => column.references('staff.id'))
    .execute();
  // The audit log names a token by its name: of those that work there is one of each.
  await sql`create unique index api_tokens_by_name on api_tokens (lower(name)) where revoked_at is null`.execute(
    db,
  );

  // The lists of the back office at 100,000 rows: a page of a state, and the counts beside it, without reading the rows.
  for (const [name, columns] of [
    ['orders_by_state_and_day', 'orders (state, placed_at, id)'],
    ['orders_by_state_and_total', 'orders (state, total_cents, id)'],
    ['orders_by_method', 'orders (payment_method, state, placed_at, id)'],
    ['order_lines_by_sku', 'order_lines (sku, order_id)'],
    ['customers_by_turn', "customers ((status <> 'applied'), id desc)"],
    ['customers_by_status', 'customers (status, id)'],
    [
      'messages_by_turn',
      "messages ((case when is_unread = 1 and status = 'open' then 0 else 1 end), id desc)",
    ],
    ['messages_counts', 'messages (kind, status, is_unread)'],
    ['outbox_by_words', 'outbox (state, to_address, subject)'],
    ['outbox_by_state', 'outbox (state, id)'],
  ] as const) {
    await sql`create index ${sql.id(name)} on ${sql.raw(columns)}`.execute(db);
  }
}
