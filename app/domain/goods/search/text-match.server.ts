import { setImmediate } from 'node:timers/promises';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import { byDialect, isPostgres, rowsOf } from '../../../../db/dialect';
import { containing } from '../../../../db/like-pattern';
import type { Db } from '../../../../db/schema';
import { productIdRanges } from '../catalog/id-ranges.server';
import { listForms } from './search-words.server';

/** Of words that so many products hold it is not asked which is the rarer. */
const COMMON_WORD_COUNT = 1_000;

/** Where a word is looked for: in all that a product is found by, or in its name alone. */
export type TextPlace = 'name' | 'search_text';

/**
 * The condition that a product's text holds every word, for queries whose products are called `p`. The trigram index
 * of SQLite's FTS5 or of PostgreSQL finds a word anywhere within another. Words of one and two letters, of which the index
 * knows nothing, are found as words and as beginnings of words.
 */
export function whereTextContains(words: string[], where: TextPlace): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  return byDialect({
    sqlite: sql<SqlBool>`p.id in (select rowid from product_trigrams where product_trigrams match ${buildMatch(words, where)})`,
    postgres: whereWordsIn(where, words),
  });
}

/** Whether a text as it stands on a product holds every word, as the indexes find it. */
export function whereContainsEveryWord(text: string, words: string[]): boolean {
  const small = text.toLowerCase();
  return words.every((word) => listForms(word).some((form) => small.includes(form)));
}

/** The condition that a product is one of these, however many they are. */
export function isOneOf(ids: Iterable<number>): Expression<SqlBool> {
  return sql<SqlBool>`p.id in (select value from ${rowsOf([...ids])} as wanted)`;
}

/** The products whose text holds every word; undefined when there are more than `most`. */
export async function listMatching(db: Db, words: string[], most: number): Promise<number[] | undefined> {
  const ids = await listFirstMatching(db, words, 'search_text', most + 1);
  return ids.length > most ? undefined : ids;
}

/** The first products, by their ids, whose text or name holds every word. */
export async function listFirstMatching(
  db: Db,
  words: string[],
  where: TextPlace,
  limit: number,
): Promise<number[]> {
  if (words.length === 0) return [];
  const first = byDialect({
    sqlite: sql`select rowid as id from product_trigrams
      where product_trigrams match ${buildMatch(words, where)} order by rowid`,
    postgres: sql`select id from products as p where ${whereWordsIn(where, words)} order by id`,
  });
  const { rows } = await sql<{ id: number }>`${first} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Every product whose text or name holds every word, by its id, in pieces: no query of it is long. */
export async function* streamMatching(db: Db, words: string[], where: TextPlace): AsyncGenerator<number[]> {
  if (words.length === 0) return;
  yield* findInPieces(db, {
    inSqlite: sql`select rowid as id from product_trigrams where product_trigrams match ${buildMatch(words, where)}`,
    inPostgres: whereWordsIn(where, words),
  });
}

/** Products that are found at once, or looked at where the index does not say which. */
const PIECE_SIZE = 4_096;

/**
 * What an index of texts finds. FTS5 goes on from where the piece before ended: asked for a range of ids, it would look
 * beyond its end for the next one that it finds. It takes a bound as one only where it is a whole number, and the driver binds
 * every number as one with a fraction. PostgreSQL finds everything before it gives the first, so it looks at ranges of ids.
 *
 * @param inSqlite finds the rows of an FTS5 index. @param inPostgres a condition on `products as p`.
 */
export async function* findInPieces(
  db: Db,
  { inSqlite, inPostgres }: { inSqlite: RawBuilder<unknown>; inPostgres: RawBuilder<SqlBool> },
): AsyncGenerator<number[]> {
  if (isPostgres(db)) {
    for await (const { from, to } of productIdRanges(db, PIECE_SIZE)) {
      const { rows } = await sql<{ id: number }>`select p.id from products as p
        where p.id between ${from} and ${to} and ${inPostgres}`.execute(db);
      yield rows.map(({ id }) => id);
    }
    return;
  }
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`${inSqlite} and rowid > cast(${after} as integer)
      order by rowid limit ${PIECE_SIZE}`.execute(db);
    yield rows.map(({ id }) => id);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PIECE_SIZE) return;
    after = last.id;
    await setImmediate();
  }
}

/**
 * Products that hold some of the words. The rarest words decide: those that hold all come first, then those that hold all but
 * the commonest, and so on. Ranking everything that holds any of them would read a great part of the catalogue.
 */
export async function listNearestByText(db: Db, words: string[], limit: number): Promise<number[]> {
  const counted: { word: string; count: number }[] = [];
  for (const word of words)
    counted.push({
      word,
      count: (await listFirstMatching(db, [word], 'search_text', COMMON_WORD_COUNT)).length,
    });
  const rarest = counted.sort((one, other) => one.count - other.count).map(({ word }) => word);
  const ids = new Set<number>();
  for (let most = rarest.length; most > 0 && ids.size < limit; most -= 1)
    for (const id of await listFirstMatching(db, rarest.slice(0, most), 'search_text', limit)) ids.add(id);
  return [...ids].slice(0, limit);
}

/** Written as people write it. The text of the search is plain as the words are, and compared twice as quickly. */
const NAME = sql`p.name`;

function whereWordsIn(where: TextPlace, words: string[]): RawBuilder<SqlBool> {
  return whereEveryWordIn(where === 'name' ? NAME : sql`p.search_text`, words);
}

/** PostgreSQL: each word in one of its forms, wherever in the text. The trigram index answers it. */
function whereEveryWordIn(text: RawBuilder<unknown>, words: string[]): RawBuilder<SqlBool> {
  const operator = text === NAME ? sql`ilike` : sql`like`;
  const conditions = words.map((word) => {
    const forms = listForms(word).map((form) => sql`${text} ${operator} ${containing(form)}`);
    return sql`(${sql.join(forms, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function buildMatch(words: string[], column: string): string {
  return `${column}: (${words.map(matchAnyForm).join(' AND ')})`;
}

function matchAnyForm(word: string): string {
  return `(${listForms(word).map(quote).join(' OR ')})`;
}

/** As FTS5 reads a string: it would end at a null, and a string that has no end is an error. */
export function quote(text: string): string {
  return `"${text.replaceAll('\0', ' ').replaceAll('"', '""')}"`;
}
