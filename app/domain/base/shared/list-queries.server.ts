import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';

import { byDialect } from '../../../../db/dialect';
import { containing } from '../../../../db/like-pattern';
import type { Db } from '../../../../db/schema';
import type { Page } from './paging.rules';

/** Counts the rows of a query without selected columns. */
export async function countRows<DB, Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const { count } = await query
    .select(sql<number>`count(*)`.as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Counts the rows of a query by a value such as their state.
 *
 * @returns the counts, and the count of the chosen value, or of all.
 */
export async function countByValue<DB, Tables extends keyof DB, Value extends string>(
  query: SelectQueryBuilder<DB, Tables, object>,
  value: RawBuilder<Value>,
  chosen?: Value | undefined,
): Promise<{ counts: Partial<Record<Value, number>>; total: number }> {
  const rows = await query
    .select([value.as('value'), sql<number>`count(*)`.as('count')])
    // By ordinal, because parameters of the value would be bound a second time.
    .groupBy(sql`1`)
    .$castTo<{ value: Value; count: number }>()
    .execute();
  const counted = chosen === undefined ? rows : rows.filter((row) => row.value === chosen);
  return {
    counts: Object.fromEntries(rows.map((row) => [row.value, row.count])) as Partial<Record<Value, number>>,
    total: counted.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Limits a query to a page: `query.$call(takePage(page))`. */
export function takePage({ page, pageSize }: Pick<Page, 'page' | 'pageSize'>) {
  return <DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>) =>
    query.limit(pageSize).offset((page - 1) * pageSize);
}

/** Matches rows that contain every word of a search, up to six. */
export function whereContainsWords(
  text: string,
  matchWord: (pattern: string) => RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  return sql<SqlBool>`(${sql.join(
    words.map((word) => matchWord(containing(word))),
    sql` and `,
  )})`;
}

/**
 * Reads the column `id` as one text: the driver takes longer to hand over thousands of rows than SQLite to
 * find them.
 */
export async function readIds(db: Db, select: RawBuilder<unknown>): Promise<number[]> {
  const list = byDialect({ sqlite: sql`group_concat(id)`, postgres: sql`string_agg(id::text, ',')` });
  const { rows } = await sql<{
    list: string | null;
  }>`select ${list} as list from (${select}) as found`.execute(db);
  const [{ list: ids } = { list: null }] = rows;
  return ids === null ? [] : ids.split(',').map(Number);
}
