import { setTimeout } from 'node:timers/promises';

import { isPostgres } from './dialect';
import type { Db, Trx } from './schema';

/** Far more than a crowd at one product needs: somebody always gets through, so the others come nearer each time. */
const MOST_TRIES = 50;
/** PostgreSQL: 'serialization_failure' and 'deadlock_detected'. Nothing was written; the same work may be done again. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);

/**
 * Does the work in one transaction: all of it is kept, or nothing. It sees the store as if no one else wrote
 * meanwhile: SQLite gives it the write lock at once; PostgreSQL runs it serializable and says when that failed.
 *
 * The work may therefore be done more than once, with a new transaction each time: it changes nothing outside of it.
 */
export async function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return db.transaction().execute(work);
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (tries === MOST_TRIES || !isWorthAnotherTry(error)) throw error;
      await setTimeout(Math.random() * Math.min(100, 2 ** tries));
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && WORTH_ANOTHER_TRY.has(String(error.code));
}
