import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../../../db/schema';

/** A range of product IDs, inclusive. */
export interface IdRange {
  from: number;
  to: number;
}

/**
 * Yields the catalog's IDs in ranges, for work over all products. SQLite blocks the event loop, so other requests run
 * between ranges, and their changes show in later ranges.
 *
 * @param growingTo doubles each range up to this size, for callers that may stop early.
 */
export async function* productIdRanges(
  db: Db,
  size: number,
  { within, growingTo = size }: { within?: IdRange | undefined; growingTo?: number } = {},
): AsyncGenerator<IdRange> {
  const { last } = await db
    .selectFrom('products')
    .select((build) => build.fn.coalesce(build.fn.max('id'), build.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  const end = Math.min(last, within?.to ?? last);
  let count = size;
  for (let from = within?.from ?? 1; from <= end; from += count, count = Math.min(growingTo, 2 * count)) {
    yield { from, to: Math.min(end, from + count - 1) };
    await setImmediate();
  }
}
