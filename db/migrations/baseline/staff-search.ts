import { sql } from 'kysely';

import { isPostgres, type AnyDatabase } from '../../dialect';
import { createIndexes } from './columns';

/** What staff search the product list by: name, SKU, and brand, one per line. */
export function staffTextOf(db: AnyDatabase): string {
  return isPostgres(db) ? textOf('').replaceAll('char(10)', 'chr(10)') : textOf('');
}

/** Creates the search of the back office's product list. */
export async function createStaffSearch(db: AnyDatabase): Promise<void> {
  if (!isPostgres(db)) return createSqliteIndexes(db);
  await createIndexes(db, {
    // Trigrams find a text of any length; the ICU collation knows the capitals of every alphabet.
    products_staff_trigrams: `products
    using gin (lower((${staffTextOf(db)}) collate "und-x-icu") gin_trgm_ops)`,
  });
}

/**
 * SQLite needs two full-text indexes: `product_staff_texts` finds three characters or more, `product_staff_pairs` one or
 * two. Both index trigrams, so the second stores a separator around each character: 'ab' becomes '·a·b·', in which 'b' is
 * found as '·b·' and 'ab' as 'a·b'. The separator is the ASCII unit separator, which no one types.
 */
async function createSqliteIndexes(db: AnyDatabase): Promise<void> {
  await sql`create virtual table product_staff_texts using fts5(
    text, content='', columnsize=0, tokenize='trigram'
  )`.execute(db);
  await sql`create virtual table product_staff_pairs using fts5(
    pairs, content='', columnsize=0, detail='none', tokenize='trigram'
  )`.execute(db);
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
