import { sql, type SqlBool } from 'kysely';

import { jsonValue } from '../../../db/dialect';
import { containing } from '../../../db/like-pattern';
import type { Db } from '../../../db/schema';
import { getPage } from '../../domain/base/shared/paging.rules';
import { getDayEnd, getDayStart } from '../../domain/base/shared/store-day.rules';
import { parseJson } from '../../domain/base/shared/stored-json';
import { listChangedFields } from '../../domain/base/audit/audit-changes.rules';
import {
  formatActorName,
  listActorsNamed,
  PRICE_ACTIONS,
  PRICE_BULK_CHANGES,
  PRICE_CHANGES,
  parseUsernames,
  type AuditFilter,
} from '../../domain/base/audit/audit-list.rules';
import { ORDER_STATE_NAMES } from '../../domain/selling/orders/order-states.rules';
import { PURCHASE_STATE_NAMES } from '../../domain/supply/purchasing/purchase-states.rules';
import { listSubjects, addNames } from '../../domain/base/audit/audit-names.rules';
import { listSubjectsNamed, getSubjectNames } from './audit-subjects.queries.server';
import { countRows, takePage } from '../../domain/base/shared/list-queries.server';

export type LoggedEntry = Awaited<ReturnType<typeof listAuditLog>>['entries'][number];

const PAGE_SIZE = 50;

/** Price fields in the audit events of a product. */
const PRICE_FIELDS = ['price', 'priceCents', 'salePrice', 'salePriceCents', 'isOnSale'];

/** Whether the event (`a`) changed a price: of a tier, an account, or one or many products. */
const IS_PRICE_CHANGE = sql<SqlBool>`(a.action in (${sql.join(PRICE_ACTIONS)})
  or (a.action = 'product.edit' and (${sql.join(
    PRICE_FIELDS.map((field) => sql`${jsonValue(sql`a.after`, `$.${field}`)} is not null`),
    sql` or `,
  )}))
  or (a.action in ('products.bulk-change', 'products.bulk-undo')
    and coalesce(${jsonValue(sql`a.after`, '$.change.kind')}, ${jsonValue(sql`a.before`, '$.change.kind')})
      in (${sql.join(PRICE_BULK_CHANGES)})))`;

/** Lists the audit log by filter, newest first. */
export async function listAuditLog(db: Db, filter: AuditFilter, wanted: number) {
  const subjects = filter.subject === '' ? [] : await listSubjectsNamed(db, filter.subject);
  const matching = selectFiltered(db, filter, subjects);
  const total = await countRows(matching);
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await matching
    .select(['a.id', 'a.actor', 'a.action', 'a.subject', 'a.before', 'a.after', 'a.created_at'])
    .select(sql<0 | 1>`${IS_PRICE_CHANGE}`.as('is_price_change'))
    .orderBy('a.id', 'desc')
    .$call(takePage(page))
    .execute();
  const values = rows.map((row) => ({ ...row, before: readEntry(row.before), after: readEntry(row.after) }));
  const names = await getSubjectNames(
    db,
    values.flatMap(({ actor, subject, before, after }) => [
      ...parseUsernames(actor),
      subject,
      ...listSubjects(before),
      ...listSubjects(after),
    ]),
  );
  return {
    page,
    entries: values.map(({ before, after, is_price_change, created_at, ...row }) => {
      const subject = names.get(row.subject);
      return {
        ...row,
        who: names.get(row.actor)?.name ?? formatActorName(row.actor),
        subjectName: subject?.name,
        isThere: subject?.isThere ?? false,
        changes: listChangedFields(
          nameState(row.subject, addNames(before, names)),
          nameState(row.subject, addNames(after, names)),
        ),
        isPriceChange: is_price_change === 1,
        createdAt: created_at,
      };
    }),
  };
}

const STATE_NAMES: Record<string, Record<string, string>> = {
  order: ORDER_STATE_NAMES,
  'purchase-order': PURCHASE_STATE_NAMES,
};

/** Replaces the state in an event's values with its name for staff. */
function nameState(subject: string, values: unknown): unknown {
  if (typeof values !== 'object' || values === null || !('state' in values)) return values;
  const state = String(values.state);
  return { ...values, state: STATE_NAMES[subject.split(':', 1)[0] ?? '']?.[state] ?? state };
}

/** Lists the distinct actions in the log, with one index step per action. */
export async function listAuditedActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known (action) as (
      select min(action) from audit_entries
      union all
      select (select min(a.action) from audit_entries a where a.action > known.action)
      from known where known.action is not null
    )
    select action from known where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

function selectFiltered(db: Db, { who, what, q, subject, from, to }: AuditFilter, subjects: string[]) {
  return db
    .selectFrom('audit_entries as a')
    .$if(who !== '', (query) => query.where('a.actor', 'in', listActorsNamed(who)))
    .$if(what === PRICE_CHANGES, (query) => query.where(IS_PRICE_CHANGE))
    .$if(what.endsWith('.'), (query) =>
      query.where('a.action', '>=', what).where('a.action', '<', `${what.slice(0, -1)}/`),
    )
    .$if(what !== '' && what !== PRICE_CHANGES && !what.endsWith('.'), (query) =>
      query.where('a.action', '=', what),
    )
    .$if(subject !== '', (query) =>
      query.where((build) =>
        build.or(
          subjects.flatMap((one) => [
            build('a.subject', '=', one),
            // Nested subjects such as 'customer:3/user:4'; '0' is the character after '/'.
            build.and([build('a.subject', '>=', `${one}/`), build('a.subject', '<', `${one}0`)]),
          ]),
        ),
      ),
    )
    .$if(q !== '', (query) => {
      const pattern = containing(q.toLowerCase());
      return query.where(
        sql<boolean>`lower(coalesce(a.before, '') || ' ' || coalesce(a.after, '') || ' ' || a.subject || ' ' || a.actor) like ${pattern} escape '\\'`,
      );
    })
    .$if(from !== undefined, (query) => query.where('a.created_at', '>=', getDayStart(from ?? '')))
    .$if(to !== undefined, (query) => query.where('a.created_at', '<', getDayEnd(to ?? '')));
}

function readEntry(json: string | null): unknown {
  return json === null ? undefined : parseJson(json);
}
