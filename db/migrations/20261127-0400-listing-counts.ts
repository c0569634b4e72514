import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

import { isPostgres } from '../dialect';
import { required } from './columns';
import { countListings, fillListingCounts } from './listing-counts';

/**
 * How many products a listing holds, by what it is narrowed by: kept equal to the products by triggers, so that no page
 * counts the catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'product_counts', [], ['products', 'active', 'in_stock']);
  await createTable(db, 'specification_counts', ['name', 'value'], ['active', 'in_stock']);
  await fillListingCounts(db);
  await countListings(db);
}

async function createTable(
  db: Kysely<unknown>,
  name: string,
  texts: string[],
  counts: string[],
): Promise<void> {
  const keys = ['category_id', 'brand', 'type', ...texts, 'counter'];
  const empty: CreateTableBuilder<string, string> = db.schema.createTable(name);
  const withKeys = keys.reduce(
    (table, key) => table.addColumn(key, /_id$|^counter$/.test(key) ? 'integer' : 'text', required),
    empty,
  );
  const whole = counts.reduce((table, count) => table.addColumn(count, 'integer', required), withKeys);
  await whole.addPrimaryKeyConstraint(`${name}_key`, keys).execute();
  // Room for new versions of a row beside the old ones.
  if (isPostgres(db)) await sql`alter table ${sql.table(name)} set (fillfactor = 50)`.execute(db);
}
