import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { byDialect } from '../../../../db/dialect';
import { containing } from '../../../../db/like-pattern';
import type { Db } from '../../../../db/schema';
import { findInPieces, quote } from './text-match.server';

/** Stands around each character in the index of one and two. */
const MARK = '\u001f';

/**
 * SPEC 5: the back office finds a product (`products as p`) by name, SKU or brand, wherever in them the text stands,
 * in capitals or not.
 */
export function whereFoundByStaff(q: string): RawBuilder<SqlBool> {
  return byDialect({
    sqlite: sql<SqlBool>`p.id in (${selectIdsFound(q)})`,
    postgres: whereTextContains(q),
  });
}

/** The last products, by their ids, that a text finds. */
export async function listLastFoundByStaff(db: Db, q: string, limit: number): Promise<number[]> {
  const last = byDialect({
    sqlite: sql`${selectIdsFound(q)} order by rowid desc`,
    postgres: sql`select p.id from products as p where ${whereTextContains(q)} order by p.id desc`,
  });
  const { rows } = await sql<{ id: number }>`${last} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Every product that a text finds, by its id, in pieces: no query of it is long. */
export function streamFoundByStaff(db: Db, q: string): AsyncGenerator<number[]> {
  return findInPieces(db, { inSqlite: selectIdsFound(q), inPostgres: whereTextContains(q) });
}

/** PostgreSQL: exactly as the index `products_staff_trigrams` has it. */
function whereTextContains(q: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower((p.name || chr(10) || p.sku || chr(10) || p.brand) collate "und-x-icu")
    like lower(${containing(q)} collate "und-x-icu")`;
}

// SQLite's own: two FTS5 indexes, of three characters in a row and of one or two.
function selectIdsFound(q: string): RawBuilder<unknown> {
  const [one, two, ...others] = q;
  if (one === undefined) return sql`select rowid as id from products where true`;
  if (others.length > 0)
    return sql`select rowid as id from product_staff_texts where product_staff_texts match ${quote(q)}`;
  const pair = two === undefined ? `${MARK}${one}${MARK}` : `${one}${MARK}${two}`;
  return sql`select rowid as id from product_staff_pairs where product_staff_pairs match ${quote(pair)}`;
}
