import { sql, type Kysely } from 'kysely';

import { isPostgres } from '../dialect';
import { ownedBy, required } from './columns';

type AnySchema = Kysely<unknown>;

/** Search by part number, by words and by misspelt words; attributes that lists compare; indexes for facets. */
export async function up(db: AnySchema): Promise<void> {
  await createPartNumbers(db);
  await createTerms(db);
  await (isPostgres(db) ? createPostgresTextIndex(db) : createTextIndex(db));
  await createListingIndexes(db);
  await addListAttributes(db);
}

async function createPartNumbers(db: AnySchema): Promise<void> {
  await db.schema
    .createTable('part_numbers')
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('kind', 'text', required)
    .addColumn('part_key', 'text', required)
    .addColumn('reversed_key', 'text', required)
    .addPrimaryKeyConstraint('part_numbers_key', ['product_id', 'kind', 'part_key'])
    .execute();
  await db.schema
    .createIndex('part_numbers_by_key')
    .on('part_numbers')
    .columns(['part_key', 'product_id', 'kind'])
    .execute();
  await db.schema
    .createIndex('part_numbers_by_end')
    .on('part_numbers')
    .columns(['reversed_key', 'product_id'])
    .execute();
}

async function createTerms(db: AnySchema): Promise<void> {
  await db.schema
    .createTable('search_terms')
    .addColumn('term', 'text', (column) => column.primaryKey())
    .addColumn('reversed', 'text', required)
    .execute();
  await db.schema
    .createIndex('search_terms_by_end')
    .on('search_terms')
    .columns(['reversed', 'term'])
    .execute();
}

/** Triggers keep the index equal to the products, whoever writes them. */
async function createTextIndex(db: AnySchema): Promise<void> {
  await sql`create virtual table product_trigrams using fts5(
    name, search_text, content='products', content_rowid='id', tokenize='trigram'
  )`.execute(db);
  await sql`create trigger product_trigrams_insert after insert on products begin
    insert into product_trigrams (rowid, name, search_text) values (new.id, new.name, new.search_text);
  end`.execute(db);
  await sql`create trigger product_trigrams_delete after delete on products begin
    insert into product_trigrams (product_trigrams, rowid, name, search_text)
    values ('delete', old.id, old.name, old.search_text);
  end`.execute(db);
  await sql`create trigger product_trigrams_update after update of name, search_text on products
    when old.name <> new.name or old.search_text <> new.search_text begin
    insert into product_trigrams (product_trigrams, rowid, name, search_text)
    values ('delete', old.id, old.name, old.search_text);
    insert into product_trigrams (rowid, name, search_text) values (new.id, new.name, new.search_text);
  end`.execute(db);
  await sql`insert into product_trigrams (product_trigrams) values ('rebuild')`.execute(db);
}

/** Trigrams find a word anywhere within another; the vector ranks products that hold some of the words. */
async function createPostgresTextIndex(db: AnySchema): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index products_name_trigrams on products using gin (name gin_trgm_ops)`.execute(db);
  await sql`create index products_text_trigrams on products using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index products_text_words on products using gin (to_tsvector('simple', search_text))`.execute(
    db,
  );
}

async function createListingIndexes(db: AnySchema): Promise<void> {
  // Covers the count of every facet, so that counting reads no product row.
  await db.schema
    .createIndex('products_facets')
    .on('products')
    .columns(['is_active', 'category_id', 'brand', 'type', 'stock_quantity'])
    .execute();
  await sql`create index products_best on products (is_active, is_featured desc, id)`.execute(db);
  await sql`create index products_best_of_category on products (category_id, is_active, is_featured desc, id)`.execute(
    db,
  );
  // What is on sale: how many, and the largest saving first.
  await sql`create index products_sale_counts on products (is_active, category_id, sale_price_cents)
    where is_on_sale = 1`.execute(db);
  await sql`create index products_sale_savings on products ((price_cents - sale_price_cents) desc, id)
    where is_on_sale = 1`.execute(db);
  await db.schema
    .createIndex('products_by_number')
    .on('products')
    .columns(['is_active', 'product_number', 'id'])
    .execute();
  await db.schema
    .createIndex('product_specifications_of_product')
    .on('product_specifications')
    .columns(['product_id', 'name', 'value'])
    .execute();
}

async function addListAttributes(db: AnySchema): Promise<void> {
  await db.schema
    .alterTable('categories')
    .addColumn('list_attributes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('categories')
    .addColumn('default_view', 'text', (column) => column.notNull().defaultTo('grid'))
    .execute();
  // A store that is open already gets the attributes that most products of a category carry.
  const { rows } = await sql<{ category_id: number; name: string }>`
    select p.category_id, s.name from product_specifications s join products p on p.id = s.product_id
    group by p.category_id, s.name having count(*) > 1 order by p.category_id, count(*) desc, s.name
  `.execute(db);
  const byCategory = new Map<number, string[]>();
  for (const { category_id, name } of rows) {
    const names = byCategory.get(category_id) ?? [];
    if (names.length < 6) byCategory.set(category_id, [...names, name]);
  }
  for (const [id, names] of byCategory) {
    await sql`update categories set list_attributes = ${JSON.stringify(names)} where id = ${id}`.execute(db);
  }
}
