import { sql, type Expression, type SqlBool } from 'kysely';

import type { Db } from '../../../db/schema';
import { formsOf } from './search-words.server';

/**
 * The condition that a product's text holds every word, for queries whose products are called `p`. SQLite's own:
 * the trigram index of FTS5 finds a word anywhere within another. Words of one and two letters, of which the index
 * knows nothing, are found as words and as beginnings of words.
 *
 * @param where 'name' looks in the product's name alone.
 */
export function textHolds(words: string[], where: 'name' | 'search_text'): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`0`;
  const match = matchOf(words, where);
  return sql<SqlBool>`p.id in (select rowid from product_trigrams where product_trigrams match ${match})`;
}

/** The condition that a product is one of these, however many they are. */
export function isOneOf(ids: number[]): Expression<SqlBool> {
  return sql<SqlBool>`p.id in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** The products whose text holds every word; undefined when there are more than `most`. */
export async function listHolding(db: Db, words: string[], most: number): Promise<number[] | undefined> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select rowid as id from product_trigrams where product_trigrams match ${matchOf(words, 'search_text')}
    limit ${most + 1}
  `.execute(db);
  return rows.length > most ? undefined : rows.map(({ id }) => id);
}

/** The products that hold some of the words: those with the most and the rarest come first. */
export async function listNearestByText(db: Db, words: string[], limit: number): Promise<number[]> {
  if (words.length === 0) return [];
  const match = `search_text: (${words.map(anyForm).join(' OR ')})`;
  const { rows } = await sql<{ id: number }>`
    select rowid as id from product_trigrams where product_trigrams match ${match} order by rank limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
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
