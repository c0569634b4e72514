import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../../db/schema';
import { orderByColumn, rankByValue, type SortColumns } from '../../base/shared/list-order.server';
import { getPage } from '../../base/shared/paging.rules';
import { MESSAGE_KINDS, type InboxFilter, type InboxSort } from './inbox-list.rules';
import { countRows, takePage, whereContainsWords } from '../../base/shared/list-queries.server';

export type InboxRow = Awaited<ReturnType<typeof listInbox>>['messages'][number];

const PAGE_SIZE = 50;

/** Matches messages that contain every word in name, email, company, subject, or text. */
function whereContains(text: string): RawBuilder<SqlBool> {
  return whereContainsWords(
    text,
    (
      pattern,
    ) => sql`lower(m.email || ' ' || m.first_name || ' ' || m.last_name || ' ' || m.company || ' ' || m.subject
        || ' ' || m.message) like ${pattern} escape '\\'`,
  );
}

const IS_UNREAD = sql<SqlBool>`m.is_unread = 1 and m.status = 'open'`;

const COLUMNS: SortColumns<InboxSort> = {
  subject: [sql`lower(m.subject)`],
  from: [sql`lower(m.first_name || ' ' || m.last_name)`],
  kind: [rankByValue(sql`m.kind`, Object.keys(MESSAGE_KINDS))],
  received: [sql`m.created_at`],
  with: [sql`lower(coalesce(s.name, ''))`],
  status: [sql`case when ${IS_UNREAD} then 0 when m.status = 'open' then 1 else 2 end`],
};

/** Lists messages by filter. The default order is unread first, then newest. */
export async function listInbox(db: Db, { q, kind, status, order }: InboxFilter, wanted: number) {
  const matching = db
    .selectFrom('messages as m')
    .$if(kind !== undefined, (query) => query.where('m.kind', '=', kind ?? 'contact'))
    .$if(q !== '', (query) => query.where(whereContains(q)));
  const counted = await matching
    .select([
      sql<number>`coalesce(sum(case when ${IS_UNREAD} then 1 else 0 end), 0)`.as('unread'),
      sql<number>`coalesce(sum(case when m.status = 'open' then 1 else 0 end), 0)`.as('open'),
      sql<number>`coalesce(sum(case when m.status = 'closed' then 1 else 0 end), 0)`.as('closed'),
    ])
    .executeTakeFirstOrThrow();
  const counts = { unread: counted.unread, open: counted.open, closed: counted.closed };
  const page = getPage(
    status === undefined ? counts.open + counts.closed : counts[status],
    wanted,
    PAGE_SIZE,
  );
  const rows = await matching
    .$if(status === 'unread', (query) => query.where(IS_UNREAD))
    .$if(status === 'open' || status === 'closed', (query) =>
      query.where('m.status', '=', status === 'closed' ? 'closed' : 'open'),
    )
    .leftJoin('staff as s', 's.id', 'm.assigned_staff_id')
    .select(['m.id', 'm.kind', 'm.first_name', 'm.last_name', 'm.company', 'm.email'])
    .select(['m.subject', 'm.status', 'm.is_unread', 'm.is_suspected_spam', 'm.created_at as createdAt'])
    .select('s.name as assignee')
    .orderBy(
      order === undefined
        ? sql`case when ${IS_UNREAD} then 0 else 1 end, m.id desc`
        : orderByColumn(COLUMNS, order, sql`m.id`),
    )
    .$call(takePage(page))
    .execute();
  return {
    page,
    counts,
    messages: rows.map(({ first_name, last_name, is_unread, is_suspected_spam, assignee, ...row }) => ({
      ...row,
      senderName: `${first_name} ${last_name}`,
      isUnread: is_unread === 1 && row.status === 'open',
      isSuspectedSpam: is_suspected_spam === 1,
      assignee: assignee ?? '',
    })),
  };
}

/** Counts unread messages for the navigation badge. */
export async function countUnread(db: Db): Promise<number> {
  return countRows(db.selectFrom('messages as m').where(IS_UNREAD));
}
