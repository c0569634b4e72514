import { sql } from 'kysely';

import type { Db, Trx } from '../../../db/schema';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { nowIso } from '../../domain/base/shared/clock';
import { ORDER_STATE_NAMES } from '../../domain/selling/orders/order-states.rules';
import { getQuoteStatus, QUOTE_STATUS } from '../../domain/selling/quotes/quote-states.rules';
import type { Buyer } from './personal-data.schema';
import { type BuyerRecords, countRecords, findBuyerRecords, listOf } from './buyer-records.queries.server';

/** Finds how much the store has about a buyer, and what is open. @throws like `findBuyerRecords` */
export async function findBuyerSummary(db: Db, buyer: Buyer) {
  const records = await findBuyerRecords(db, buyer);
  return {
    email: records.email,
    counts: countRecords(records),
    open: await listOpenBusiness(db, records),
  };
}

/** Lists what must be closed before a buyer can be erased, in words. */
export async function listOpenBusiness(db: Db | Trx, records: BuyerRecords): Promise<string[]> {
  return [
    ...(await listOpenOrders(db, records)),
    ...(await listOpenPayments(db, records)),
    ...(await listOpenQuotes(db, records)),
  ];
}

async function listOpenOrders(db: Db | Trx, { orderIds }: BuyerRecords): Promise<string[]> {
  const unfinished = await db
    .selectFrom('orders')
    .select(['number', 'state'])
    .where('id', 'in', listOf(orderIds))
    .where('state', 'not in', ['fulfilled', 'cancelled'])
    .orderBy('id')
    .execute();
  const owed = await db
    .selectFrom('orders')
    .select(['number', sql<number>`total_cents - received_cents`.as('cents')])
    .where('id', 'in', listOf(orderIds))
    .where('state', '=', 'fulfilled')
    .where('payment_method', '=', 'account')
    .where('paid_at', 'is', null)
    .orderBy('id')
    .execute();
  return [
    ...unfinished.map(({ number, state }) => `Order ${number}: ${ORDER_STATE_NAMES[state]}`),
    ...owed.map(({ number, cents }) => `Order ${number}: ${formatMoney(cents)} due on account`),
  ];
}

/** Payments, refunds, and disputes that money may still move for. */
async function listOpenPayments(db: Db | Trx, { orderIds, paymentIds }: BuyerRecords): Promise<string[]> {
  const attempts = await db
    .selectFrom('payment_attempts as a')
    .leftJoin('orders as o', 'o.id', 'a.order_id')
    .select(['o.number', 'a.amount_cents', 'a.state'])
    .where('a.state', 'in', ['sent', 'refund_due'])
    .where((build) =>
      build.or([build('a.order_id', 'in', listOf(orderIds)), build('a.id', 'in', listOf(paymentIds))]),
    )
    .orderBy('a.id')
    .execute();
  const refunds = await db
    .selectFrom('order_refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .leftJoin('refunds as p', 'p.id', 'r.refund_id')
    .select(['o.number', 'r.amount_cents'])
    .where('r.order_id', 'in', listOf(orderIds))
    .where((build) =>
      build.or([
        build('p.state', '=', 'due'),
        build.and([build('r.refund_id', 'is', null), build('r.sent_at', 'is', null)]),
      ]),
    )
    .orderBy('r.id')
    .execute();
  const disputes = await db
    .selectFrom('payment_disputes as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select(['o.number', 'd.amount_cents'])
    .where('d.order_id', 'in', listOf(orderIds))
    .where('d.state', '=', 'open')
    .orderBy('d.id')
    .execute();
  return [
    ...attempts.map(({ number, amount_cents, state }) => {
      const what = number === null ? 'Unapplied payment' : `Order ${number}`;
      const open = state === 'sent' ? 'isn’t confirmed' : 'needs to be refunded';
      return `${what}: a payment of ${formatMoney(amount_cents)} ${open}`;
    }),
    ...refunds.map(
      ({ number, amount_cents }) => `Order ${number}: a ${formatMoney(amount_cents)} refund hasn’t been sent`,
    ),
    ...disputes.map(
      ({ number, amount_cents }) => `Order ${number}: a ${formatMoney(amount_cents)} dispute is open`,
    ),
  ];
}

async function listOpenQuotes(db: Db | Trx, { quoteIds }: BuyerRecords): Promise<string[]> {
  const quotes = await db
    .selectFrom('quotes')
    .select(['number', 'status', 'expires_at as expiresAt'])
    .where('id', 'in', listOf(quoteIds))
    .where('status', 'in', ['requested', 'priced'])
    .orderBy('id')
    .execute();
  const now = nowIso();
  return quotes
    .map(({ number, ...quote }) => ({ number, status: getQuoteStatus(quote, now) }))
    .filter(({ status }) => status !== 'expired')
    .map(({ number, status }) => `Quote ${number}: ${QUOTE_STATUS()[status].name}`);
}
