import type { Selectable } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import type { QuotesTable } from '../../../../db/tables/correspondence';
import { nowIso } from '../../base/shared/clock';
import { linesOfQuote, type QuotedLine } from './quoted-lines.queries.server';
import { quoteStatusAt, type QuoteStatus } from './quote-states.rules';

export interface Quote {
  id: number;
  number: string;
  accessKey: string;
  customerId: number | null;
  /** The current status, including expiry. */
  status: QuoteStatus;
  revision: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  staffNote: string;
  declineReason: string;
  declinedBy: '' | 'buyer' | 'staff';
  needsAnswer: boolean;
  createdAt: string;
  pricedAt: string | null;
  expiresAt: string | null;
  /** Its order, while it is accepted. */
  order: { id: number; number: string; accessKey: string; policy: 'express' | 'standard' } | undefined;
  lines: QuotedLine[];
}

/** Finds a quote by the secret in its link. */
export async function findQuoteByAccessKey(db: Db | Trx, accessKey: string): Promise<Quote | undefined> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('access_key', '=', accessKey)
    .executeTakeFirst();
  return row && quoteOf(db, row);
}

export async function findQuote(db: Db | Trx, id: number): Promise<Quote | undefined> {
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && quoteOf(db, row);
}

async function quoteOf(db: Db | Trx, row: Selectable<QuotesTable>): Promise<Quote> {
  const order =
    row.status !== 'accepted' || row.order_id === null
      ? undefined
      : await db
          .selectFrom('orders')
          .select(['id', 'number', 'access_key', 'policy'])
          .where('id', '=', row.order_id)
          .executeTakeFirst();
  return {
    id: row.id,
    number: row.number,
    accessKey: row.access_key,
    customerId: row.customer_id,
    status: quoteStatusAt({ status: row.status, expiresAt: row.expires_at }, nowIso()),
    revision: row.revision,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    message: row.message,
    staffNote: row.staff_note,
    declineReason: row.decline_reason,
    declinedBy: row.declined_by,
    needsAnswer: row.needs_answer === 1,
    createdAt: row.created_at,
    pricedAt: row.priced_at,
    expiresAt: row.expires_at,
    order: order && {
      id: order.id,
      number: order.number,
      accessKey: order.access_key,
      policy: order.policy,
    },
    lines: await linesOfQuote(db, row.id, row.customer_id),
  };
}

/** Finds the access key of an order's quote, for retrying. */
export async function findQuoteKeyOfOrder(db: Db, orderAccessKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('quotes as q')
    .innerJoin('orders as o', 'o.id', 'q.order_id')
    .select('q.access_key')
    .where('o.access_key', '=', orderAccessKey)
    .executeTakeFirst();
  return row?.access_key;
}
