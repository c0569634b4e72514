import { sql } from 'kysely';

import { isPostgres } from './dialect';
import type { Db } from './schema';

/** Any number will do: the lock is one of the store's own database. */
const STARTUP = 4_117_001;

/**
 * Prepares the database while no other process does: several machines may be started on an empty one at once. SQLite
 * needs no more than its transactions, of which one writes at a time.
 */
export async function whileNobodyElseStarts(db: Db, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(db)) return work();
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${STARTUP})`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${STARTUP})`.execute(connection);
    }
  });
}
