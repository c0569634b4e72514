import type { Kysely } from 'kysely';

import { flag, identity, required, textOrEmpty, timestamps } from './columns';

export async function up(db: Kysely<unknown>): Promise<void> {
  await timestamps(
    db.schema
      .createTable('text_pages')
      .addColumn('id', 'integer', identity)
      .addColumn('section', 'text', textOrEmpty)
      .addColumn('slug', 'text', required)
      .addColumn('title', 'text', required)
      .addColumn('summary', 'text', textOrEmpty)
      .addColumn('body_markdown', 'text', textOrEmpty)
      .addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_published', 'integer', flag(1))
      .addColumn('standard_hash', 'text'),
  )
    .addUniqueConstraint('text_pages_place', ['section', 'slug'])
    .execute();

  await timestamps(
    db.schema
      .createTable('events')
      .addColumn('id', 'integer', identity)
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', required)
      .addColumn('kind', 'text', required)
      .addColumn('starts_on', 'text', required)
      .addColumn('ends_on', 'text', required)
      .addColumn('hours', 'text', textOrEmpty)
      .addColumn('venue', 'text', textOrEmpty)
      .addColumn('city', 'text', textOrEmpty)
      .addColumn('summary', 'text', textOrEmpty)
      .addColumn('price_cents', 'integer')
      .addColumn('is_published', 'integer', flag(1)),
  ).execute();
  await db.schema.createIndex('events_by_day').on('events').column('starts_on').execute();
}
