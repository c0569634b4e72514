import type { Kysely } from 'kysely';

import { flag, identity, required } from './columns';

/** The versions that staff saved of texts, posts, events, locations and claims, and locations that are not shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_revisions')
    .addColumn('id', 'integer', identity)
    .addColumn('subject', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('actor', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('content_revisions_by_subject')
    .on('content_revisions')
    .columns(['subject', 'id'])
    .execute();

  await db.schema.alterTable('locations').addColumn('is_active', 'integer', flag(1)).execute();
}
