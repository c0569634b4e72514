import { setImmediate } from 'node:timers/promises';
import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type ReferenceExpression,
  sql,
  type SqlBool,
} from 'kysely';

import { byDialect, isPostgres, rowsOf } from '../../../../db/dialect';
import { containing, startingWith } from '../../../../db/like-pattern';
import type { Db } from '../../../../db/schema';
import { readIds } from '../../base/shared/list-queries.server';
import { productIdRanges } from '../catalog/id-ranges.server';
import { VersionedCache } from '../catalog/versioned-cache.server';
import type { SearchWord } from './search-words.server';

/**
 * Where to look: the full search text or the name. Trigram indexes find words anywhere; words of one or two letters
 * match only words and their starts.
 */
export type TextPlace = 'name' | 'search_text';

/** Returns whether a text contains every word, like the indexes do. */
export function containsEveryWord(text: string, words: readonly SearchWord[]): boolean {
  const small = ` ${text.toLowerCase()}`;
  return words.every((word) => word.forms.some((form) => small.includes(form)));
}

/** Condition that a lower-case text contains one of these, which `containsEveryWord` wants of each word. */
export function containsAny(text: RawBuilder<unknown>, forms: readonly string[]): RawBuilder<SqlBool> {
  const place = byDialect({ sqlite: sql`instr`, postgres: sql`strpos` });
  return sql<SqlBool>`(${sql.join(
    forms.map((form) => sql`${place}(${text}, ${form}) > 0`),
    sql` or `,
  )})`;
}

/** Condition that a product is one of any number of IDs. */
export function whereIsOneOf(ids: Iterable<number>): Expression<SqlBool> {
  return sql<SqlBool>`p.id in (select value from ${rowsOf([...ids])} as wanted)`;
}

const knownForms = new VersionedCache<readonly string[]>({ version: 'assortment', max: 2000 });

/**
 * Returns the words with only those forms that some product contains; undefined if a word has none. Most synonyms are
 * in no text, and looking for what isn't there reads as much as finding what is.
 */
export async function findKnownWords(
  db: Db,
  words: readonly SearchWord[],
): Promise<SearchWord[] | undefined> {
  const known: SearchWord[] = [];
  for (const word of words) {
    const forms = await knownForms.read(db, JSON.stringify(word.forms), () => listKnownForms(db, word));
    if (forms.length === 0) return undefined;
    known.push({ ...word, forms });
  }
  return known.length === 0 ? undefined : known;
}

async function listKnownForms(db: Db, { text, forms }: SearchWord): Promise<string[]> {
  const tests = forms.map((form, index) => {
    const isThere = byDialect({
      sqlite: sql`exists (select 1 from product_trigrams where product_trigrams match ${matchLoosely(form)})
        and exists (select 1 from product_trigrams
          where product_trigrams match ${buildMatch([{ text, forms: [form] }], 'search_text')})`,
      postgres: sql`exists (select 1 from products as p where ${whereWordsIn('search_text', [{ text, forms: [form] }])})`,
    });
    return sql`select ${sql.lit(index)} as form where ${isThere}`;
  });
  const { rows } = await sql<{ form: number }>`${sql.join(tests, sql` union all `)}`.execute(db);
  return rows.flatMap(({ form }) => forms[form] ?? []);
}

const TRIGRAM = 3;

/**
 * Matches texts that have every third trigram of a form close together. Most synonyms are in no text, and this takes a
 * third of the posting lists to tell. Names are texts, too, and telling them apart takes longer.
 */
function matchLoosely(form: string): string {
  const starts = Array.from({ length: Math.floor(form.length / TRIGRAM) }, (_, index) => index * TRIGRAM);
  const trigrams = new Set(
    [...starts, form.length - TRIGRAM].map((start) => form.slice(start, start + TRIGRAM)),
  );
  return `NEAR(${[...trigrams].map(quote).join(' ')}, ${form.length})`;
}

/** Lists the first matches by ID. */
export async function listFirstMatching(
  db: Db,
  words: readonly SearchWord[],
  where: TextPlace,
  limit: number,
): Promise<number[]> {
  const known = await findKnownWords(db, words);
  return known === undefined ? [] : readFirstMatching(db, known, where, limit);
}

