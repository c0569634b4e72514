import type { Db } from '../../../db/schema';
import { actorName, usersIn } from '../../domain/base/audit/audit-list.rules';
import { namesOfSubjects } from './audit-subjects.queries.server';
import { deedOf } from '../../domain/base/audit/deeds.rules';

export interface Activity {
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
export async function listActivity(db: Db, count: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom('audit_entries as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.id', 'a.actor', 'a.action', 'a.subject', 'a.created_at', 's.name'])
    .orderBy('a.id', 'desc')
    .limit(count)
    .execute();
  const names = await namesOfSubjects(
    db,
    rows.flatMap(({ actor, subject }) => [...usersIn(actor), subject]),
  );
  return rows.map((row) => {
    const found = names.get(row.subject);
    return {
      id: row.id,
      who: row.name ?? names.get(row.actor)?.name ?? actorName(row.actor),
      deed: deedOf(row.action),
      name: found?.name ?? '',
      subject: found?.isThere === true ? row.subject : undefined,
      createdAt: row.created_at,
    };
  });
}
