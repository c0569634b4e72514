import { sql } from 'kysely';

import { isPostgres, type AnyDatabase } from '../dialect';

/** Rows that PostgreSQL counts one key in: writers in other connections then rarely wait for each other at one row. */
const COUNTERS = 8;

const GROUP = 'category_id, brand, type';

/** Counts what is there when the tables are made. */
export async function fillListingCounts(db: AnyDatabase): Promise<void> {
  const products = `insert into product_counts (${GROUP}, counter, products, active, in_stock)
    select ${GROUP}, 0, count(*), sum(is_active), sum(${inStockOf('')}) from products group by ${GROUP}`;
  const specifications = `insert into specification_counts (${GROUP}, name, value, counter, active, in_stock)
    select p.category_id, p.brand, p.type, s.name, s.value, 0, count(*), sum(${inStockOf('p.')})
    from products p join product_specifications s on s.product_id = p.id where p.is_active = 1
    group by p.category_id, p.brand, p.type, s.name, s.value`;
  for (const statement of [products, specifications]) await sql.raw(statement).execute(db);
}

/** From now on every change of the products and of their specifications is counted, whoever writes it. */
export async function countListings(db: AnyDatabase): Promise<void> {
  const work = workOf(isPostgres(db) ? `pg_backend_pid() % ${COUNTERS}` : '0');
  const isMoved = [...GROUP.split(', '), 'is_active']
    .map((column) => `old.${column} <> new.${column}`)
    .join(' or ');
  const triggers = {
    products_insert_listed: { on: 'after insert on products', work: work.ofProduct('new', 1) },
    // Of the sales, only the one that takes the last piece counts otherwise than before.
    products_update_listed: {
      on: `after update of ${GROUP}, is_active, stock_quantity on products`,
      when: `${isMoved} or (old.stock_quantity > 0) <> (new.stock_quantity > 0)`,
      work: [
        ...[work.ofProduct('old', -1), work.ofProduct('new', 1)],
        ...[work.ofItsSpecifications('old', -1), work.ofItsSpecifications('new', 1)],
      ].join('\n'),
    },
    // Before: a product takes its specifications along, and nobody could say afterwards whose they were.
    products_delete_listed: {
      on: 'before delete on products',
      work: `${work.ofProduct('old', -1)} ${work.ofItsSpecifications('old', -1)}`,
    },
    specifications_insert_listed: {
      on: 'after insert on product_specifications',
      work: work.ofSpecification('new', 1),
    },
    specifications_update_listed: {
      on: 'after update on product_specifications',
      work: `${work.ofSpecification('old', -1)} ${work.ofSpecification('new', 1)}`,
    },
    specifications_delete_listed: {
      on: 'after delete on product_specifications',
      work: work.ofSpecification('old', -1),
    },
  };
  for (const [name, trigger] of Object.entries(triggers)) await createTrigger(db, { name, ...trigger });
}

interface Trigger {
  name: string;
  on: string;
  when?: string;
  work: string;
}

async function createTrigger(db: AnyDatabase, { name, on, when, work }: Trigger): Promise<void> {
  const condition = when === undefined ? '' : `when (${when})`;
  if (!isPostgres(db)) {
    await sql.raw(`create trigger ${name} ${on} ${condition} begin ${work} end`).execute(db);
    return;
  }
  // By indexes alone: a transaction that scanned a table would conflict with everyone who writes to it.
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql
        set enable_seqscan = off set enable_bitmapscan = off
        as $$ begin ${work} return ${on.startsWith('before delete') ? 'old' : 'null'}; end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger ${name} ${on} for each row ${condition} execute function ${name}()`)
    .execute(db);
}

type Row = 'old' | 'new';
type Sign = 1 | -1;

/** The statements of the triggers, which both databases understand. */
function workOf(counter: string) {
  return {
    ofProduct: (
      row: Row,
      by: Sign,
    ) => `insert into product_counts (${GROUP}, counter, products, active, in_stock)
      values (${row}.category_id, ${row}.brand, ${row}.type, ${counter},
        ${by}, ${by} * ${row}.is_active, ${by} * ${inStockOf(`${row}.`)})
      ${adding('product_counts', [], ['products', 'active', 'in_stock'])};`,

    ofItsSpecifications: (row: Row, by: Sign) => `
      insert into specification_counts (${GROUP}, name, value, counter, active, in_stock)
      select ${row}.category_id, ${row}.brand, ${row}.type, s.name, s.value, ${counter},
        ${by} * count(*), ${by} * ${inStockOf(`${row}.`)} * count(*)
      from product_specifications s where s.product_id = ${row}.id and ${row}.is_active = 1
      group by s.name, s.value
      ${adding('specification_counts', ['name', 'value'], ['active', 'in_stock'])};`,

    ofSpecification: (row: Row, by: Sign) => `
      insert into specification_counts (${GROUP}, name, value, counter, active, in_stock)
      select p.category_id, p.brand, p.type, ${row}.name, ${row}.value, ${counter}, ${by}, ${by} * ${inStockOf('p.')}
      from products p where p.id = ${row}.product_id and p.is_active = 1
      ${adding('specification_counts', ['name', 'value'], ['active', 'in_stock'])};`,
  };
}

function adding(table: string, keys: string[], counts: string[]): string {
  const sums = counts.map((count) => `${count} = ${table}.${count} + excluded.${count}`);
  return `on conflict (${[GROUP, ...keys, 'counter'].join(', ')}) do update set ${sums.join(', ')}`;
}

function inStockOf(row: string): string {
  return `(case when ${row}is_active = 1 and ${row}stock_quantity > 0 then 1 else 0 end)`;
}
