import { sql } from 'kysely';

import { isPostgres } from './dialect';
import type { Trx } from './schema';

/**
 * Takes a row for the rest of the transaction, before what is decided by it is read. It is written as it is: whoever
 * read it in a serializable transaction meanwhile then does that again, where a lock would only let them wait and go on
 * with what they have read. On SQLite the transaction has the whole store already.
 */
export async function lockRow(trx: Trx, table: 'customers' | 'orders', id: number): Promise<void> {
  if (isPostgres(trx)) await sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(trx);
}
