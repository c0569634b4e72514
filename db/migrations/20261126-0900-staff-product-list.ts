import { sql, type Kysely } from 'kysely';

import { isPostgres } from '../dialect';

/** What staff search by: name, SKU and brand, each on a line of its own. */
const TEXT = textOf('');

/** What the list filters by. Each of its orders carries all of it, so that no page of it reads the wide rows. */
const FILTERED = [
  'is_active',
  'category_id',
  'stock_quantity',
  'low_stock_threshold',
  'is_featured',
  'is_on_sale',
];

/**
 * The orders of the product list of the back office, each with what the list filters by, and an index of its texts; and
 * the lists of orders and of customers by what they show as text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceOrders(db);
  await (isPostgres(db) ? createPostgresTextIndex(db) : createTextIndex(db));
  await createTextOrders(db);
}

/** Deep pages of 50,000 orders or customers by name, without sorting them. */
async function createTextOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_by_customer_name on orders (lower(first_name || ' ' || last_name), id)`.execute(
    db,
  );
  await sql`create index customers_by_company on customers (lower(company_name), id)`.execute(db);
  await sql`create index customers_by_name on customers (lower(first_name || ' ' || last_name), id)`.execute(
    db,
  );
  await sql`create index customers_by_lower_email on customers (lower(email), id)`.execute(db);
}

async function replaceOrders(db: Kysely<unknown>): Promise<void> {
  const former = [
    'products_staff_list',
    'products_in_order',
    'products_in_category',
    'products_in_price_order',
    // The order by stock, below, has all of it but the price, and the counts read products_stock_by_category.
    'products_by_stock',
  ];
  for (const name of former) await db.schema.dropIndex(name).execute();
  const orders = {
    newest: 'id',
    name: `lower(${isPostgres(db) ? TEXT.replaceAll('char(10)', 'chr(10)') : TEXT}), id`,
    sku: 'sku_key, id',
    category: 'category_id, id',
    price: 'effective_price_cents, id',
    stock: 'stock_quantity, id',
  };
  for (const [name, order] of Object.entries(orders)) {
    const others = FILTERED.filter((column) => !order.startsWith(column));
    await sql`create index ${sql.ref(`products_staff_${name}`)} on products (${sql.raw([order, ...others].join(', '))})`.execute(
      db,
    );
  }
}

/** PostgreSQL's trigrams find a text of any length, in capitals of any alphabet, and keep themselves equal to the products. */
async function createPostgresTextIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_staff_trigrams on products
    using gin (lower((name || chr(10) || sku || chr(10) || brand) collate "und-x-icu") gin_trgm_ops)`.execute(
    db,
  );
}

/**
 * Two indexes of what staff search by: `product_staff_texts` finds three characters or more, `product_staff_pairs` one
 * or two. The second knows sequences of three as well, and is therefore given each character between two marks: 'ab'
 * is '·a·b·' there, where 'b' is '·b·' and 'ab' is 'a·b'. The mark is the unit separator, which nobody types.
 */
async function createTextIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table product_staff_texts using fts5(
    text, content='', columnsize=0, tokenize='trigram'
  )`.execute(db);
  await sql`create virtual table product_staff_pairs using fts5(
    pairs, content='', columnsize=0, detail='none', tokenize='trigram'
  )`.execute(db);
  await sql.raw(`insert into product_staff_texts (rowid, text) select id, ${TEXT} from products`).execute(db);
  await sql
    .raw(`insert into product_staff_pairs (rowid, pairs) select id, ${pairsOf(TEXT)} from products`)
    .execute(db);
  const adds = `
    insert into product_staff_texts (rowid, text) values (new.id, ${textOf('new.')});
    insert into product_staff_pairs (rowid, pairs) values (new.id, ${pairsOf(textOf('new.'))});`;
  const removes = `
    insert into product_staff_texts (product_staff_texts, rowid, text) values ('delete', old.id, ${textOf('old.')});
    insert into product_staff_pairs (product_staff_pairs, rowid, pairs)
      values ('delete', old.id, ${pairsOf(textOf('old.'))});`;
  await sql
    .raw(`create trigger product_staff_texts_insert after insert on products begin ${adds} end`)
    .execute(db);
  await sql
    .raw(`create trigger product_staff_texts_delete after delete on products begin ${removes} end`)
    .execute(db);
  await sql
    .raw(
      `create trigger product_staff_texts_update after update of name, sku, brand on products
        when old.name <> new.name or old.sku <> new.sku or old.brand <> new.brand
        begin ${removes} ${adds} end`,
    )
    .execute(db);
}

function textOf(row: '' | 'old.' | 'new.'): string {
  return `${row}name || char(10) || ${row}sku || char(10) || ${row}brand`;
}

function pairsOf(text: string): string {
  return `(with recursive walk (rest, pairs) as (
      select ${text}, char(31)
      union all select substr(rest, 2), pairs || substr(rest, 1, 1) || char(31) from walk where rest <> ''
    ) select pairs from walk where rest = '')`;
}
