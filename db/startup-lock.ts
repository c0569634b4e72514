import { sql } from 'kysely';

import { isPostgres } from './dialect';
import type { Db } from './schema';

/** Arbitrary: advisory locks are per database. */
const STARTUP = 4_117_001;

/**
 * Runs the work while no other process prepares the database, since several machines may start at once. SQLite needs
 * only its transactions, of which one writes at a time.
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
