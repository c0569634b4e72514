import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../../db/schema';
import { countRows, takePage, whereContainsWords } from '../../base/shared/list-queries.server';
import { getPage } from '../../base/shared/paging.rules';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import { findOrder } from './orders.queries.server';
import { normalizeOrderNumber } from './order-lookup.schema';
import { listOrderRefunds } from './order-refunds.queries.server';
import type { OrderState } from './order-states.rules';

export type AccountOrder = Awaited<ReturnType<typeof listAccountOrders>>['orders'][number];

interface AccountOrderPage {
  /** Searches the order number, PO number, and the part numbers and names of the lines. */
  q?: string;
  page?: number;
  pageSize: number;
}

/** Matches orders (`o`) by their number in any spelling, or by every word. */
function whereContains(q: string): RawBuilder<SqlBool> {
  const hasWords = whereContainsWords(
    q,
    (pattern) => sql`(lower(o.number || ' ' || o.po_number) like ${pattern} escape '\\'
      or exists (select 1 from order_lines l left join products p on p.id = l.product_id
        where l.order_id = o.id and lower(l.sku || ' ' || coalesce(p.product_number, '') || ' '
          || ${inPageLanguage('l.name')}) like ${pattern} escape '\\'))`,
  );
  return sql<SqlBool>`(o.number = ${normalizeOrderNumber(q)} or ${hasWords})`;
}

/** A page of the account's orders, newest first, including those of colleagues. */
export async function listAccountOrders(
  db: Db,
  customerId: number,
  { q = '', page: wanted = 1, pageSize }: AccountOrderPage,
) {
  const matching = db
    .selectFrom('orders as o')
    .where('o.customer_id', '=', customerId)
    .$if(q !== '', (query) => query.where(whereContains(q)));
  const page = getPage(await countRows(matching), wanted, pageSize);
  const rows = await matching
    .leftJoin('company_users as u', 'u.id', 'o.placed_by_user_id')
    .select(['o.id', 'o.number', 'o.state'])
    .select(['o.total_cents as totalCents', 'o.po_number as poNumber'])
    .select(['o.placed_at as placedAt', 'u.first_name', 'u.last_name'])
    .orderBy('o.id', 'desc')
    .$call(takePage(page))
    .execute();
  const orders = rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    placedBy: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
  }));
  return { page, orders };
}

/** An order of the account, and the key of its public pages; undefined when it is another account's. */
export async function findAccountOrder(db: Db, customerId: number, orderId: number) {
  const row = await db
    .selectFrom('orders')
    .select(['access_key', 'placed_by_user_id'])
    .where('id', '=', orderId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const order = row && (await findOrder(db, orderId));
  return order && { order, accessKey: row.access_key, placedByUserId: row.placed_by_user_id };
}

/** Finds the access key of an order by its number and email address. */
export async function findOrderKey(db: Db, { orderNumber, email }: { orderNumber: string; email: string }) {
  const order = await db
    .selectFrom('orders')
    .select(['access_key', 'email'])
    .where('number', '=', normalizeOrderNumber(orderNumber))
    .executeTakeFirst();
  return order?.email.toLowerCase() === email.toLowerCase() ? order.access_key : undefined;
}

/** A timeline entry as buyers see it, without staff names and reasons. */
export type OrderMoment = { at: string } & (
  { kind: 'state'; from: OrderState | null; state: OrderState } | { kind: 'refund'; amountCents: number }
);

/** Lists an order's states and refunds in order. */
export async function listOrderMoments(db: Db, orderId: number): Promise<OrderMoment[]> {
  const events = await db
    .selectFrom('order_events')
    .select(['from_state', 'to_state', 'created_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'state')
    .orderBy('id')
    .execute();
  const refunds = await listOrderRefunds(db, orderId);
  const moments: OrderMoment[] = [
    ...events.map(({ from_state, to_state, created_at }) => ({
      kind: 'state' as const,
      from: from_state,
      state: to_state,
      at: created_at,
    })),
    ...refunds
      .filter((refund) => refund.state !== 'failed')
      .map(({ amountCents, createdAt }) => ({ kind: 'refund' as const, amountCents, at: createdAt })),
  ];
  return moments.sort((a, b) => a.at.localeCompare(b.at));
}
