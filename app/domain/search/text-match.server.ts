import { sql, type Expression, type SqlBool } from 'kysely';

import { containing } from '../../../db/like-pattern';
import { formsOf } from './search-words.server';

/** The index of the text knows sequences of three characters and more; shorter words are read in the text itself. */
const SHORTEST_INDEXED = 3;

/**
 * The condition that a product's text holds every word, for queries whose products are called `p`. SQLite's own:
 * the trigram index of FTS5 finds a word anywhere within another.
 *
 * @param where 'name' looks in the product's name alone.
 */
export function textHolds(words: string[], where: 'name' | 'search_text'): Expression<SqlBool> {
  const indexed = words.filter((word) => word.length >= SHORTEST_INDEXED);
  const short = words.filter((word) => word.length < SHORTEST_INDEXED);
  const conditions = short.map(
    (word) => sql<SqlBool>`lower(${sql.ref(`p.${where}`)}) like ${containing(word)} escape '\\'`,
  );
  if (indexed.length > 0) {
    const match = matchExpression(indexed, where);
    conditions.unshift(
      sql<SqlBool>`p.id in (select rowid from product_trigrams where product_trigrams match ${match})`,
    );
  }
  return conditions.length === 0 ? sql<SqlBool>`0` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The products of which the most and the rarest words are in the text come first. */
export function nearestByText(words: string[], limit: number) {
  const indexed = words.filter((word) => word.length >= SHORTEST_INDEXED);
  if (indexed.length === 0) return undefined;
  const match = `search_text: (${indexed.map(anyForm).join(' OR ')})`;
  return sql<{ id: number }>`
    select rowid as id from product_trigrams where product_trigrams match ${match} order by rank limit ${limit}
  `;
}

function matchExpression(words: string[], column: string): string {
  return `${column}: (${words.map(anyForm).join(' AND ')})`;
}

function anyForm(word: string): string {
  return `(${formsOf(word).map(quoted).join(' OR ')})`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
