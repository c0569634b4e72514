import type { Db } from '../../../../db/schema';

export interface AuditEntry {
  id: number;
  actor: string;
  action: string;
  createdAt: string;
}

/** Lists the audit events of a subject, newest first, at most 50. */
export async function listChangesOf(db: Db, subject: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['id', 'actor', 'action', 'created_at'])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    actor: row.actor,
    action: row.action,
    createdAt: row.created_at,
  }));
}
