import { sql, type Kysely } from 'kysely';

import { isPostgres } from '../dialect';
import { countChangesOf, startVersion, type VersionNames } from './triggers';

const ASSORTMENT: VersionNames = {
  table: 'assortment_version',
  work: 'count_assortment_change',
  mark: 'assortment',
};

/** What products are found, listed and counted by, beside their own columns. */
const OF_ALL = ['product_specifications', 'part_numbers', 'search_terms', 'fitments', 'categories'];

/** The same of a product's own columns. What it costs and how many of it there are is not among it. */
const OF_A_PRODUCT = [
  ...['category_id', 'name', 'brand', 'type', 'search_text', 'is_active', 'is_featured', 'is_on_sale'],
  // As they are written: their keys are among the part numbers.
  ...['sku', 'product_number', 'ez_number', 'model', 'fcc_id', 'oem_number'],
];

/**
 * A number that grows with every change to which products there are, what they are found and listed by, and which of them
 * are in stock; and not with every sale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable(ASSORTMENT.table)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await startVersion(db, ASSORTMENT);
  for (const table of OF_ALL) await countChangesOf(db, table, ASSORTMENT);
  await (isPostgres(db) ? countByStatement(db) : countByRow(db));
}

function isChanged(before: string, after: string): string {
  return OF_A_PRODUCT.map((column) => `${before}.${column} is distinct from ${after}.${column}`).join(' or ');
}

/** Of the sales, only the one that takes the last piece changes what a list of goods in stock holds. */
function runsOutOrReturns(before: string, after: string): string {
  return `(${before}.stock_quantity > 0) <> (${after}.stock_quantity > 0)`;
}

/** SQLite looks at a column only where the statement names it: a sale compares no texts. */
async function countByRow(db: Kysely<unknown>): Promise<void> {
  const triggers = {
    products_insert_assortment: 'after insert on products',
    products_delete_assortment: 'after delete on products',
    products_update_assortment: `after update of ${OF_A_PRODUCT.join(', ')} on products when ${isChanged('old', 'new')}`,
    products_stock_assortment: `after update of stock_quantity on products when ${runsOutOrReturns('old', 'new')}`,
  };
  for (const [name, trigger] of Object.entries(triggers))
    await sql
      .raw(`create trigger ${name} ${trigger} begin update assortment_version set version = version + 1; end`)
      .execute(db);
}

/** PostgreSQL counts once a statement: a change of 100,000 names would write one row 100,000 times. */
async function countByStatement(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger products_assortment after insert or delete on products
    for each statement execute function count_assortment_change()`.execute(db);
  // A plan is kept for the next statement, which may change more rows than a loop in a loop is good for. The counter is
  // written by its key alone, as the others are.
  await sql
    .raw(
      `create function products_update_assortment() returns trigger language plpgsql
        set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off as $$
        begin
          if exists (
            select from old_rows as b join new_rows as a on a.id = b.id
            where ${runsOutOrReturns('b', 'a')} or ${isChanged('b', 'a')}
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
