import { setImmediate } from 'node:timers/promises';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../../../db/schema';
import type { Window } from '../../../base/shared/paging.rules';
import type { ExpressionBuilderOf } from './listing-conditions.server';

/** Products that are looked at at once. Where their wide rows are needed, a query of so many takes some milliseconds. */
const PIECE_SIZE = 2_048;
/** Most pages are near the beginning or the end: the first piece is short, and each is twice as long as the one before. */
const FIRST_PIECE_SIZE = 512;

/** Products that an index holds one behind the other: those that it begins with, by the key that it goes on with, then by id. */
export interface Stretch {
  within?: (build: ExpressionBuilderOf) => Expression<SqlBool>;
  /** Of `products as p`, exactly as the index has it. */
  key: RawBuilder<unknown>;
}

/** A list of products in an order that indexes hold, whatever it is narrowed by. */
interface OrderedList {
  /** One behind the other. */
  stretches: readonly Stretch[];
  /** Keys and ids go down in each of them. */
  isDescending: boolean;
  where: (build: ExpressionBuilderOf) => Expression<SqlBool>;
  /** Those alone, where what finds them is known before. */
  among?: { has(id: number): boolean } | undefined;
}

/**
 * A part of a list that no index has by itself: walks along the order, some thousand products at a time, and passes over
 * what is not on the list. However far the walk is, no query of it is long, and others have their turn between two.
 *
 * @param total how many the list holds: what lies behind its middle is looked for from its end.
 */
export async function walkToPage(
  db: Db,
  list: OrderedList,
  { limit, offset }: Window,
  total: number,
): Promise<number[]> {
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

/** The ids of the list in a stretch, piece by piece. */
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
      // Within a choice, so that no other index looks better than that of the order.
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

  /** The key by itself as well: it is what SQLite looks for in an index that is of an expression. */
  function beside({ key: at, id }: Place, side: 'behind' | 'up to'): RawBuilder<SqlBool> {
    const isUp = isDescending === (side === 'up to');
    const [from, behind] = [sql.raw(isUp ? '>=' : '<='), sql.raw(isUp ? '>' : '<')];
    const both = side === 'behind' ? behind : from;
    return sql<SqlBool>`${key} ${from} ${at} and (${key}, p.id) ${both} (${at}, ${id})`;
  }
}
