import { sql, type SqlBool } from 'kysely';

import { containing } from '../../../../db/like-pattern';
import type { Db } from '../../../../db/schema';
import { orderByColumn, rankByValue, type SortColumns } from '../shared/list-order.server';
import { getPage } from '../shared/paging.rules';
import { MAIL_STATE_NAMES, type MailState, type MailFilter, type MailSort } from './mail-list.rules';
import { countByValue, takePage } from '../shared/list-queries.server';

export type OutboxMail = Awaited<ReturnType<typeof listMail>>['mails'][number];

const PAGE_SIZE = 50;

const COLUMNS = [
  'id',
  'to_address as to',
  'subject',
  'state',
  'attempts',
  'last_error as lastError',
  'due_at as dueAt',
  'sent_at as sentAt',
  'created_at as createdAt',
] as const;

const SORT_COLUMNS: SortColumns<MailSort> = {
  subject: [sql`lower(subject)`],
  to: [sql`lower(to_address)`],
  written: [sql`created_at`],
  state: [rankByValue(sql`state`, Object.keys(MAIL_STATE_NAMES))],
};

/** Lists the outbox, searchable by address or subject, newest first by default. */
export async function listMail(db: Db, { q, state, order }: MailFilter, wanted: number) {
  const pattern = containing(q.toLowerCase());
  const matching = db
    .selectFrom('outbox')
    .$if(q !== '', (query) =>
      query.where(
        sql<SqlBool>`(lower(to_address) like ${pattern} escape '\\' or lower(subject) like ${pattern} escape '\\')`,
      ),
    );
  const { counts, total } = await countByValue(matching, sql<MailState>`state`, state);
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await matching
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'due'))
    .select(COLUMNS)
    .orderBy(order === undefined ? sql`id desc` : orderByColumn(SORT_COLUMNS, order, sql`id`))
    .$call(takePage(page))
    .execute();
  return { page, counts, mails: rows };
}

/** Finds a mail with its content. */
export async function findMail(db: Db, id: number) {
  return db
    .selectFrom('outbox')
    .select([...COLUMNS, 'text', 'html'])
    .where('id', '=', id)
    .executeTakeFirst();
}
