import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { orderByColumn, nullable, rankByValue, type SortColumns } from '../../base/shared/list-order.server';
import { getPage } from '../../base/shared/paging.rules';
import {
  getQuoteStatus,
  QUOTE_STATUS,
  type QuoteFilter,
  type QuoteSort,
  type QuoteStatus,
} from './quote-states.rules';
import { countByValue, countRows, takePage, whereContainsWords } from '../../base/shared/list-queries.server';

export type AccountQuote = Awaited<ReturnType<typeof listAccountQuotes>>['quotes'][number];

const PAGE_SIZE = 50;

/** The current status; priced quotes expire by time. */
function selectStatus(now: string): RawBuilder<QuoteStatus> {
  return sql<QuoteStatus>`case when q.status = 'priced' and (q.expires_at is null or q.expires_at <= ${now})
    then 'expired' else q.status end`;
}

function getSortColumns(now: string): SortColumns<QuoteSort> {
  return {
    number: [sql`q.number`],
    requested: [sql`q.created_at`],
    customer: [sql`lower(q.first_name || ' ' || q.last_name)`],
    lines: [sql`lines`],
    subtotal: [nullable(sql`"subtotalCents"`)],
    expires: [nullable(sql`q.expires_at`)],
    status: [rankByValue(selectStatus(now), Object.keys(QUOTE_STATUS()))],
  };
}

/** Matches quotes that contain every word in number, name, email, company, or a SKU. */
function whereContains(text: string): RawBuilder<SqlBool> {
  return whereContainsWords(
    text,
    (
      pattern,
    ) => sql`(lower(q.number || ' ' || q.email || ' ' || q.first_name || ' ' || q.last_name || ' ' || q.company)
        like ${pattern} escape '\\'
      or q.id in (select l.quote_id from quote_lines l join products p on p.id = l.product_id
        where lower(p.sku) like ${pattern} escape '\\'))`,
  );
}

/** Lists quotes for staff, with counts per status. The default order is unanswered first, then newest. */
export async function listQuotes(db: Db, { q, status, order }: QuoteFilter, wanted: number) {
  const now = nowIso();
  const matching = selectQuotes(db).$if(q !== '', (query) => query.where(whereContains(q)));
  const { counts, total } = await countByValue(matching, selectStatus(now), status);
  const page = getPage(total, wanted, PAGE_SIZE);
  const waits = sql`case when q.status = 'requested' or q.needs_answer = 1 then 0 else 1 end`;
  const rows = await selectSummaries(
    matching.$if(status !== undefined, (query) => query.where(selectStatus(now), '=', status ?? 'requested')),
  )
    .orderBy(
      order === undefined ? sql`${waits}, q.id desc` : orderByColumn(getSortColumns(now), order, sql`q.id`),
    )
    .$call(takePage(page))
    .execute();
  return { page, counts, quotes: rows.map((row) => toSummary(row, now)) };
}

/** Lists an account's quotes with their keys, newest first. */
export async function listAccountQuotes(db: Db, customerId: number, wanted: number) {
  const own = selectQuotes(db).where('q.customer_id', '=', customerId);
  const total = await countRows(own);
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectSummaries(own)
    .select('q.access_key as accessKey')
    .orderBy('q.id', 'desc')
    .$call(takePage(page))
    .execute();
  const now = nowIso();
  return { page, quotes: rows.map(({ accessKey, ...row }) => ({ ...toSummary(row, now), accessKey })) };
}

function selectSummaries(quotes: ReturnType<typeof selectQuotes>) {
  const columns = quotes
    .select(['q.id', 'q.number', 'q.status', 'q.first_name', 'q.last_name'])
    .select(['q.company', 'q.email', 'q.needs_answer', 'q.created_at as createdAt'])
    .select('q.expires_at as expiresAt');
  return columns.select((build) => [
    build
      .selectFrom('quote_lines as l')
      .select((line) => line.fn.countAll<number>().as('lines'))
      .whereRef('l.quote_id', '=', 'q.id')
      .as('lines'),
    build
      .selectFrom('quote_lines as l')
      .select(sql<number | null>`sum(l.unit_price_cents * l.quantity)`.as('subtotal'))
      .whereRef('l.quote_id', '=', 'q.id')
      .as('subtotalCents'),
  ]);
}

function selectQuotes(db: Db) {
  return db.selectFrom('quotes as q');
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>;

function toSummary(row: SummaryRow, now: string) {
  const { first_name, last_name, needs_answer, lines, ...quote } = row;
  return {
    ...quote,
    status: getQuoteStatus(quote, now),
    customerName: `${first_name} ${last_name}`,
    needsAnswer: needs_answer === 1,
    lines: lines ?? 0,
  };
}
