import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { nullable, orderByColumn, type SortColumns } from '../../base/shared/list-order.server';
import { takePage, whereContainsWords } from '../../base/shared/list-queries.server';
import { getPage } from '../../base/shared/paging.rules';
import type { HoldFilter, HoldKind, HoldSort } from './hold-list.rules';

export type Hold = Awaited<ReturnType<typeof listHolds>>['holds'][number];

const PAGE_SIZE = 50;

const KIND = sql<HoldKind>`case when o.customer_id is not null then 'account'
  when o.is_email_unconfirmed = 1 then 'unconfirmed' else 'confirmed' end`;

const UNITS = sql<number>`(select coalesce(sum(l.quantity - l.restocked_quantity), 0) from order_lines l
  where l.order_id = o.id)`;

const COLUMNS: SortColumns<HoldSort> = {
  number: [sql`o.number`],
  buyer: [sql`lower(o.first_name || ' ' || o.last_name)`],
  units: [UNITS],
  value: [sql`o.total_cents`],
  placed: [sql`o.placed_at`],
  until: [nullable(sql`o.expires_at`)],
};

function selectHolds(db: Db) {
  return db.selectFrom('orders as o').where('o.state', '=', 'awaiting_transfer');
}

function selectMatching(db: Db, { q }: HoldFilter) {
  return selectHolds(db).$if(q !== '', (query) =>
    query.where(
      whereContainsWords(
        q,
        (pattern) => sql`lower(o.number || ' ' || o.email || ' ' || o.first_name || ' ' || o.last_name
          || ' ' || o.company) like ${pattern} escape '\\'`,
      ),
    ),
  );
}

/** Lists the unpaid orders by transfer, which hold stock, with what they hold in all. The oldest come first. */
export async function listHolds(db: Db, filter: HoldFilter, wanted: number) {
  const { kind, order } = filter;
  const sums = await selectMatching(db, filter)
    .select([
      KIND.as('kind'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(${UNITS})`.as('units'),
      sql<number>`sum(o.total_cents)`.as('cents'),
    ])
    .groupBy(sql`1`)
    .execute();
  const chosen = sums.filter((sum) => kind === undefined || sum.kind === kind);
  const addUp = (field: 'count' | 'units' | 'cents') => chosen.reduce((sum, row) => sum + row[field], 0);
  const page = getPage(addUp('count'), wanted, PAGE_SIZE);
  const holds = await selectColumns(selectMatching(db, filter))
    .$if(kind !== undefined, (query) => query.where(KIND, '=', kind ?? 'account'))
    .orderBy(orderByColumn(COLUMNS, order ?? { by: 'placed', isDescending: false }, sql`o.id`))
    .$call(takePage(page))
    .execute();
  return {
    page,
    counts: countKinds(sums),
    units: addUp('units'),
    valueCents: addUp('cents'),
    holds,
  };
}

/** Finds the chosen holds, without those that have ended. */
export async function findHolds(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return selectColumns(selectHolds(db)).where('o.id', 'in', orderIds).orderBy('o.id').execute();
}

function selectColumns(query: ReturnType<typeof selectHolds>) {
  return query
    .select(['o.id', 'o.number', 'o.email', 'o.company', 'o.placed_at as placedAt'])
    .select(['o.total_cents as totalCents', 'o.received_cents as receivedCents'])
    .select(['o.expires_at as expiresAt', 'o.updated_at as updatedAt'])
    .select(sql<string>`o.first_name || ' ' || o.last_name`.as('buyer'))
    .select([KIND.as('kind'), UNITS.as('units')]);
}

function countKinds(sums: readonly { kind: HoldKind; count: number }[]): Record<HoldKind, number> {
  const countOf = (kind: HoldKind) => sums.find((sum) => sum.kind === kind)?.count ?? 0;
  return {
    unconfirmed: countOf('unconfirmed'),
    confirmed: countOf('confirmed'),
    account: countOf('account'),
  };
}
