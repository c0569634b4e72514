import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { byDialect } from '../../../db/dialect';
import { containing } from '../../../db/like-pattern';
import type { Db } from '../../../db/schema';
import { quoted } from './text-match.server';

/** Stands around each character in the index of one and two. */
const MARK = '\u001f';

/**
 * SPEC 5: the back office finds a product (`products as p`) by name, SKU or brand, wherever in them the text stands,
 * in capitals or not.
 *
 * @param id says `+p.id` where an order should be read and not each product that was found.
 */
export function foundByStaff(q: string, id: RawBuilder<unknown> = sql`p.id`): RawBuilder<SqlBool> {
  return byDialect({
    sqlite: sql<SqlBool>`${id} in (${idsFound(q)})`,
    postgres: textHolds(q),
  });
}

/** How many products a text finds: the index alone knows. */
export async function countFoundByStaff(db: Db, q: string): Promise<number> {
  const count = byDialect({
    sqlite: sql`select count(*) as total from (${idsFound(q)}) as found`,
    postgres: sql`select count(*) as total from products as p where ${textHolds(q)}`,
  });
  const { rows } = await sql<{ total: number }>`${count}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** PostgreSQL: exactly as the index `products_staff_trigrams` has it. */
function textHolds(q: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower((p.name || chr(10) || p.sku || chr(10) || p.brand) collate "und-x-icu")
    like lower(${containing(q)} collate "und-x-icu")`;
}

// SQLite's own: two FTS5 indexes, of three characters in a row and of one or two.
function idsFound(q: string): RawBuilder<unknown> {
  const [one, two, ...others] = q;
  if (one === undefined) return sql`select id from products`;
  if (others.length > 0)
    return sql`select rowid from product_staff_texts where product_staff_texts match ${quoted(q)}`;
  const pair = two === undefined ? `${MARK}${one}${MARK}` : `${one}${MARK}${two}`;
  return sql`select rowid from product_staff_pairs where product_staff_pairs match ${quoted(pair)}`;
}
