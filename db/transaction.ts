import { setTimeout } from 'node:timers/promises';

import { isPostgres } from './dialect';
import type { Db, Trx } from './schema';

/** Far more than a crowd at one product needs: somebody always gets through, so the others come nearer each time. */
const MAX_TRIES = 50;
/** PostgreSQL: 'serialization_failure' and 'deadlock_detected'. Nothing was written; the same work may be done again. */
const REFUSED = new Set(['40001', '40P01']);
/**
 * PostgreSQL: 'unique_violation' and 'foreign_key_violation'. Of work that sees what others write meanwhile: somebody's
 * row came or went after it was looked for. Done once more, the work finds what is there now.
 */
const OVERTAKEN = new Set(['23505', '23503']);

/**
 * Does the work in one transaction: all of it is kept, or nothing. It sees the store as if no one else wrote
 * meanwhile: SQLite gives it the write lock at once; PostgreSQL runs it serializable and says when that failed.
 *
 * The work may therefore be done more than once, with a new transaction each time: it changes nothing outside of it.
 */
export async function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return db.transaction().execute(work);
  return untilTaken(
    () => db.transaction().setIsolationLevel('serializable').execute(work),
    (code) => REFUSED.has(code),
  );
}

/**
 * The same for what a crowd of buyers does at once. On PostgreSQL it waits for rows instead of being refused, and each
 * of its statements sees what others have committed by then. So it has to take what it decides by before it reads it:
 * `lockCart`, `lockRow`, stock by its guarded update; always an attempt before its order, an
 * order before its cart, a cart before its account, and products last (decision 0043).
 */
export async function inWaitingTransaction<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return db.transaction().execute(work);
  return untilTaken(
    () => db.transaction().setIsolationLevel('read committed').execute(work),
    (code, tries) => REFUSED.has(code) || (OVERTAKEN.has(code) && tries === 1),
  );
}

async function untilTaken<Result>(
  attempt: () => Promise<Result>,
  isWorthAnotherTry: (code: string, tries: number) => boolean,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES || !isWorthAnotherTry(codeOf(error), tries)) throw error;
      await setTimeout(Math.random() * Math.min(100, 2 ** tries));
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
