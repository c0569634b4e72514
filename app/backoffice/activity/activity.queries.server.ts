import type { Db } from '../../../db/schema';
import { formatActorName, parseUsernames } from '../../domain/base/audit/audit-list.rules';
import { getSubjectNames } from './audit-subjects.queries.server';
import { describeAuditAction } from '../../domain/base/audit/audit-actions.rules';

export interface ActivityEntry {
  id: number;
  /** Who did it, by name. */
  who: string;
  /** 'edited the product'. */
  deed: string;
  /** The thing's own name, as long as somebody knows it. */
  name: string;
  /** 'product:12', while it is there to be looked at; undefined when it is gone. */
  subject: string | undefined;
  createdAt: string;
}

/** What was done last, the latest first, each thing by its name. */
export async function listActivity(db: Db, count: number): Promise<ActivityEntry[]> {
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
      deed: describeAuditAction(row.action),
      name: found?.name ?? '',
      subject: found?.isThere === true ? row.subject : undefined,
      createdAt: row.created_at,
    };
  });
}
