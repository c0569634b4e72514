import { sql, type Kysely } from 'kysely';

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
  await sql`insert into catalogue_version (id, version) values (1, 1)`.execute(db);
  for (const table of SHOWN_TO_EVERYONE) {
    for (const change of ['insert', 'update', 'delete']) {
      await sql`create trigger ${sql.id(`${table}_${change}_counts`)} after ${sql.raw(change)} on ${sql.table(table)} begin
        update catalogue_version set version = version + 1;
      end`.execute(db);
    }
  }
}
