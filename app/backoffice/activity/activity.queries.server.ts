import type { Db } from '../../../db/schema';
import { formatActorName, parseUsernames } from '../../domain/base/audit/audit-list.rules';
import { getSubjectNames } from './audit-subjects.queries.server';
import { describeAuditAction } from '../../domain/base/audit/audit-actions.rules';

export type ActivityEntry = Awaited<ReturnType<typeof listActivity>>[number];

/** Lists the latest audit events with the names of their actors and subjects; `subject` is undefined if deleted. */
export async function listActivity(db: Db, count: number) {
  const rows = await db
    .selectFrom('audit_entries as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.id', 'a.actor', 'a.action', 'a.subject', 'a.created_at', 's.name'])
    .orderBy('a.id', 'desc')
    .limit(count)
    .execute();
  const names = await getSubjectNames(
    db,
    rows.flatMap(({ actor, subject }) => [...parseUsernames(actor), subject]),
  );
  return rows.map((row) => {
    const found = names.get(row.subject);
    return {
      id: row.id,
      who: row.name ?? names.get(row.actor)?.name ?? formatActorName(row.actor),
      action: describeAuditAction(row.action),
      name: found?.name ?? '',
      subject: found?.isThere === true ? row.subject : undefined,
      createdAt: row.created_at,
    };
  });
}
