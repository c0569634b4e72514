import { sql } from 'kysely';

import { isPostgres, type AnyDatabase } from '../../dialect';
import { required } from './columns';

/** Rows that PostgreSQL spreads one sum over, so that writers on other connections rarely wait for each other. */
const COUNTER_ROWS = 16;

type Row = '' | 'old.' | 'new.';

/** What a product adds to each sum of its category: 1 to exactly one of the last three. */
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
const ADD_ON_CONFLICT = `on conflict (category_id, counter) do update
  set ${NAMES.map((name) => `${name} = stock_sums.${name} + excluded.${name}`).join(', ')}`;

/**
 * Creates the stock sums of each category, which triggers keep equal to the products. The dashboard reads them instead of
 * adding up the catalog after each sale.
 */
export async function createStockSums(db: AnyDatabase): Promise<void> {
  const keys = db.schema
    .createTable('stock_sums')
    .addColumn('category_id', 'integer', required)
    .addColumn('counter', 'integer', required);
  await NAMES.reduce((table, name) => table.addColumn(name, 'integer', required), keys)
    .addPrimaryKeyConstraint('stock_sums_key', ['category_id', 'counter'])
    .execute();
  await (isPostgres(db) ? createStatementTriggers(db) : createRowTriggers(db));
}

/** SQLite's triggers run per row. */
async function createRowTriggers(db: AnyDatabase): Promise<void> {
  const add = (row: Row, sign: '' | '-') => {
    const values = Object.values(SUMS).map((sumOf) => `${sign}(${sumOf(row)})`);
    return `insert into stock_sums (${COLUMNS}) values (${row}category_id, 0, ${values.join(', ')}) ${ADD_ON_CONFLICT};`;
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
 * PostgreSQL's triggers run per statement: changing 100,000 prices writes one row per category. Rows are written in the
 * order of the categories, so that two statements never deadlock. Triggers with transition tables can't name columns, so
 * categories whose sums don't change are filtered out.
 */
async function createStatementTriggers(db: AnyDatabase): Promise<void> {
  // Leaves room on each page for new row versions.
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
    // Finds the rows by key: a sequential scan would conflict with every serializable writer of the table.
    const name = `products_${change}_summed`;
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin
          insert into stock_sums (${COLUMNS})
          select category_id, pg_backend_pid() % ${COUNTER_ROWS}, ${totals.join(', ')}
          from (${rows.join(' union all ')}) as changes
          group by category_id
          having ${totals.map((total) => `${total} <> 0`).join(' or ')}
          order by category_id
          ${ADD_ON_CONFLICT};
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
