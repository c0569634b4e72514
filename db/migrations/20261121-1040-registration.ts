import type { Kysely } from 'kysely';

import { required } from './columns';

/** Applications for a trade account that are not sent yet: one a session, gone with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registration_drafts')
    .addColumn('session_id_hash', 'text', (column) =>
      column.primaryKey().references('sessions.id_hash').onDelete('cascade'),
    )
    .addColumn('data', 'text', required)
    .addColumn('revision', 'integer', required)
    .addColumn('sent_at', 'text')
    .addColumn('updated_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('registration_drafts_by_expiry')
    .on('registration_drafts')
    .column('expires_at')
    .execute();
}
