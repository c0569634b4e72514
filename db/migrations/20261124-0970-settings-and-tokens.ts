import { sql, type Kysely } from 'kysely';

import { identity, references, required } from './columns';

/** The version of the settings, and the tokens by which programs sign in at the API. */
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
  await sql`create unique index api_tokens_by_name on api_tokens (lower(name)) where revoked_at is null`.execute(db);
}
