import { sql } from 'kysely';

import { isPostgres } from './dialect';
import type { Trx } from './schema';

/**
 * Locks a row for the rest of the transaction, before the decision that depends on it is read. The row is written
 * unchanged, so that a serializable transaction which read it meanwhile is retried; a mere lock would let it continue
 * with stale data. On SQLite the transaction already has exclusive write access.
 */
export async function lockRow(trx: Trx, table: 'customers' | 'orders', id: number): Promise<void> {
  if (isPostgres(trx)) await sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(trx);
}

/** Like `lockRow`, for a decision that depends on many rows, such as a sum. The name is locked instead. */
export async function lockName(trx: Trx, name: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