function readFirstMatching(db: Db, words: readonly SearchWord[], where: TextPlace, limit: number) {
  const first = byDialect({
    sqlite: sql`select rowid as id from product_trigrams
      where product_trigrams match ${buildMatch(words, where)} order by rowid`,
    postgres: sql`select id from products as p where ${whereWordsIn(where, words)} order by id`,
  });
  return readIds(db, sql`${first} limit ${limit}`);
}

/** Streams all matches by ID, in chunks. */
export async function* streamMatching(
  db: Db,
  words: readonly SearchWord[],
  where: TextPlace,
): AsyncGenerator<number[]> {
  const known = await findKnownWords(db, words);
  if (known === undefined) return;
  yield* findInPieces(db, {
    inSqlite: sql`select rowid as id from product_trigrams where product_trigrams match ${buildMatch(known, where)}`,
    inPostgres: whereWordsIn(where, known),
  });
}

/** Each chunk reads the posting lists anew, so few large ones. */
const PIECE_SIZE = 16_384;

/**
 * Streams the matches of a text index. FTS5 continues after the last ID, because a range would look past its end. It
 * takes bounds only as integer literals, since the driver binds floats. PostgreSQL collects all matches first, so it
 * reads ID ranges.
 *
 * @param inSqlite condition for the FTS5 index.
 * @param inPostgres condition on `products as p`.
 */
export async function* findInPieces(
  db: Db,
  { inSqlite, inPostgres }: { inSqlite: RawBuilder<unknown>; inPostgres: RawBuilder<SqlBool> },
): AsyncGenerator<number[]> {
  if (isPostgres(db)) {
    for await (const { from, to } of productIdRanges(db, PIECE_SIZE)) {
      yield await readIds(
        db,
        sql`select p.id from products as p where p.id between ${from} and ${to} and ${inPostgres}`,
      );
    }
    return;
  }
  for (let after = 0; ;) {
    const ids = await readIds(
      db,
      sql`${inSqlite} and rowid > cast(${after} as integer) order by rowid limit ${PIECE_SIZE}`,
    );
    yield ids;
    const last = ids.at(-1);
    if (last === undefined || ids.length < PIECE_SIZE) return;
    after = last;
    await setImmediate();
  }
}

/** Spelling for display. Normalized search text compares twice as fast. */
const NAME = sql`p.name`;

function whereWordsIn(where: TextPlace, words: readonly SearchWord[]): RawBuilder<SqlBool> {
  return whereEveryWordIn(where === 'name' ? NAME : sql`p.search_text`, words);
}

/** PostgreSQL: each word in any form, from the trigram index. */
function whereEveryWordIn(text: RawBuilder<unknown>, words: readonly SearchWord[]): RawBuilder<SqlBool> {
  const operator = text === NAME ? sql`ilike` : sql`like`;
  const conditions = words.map((word) => {
    const forms = word.forms.flatMap((form) => [
      sql`${text} ${operator} ${containing(form)}`,
      // A name doesn't begin with a space.
      ...(text === NAME && form.startsWith(' ')
        ? [sql`${text} ${operator} ${startingWith(form.slice(1))}`]
        : []),
    ]);
    return sql`(${sql.join(forms, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function buildMatch(words: readonly SearchWord[], column: TextPlace): string {
  return `${column}: (${words.map((word) => matchAnyForm(word, column)).join(' AND ')})`;
}

function matchAnyForm({ forms }: SearchWord, column: TextPlace): string {
  // A name doesn't begin with a space. FTS5 looks for three characters or more.
  const atStart = forms.filter((form) => column === 'name' && form.startsWith(' ') && form.length > 3);
  return `(${[...forms.map(quote), ...atStart.map((form) => `^ ${quote(form.slice(1))}`)].join(' OR ')})`;
}

/** Quotes a string for FTS5, which ends at a null. */
export function quote(text: string): string {
  return `"${text.replaceAll('\0', ' ').replaceAll('"', '""')}"`;
}

/** Sorts after every key with the prefix; keys are letters and digits. */
const AFTER_ALL = '~';

/** Condition that a key starts with a prefix, as an indexable range. */
export function whereStartsWith<Tables, Table extends keyof Tables>(
  build: ExpressionBuilder<Tables, Table>,
  column: ReferenceExpression<Tables, Table>,
  text: string,
) {
  return build.between(column, text, text + AFTER_ALL);
}
