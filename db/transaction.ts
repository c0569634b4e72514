import { setTimeout } from 'node:timers/promises';

import { isPostgres } from './dialect';
import type { Db, Trx } from './schema';

/** Far more than contention on one product needs, since one transaction always succeeds. */
const MAX_TRIES = 50;
/** PostgreSQL: 'serialization_failure' and 'deadlock_detected'. Nothing was written, so the work can be retried. */
const REFUSED = new Set(['40001', '40P01']);
/**
 * PostgreSQL: 'unique_violation' and 'foreign_key_violation'. Under read committed, a row may appear or disappear after
 * it was looked up. One retry finds the current state.
 */
const OVERTAKEN = new Set(['23505', '23503']);

/**
 * Runs the work in one transaction, isolated from concurrent writers: SQLite takes the write lock at the start;
 * PostgreSQL runs it serializable and retries it on conflicts.
 *
 * The work may therefore run more than once, each time in a new transaction, and must have no other side effects.
 */
export async function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return db.transaction().execute(work);
  return untilTaken(
    () => db.transaction().setIsolationLevel('serializable').execute(work),
    (code) => REFUSED.has(code),
  );
}

/**
 * Like `inTransaction`, for work under contention. On PostgreSQL it waits for row locks instead of failing, and each
 * statement sees what others have committed. So it must lock what its decisions depend on before reading it:
 * `lockCart`, `lockRow`, and stock by its guarded update. Lock order: attempt, order, cart, account, products
 * (decision 0043).
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
