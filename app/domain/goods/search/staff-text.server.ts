import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { byDialect } from '../../../../db/dialect';
import { containing } from '../../../../db/like-pattern';
import type { Db } from '../../../../db/schema';
import { findInPieces, quote } from './text-match.server';

/** Marks each character in the index of one and two characters. */
const MARK = '\u001f';

/** Matches products (`products as p`) with the text anywhere in name, SKU, or brand, ignoring case (SPEC 5). */
export function whereFoundByStaff(q: string): RawBuilder<SqlBool> {
  return byDialect({
    sqlite: sql<SqlBool>`p.id in (${selectIdsFound(q)})`,
    postgres: whereTextContains(q),
  });
}

/** Lists the last products by ID that a text finds. */
export async function listLastFoundByStaff(db: Db, q: string, limit: number): Promise<number[]> {
  const last = byDialect({
    sqlite: sql`${selectIdsFound(q)} order by rowid desc`,
    postgres: sql`select p.id from products as p where ${whereTextContains(q)} order by p.id desc`,
  });
  const { rows } = await sql<{ id: number }>`${last} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Streams the IDs of all products a text finds, in chunks. */
export function streamFoundByStaff(db: Db, q: string): AsyncGenerator<number[]> {
  return findInPieces(db, { inSqlite: selectIdsFound(q), inPostgres: whereTextContains(q) });
}

/** PostgreSQL: exactly the expression of the index `products_staff_trigrams`. */
function whereTextContains(q: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower((p.name || chr(10) || p.sku || chr(10) || p.brand) collate "und-x-icu")
    like lower(${containing(q)} collate "und-x-icu")`;
}

// SQLite: two FTS5 indexes, of three and of one or two characters.
function selectIdsFound(q: string): RawBuilder<unknown> {
  const [one, two, ...others] = q;
  if (one === undefined) return sql`select rowid as id from products where true`;
  if (others.length > 0)
    return sql`select rowid as id from product_staff_texts where product_staff_texts match ${quote(q)}`;
  const pair = two === undefined ? `${MARK}${one}${MARK}` : `${one}${MARK}${two}`;
  return sql`select rowid as id from product_staff_pairs where product_staff_pairs match ${quote(pair)}`;
}
