import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../../../db/schema';

/** The ids of some products that are next to each other, both ends included. */
export interface IdRange {
  from: number;
  to: number;
}

/**
 * The ids of the catalogue in ranges, for what has to look at every product. The embedded database answers without ever
 * waiting: others get their turn between two ranges, and what they change then is seen in the ranges that follow.
 *
 * @param growingTo each range is twice as long as the one before, up to so many ids: for what may have enough soon.
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
