import type { Db } from '../../../../db/schema';

export interface AuditEntry {
  id: number;
  actor: string;
  action: string;
  createdAt: string;
}

/** Lists the audit events of a subject, newest first, at most 50. */
export async function listAuditEvents(db: Db, subject: string): Promise<AuditEntry[]> {
  return db
    .selectFrom('audit_entries')
    .select(['id', 'actor', 'action', 'created_at as createdAt'])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}
