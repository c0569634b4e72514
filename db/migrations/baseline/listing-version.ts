import { sql } from 'kysely';

import { isPostgres, type AnyDatabase } from '../../dialect';
import { createVersion, versionTable, type VersionNames } from './triggers';

const LISTING_VERSION: VersionNames = {
  table: 'assortment_version',
  trigger: 'count_assortment_change',
  suffix: 'assortment',
};

/** Tables whose every change can change which products a listing or a search contains. */
const LISTING_TABLES = [
  ...['product_specifications', 'part_numbers', 'search_terms', 'search_synonyms', 'fitments', 'categories'],
  'french_texts',
];

/** Columns of products with the same effect. Prices and quantities are not among them. */
const LISTING_COLUMNS = [
  ...['category_id', 'name', 'brand', 'type', 'search_text', 'is_active', 'is_featured', 'is_on_sale'],
  // The numbers as displayed; their normalized keys are in part_numbers.
  ...['sku', 'product_number', 'ez_number', 'model', 'fcc_id', 'oem_number'],
];

/**
 * Creates the version that changes whenever a listing may contain other products or in another order. Unlike the catalog
 * version, it doesn't change with every sale.
 */
export async function createListingVersion(db: AnyDatabase): Promise<void> {
  await createVersion(db, LISTING_VERSION);
  for (const table of LISTING_TABLES) await versionTable(db, table, LISTING_VERSION);
  await (isPostgres(db) ? createStatementTriggers(db) : createRowTriggers(db));
}

function isChanged(before: string, after: string): string {
  return LISTING_COLUMNS.map((column) => `${before}.${column} is distinct from ${after}.${column}`).join(
    ' or ',
  );
}

/** A sale matters only if it takes the last unit: then the product leaves the listings of what is in stock. */
function crossesZeroStock(before: string, after: string): string {
  return `(${before}.stock_quantity > 0) <> (${after}.stock_quantity > 0)`;
}

/** SQLite runs `update of` triggers only for statements that name the columns: a sale compares no texts. */
async function createRowTriggers(db: AnyDatabase): Promise<void> {
  const triggers = {
    products_insert_assortment: 'after insert on products',
    products_delete_assortment: 'after delete on products',
    products_update_assortment: `after update of ${LISTING_COLUMNS.join(', ')} on products when ${isChanged('old', 'new')}`,
    products_stock_assortment: `after update of stock_quantity on products when ${crossesZeroStock('old', 'new')}`,
  };
  for (const [name, trigger] of Object.entries(triggers))
    await sql
      .raw(`create trigger ${name} ${trigger} begin update assortment_version set version = version + 1; end`)
      .execute(db);
}

/** PostgreSQL's triggers run per statement, so that renaming 100,000 products increments the version once. */
async function createStatementTriggers(db: AnyDatabase): Promise<void> {
  await sql`create trigger products_assortment after insert or delete on products
    for each statement execute function count_assortment_change()`.execute(db);
  // PostgreSQL caches the plan; a nested loop would be ruinous for a later statement that changes many rows.
  await sql
    .raw(
      `create function products_update_assortment() returns trigger language plpgsql
        set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off as $$
        begin
          if exists (
            select from old_rows as b join new_rows as a on a.id = b.id
            where ${crossesZeroStock('b', 'a')} or ${isChanged('b', 'a')}
          ) then
            update assortment_version set version = version + 1 where id = 1 + pg_backend_pid() % 64;
          end if;
          return null;
        end $$`,
    )
    .execute(db);
  await sql`create trigger products_update_assortment after update on products
    referencing old table as old_rows new table as new_rows
    for each statement execute function products_update_assortment()`.execute(db);
}
