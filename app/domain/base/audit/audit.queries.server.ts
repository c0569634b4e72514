import type { Db } from '../../../../db/schema';

export type AuditEntry = Awaited<ReturnType<typeof listAuditEvents>>[number];

/** Lists the audit events of a subject, newest first, at most 50. */
export async function listAuditEvents(db: Db, subject: string) {
  return db
    .selectFrom('audit_entries')
    .select(['id', 'actor', 'action', 'created_at as createdAt'])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}
