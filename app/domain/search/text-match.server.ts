import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import { byDialect, rowsOf } from '../../../db/dialect';
import { containing } from '../../../db/like-pattern';
import type { Db } from '../../../db/schema';
import { formsOf } from './search-words.server';

/** More products are not ranked for one answer: a common word would have a great part of the catalogue read. */
const MOST_RANKED = 500;

/** Products whose ids lie one behind the other. */
export interface IdRange {
  from: number;
  to: number;
}

/**
 * The condition that a product's text holds every word, for queries whose products are called `p`. The trigram index
 * of SQLite's FTS5 or of PostgreSQL finds a word anywhere within another. Words of one and two letters, of which the index
 * knows nothing, are found as words and as beginnings of words.
 *
 * @param where 'name' looks in the product's name alone.
 * @param range the query asks for these products alone: the index then reads no more of itself.
 */
export function textHolds(
  words: string[],
  where: 'name' | 'search_text',
  range?: IdRange,
): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  const match = matchOf(words, where);
  const within = range === undefined ? sql`` : sql`and rowid between ${range.from} and ${range.to}`;
  return byDialect({
    sqlite: sql<SqlBool>`p.id in (select rowid from product_trigrams where product_trigrams match ${match} ${within})`,
    postgres: where === 'name' ? everyWordIn(NAME, words) : everyWordIn(sql`p.search_text`, words),
  });
}

/** The condition that a product is one of these, however many they are. */
export function isOneOf(ids: number[]): Expression<SqlBool> {
  return sql<SqlBool>`p.id in (select value from ${rowsOf(ids)} as wanted)`;
}

/** The products whose text holds every word; undefined when there are more than `most`. */
export async function listHolding(db: Db, words: string[], most: number): Promise<number[] | undefined> {
  if (words.length === 0) return [];
  const holding = byDialect({
    sqlite: sql`select rowid as id from product_trigrams
      where product_trigrams match ${matchOf(words, 'search_text')}`,
    postgres: sql`select id from products as p where ${everyWordIn(sql`p.search_text`, words)}`,
  });
  const { rows } = await sql<{ id: number }>`${holding} limit ${most + 1}`.execute(db);
  return rows.length > most ? undefined : rows.map(({ id }) => id);
}

/** The products that hold some of the words: those with the most and the rarest come first. */
export async function listNearestByText(db: Db, words: string[], limit: number): Promise<number[]> {
  if (words.length === 0) return [];
  const match = `search_text: (${words.map(anyForm).join(' OR ')})`;
  const nearest = byDialect({
    sqlite: sql`select rowid as id from product_trigrams where product_trigrams match ${match} order by rank`,
    postgres: nearestByVector(words),
  });
  const { rows } = await sql<{ id: number }>`${nearest} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Written as people write it. The text of the search is plain as the words are, and compared twice as quickly. */
const NAME = sql`p.name`;

/** PostgreSQL: each word in one of its forms, wherever in the text. The trigram index answers it. */
function everyWordIn(text: RawBuilder<unknown>, words: string[]): RawBuilder<SqlBool> {
  const operator = text === NAME ? sql`ilike` : sql`like`;
  const conditions = words.map((word) => {
    const forms = formsOf(word).map((form) => sql`${text} ${operator} ${containing(form)}`);
    return sql`(${sql.join(forms, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** PostgreSQL: of the first products with any of the words, those that hold the most of them. */
function nearestByVector(words: string[]): RawBuilder<unknown> {
  const query = sql`to_tsquery('simple', ${words.map(asLexeme).join(' | ')})`;
  return sql`select id from (
      select id, search_text from products where to_tsvector('simple', search_text) @@ ${query} limit ${MOST_RANKED}
    ) as candidates order by ts_rank(to_tsvector('simple', search_text), ${query}) desc, id`;
}

/** Any beginning of a word, its own marks taken literally. */
function asLexeme(word: string): string {
  return `'${word.replaceAll('\0', ' ').replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
}

function matchOf(words: string[], column: string): string {
  return `${column}: (${words.map(anyForm).join(' AND ')})`;
}

function anyForm(word: string): string {
  return `(${formsOf(word).map(quoted).join(' OR ')})`;
}

/** As FTS5 reads a string: it would end at a null, and a string that has no end is an error. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\0', ' ').replaceAll('"', '""')}"`;
}
