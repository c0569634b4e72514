import type { Kysely } from 'kysely';

import { countChangesOf, startCatalogueVersion } from './triggers';

/** What a page of the store shows to a visitor without a session. Stock and prices are columns of the products. */
const SHOWN_TO_EVERYONE = [
  'products',
  'product_aliases',
  'product_images',
  'product_specifications',
  'part_numbers',
  'search_terms',
  'fitments',
  'categories',
  'content_blocks',
  'text_pages',
  'posts',
  'events',
  'locations',
  'professionals',
  'settings',
];

/** A number that grows with every change to what the store shows. Triggers count, so that no writer can forget it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await startCatalogueVersion(db);
  for (const table of SHOWN_TO_EVERYONE) await countChangesOf(db, table);
}
