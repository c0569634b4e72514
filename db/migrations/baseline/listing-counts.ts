import { sql, type CreateTableBuilder } from 'kysely';

import { isPostgres, type AnyDatabase } from '../../dialect';
import { required } from './columns';

/** Rows that PostgreSQL spreads one count over, so that writers on other connections rarely wait for each other. */
const COUNTER_ROWS = 8;

const GROUP = 'category_id, brand, type';

/**
 * Creates the counts of products by category, brand, type, and specification, which triggers keep equal to the products.
 * A listing reads its counts instead of counting the catalog.
 */
export async function createListingCounts(db: AnyDatabase): Promise<void> {
  await createCountTable(db, 'product_counts', [], ['products', 'active', 'in_stock']);
  await createCountTable(db, 'specification_counts', ['name', 'value'], ['active', 'in_stock']);
  await createTriggers(db);
}

async function createCountTable(
  db: AnyDatabase,
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
  // Leaves room on each page for new row versions.
  if (isPostgres(db)) await sql`alter table ${sql.table(name)} set (fillfactor = 50)`.execute(db);
}

async function createTriggers(db: AnyDatabase): Promise<void> {
  const changes = changesOf(isPostgres(db) ? `pg_backend_pid() % ${COUNTER_ROWS}` : '0');
  const isMoved = [...GROUP.split(', '), 'is_active']
    .map((column) => `old.${column} <> new.${column}`)
    .join(' or ');
  const triggers = {
    products_insert_listed: { on: 'after insert on products', body: changes.ofProduct('new', 1) },
    // A sale matters only if it takes the last unit.
    products_update_listed: {
      on: `after update of ${GROUP}, is_active, stock_quantity on products`,
      when: `${isMoved} or (old.stock_quantity > 0) <> (new.stock_quantity > 0)`,
      body: [
        ...[changes.ofProduct('old', -1), changes.ofProduct('new', 1)],
        ...[changes.ofSpecifications('old', -1), changes.ofSpecifications('new', 1)],
      ].join('\n'),
    },
    // Before the delete: it cascades to the specifications, whose product would be unknown afterward.
    products_delete_listed: {
      on: 'before delete on products',
      body: `${changes.ofProduct('old', -1)} ${changes.ofSpecifications('old', -1)}`,
    },
    specifications_insert_listed: {
      on: 'after insert on product_specifications',
      body: changes.ofSpecification('new', 1),
    },
    specifications_update_listed: {
      on: 'after update on product_specifications',
      body: `${changes.ofSpecification('old', -1)} ${changes.ofSpecification('new', 1)}`,
    },
    specifications_delete_listed: {
      on: 'after delete on product_specifications',
      body: changes.ofSpecification('old', -1),
    },
  };
  for (const [name, trigger] of Object.entries(triggers)) await createTrigger(db, { name, ...trigger });
}

interface Trigger {
  name: string;
  on: string;
  when?: string;
  body: string;
}

async function createTrigger(db: AnyDatabase, { name, on, when, body }: Trigger): Promise<void> {
  const condition = when === undefined ? '' : `when (${when})`;
  if (!isPostgres(db)) {
    await sql.raw(`create trigger ${name} ${on} ${condition} begin ${body} end`).execute(db);
    return;
  }
  // Index access only: a sequential scan would conflict with every serializable writer of the table.
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql
        set enable_seqscan = off set enable_bitmapscan = off
        as $$ begin ${body} return ${on.startsWith('before delete') ? 'old' : 'null'}; end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger ${name} ${on} for each row ${condition} execute function ${name}()`)
    .execute(db);
}

type Row = 'old' | 'new';
type Sign = 1 | -1;

/** The statements of the triggers, in SQL that both databases understand. */
function changesOf(counter: string) {
  return {
    ofProduct: (
      row: Row,
      by: Sign,
    ) => `insert into product_counts (${GROUP}, counter, products, active, in_stock)
      values (${row}.category_id, ${row}.brand, ${row}.type, ${counter},
        ${by}, ${by} * ${row}.is_active, ${by} * ${inStockOf(`${row}.`)})
      ${addTo('product_counts', [], ['products', 'active', 'in_stock'])};`,

    ofSpecifications: (row: Row, by: Sign) => `
      insert into specification_counts (${GROUP}, name, value, counter, active, in_stock)
      select ${row}.category_id, ${row}.brand, ${row}.type, s.name, s.value, ${counter},
        ${by} * count(*), ${by} * ${inStockOf(`${row}.`)} * count(*)
      from product_specifications s where s.product_id = ${row}.id and ${row}.is_active = 1
      group by s.name, s.value
      ${addTo('specification_counts', ['name', 'value'], ['active', 'in_stock'])};`,

    ofSpecification: (row: Row, by: Sign) => `
      insert into specification_counts (${GROUP}, name, value, counter, active, in_stock)
      select p.category_id, p.brand, p.type, ${row}.name, ${row}.value, ${counter}, ${by}, ${by} * ${inStockOf('p.')}
      from products p where p.id = ${row}.product_id and p.is_active = 1
      ${addTo('specification_counts', ['name', 'value'], ['active', 'in_stock'])};`,
  };
}

function addTo(table: string, keys: string[], counts: string[]): string {
  const sums = counts.map((count) => `${count} = ${table}.${count} + excluded.${count}`);
  return `on conflict (${[GROUP, ...keys, 'counter'].join(', ')}) do update set ${sums.join(', ')}`;
}

function inStockOf(row: string): string {
  return `(case when ${row}is_active = 1 and ${row}stock_quantity > 0 then 1 else 0 end)`;
}
