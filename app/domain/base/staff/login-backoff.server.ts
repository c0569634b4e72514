import { createHash } from 'node:crypto';

import type { Db } from '../../../../db/schema';

/** Wrong passwords before the first wait. */
const FREE_FAILURES = 5;
const MAX_WAIT_SECONDS = 60;
/** Failures are forgotten this long after the last one. */
const FORGET_AFTER_MS = 60 * 60_000;

/**
 * Returns how many seconds a username has to wait before another password is compared: 0 for the first wrong ones, then
 * 1, 2, 4, and so on. It doesn't depend on the address, because guesses may come from many, nor on whether the username
 * exists, because that would tell.
 */
export async function getLoginWait(db: Db, username: string): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['hits', 'window_started_at as lastAt'])
    .where('key', '=', toKey(username))
    .where('window_started_at', '>', Date.now() - FORGET_AFTER_MS)
    .executeTakeFirst();
  if (row === undefined || row.hits < FREE_FAILURES) return 0;
  const waitSeconds = Math.min(MAX_WAIT_SECONDS, 2 ** (row.hits - FREE_FAILURES));
  return Math.max(0, Math.ceil((row.lastAt - Date.now()) / 1000 + waitSeconds));
}

/** Counts a wrong password. */
export async function countWrongPassword(db: Db, username: string): Promise<void> {
  const now = Date.now();
  await db
    .insertInto('rate_limits')
    .values({ key: toKey(username), window_started_at: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => ({
        window_started_at: now,
        hits: eb
          .case()
          .when('rate_limits.window_started_at', '>', now - FORGET_AFTER_MS)
          .then(eb(ref('rate_limits.hits'), '+', 1))
          .else(1)
          .end(),
      })),
    )
    .execute();
}

/** Forgets the wrong passwords of a username, after the right one. */
export async function forgetWrongPasswords(db: Db, username: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', toKey(username)).execute();
}

/** Hashed, because what is typed as a username may be a password. */
function toKey(username: string): string {
  return `password:${createHash('sha256').update(username.toLowerCase()).digest('base64url')}`;
}
