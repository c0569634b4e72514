import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';

import { readCart } from '../../app/domain/selling/cart/cart.queries.server';
import { EXPRESS_POLICY, getTotals } from '../../app/domain/selling/checkout/totals.rules';
import { randomKey } from '../../app/domain/base/shared/random.server';
import { action } from '../../app/routes/store/checkout';
import { openDatabase } from '../../db/client';
import { isPostgres } from '../../db/dialect';
import type { Db } from '../../db/schema';
import { customer } from '../support/placement';
import { answerOf, posting } from '../support/requests';
import { openTestStore } from '../support/test-store';

it('a provider is asked for money when the order is committed, and no transaction is open', async () => {
  const store = await openTestStore({ seeded: true, chargeTimeoutMs: 30_000 });
  const { cartId, cookie } = await store.cartWith({ productId: 1, quantity: 2 });
  const { lines } = await readCart(store.db, cartId);
  const charge = store.sandbox.charge.bind(store.sandbox);
  const seen: unknown[] = [];
  // Another connection, as another process has: it sees what is committed and nothing else.
  const other = openDatabase(store.env.databaseUrl);
  vi.spyOn(store.sandbox, 'charge').mockImplementation(async (request, signal) => {
    seen.push(await orderOf(other, request.key), await transactionsBeside(other));
    return charge(request, signal);
  });
  const fields = {
    ...customer,
    paymentMethod: 'stripe',
    checkoutToken: randomKey(),
    expectedTotalCents: String(getTotals(lines, EXPRESS_POLICY).totalCents),
  };
  const answer = await answerOf(async () => action(await posting(store, '/checkout', fields, { cookie })));
  await other.destroy();
  expect(answer.status).toBe(303);
  expect(seen).toEqual([{ orderState: 'pending', attemptState: 'sent', isWhole: 1, lines: 1 }, 0]);
});

async function orderOf(db: Db, key: string): Promise<unknown> {
  const { rows } = await sql`
    select o.state as "orderState", a.state as "attemptState", a.amount_cents = o.total_cents as "isWhole",
      (select count(*) from order_lines l where l.order_id = o.id) as lines
    from payment_attempts a join orders o on o.id = a.order_id where a.idempotency_key = ${key}`.execute(db);
  return rows[0];
}

/** How many others have a transaction open. SQLite has one at most, and gives its lock to nobody meanwhile: then it throws. */
async function transactionsBeside(db: Db): Promise<number> {
  if (!isPostgres(db)) {
    await sql`pragma busy_timeout = 0`.execute(db);
    await db.transaction().execute(() => Promise.resolve());
    return 0;
  }
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
}
