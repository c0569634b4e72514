import { setImmediate } from 'node:timers/promises';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../../../db/schema';
import type { Window } from '../../../base/shared/paging.rules';
import type { ExpressionBuilderOf } from './listing-conditions.server';

/** Maximum chunk size; a query that reads this many table rows takes a few milliseconds. */
const PIECE_SIZE = 2_048;
/** Most pages are near either end, so chunks start small and double. */
const FIRST_PIECE_SIZE = 512;

/** A contiguous part of an index: its prefix condition, then sorted by key and ID. */
export interface Stretch {
  within?: (build: ExpressionBuilderOf) => Expression<SqlBool>;
  /** On `products as p`, exactly as in the index. */
  key: RawBuilder<unknown>;
}

/** A list in an indexed order with any filters. */
interface OrderedList {
  /** In sequence. */
  stretches: readonly Stretch[];
  /** Whether keys and IDs descend within each. */
  isDescending: boolean;
  where: (build: ExpressionBuilderOf) => Expression<SqlBool>;
  /** Only these products, if what finds them is known. */
  among?: { has(id: number): boolean } | undefined;
}

/**
 * Finds one page of a list that no index covers: walks along the index in chunks and skips products that aren't on
 * the list. No query is long, and other requests run in between.
 *
 * @param total size of the list; pages in the second half are found from the end.
 */
export async function walkToPage(db: Db, list: OrderedList, { limit, offset }: Window, total: number) {
  const wanted = Math.max(0, Math.min(limit, total - offset));
  const behind = total - offset - wanted;
  if (behind >= offset) return walk(db, list, offset, wanted);
  const backwards = {
    ...list,
    stretches: [...list.stretches].reverse(),
    isDescending: !list.isDescending,
  };
  return (await walk(db, backwards, behind, wanted)).reverse();
}

async function walk(db: Db, list: OrderedList, skipped: number, wanted: number): Promise<number[]> {
  const ids: number[] = [];
  if (wanted === 0) return ids;
  let left = skipped;
  for (const stretch of list.stretches) {
    for await (const piece of readPieces(db, list, stretch)) {
      for (const id of piece) {
        if (list.among?.has(id) === false) continue;
        if (left > 0) left -= 1;
        else ids.push(id);
        if (ids.length === wanted) return ids;
      }
    }
  }
  return ids;
}

interface Place {
  key: string | number;
  id: number;
}

/** Yields a stretch's IDs in chunks. */
async function* readPieces(
  db: Db,
  { isDescending, where }: OrderedList,
  { within, key }: Stretch,
): AsyncGenerator<number[]> {
  const direction = isDescending ? 'desc' : 'asc';
  let after: Place | undefined;
  for (let count = FIRST_PIECE_SIZE; ; count = Math.min(PIECE_SIZE, 2 * count)) {
    const last = await inOrder(after)
      .select(['p.id', sql<string | number>`${key}`.as('key')])
      .limit(1)
      .offset(count - 1)
      .executeTakeFirst();
    const rows = await inOrder(after, last)
      .select('p.id')
      // Wrapped in a CASE, so that no other index looks better.
      .where((build) => sql<SqlBool>`case when ${where(build)} then 1 else 0 end = 1`)
      .execute();
    yield rows.map(({ id }) => id);
    if (last === undefined) return;
    after = last;
    await setImmediate();
  }

  function inOrder(from?: Place, to?: Place) {
    return db
      .selectFrom('products as p')
      .where((build) =>
        build.and([
          ...(within === undefined ? [] : [within(build)]),
          ...(from === undefined ? [] : [beside(from, 'behind')]),
          ...(to === undefined ? [] : [beside(to, 'up to')]),
        ]),
      )
      .orderBy(key, direction)
      .orderBy('p.id', direction);
  }

  /** The key is also compared by itself, because SQLite looks for it in expression indexes. */
  function beside({ key: at, id }: Place, side: 'behind' | 'up to'): RawBuilder<SqlBool> {
    const isUp = isDescending === (side === 'up to');
    const [from, behind] = [sql.raw(isUp ? '>=' : '<='), sql.raw(isUp ? '>' : '<')];
    const both = side === 'behind' ? behind : from;
    return sql<SqlBool>`${key} ${from} ${at} and (${key}, p.id) ${both} (${at}, ${id})`;
  }
}
