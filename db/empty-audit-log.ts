import { sql } from 'kysely';

import { isPostgres } from './dialect';
import type { Trx } from './schema';

/** Deletes all rows of the append-only audit log, whose triggers are back when this returns. */
export async function emptyAuditLog(trx: Trx): Promise<void> {
  if (isPostgres(trx)) {
    await sql`alter table audit_entries disable trigger audit_entries_no_delete`.execute(trx);
    await trx.deleteFrom('audit_entries').execute();
    await sql`alter table audit_entries enable trigger audit_entries_no_delete`.execute(trx);
    return;
  }
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where type = 'trigger' and name = 'audit_entries_no_delete'`.execute(trx);
  await sql`drop trigger audit_entries_no_delete`.execute(trx);
  await trx.deleteFrom('audit_entries').execute();
  for (const row of rows) await sql.raw(row.sql).execute(trx);
}
