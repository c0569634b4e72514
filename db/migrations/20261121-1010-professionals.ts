import type { Kysely } from 'kysely';

import { flag, identity, required, textOrEmpty, timestamps } from './columns';

/** The directory of trade members, and an index that finds a message that is sent twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await timestamps(
    db.schema
      .createTable('professionals')
      .addColumn('id', 'integer', identity)
      .addColumn('name', 'text', required)
      .addColumn('city', 'text', required)
      .addColumn('state_code', 'text', required)
      .addColumn('phone', 'text', textOrEmpty)
      .addColumn('email', 'text', textOrEmpty)
      .addColumn('specialties', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('service_categories', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('is_listed', 'integer', flag(0)),
  ).execute();
  await db.schema
    .createIndex('professionals_by_place')
    .on('professionals')
    .columns(['is_listed', 'state_code', 'city'])
    .execute();
  await db.schema.createIndex('messages_by_moment').on('messages').column('created_at').execute();
}
