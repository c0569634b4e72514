import { sql } from 'kysely';

import { isPostgres, type AnyDatabase } from '../../dialect';
import { createIndexes, identity, ownedBy, required, requiredUnique, textKey } from './columns';

/** Creates the tables of the store's search: part numbers, words, synonyms, and searches without results. */
export async function createSearch(db: AnyDatabase): Promise<void> {
  await createPartNumbers(db);
  await createTerms(db);
  await createSynonyms(db);
  await (isPostgres(db) ? createPostgresTrigrams(db) : createTrigrams(db));
}

async function createPartNumbers(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('part_numbers')
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('kind', 'text', required)
    .addColumn('part_key', 'text', required)
    .addColumn('reversed_key', 'text', required)
    .addPrimaryKeyConstraint('part_numbers_key', ['product_id', 'kind', 'part_key'])
    .execute();
  await createIndexes(db, {
    // A part number, or the beginning of one.
    part_numbers_by_key: 'part_numbers (part_key, product_id, kind)',
    // The end of a part number.
    part_numbers_by_end: 'part_numbers (reversed_key, product_id)',
  });
}

async function createTerms(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('search_terms')
    .addColumn('term', 'text', textKey)
    .addColumn('is_english', 'integer', required)
    .execute();
}

async function createSynonyms(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('search_synonyms')
    .addColumn('id', 'integer', identity)
    .addColumn('said', 'text', requiredUnique)
    .addColumn('finds', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('failed_searches')
    .addColumn('q', 'text', textKey)
    .addColumn('searches', 'integer', required)
    .addColumn('last_at', 'text', required)
    .execute();
  await createIndexes(db, { failed_searches_by_count: 'failed_searches (searches)' });
}

/** SQLite: a full-text index of trigrams, which triggers keep equal to the products. */
async function createTrigrams(db: AnyDatabase): Promise<void> {
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
}

/** PostgreSQL: trigram indexes, which find a word anywhere within another. */
async function createPostgresTrigrams(db: AnyDatabase): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await createIndexes(db, {
    // Words in a product's name.
    products_name_trigrams: 'products using gin (name gin_trgm_ops)',
    // Words in everything else that describes a product.
    products_text_trigrams: 'products using gin (search_text gin_trgm_ops)',
  });
}
