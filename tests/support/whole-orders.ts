import { sql } from 'kysely';

import type { Db } from '../../db/schema';
import { isTaken, type BookedCharge } from './sandbox-books';

/** Sentences that must be true of every order however the store ended; each query finds the orders for which it is not. */
const HALF_WRITTEN = {
  'an order has lines that add up to its subtotal': sql<{ id: number }>`
    select o.id from orders o left join order_lines l on l.order_id = o.id
    group by o.id having coalesce(sum(l.total_cents), -1) <> o.subtotal_cents`,
  'an order’s parts add up to its total': sql<{ id: number }>`
    select id from orders where subtotal_cents + shipping_cents + tax_cents <> total_cents`,
  'an order has one payment attempt, of its total': sql<{ id: number }>`
    select o.id from orders o left join payment_attempts a on a.order_id = o.id
    group by o.id having count(a.id) <> 1 or sum(a.amount_cents) <> o.total_cents`,
  'an order’s timeline begins with its placing and ends with its state': sql<{ id: number }>`
    select o.id from orders o where
      (select count(*) from order_events e where e.order_id = o.id and e.from_state is null) <> 1 or
      (select e.to_state from order_events e where e.order_id = o.id order by e.id desc limit 1) <> o.state`,
  'an order has taken from the shelf what its lines say': sql<{ id: number }>`
    select l.order_id as id from order_lines l
    left join stock_movements m
      on m.cause = 'order:' || l.order_id and m.kind = 'sale' and m.product_id = l.product_id
    group by l.id having coalesce(sum(m.delta), 0) <> -l.quantity`,
  'a cancelled order has put all of it back, and no other order any of it': sql<{ id: number }>`
    select o.id from orders o join order_lines l on l.order_id = o.id
    left join stock_movements m
      on m.cause = 'order:' || o.id and m.kind = 'release' and m.product_id = l.product_id
    group by o.id, l.id
    having coalesce(sum(m.delta), 0) <> case when o.state = 'cancelled' then l.quantity else 0 end`,
  'a paid order has one mail, and no other order has any': sql<{ id: number }>`
    select o.id from orders o where
      (select count(*) from outbox m where m.event_key = 'order:' || o.id || ':paid')
      <> case when o.state = 'paid' then 1 else 0 end`,
};

/** The sentences that are not true, with the orders that they are not true of. */
export async function halfWritten(db: Db): Promise<string[]> {
  const problems: string[] = [];
  for (const [sentence, query] of Object.entries(HALF_WRITTEN)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) problems.push(`not so: ${sentence}: ${rows.map(({ id }) => id).join(', ')}`);
  }
  return problems;
}

export interface ComparedBooks {
  /** What our orders received and did not give back, in cents, and what the provider says. */
  oursCents: number;
  theirsCents: number;
  paid: number;
  cancelled: number;
  review: number;
  refunded: number;
  /** Where the two disagree, each in a sentence. */
  differences: string[];
}

/** Holds our orders against the provider's books, charge by charge. */
export async function compareBooks(db: Db, charges: BookedCharge[]): Promise<ComparedBooks> {
  const attempts = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select(['a.idempotency_key as key', 'a.state', 'a.captured_cents as captured', 'o.number'])
    .select(['o.state as orderState', 'o.total_cents as total', 'o.received_cents as received'])
    .execute();
  const chargeOf = new Map(charges.map((charge) => [charge.key, charge]));
  const known = new Set(attempts.map(({ key }) => key));
  const differences = charges
    .filter((charge) => isTaken(charge) && !known.has(charge.key))
    .map(({ key }) => `charged without an order: ${key}`);
  let oursCents = 0;
  for (const { key, state, captured, number, orderState, total, received } of attempts) {
    const charge = chargeOf.get(key);
    const taken = charge !== undefined && isTaken(charge) ? charge.amountCents - charge.refundedCents : 0;
    const expected = {
      succeeded: captured === total ? 'paid' : 'review',
      failed: 'cancelled',
      refund_due: 'nothing for long',
      refunded: 'cancelled',
      sent: 'nothing for long',
    }[state];
    const ours = state === 'succeeded' ? received : 0;
    oursCents += ours;
    if (orderState !== expected) differences.push(`${number}: ${orderState}, its payment is ${state}`);
    if (taken !== ours) differences.push(`${number}: ${ours} cents here, ${taken} at the provider`);
  }
  const count = (state: string) => attempts.filter(({ orderState }) => orderState === state).length;
  return {
    oursCents,
    theirsCents: charges
      .filter(isTaken)
      .reduce((sum, charge) => sum + charge.amountCents - charge.refundedCents, 0),
    paid: count('paid'),
    cancelled: count('cancelled'),
    review: count('review'),
    refunded: attempts.filter(({ state }) => state === 'refunded').length,
    differences,
  };
}
