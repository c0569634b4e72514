import { sql, type Kysely } from 'kysely';

import { isPostgres, type AnyDatabase } from '../dialect';
import { required } from './columns';

/** Rows that PostgreSQL sums one category in: writers in other connections then rarely wait for each other at one row. */
const COUNTERS = 16;

type Row = '' | 'old.' | 'new.';

/** What one product adds to each sum of its category; in exactly one of the last three it is 1. */
const SUMS: Record<string, (row: Row) => string> = {
  products: () => '1',
  units: (row) => `${row}stock_quantity`,
  value_cents: (row) => `${row}price_cents * ${row}stock_quantity`,
  well_stocked: (row) =>
    flag(`${row}stock_quantity > 0 and ${row}stock_quantity > ${row}low_stock_threshold`),
  low_stock: (row) => flag(`${row}stock_quantity > 0 and ${row}stock_quantity <= ${row}low_stock_threshold`),
  out_of_stock: (row) => flag(`${row}stock_quantity <= 0`),
};

const NAMES = Object.keys(SUMS);
const COLUMNS = ['category_id', 'counter', ...NAMES].join(', ');
const ADDING = `on conflict (category_id, counter) do update
  set ${NAMES.map((name) => `${name} = stock_sums.${name} + excluded.${name}`).join(', ')}`;

/**
 * What lies in each category: kept equal to the products by triggers, whoever writes, so that no page walks through all
 * products after a sale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const keys = db.schema
    .createTable('stock_sums')
    .addColumn('category_id', 'integer', required)
    .addColumn('counter', 'integer', required);
  await NAMES.reduce((table, name) => table.addColumn(name, 'integer', required), keys)
    .addPrimaryKeyConstraint('stock_sums_key', ['category_id', 'counter'])
    .execute();
  await fillStockSums(db);
  await (isPostgres(db) ? sumByStatement(db) : sumByRow(db));
}

/** Sums what is there. */
export async function fillStockSums(db: AnyDatabase): Promise<void> {
  const sums = Object.values(SUMS).map((sumOf) => `sum(${sumOf('')})`);
  await sql
    .raw(
      `insert into stock_sums (${COLUMNS}) select category_id, 0, ${sums.join(', ')} from products group by category_id`,
    )
    .execute(db);
}

/** SQLite runs a trigger for each row. */
async function sumByRow(db: Kysely<unknown>): Promise<void> {
  const add = (row: Row, sign: '' | '-') => {
    const values = Object.values(SUMS).map((sumOf) => `${sign}(${sumOf(row)})`);
    return `insert into stock_sums (${COLUMNS}) values (${row}category_id, 0, ${values.join(', ')}) ${ADDING};`;
  };
  const isChanged = Object.values(SUMS).map((sumOf) => `(${sumOf('old.')}) <> (${sumOf('new.')})`);
  const triggers = {
    products_insert_summed: `after insert on products begin ${add('new.', '')} end`,
    products_update_summed: `after update of category_id, price_cents, stock_quantity, low_stock_threshold on products
      when old.category_id <> new.category_id or ${isChanged.join(' or ')}
      begin ${add('old.', '-')} ${add('new.', '')} end`,
    products_delete_summed: `after delete on products begin ${add('old.', '-')} end`,
  };
  for (const [name, trigger] of Object.entries(triggers))
    await sql.raw(`create trigger ${name} ${trigger}`).execute(db);
}

/**
 * PostgreSQL runs a trigger for each statement: a change of 100,000 prices writes a row a category, once. The rows are
 * written in the order of the categories, so that two statements never wait for each other in a circle. Triggers that
 * see the rows of a statement cannot name columns; a category whose sums stay as they are is left out instead.
 */
async function sumByStatement(db: Kysely<unknown>): Promise<void> {
  // Room for new versions of a row beside the old ones.
  await sql`alter table stock_sums set (fillfactor = 50)`.execute(db);
  const changes = {
    insert: { referencing: 'new table as new_rows', rows: [rowsOf('new_rows', '')] },
    update: {
      referencing: 'old table as old_rows new table as new_rows',
      rows: [rowsOf('old_rows', '-'), rowsOf('new_rows', '')],
    },
    delete: { referencing: 'old table as old_rows', rows: [rowsOf('old_rows', '-')] },
  };
  const totals = NAMES.map((name) => `sum(${name})`);
  for (const [change, { referencing, rows }] of Object.entries(changes)) {
    // No table is scanned, which would conflict with everyone who writes to it: the rows to add to are found by their key.
    const name = `products_${change}_summed`;
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin
          insert into stock_sums (${COLUMNS})
          select category_id, pg_backend_pid() % ${COUNTERS}, ${totals.join(', ')}
          from (${rows.join(' union all ')}) as changes
          group by category_id
          having ${totals.map((total) => `${total} <> 0`).join(' or ')}
          order by category_id
          ${ADDING};
          return null;
        end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${name} after ${change} on products referencing ${referencing}
          for each statement execute function ${name}()`,
      )
      .execute(db);
  }
}

function rowsOf(table: string, sign: '' | '-'): string {
  const sums = Object.entries(SUMS).map(([name, sumOf]) => `${sign}(${sumOf('')}) as ${name}`);
  return `select category_id, ${sums.join(', ')} from ${table}`;
}

function flag(condition: string): string {
  return `case when ${condition} then 1 else 0 end`;
}
