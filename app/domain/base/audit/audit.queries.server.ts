import type { Db } from '../../../../db/schema';
import { parseUsernames } from './audit-list.rules';

export type AuditEntry = Awaited<ReturnType<typeof listAuditEvents>>[number];

/** Lists the audit events of a subject, newest first, at most 50. Buyers are named: 'user:Ada Locke'. */
export async function listAuditEvents(db: Db, subject: string) {
  const events = await db
    .selectFrom('audit_entries')
    .select(['id', 'actor', 'action', 'created_at as createdAt'])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const ids = events.flatMap(({ actor }) => parseUsernames(actor)).map((actor) => Number(actor.slice(5)));
  if (ids.length === 0) return events;
  const users = await db
    .selectFrom('company_users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(
    users.map((user) => [`user:${user.id}`, `user:${user.first_name} ${user.last_name}`]),
  );
  return events.map((event) => ({ ...event, actor: names.get(event.actor) ?? event.actor }));
}
